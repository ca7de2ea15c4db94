import { nilaiBergerak } from "#books/stok/nilai.ts";
import type { Id } from "#kernel/types.ts";
import type { Db, Fragment, Tx } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";

/** A month with what was not cleared yet, and the latest entry that clears it. */
export type BulanRow = {
  bulan: string;
  biaya: number;
  standar: number;
  /** Some of it stands in the costs of the month. */
  beban: boolean;
  idJurnalUmum: string | null;
  menunggu: boolean;
};
export type ProdukStandar = { idProduk: Id<"produk">; unit: number; standar: number };
export type BagianProduk = ProdukStandar & { selisih: number };
export type BiayaAkun = { idAkun: Id<"akun">; nilai: number };

/** Clearings that were not refused, and not taken back since. */
const berlaku = (db: Db): Fragment => db`
  select p.*, u.status, u.urut from pembebanan p join jurnal_umum u using (id_jurnal_umum)
  where u.status <> 'Ditolak'
    and not exists (select from jurnal_umum b where b.membalik = p.id_jurnal_umum and b.status = 'Disetujui')`;

/** What the marked needs cost by month and account, without the entries that clear it: `(bulan, id_akun, nilai)`. */
const dibelanjakan = (db: Db): Fragment => db`
  select bulan, id_akun, sum(nilai)::bigint as nilai from (
    select date_trunc('month', h.tanggal::timestamp)::date as bulan, h.id_akun, h.debit - h.kredit as nilai
    from kebutuhan k join akun a using (id_kebutuhan) join jurnal_harian h using (id_akun) where k.biaya_produksi
    union all
    select date_trunc('month', j.tanggal::timestamp)::date, b.id_akun, b.kredit - b.debit
    from pembebanan p join jurnal_umum u on p.id_jurnal_umum in (u.id_jurnal_umum, u.membalik)
    join jurnal j on j.dokumen = u.id_jurnal_umum and j.peristiwa = 'jurnal-umum' join jurnal_baris b using (id_jurnal)
    join akun a using (id_akun) join kebutuhan k using (id_kebutuhan) where k.biaya_produksi) x
  group by 1, 2`;

/** What machines were worth that were made by their standard: `(bulan, id_produk, unit, standar)`. */
const dibuat = (db: Db): Fragment => db`
  select date_trunc('month', t.tanggal::timestamp)::date as bulan, t.id_produk, sum(t.qty)::int as unit,
    sum(${nilaiBergerak(db)})::bigint as standar
  from stok t where t.jenis = 'produksi' and t.id_produksi is null group by 1, 2`;

/** What was not cleared of it, nor asked to be: `(bulan, id_akun, nilai)`. */
const sisaBiaya = (db: Db): Fragment => db`
  select bulan, id_akun, sum(nilai)::bigint as nilai from (
    select bulan, id_akun, nilai from (${dibelanjakan(db)}) b
    union all
    select p.bulan, l.id_akun, l.debit - l.kredit from (${berlaku(db)}) p join jurnal_umum_baris l using (id_jurnal_umum)
    join akun a using (id_akun) where a.id_kebutuhan is not null) x
  group by 1, 2 having sum(nilai) <> 0`;

/** What was not cleared of the machines: `(bulan, id_produk, unit, standar)`. */
const sisaStandar = (db: Db): Fragment => db`
  select bulan, id_produk, sum(unit)::int as unit, sum(standar)::bigint as standar from (
    select bulan, id_produk, unit, standar from (${dibuat(db)}) d
    union all
    select p.bulan, k.id_produk, -k.unit, -k.standar from (${berlaku(db)}) p join pembebanan_produk k using (id_jurnal_umum)) x
  group by 1, 2`;

/** All months with production costs or machines, newest first. A need may stand for goods in process already (`beban` is false). */
export const bulanPembebanan = (db: Db) => db<BulanRow[]>`
  with berlaku as (${berlaku(db)}),
  bulan as (
    select bulan, sum(biaya)::bigint as biaya, sum(standar)::bigint as standar, coalesce(bool_or(beban), false) as beban from (
      select s.bulan, s.nilai as biaya, 0::bigint as standar, l.bawaan is distinct from 'barang-dalam-proses' as beban
      from (${sisaBiaya(db)}) s join bagan_akun a using (id_akun) join akun l on l.id_akun = a.id_akun_laporan
      union all select bulan, 0, standar, false from (${sisaStandar(db)}) d
      union all select bulan, 0, 0, false from berlaku) x
    group by 1)
  select to_char(b.bulan, 'YYYY-MM') as bulan, b.biaya, b.standar, b.beban, t.id_jurnal_umum,
    coalesce(t.status = 'Menunggu', false) as menunggu
  from bulan b left join lateral (
    select id_jurnal_umum, status from berlaku p where p.bulan = b.bulan order by urut desc limit 1) t on true
  where b.biaya <> 0 or b.standar <> 0 or b.beban or t.id_jurnal_umum is not null order by b.bulan desc`;

