import type { Id, Rupiah } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import type { Serupa } from "../contract.ts";
import type { TipePengajuan } from "../isiPengajuan.ts";

const SEHARI_MS = 24 * 3_600_000;

type Dicari = {
  idKebutuhan: Id<"kebutuhan">;
  tipePengajuan: TipePengajuan;
  nominalPengajuan: Rupiah;
  idRekeningAsal: Id<"rekening"> | null;
  idRekeningTujuan: Id<"rekening"> | null;
};

/** Requests of people within the last day for the same need, amount and accounts that were not rejected. */
export async function pengajuanSerupa(db: Db, now: Date, dicari: Dicari): Promise<Serupa[]> {
  const rows = await db<Serupa[]>`
    select p.id_pengajuan as id, u.nama_lengkap as oleh, p.dibuat as waktu, p.status_pengajuan as status
    from pengajuan p join karyawan u using (id_user)
    where not p.otomatis and p.id_kebutuhan = ${dicari.idKebutuhan} and p.nominal_pengajuan = ${dicari.nominalPengajuan}
      and p.dibuat > ${new Date(now.getTime() - SEHARI_MS)} and p.tipe_pengajuan = ${dicari.tipePengajuan}
      and p.id_rekening_asal is not distinct from ${dicari.idRekeningAsal}::integer
      and p.id_rekening_tujuan is not distinct from ${dicari.idRekeningTujuan}::integer
      and p.status_pengajuan <> 'Ditolak'
    order by p.dibuat desc limit 3`;
  return [...rows];
}
