import { notify } from "#company/kabar.ts";
import { kop } from "#company/perusahaan.ts";
import { jakartaToday, tanggal, waktu } from "#kernel/format.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { Db, Tx } from "#platform/db/database.ts";
import { insertHistory } from "#platform/http/closing.ts";
import type { Services } from "#platform/http/context.ts";
import { kodeRevisi } from "../label.ts";
import { findPenawaran, findTerkirim, lockPenawaran, type PenawaranRow, type RevisiRow } from "./sql.ts";
import { sidikKertas, teksKertas } from "./teksKertas.ts";

/** An offer as whoever holds its link sees it: the revision that went out last, and what may still be done with it. */
export type Dilihat = {
  row: PenawaranRow;
  isi: RevisiRow;
  teks: string;
  sidik: string;
  /** Why the customer cannot agree (any more); null where it is possible. */
  tertutup: string | null;
};

export async function dilihat(db: Db, today: Tanggal, idPenawaran: string): Promise<Dilihat> {
  const [company, row, isi] = await Promise.all([
    kop(db),
    findPenawaran(db, today, idPenawaran),
    findTerkirim(db, idPenawaran),
  ]);
  const teks = teksKertas(company.nama, row, isi);
  return { row, isi, teks, sidik: sidikKertas(teks), tertutup: alasanTertutup(row, isi) };
}

/** What became of an offer, in a sentence for the customer; null while an answer is waited for. */
export function alasanTertutup(
  { status, revisi, berlakuSampai }: Pick<PenawaranRow, "status" | "revisi" | "berlakuSampai">,
  isi: Pick<RevisiRow, "revisi" | "disetujui" | "disetujuiNama">,
): string | null {
  if (status === "Jadi Order") return "Penawaran ini sudah menjadi order. Terima kasih.";
  if (status === "Kalah") return "Penawaran ini sudah ditutup. Hubungi kami bila Anda masih berminat.";
  if (revisi !== isi.revisi) return "Penawaran ini sedang kami ubah. Tunggu revisinya, atau hubungi kami.";
  if (isi.disetujui !== null) return `Disetujui oleh ${isi.disetujuiNama} pada ${waktu(isi.disetujui)}. Terima kasih.`;
  if (status === "Kedaluwarsa") {
    return `Penawaran ini hanya berlaku sampai ${tanggal(berlakuSampai)}. Hubungi kami untuk penawaran baru.`;
  }
  return null;
}

/** What the customer pressed: under which name, and on which paper. */
export type Persetujuan = { nama: string; sidik: string };

const BERGANTI = "Isi penawaran ini berubah sejak Anda membukanya. Baca dahulu yang sekarang, lalu setujui lagi.";

/**
 * Keeps the customer's agreement to the paper that was shown, once: whoever presses again, or another paper, changes
 * nothing. Answers why not, or null.
 */
export async function agreeToPenawaran(
  { sql, live, clock }: Pick<Services, "sql" | "live" | "clock">,
  idPenawaran: string,
  { nama, sidik }: Persetujuan,
): Promise<string | null> {
  const now = clock();
  const today = jakartaToday(now);
  const alasan = await sql.begin(async (tx) => {
    await lockPenawaran({ tx, today }, idPenawaran);
    const yang = await dilihat(tx, today, idPenawaran);
    if (yang.tertutup !== null) return yang.tertutup;
    if (yang.sidik !== sidik) return BERGANTI;
    await keepAgreement(tx, now, yang, nama);
    return null;
  });
  if (alasan === null) live.announce(["penawaran", "kabar"]);
  return alasan;
}

async function keepAgreement(tx: Tx, now: Date, { row, isi, teks, sidik }: Dilihat, nama: string): Promise<void> {
  const { idPenawaran, idUser } = row;
  const setuju = { disetujui: now, disetujuiNama: nama, disetujuiSidik: sidik, disetujuiKertas: teks };
  await tx`
    update penawaran_revisi set ${tx(setuju)} where (id_penawaran, revisi) = (${idPenawaran}, ${isi.revisi})`;
  await tx`update penawaran set versi = versi + 1 where id_penawaran = ${idPenawaran}`;
  await insertHistory(tx, [
    {
      ...{ waktu: now, idUser: null, namaUser: `${nama} (customer)`, panggilan: "Persetujuan customer" },
      ...{ jenis: "penawaran", id: idPenawaran, idSo: null, sebelum: { status: row.status } },
      sesudah: { status: "Disetujui", disetujuiNama: nama, disetujuiSidik: sidik },
    },
  ]);
  const kode = kodeRevisi(idPenawaran, isi.revisi);
  await notify(
    { tx, now },
    {
      jenis: "putusan",
      kunci: `setuju ${kode}`,
      pesan: `${row.customerInstansi} (${nama}) menyetujui penawaran ${kode}`,
      untuk: [idUser],
      dokumen: { jenis: "penawaran", kunci: idPenawaran },
    },
  );
}
