import { audit } from "#company/audit/audit.ts";
import { type Kiriman, type Lampiran, salamEmail } from "#company/kirimEmail.ts";
import { kop, letterhead } from "#company/perusahaan.ts";
import { jakartaToday, rupiah, tanggal } from "#kernel/format.ts";
import type { Deed, ReadCtx } from "#platform/http/context.ts";
import { must } from "#platform/http/refusal.ts";
import { kodeRevisi } from "../label.ts";
import { kertasPenawaran } from "./pdf.ts";
import { maySendPenawaran } from "./rules.ts";
import { findPenawaran, findRevisi, findTerkirim, lockPenawaran, markSent } from "./sql.ts";

type Sumber = Pick<ReadCtx, "db" | "services" | "today">;

/** The paper of a revision, of the one that is offered now where none is named. */
export async function lampiranPenawaran(
  { db, services, today }: Sumber,
  id: string,
  revisi: number | null,
): Promise<Lampiran> {
  const [company, row] = await Promise.all([letterhead(db, services.storage), findPenawaran(db, today, id)]);
  const isi = await findRevisi(db, id, revisi ?? row.revisi);
  const nama = `${kodeRevisi(id, isi.revisi).replace("/", "-")}.pdf`;
  return { nama, kertas: () => kertasPenawaran(company, row, isi) };
}

/** The paper that a customer has: of the revision that went out last. */
export async function lampiranTerkirim(sumber: Pick<ReadCtx, "db" | "services">, id: string): Promise<Lampiran> {
  const today = jakartaToday(sumber.services.clock());
  const { revisi } = await findTerkirim(sumber.db, id);
  return lampiranPenawaran({ ...sumber, today }, id, revisi);
}

/** The mail with it to the customer; with it the offer has gone out. */
export async function emailPenawaran(context: ReadCtx, id: string): Promise<Kiriman> {
  const { db, services, user, now, today } = context;
  const [company, row] = await Promise.all([letterhead(db, services.storage), findPenawaran(db, today, id)]);
  must(maySendPenawaran(row));
  const isi = await findRevisi(db, id, row.revisi);
  const kode = kodeRevisi(id, row.revisi);
  return {
    pengirim: company,
    idSo: null,
    idInvoice: null,
    idPenawaran: id,
    alamat: row.email,
    perihal: `Penawaran ${kode} - ${company.nama}`,
    isi: salamEmail(company, row.namaCustomer, [
      `Terlampir penawaran ${kode} dengan total ${rupiah(row.total)}, berlaku sampai ${tanggal(row.berlakuSampai)}.`,
      "Hubungi kami bila ada yang ingin ditanyakan atau diubah.",
    ]),
    lampiran: { nama: `${kode.replace("/", "-")}.pdf`, kertas: () => kertasPenawaran(company, row, isi) },
    catat: (tx) => sendPenawaran({ tx, user, now, today, call: "kirimEmailPenawaran" }, id),
  };
}

/** Notes that what is offered now has gone out. */
export async function sendPenawaran(deed: Deed, idPenawaran: string): Promise<void> {
  if (!(await markSent(deed.tx, idPenawaran, deed.now))) return;
  await audit(deed, {
    jenis: "penawaran",
    id: idPenawaran,
    sebelum: { status: "Draft" },
    sesudah: { status: "Dikirim" },
  });
}

/** The same, where it may go out. */
export async function handOverPenawaran(deed: Deed, idPenawaran: string): Promise<void> {
  must(maySendPenawaran(await lockPenawaran(deed, idPenawaran)));
  await sendPenawaran(deed, idPenawaran);
}

/** The text for WhatsApp to the customer, and the number it goes to. */
export async function pesanWa({ db, today }: Pick<ReadCtx, "db" | "today">, id: string) {
  const [company, row] = await Promise.all([kop(db), findPenawaran(db, today, id)]);
  const { baris } = await findRevisi(db, id, row.revisi);
  const pesan = [
    `Yth. ${row.namaCustomer},`,
    "",
    `Penawaran kami ${kodeRevisi(id, row.revisi)}:`,
    ...baris.map(({ qty, namaProduk }) => `- ${qty} x ${namaProduk}`),
    `Total ${rupiah(row.total)}, berlaku sampai ${tanggal(row.berlakuSampai)}.`,
    "",
    "Terima kasih,",
    company.nama,
  ];
  return { telepon: row.noTelp, pesan: pesan.join("\n") };
}
