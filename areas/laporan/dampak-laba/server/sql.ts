import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import type { PosManual } from "../../neraca/contract.ts";

/** How far the result of a year would move, in its months that are over and open. */
export type PerTahun = { tahun: number; nominal: Rupiah };

const lampau = (db: Db, today: Tanggal): Fragment => db`
  h.tanggal >= bulan_buka() and h.tanggal < date_trunc('month', ${today}::timestamp)`;

const perTahun = (db: Db, faktor: Fragment, dari: Fragment): Fragment => db`
  select extract(year from h.tanggal)::int as tahun, sum(h.nominal * (${faktor}))::bigint as nominal
  from ${dari} group by 1 having sum(h.nominal * (${faktor})) <> 0 order by 1`;

/** Laba Rugi, if a need had a komponen in all open months, or in none. */
export const dampakKomponen = (db: Db, idKebutuhan: Id<"kebutuhan">, ada: boolean, today: Tanggal) => db<PerTahun[]>`
  ${perTahun(
    db,
    db`${ada ? 1 : 0}::int - (m.id_komponen_laba is not null)::int`,
    db`laba_harian h join akun_masa m on m.id_kebutuhan = h.id_kebutuhan and m.mulai <= h.tanggal and h.tanggal < m.sampai
       where h.id_kebutuhan = ${idKebutuhan} and ${lampau(db, today)}`,
  )}`;

/** Laba Rugi Akrual, if all lines of an account in open months counted in the profit, or none of them. */
export const dampakAkrual = (db: Db, idAkun: Id<"akun">, laba: boolean, today: Tanggal) => db<PerTahun[]>`
  ${perTahun(
    db,
    db`(m.jenis in ('Pendapatan', 'Beban'))::int - ${laba ? 1 : 0}::int`,
    db`(select id_akun, tanggal, saldo as nominal from jurnal_harian) h
       join bagan_masa m on m.id_akun = h.id_akun and m.mulai <= h.tanggal and h.tanggal < m.sampai
       where h.id_akun = ${idAkun} and ${lampau(db, today)}`,
  )}`;

export type PerGrup = PerTahun & { grup: string };

/** Laba Rugi of the groups that an account would leave or join. */
export const dampakGrup = (db: Db, idRekening: Id<"rekening">, grup: string | null, today: Tanggal) => db<PerGrup[]>`
  with hasil as materialized (
    select extract(year from h.tanggal)::int as tahun, r.grup, sum(h.nominal)::bigint as nominal
    from laba_harian h
    join rekening_masa r on r.id_rekening = h.id_rekening and r.mulai <= h.tanggal and h.tanggal < r.sampai
    join akun_masa m on m.id_kebutuhan = h.id_kebutuhan and m.mulai <= h.tanggal and h.tanggal < m.sampai
    where h.id_rekening = ${idRekening} and m.id_komponen_laba is not null and ${lampau(db, today)} group by 1, 2)
  select g.grup, tahun, sum(nominal * (b.ke - b.dari))::bigint as nominal
  from hasil cross join (values ('All'), ('RJP'), ('ANEKA')) g(grup)
  cross join lateral (select
    (case g.grup when 'All' then ${grup}::text is not null else ${grup}::text is not distinct from g.grup end)::int as ke,
    (case g.grup when 'All' then hasil.grup is not null else hasil.grup is not distinct from g.grup end)::int as dari) b
  group by 1, 2 having sum(nominal * (b.ke - b.dari)) <> 0 order by 1, 2`;

/**
 * Laba Rugi Akrual of the months of a typed entry and of those that follow it by themselves: what lies in months that are over
 * is booked with it.
 */
export const dampakJurnal = (db: Db, idJurnalUmum: string, today: Tanggal) => db<PerTahun[]>`
  ${perTahun(
    db,
    db`1`,
    db`(select b.id_akun, u.tanggal, b.kredit - b.debit as nominal from jurnal_umum u join jurnal_umum_baris b using (id_jurnal_umum)
        where u.id_jurnal_umum = ${idJurnalUmum}
        union all
        select b.id_akun, j.tanggal, j.kredit - j.debit
        from jurnal_umum_jadwal j join jurnal_umum_baris b using (id_jurnal_umum, urutan) where j.id_jurnal_umum = ${idJurnalUmum}) h
       join bagan_masa m on m.id_akun = h.id_akun and m.mulai <= h.tanggal and h.tanggal < m.sampai
       where m.jenis in ('Pendapatan', 'Beban') and ${lampau(db, today)}`,
  )}`;

/** How many entries follow a typed one by themselves, and the day of the last of them; undefined for none. */
export async function susulanJurnal(
  db: Db,
  idJurnalUmum: string,
): Promise<{ banyak: number; sampai: Tanggal } | undefined> {
  const [row] = await db<{ banyak: number; sampai: Tanggal }[]>`
    select count(distinct ke)::int as banyak, max(tanggal) as sampai from jurnal_umum_jadwal
    where id_jurnal_umum = ${idJurnalUmum} having count(*) > 0`;
  return row;
}

type AkunKebutuhan = { idAkun: Id<"akun">; berkomponen: boolean; indukLaba: boolean };

/** The account of a need: whether it has a komponen, and whether the account that it is mapped to is of the profit. */
export async function akunKebutuhan(
  db: Db,
  by: { idKebutuhan: Id<"kebutuhan"> } | { idAkun: Id<"akun"> },
): Promise<AkunKebutuhan | undefined> {
  const [row] = await db<AkunKebutuhan[]>`
    select a.id_akun, k.id_komponen_laba is not null as berkomponen,
      coalesce(i.jenis in ('Pendapatan', 'Beban'), false) as induk_laba
    from akun a join kebutuhan k using (id_kebutuhan) left join akun i on i.id_akun = a.induk
    where ${"idAkun" in by ? db`a.id_akun = ${by.idAkun}` : db`a.id_kebutuhan = ${by.idKebutuhan}`}`;
  return row;
}

/** Whether the lines of an account count in the profit today. */
export async function akunLaba(db: Db, idAkun: Id<"akun">): Promise<boolean> {
  const [row] = await db<{ laba: boolean }[]>`
    select jenis in ('Pendapatan', 'Beban') as laba from akun where id_akun = ${idAkun}`;
  return row?.laba ?? false;
}

export type Disusut = { pembagi: number; tglBuku: Tanggal };

/** The term of a category, and since when an asset of a day would count in the books. */
export async function kategoriDari(db: Db, id: Id<"kategoriAsset">, masuk: Tanggal): Promise<Disusut | undefined> {
  const [row] = await db<Disusut[]>`
    select pembagi, greatest(${masuk}::date, bulan_buka()) as tgl_buku from kategori_asset where id_kategori_asset = ${id}`;
  return row;
}

export type Isian = Record<PosManual, Rupiah>;
export type EntriNeraca = { lama: Isian | null; sampai: Tanggal | null };

/** The figures that count on a day, and the day before they are entered again. */
export async function entriPada(db: Db, hari: Tanggal): Promise<EntriNeraca> {
  const [row] = await db<EntriNeraca[]>`
    select (select jsonb_build_object('piutangUsaha', piutang_usaha, 'piutangKaryawan', piutang_karyawan,
        'pembangunan', pembangunan, 'assetLainLain', asset_lain_lain, 'labaDitahan', laba_ditahan, 'deviden', deviden)
      from neraca_manual where tanggal <= ${hari} order by tanggal desc, id_neraca_manual desc limit 1) as lama,
      (select min(tanggal) - 1 from neraca_manual where tanggal > ${hari}) as sampai`;
  if (!row) throw new Error("a select without rows answered none");
  return row;
}
