import { DITARIK } from "#areas/keuangan/pengajuan/isiPengajuan.ts";
import { lockSo, refreshStatus } from "#books/pesanan/pesanan.ts";
import { audit } from "#company/audit/audit.ts";
import { setelan } from "#company/perusahaan.ts";
import { decideRequest, withdraw } from "#company/putusan.ts";
import type { Deed, Input } from "#platform/http/context.ts";
import { found, must } from "#platform/http/refusal.ts";
import type { koreksi } from "../contract.ts";
import { type JenisKoreksi, namaKoreksi, putusanOf } from "../isiKoreksi.ts";
import type { Apply } from "./apply.ts";
import { applyBatalInvoice } from "./batalInvoice.ts";
import { applyIzin, dropUnpermitted } from "./izin.ts";
import { applyNotaKredit } from "./notaKredit.ts";
import { mayDecideKoreksi } from "./rules.ts";
import { decideKoreksi, findKoreksi, type HasilUbah, type KoreksiRow, sasaranOf } from "./sql.ts";
import { applyBatalOrder, applyUbah } from "./ubah.ts";
import { applyHapusPiutang } from "./writeOff.ts";

const APPLY: Readonly<Record<JenisKoreksi, Apply>> = {
  ubah: applyUbah,
  batal: applyBatalOrder,
  "batal-invoice": applyBatalInvoice,
  "nota-kredit": applyNotaKredit,
  "hapus-piutang": applyHapusPiutang,
  izin: applyIzin,
};

/** Decides a correction, once; where two must approve, the first is noted. Answers whether it is decided now. */
export async function putuskanKoreksi(deed: Deed, input: Input<typeof koreksi.putuskanKoreksi>): Promise<boolean> {
  const { tx, user } = deed;
  const { idKoreksi: id, status, note } = input;
  const row = await lockKoreksi(deed, id);
  const aturan = await setelan(tx);
  must(mayDecideKoreksi(user, row, aturan));
  const { selesai, catatan } = await decideRequest(deed, sasaranOf(row), { ...putusanDari(row), status, note }, aturan);
  const tentang = { jenis: "koreksi", id, idSo: row.idSo } as const;
  if (!selesai) {
    await audit(deed, { ...tentang, sebelum: {}, sesudah: catatan });
    return false;
  }
  const simpan = (hasil?: HasilUbah) => decideKoreksi(deed, id, { status, note }, hasil ?? null);
  if (status === "Disetujui") await APPLY[row.jenis](deed, row, simpan);
  else await simpan();
  if (status === "Ditolak" && row.jenis === "izin") await dropUnpermitted(deed, row.idSo, note);
  await refreshStatus(deed, [row.idSo]);
  await audit(deed, {
    ...tentang,
    sebelum: { status: "Menunggu", note: "" },
    sesudah: { status, note, ...catatan },
  });
  return true;
}

export async function tarikKoreksi(deed: Deed, input: Input<typeof koreksi.tarikKoreksi>): Promise<void> {
  const { idKoreksi: id, note } = input;
  const row = await lockKoreksi(deed, id);
  await withdraw(deed, sasaranOf(row), { ...putusanDari(row), note });
  const sesudah = { note: note || DITARIK, ditarik: true };
  await decideKoreksi(deed, id, { status: "Ditolak", ...sesudah });
  if (row.jenis === "izin") await dropUnpermitted(deed, row.idSo, sesudah.note);
  const tentang = { jenis: "koreksi", id, idSo: row.idSo } as const;
  await audit(deed, {
    ...tentang,
    sebelum: { status: row.status, ditarik: false },
    sesudah: { status: "Ditolak", ...sesudah },
  });
}

/** What is decided; the news of it leads to the order. */
const putusanDari = ({ jenis, idKoreksi, idSo }: KoreksiRow) => ({
  ...{ jenis: putusanOf(jenis), id: idKoreksi, versi: 1, sebutan: namaKoreksi(jenis) },
  dokumen: { jenis: "order", kunci: idSo } as const,
});

/** The order is locked first, as by every action; the correction is read once the lock is there. */
async function lockKoreksi(deed: Deed, idKoreksi: string): Promise<KoreksiRow> {
  const { idSo } = found(await findKoreksi(deed.tx, idKoreksi), "Koreksi");
  await lockSo(deed, [idSo]);
  return found(await findKoreksi(deed.tx, idKoreksi), "Koreksi");
}
