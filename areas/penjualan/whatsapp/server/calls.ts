import { audit } from "#company/audit/audit.ts";
import { dokumenTerlihat } from "#company/orderMilik.ts";
import { kop, maySend } from "#company/perusahaan.ts";
import { angkaTelepon, isNomorWa } from "#kernel/telepon.ts";
import { translating } from "#platform/db/database.ts";
import type { Handlers, OpenCtx, User, WriteCtx } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { conflict, invalidField, must, notAllowed, notFound } from "#platform/http/refusal.ts";
import { handOverPenawaran } from "../../penawaran/server/surat.ts";
import { mayShare } from "../../tautan/server/rules.ts";
import { orderDokumen } from "../../tautan/server/sql.ts";
import { whatsapp } from "../contract.ts";
import type { JenisWa } from "../isiWa.ts";
import { insertPesan, lastPesan, pesanDokumen } from "./sql.ts";

const TINDAKAN = "mengirim dokumen ini";
const BELUM =
  "WhatsApp belum disambungkan: administrator mengisi setelan WHATSAPP di server. Sementara itu pakai tombol WhatsApp pada tautannya.";
const MENUNGGU = "Dokumen ini sedang dikirim ke nomor itu";

const SEBUTAN: Readonly<Record<JenisWa, string>> = {
  order: "Sales order",
  invoice: "Invoice",
  suratJalan: "Surat jalan",
  retur: "Retur",
  penawaran: "Penawaran",
};

const siap = ({ services }: Pick<OpenCtx, "services">): boolean => services.config.whatsapp !== null;

export const whatsappCalls: Handlers<typeof whatsapp> = implement(whatsapp, {
  getPesanWa: {
    async read(context, dokumen) {
      const { db, user } = context;
      if (!mayShare(user, dokumen.jenis)) throw notAllowed(TINDAKAN);
      if (!(await dokumenTerlihat(db, user, dokumen.jenis, dokumen.id))) throw notFound("Dokumen");
      return { data: await pesanDokumen(db, dokumen), siap: siap(context) };
    },
  },
  kirimWa: {
    write: (deed, input) => translating(() => queuePesan(deed, input), { pesan_wa_terbuka: () => conflict(MENUNGGU) }),
  },
  getWaKeluar: {
    async read(context) {
      return { data: await lastPesan(context.db), siap: siap(context) };
    },
  },
});

type Diminta = { jenis: JenisWa; id: string; nomor: string };

async function queuePesan(deed: WriteCtx, { jenis, id, nomor: tertulis }: Diminta) {
  const idSo = await paperToSend(deed, deed.user, { jenis, id });
  if (!siap(deed)) throw conflict(BELUM);
  const nomor = angkaTelepon(tertulis);
  if (!isNomorWa(nomor)) throw invalidField("nomor", `Nomor ${tertulis} tidak dapat dihubungi lewat WhatsApp`);
  const company = await kop(deed.tx);
  must(maySend(company));
  // An offer that is sent has gone out.
  if (jenis === "penawaran") await handOverPenawaran(deed, id);
  const idPesan = await insertPesan(deed, { jenis, id, nomor, teks: `${SEBUTAN[jenis]} ${id} dari ${company.nama}` });
  await audit(deed, { jenis, id, ...(idSo ? { idSo } : {}), sesudah: { whatsapp: `Dikirim ke ${nomor}` } });
  return { message: `Pesan WhatsApp ke ${nomor} di kotak keluar`, data: { idPesan } };
}

/** The order of a paper that this person may send, null where it belongs to none. */
async function paperToSend(
  { tx }: WriteCtx,
  user: User,
  { jenis, id }: Omit<Diminta, "nomor">,
): Promise<string | null> {
  if (!mayShare(user, jenis)) throw notAllowed(TINDAKAN);
  if (!(await dokumenTerlihat(tx, user, jenis, id))) throw notFound("Dokumen");
  const idSo = await orderDokumen(tx, { jenis, id });
  if (idSo === undefined) throw notFound("Dokumen");
  return idSo;
}
