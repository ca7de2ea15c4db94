import type { Tanggal } from "#kernel/types.ts";
import type { Db, Fragment, Tx } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { depreciateWithin } from "../jurnal/susut.ts";
import { akhirBulan, angkaBulan } from "./angka.ts";

/** Closing and opening months. The caller has decided it, alone (`sendirian`). */
type Kejadian = {
  /** The first day of the month. */
  bulan: Tanggal;
  alasan?: string;
  idPermintaan?: number;
};

/** Closes the months up to and including one, and keeps what every report says of those that were open. */
export async function closeMonths(deed: Deed, bulan: Tanggal, terbuka: readonly Tanggal[]): Promise<void> {
  const { tx, now } = deed;
  const sampai = akhirBulan(bulan);
  await depreciateWithin(tx, sampai, now);
  const idTutupBuku = await catat(deed, "tutup", { bulan }, sampai);
  await tx`
    insert into tutup_buku_bulan (bulan, id_tutup_buku)
    select awal, ${idTutupBuku} from (${pilih(tx, terbuka)}) b`;
  await tx`
    insert into tutup_buku_angka (id_tutup_buku, bulan, laporan, kunci, nama, nominal)
    select ${idTutupBuku}::bigint, a.* from (${angkaBulan(tx, pilih(tx, terbuka), terbuka)}) a`;
}

/** Asks for a month, and those after it, to be opened again. */
export const requestReopening = (deed: Deed, kejadian: Kejadian): Promise<number> =>
  catat(deed, "minta", kejadian, null);

export const refuseReopening = (deed: Deed, kejadian: Kejadian): Promise<number> =>
  catat(deed, "tolak", kejadian, null);

/** Opens a month and those after it again; the first month of the books leaves none closed. */
export async function reopenMonth(deed: Deed, kejadian: Kejadian): Promise<void> {
  const pertama = await bulanPertama(deed.tx);
  const [row] = await deed.tx<{ sebelum: Tanggal }[]>`select ${kejadian.bulan}::date - 1 as sebelum`;
  await catat(deed, "buka", kejadian, row && pertama !== null && pertama < kejadian.bulan ? row.sebelum : null);
}

async function catat({ tx, user, now }: Deed, jenis: string, kejadian: Kejadian, sampai: Tanggal | null) {
  const { bulan, alasan = "", idPermintaan = null } = kejadian;
  const row = { jenis, bulan, sampai, waktu: now, idUser: user.idUser, namaUser: user.nama, alasan, idPermintaan };
  const [saved] = await tx<{ id: number }[]>`
    insert into tutup_buku_peristiwa ${tx(row)} returning id_tutup_buku as id`;
  if (!saved) throw new Error("insert answered no row");
  return saved.id;
}

const pilih = (db: Db, bulan: readonly Tanggal[]): Fragment => db`select unnest(${[...bulan]}::date[]) as awal`;

/** The month of the first order, movement, payment or entry of the journal; null while there is none. */
export async function bulanPertama(db: Db): Promise<Tanggal | null> {
  const [row] = await db<{ bulan: Tanggal | null }[]>`
    select date_trunc('month', least((select min(tgl_order) from so_harian), (select min(tanggal) from stok_harian),
      (select min(tanggal) from laba_harian), (select min(tanggal) from jurnal_harian))::timestamp)::date as bulan`;
  return row?.bulan ?? null;
}

export async function closedUntil(db: Db): Promise<Tanggal | null> {
  const [row] = await db<{ sampai: Tanggal | null }[]>`select sampai from tutup_buku`;
  return row?.sampai ?? null;
}

/** The figures of months as they are now that `angkaBulan` calls by these keys. */
export const angkaUtama = (db: Db, bulan: readonly Tanggal[]) => db<
  { bulan: Tanggal; kunci: string; nominal: number }[]
>`
  select bulan, laporan || ' ' || kunci as kunci, nominal from (${angkaBulan(db, pilih(db, bulan), bulan)}) a
  where (laporan, kunci) in (('Laba Rugi', 'laba'), ('Laba Rugi Akrual', 'laba'), ('Neraca', 'total aset'))`;

export type Perubahan = {
  bulan: Tanggal;
  laporan: string;
  kunci: string;
  nama: string;
  ditutup: number;
  sekarang: number;
};

/**
 * Where months differ from what they said when they were last closed; `bulan` selects the first days of months that were
 * closed once.
 */
export const bedaAngka = (db: Db, bulan: Fragment, dikenal?: readonly Tanggal[]): Fragment => db`
  with y as materialized (${bulan}),
  t as materialized (
    select a.bulan, a.laporan, a.kunci, a.nama, a.nominal from tutup_buku_angka a
    join (select bulan, max(id_tutup_buku) as id_tutup_buku from tutup_buku_bulan
          where bulan in (select awal from y) group by 1) l using (bulan, id_tutup_buku)),
  k as materialized (select * from (${angkaBulan(db, db`select awal from y`, dikenal)}) k)
  select bulan, laporan, kunci, coalesce(k.nama, t.nama) as nama, coalesce(t.nominal, 0)::bigint as ditutup,
    coalesce(k.nominal, 0)::bigint as sekarang
  from t full join k using (bulan, laporan, kunci)
  where coalesce(t.nominal, 0) <> coalesce(k.nominal, 0)`;

export const perubahanBulan = (db: Db | Tx, bulan: Tanggal) => db<Perubahan[]>`
  select * from (${bedaAngka(db, pilih(db, [bulan]), [bulan])}) p order by laporan, kunci`;
