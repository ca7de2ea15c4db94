import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import type { Db, Fragment, Tx } from "#platform/db/database.ts";
import { bersamaPenulis } from "../tutup/kunci.ts";

/**
 * The entries that follow a typed one: its repetitions and its automatic reversal, on the days of its schedule. No person
 * causes them, so they are booked with the depreciation (susut.ts) once their day has come. An approved reversal ends the
 * schedule after its day.
 */
export const barisUlang = (db: Db, yang: Fragment, waktu: Date): Fragment => db`
  select ${waktu}::timestamptz as waktu, j.tanggal,
    case u.ulangan when 'Balik otomatis' then 'jurnal-balik' else 'jurnal-ulang' end as peristiwa, u.id_jurnal_umum as dokumen,
    case u.ulangan when 'Balik otomatis' then 'Balik otomatis: ' || u.keterangan
      else format('%s (ke-%s)', u.keterangan, j.ke) end as keterangan,
    b.id_akun, null::text as sub, j.debit - j.kredit as nominal
  from jurnal_umum_jadwal j join jurnal_umum u using (id_jurnal_umum) join jurnal_umum_baris b using (id_jurnal_umum, urutan)
  where u.status = 'Disetujui' and ${yang} and not exists (
    select from jurnal_umum r where r.membalik = u.id_jurnal_umum and r.status = 'Disetujui' and r.tgl_approve < j.tanggal)`;

/**
 * Until which day the entries that nobody causes are booked. The lock keeps it there until the transaction ends: what is
 * approved now is booked until that day by whoever approves it, and afterwards by `depreciate`.
 */
export async function lockDue(tx: Tx): Promise<string> {
  await bersamaPenulis(tx);
  const [row] = await tx<{ sampai: string }[]>`select susut_sampai::text as sampai from jurnal_keadaan for share`;
  return row?.sampai ?? "-infinity";
}

export type SisiAkun = { idAkun: Id<"akun">; debit: Rupiah; kredit: Rupiah };

/** The lines that take back all that was booked of a typed entry until now. */
export const barisBalik = (db: Db, idJurnalUmum: string) => db<SisiAkun[]>`
  select l.id_akun, greatest(sum(l.kredit - l.debit), 0)::bigint as debit, greatest(sum(l.debit - l.kredit), 0)::bigint as kredit
  from jurnal e join jurnal_baris l using (id_jurnal)
  where e.dokumen = ${idJurnalUmum} and e.peristiwa in ('jurnal-umum', 'jurnal-ulang', 'jurnal-balik')
  group by 1 having sum(l.debit - l.kredit) <> 0
  order by (select min(b.urutan) from jurnal_umum_baris b where b.id_jurnal_umum = ${idJurnalUmum} and b.id_akun = l.id_akun)`;

/** The day of the last entry that was booked of a typed one. */
export async function lastBooked(db: Db, idJurnalUmum: string): Promise<Tanggal | null> {
  const [row] = await db<{ tanggal: Tanggal | null }[]>`
    select max(tanggal) as tanggal from jurnal
    where dokumen = ${idJurnalUmum} and peristiwa in ('jurnal-umum', 'jurnal-ulang', 'jurnal-balik')`;
  return row?.tanggal ?? null;
}
