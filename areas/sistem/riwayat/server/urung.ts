import type { RiwayatRow } from "#company/audit/history.ts";
import { URUNG_MS } from "#kernel/urung.ts";
import type { Db } from "#platform/db/database.ts";
import type { User } from "#platform/http/context.ts";
import type { JenisRiwayat, Riwayat } from "../contract.ts";
import { gambarLama } from "./sql.ts";

type Urung = NonNullable<Riwayat["urung"]>;
/** How former pictures of a document are put back: under which name they are kept, and by which call. */
type Foto = { tabel: string; urung: (row: RiwayatRow, user: User) => Urung | null };

const FOTO: Partial<Record<JenisRiwayat, Foto>> = {
  suratJalan: {
    tabel: "surat_jalan_bukti",
    urung: ({ idSo, idDokumen }) =>
      idSo === null ? null : { panggilan: "undoFotoSj", input: { idSo, idSj: idDokumen } },
  },
  invoice: {
    tabel: "invoice_bukti",
    urung: ({ idDokumen }) => ({ panggilan: "undoDokumenInvoice", input: { idInvoice: idDokumen } }),
  },
  produk: {
    tabel: "produk_foto",
    urung: ({ idDokumen }) => ({ panggilan: "undoFotoProduk", input: { idProduk: Number(idDokumen) } }),
  },
  karyawan: {
    tabel: "karyawan",
    urung: ({ idDokumen }, user) =>
      idDokumen === String(user.idUser) ? { panggilan: "undoFotoProfile", input: {} } : null,
  },
  perusahaan: { tabel: "perusahaan", urung: () => ({ panggilan: "undoLogo", input: {} }) },
};

/** The entries of a history, newest first, that can be taken back still. The call that does it decides once more. */
export async function yangDapatDiurungkan(
  db: Db,
  rows: readonly RiwayatRow[],
  { user, now }: { user: User; now: Date },
): Promise<Map<number, Urung>> {
  const sejak = now.getTime() - URUNG_MS;
  const baru = rows.filter(({ waktu }) => Date.parse(waktu) >= sejak);
  const found = new Map<number, Urung>();
  const dihitung = new Set<string>();
  for (const row of baru) {
    const dokumen = `${row.jenis} ${row.idDokumen}`;
    if (dihitung.has(dokumen) || jumlah(row.sesudah) === null) continue;
    dihitung.add(dokumen);
    const urung = urungHitungan(row);
    if (urung) found.set(row.idRiwayat, urung);
  }
  const bergambar = baru.flatMap((row) => {
    const foto = FOTO[row.jenis];
    const urung = foto?.urung(row, user);
    return foto && urung ? [{ row, tabel: foto.tabel, urung }] : [];
  });
  if (bergambar.length === 0) return found;
  const lama = await gambarLama(
    db,
    bergambar.map(({ tabel, row }) => ({ tabel, kunci: row.idDokumen })),
  );
  for (const { tabel, kunci, waktu } of lama) {
    // Pictures are kept at the very moment that the history tells.
    const satu = bergambar.find((one) => one.tabel === tabel && one.row.idDokumen === kunci && one.row.waktu === waktu);
    if (satu) found.set(satu.row.idRiwayat, satu.urung);
  }
  return found;
}

const jumlah = (isi: RiwayatRow["sesudah"]): number | null =>
  typeof isi?.qtySelesai === "number" ? isi.qtySelesai : null;

/** A count of finished machines, which must be the last one of its document. */
function urungHitungan({ jenis, idDokumen, panggilan, sebelum, sesudah }: RiwayatRow): Urung | null {
  const qtySelesai = jumlah(sesudah) ?? 0;
  const hitungan = { selesai: qtySelesai - (jumlah(sebelum) ?? 0), qtySelesai };
  if (jenis === "orderan" && panggilan === "updatePl")
    return { panggilan: "undoPl", input: { idOrderan: Number(idDokumen), ...hitungan } };
  if (jenis === "po" && panggilan === "updatePoSelesai")
    return { panggilan: "undoPoSelesai", input: { idPo: idDokumen, ...hitungan } };
  return null;
}