/** Whether costs stand where they do not belong, or goods in process are not what was spent. */
export const isOpen = ({ biaya, standar, beban }: Pick<BulanRow, "biaya" | "standar" | "beban">): boolean =>
  beban || biaya !== standar;

/** How many of these months have production costs or machines that were not cleared, and nobody has asked for it. */
export async function belumDibebankan(db: Db, bulan: readonly string[]): Promise<number> {
  const rows = await bulanPembebanan(db);
  return rows.filter((row) => bulan.includes(row.bulan) && !row.menunggu && (row.biaya !== 0 || row.standar !== 0))
    .length;
}

export async function bulanIni(tx: Tx, bulan: string): Promise<BulanRow> {
  const semua = await bulanPembebanan(tx);
  const kosong = { bulan, biaya: 0, standar: 0, beban: false, idJurnalUmum: null, menunggu: false };
  return semua.find((row) => row.bulan === bulan) ?? kosong;
}

/** Two people who clear at once do so one after the other. */
export async function lockPembebanan(tx: Tx): Promise<void> {
  await tx`lock table pembebanan in share row exclusive mode`;
}

/** What is left of a month by account, in the order of their codes. */
export const biayaBulan = (tx: Tx, bulan: string) => tx<BiayaAkun[]>`
  select id_akun, nilai from (${sisaBiaya(tx)}) s join akun a using (id_akun)
  where bulan = (${bulan} || '-01')::date order by a.kode`;

/** What is left of a month by product. */
export const standarBulan = (tx: Tx, bulan: string) => tx<ProdukStandar[]>`
  select id_produk, unit, standar from (${sisaStandar(tx)}) s where bulan = (${bulan} || '-01')::date order by 1`;

/** The needs of the program itself stand for documents: they are no costs of production. */
export const kebutuhanProduksi = (db: Db) => db<
  { idKebutuhan: Id<"kebutuhan">; namaKebutuhan: string; dipilih: boolean }[]
>`
  select id_kebutuhan, nama_kebutuhan, biaya_produksi as dipilih from kebutuhan where bawaan is null
  order by lower(nama_kebutuhan), id_kebutuhan`;

type Ditandai = { namaKebutuhan: string; biayaProduksi: boolean; lain: number };

/** The need, locked until the transaction ends, with how many others are marked. None of the program itself. */
export async function lockKebutuhan(tx: Tx, idKebutuhan: Id<"kebutuhan">): Promise<Ditandai | undefined> {
  const [row] = await tx<Ditandai[]>`
    select nama_kebutuhan, biaya_produksi,
      (select count(*)::int from kebutuhan l where l.biaya_produksi and l.id_kebutuhan <> k.id_kebutuhan) as lain
    from kebutuhan k where id_kebutuhan = ${idKebutuhan} and bawaan is null for no key update`;
  return row;
}

export async function markKebutuhan(tx: Tx, idKebutuhan: Id<"kebutuhan">, dipilih: boolean): Promise<void> {
  await tx`update kebutuhan set biaya_produksi = ${dipilih} where id_kebutuhan = ${idKebutuhan}`;
}

type Baru = { idJurnalUmum: string; bulan: string; biaya: number; standar: number };

export async function insertPembebanan({ tx, user }: Deed, baru: Baru, produk: readonly BagianProduk[]): Promise<void> {
  const { idJurnalUmum, bulan, biaya, standar } = baru;
  await tx`
    insert into pembebanan (id_jurnal_umum, bulan, biaya, standar, id_user)
    values (${idJurnalUmum}, (${bulan} || '-01')::date, ${biaya}, ${standar}, ${user.idUser})`;
  if (produk.length === 0) return;
  await tx`insert into pembebanan_produk ${tx(produk.map(({ idProduk, unit, standar, selisih }) => ({ idJurnalUmum, idProduk, unit, standar, selisih })))}`;
}

/** The accounts on the other side of production costs. */
export async function akunPembebanan(tx: Tx): Promise<{ proses: Id<"akun">; hpp: Id<"akun"> }> {
  const rows = await tx<{ bawaan: string; idAkun: Id<"akun"> }[]>`
    select bawaan, id_akun from akun where bawaan in ('barang-dalam-proses', 'hpp')`;
  const [proses, hpp] = ["barang-dalam-proses", "hpp"].map(
    (nama) => rows.find(({ bawaan }) => bawaan === nama)?.idAkun,
  );
  if (proses === undefined || hpp === undefined) throw new Error("an account of the program is missing");
  return { proses, hpp };
}
