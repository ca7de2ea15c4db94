import { allPiutangTerbuka, type Pada, piutangTerbuka } from "#books/piutang/terbuka.ts";
import { hariDiminta } from "#company/hariIni.ts";
import { milikSaja, nomorTelepon } from "#company/pelanggan.ts";
import { kolomUmur, seumur } from "#company/umur.ts";
import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import { type JumlahUmur, jumlahUmur, UMUR, type Umur } from "#kernel/umur.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import { offsetOf } from "#platform/list/paging.ts";
import { contains } from "#platform/list/search.ts";
import { orderBy, type Sorts, type Urut } from "#platform/list/sortedRows.ts";
import type { OrderTerbuka, Piutang, UrutPiutang } from "../contract.ts";

export type PiutangRow = Omit<Piutang, "aksi">;

export type Saringan = {
  cari: string;
  umur: Umur | null;
  urut: Urut<UrutPiutang>;
  /** Whose customers; null for those of everyone. */
  milik: Id<"karyawan"> | null;
  /** These alone, if any are named. */
  idPelanggan?: readonly Id<"pelanggan">[] | null;
};

const hanya = (db: Db, id: string, ids: Saringan["idPelanggan"]): Fragment =>
  ids ? db`and ${db(id)} = any(${[...ids]}::int[])` : db``;

/** `with per`: the sums of the open orders per customer. */
const perPelanggan = (db: Db, saat: Pada): Fragment => db`
  with per as (
    select id_pelanggan, sum(sisa)::bigint as sisa, ${kolomUmur(db, db`sisa`, db`hari`)},
      ${saat.pada}::date - max(hari) as tempo_terlama, max(hari) as hari_terlama, count(*)::integer as jumlah_order
    from (${allPiutangTerbuka(db, saat)}) t group by 1)`;

const terakhirDiingatkan = (db: Db, id: Fragment): Fragment => db`
  (select jsonb_build_object('waktu', to_char(i.waktu at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'cara', i.cara) from pengingat i join pelanggan g using (id_pelanggan)
   where g.id_utama = ${id} order by i.id_pengingat desc limit 1)`;

const kolom = (db: Db): Fragment => db`
  x.id_pelanggan, p.instansi, p.nama, p.telepon, p.email, x.sisa, ${db(UMUR.map((umur) => `x.${umur}`))},
  x.tempo_terlama, x.hari_terlama, x.jumlah_order,
  case when k.id_user is not null then jsonb_build_object('idUser', k.id_user, 'namaLengkap', k.nama_lengkap) end as sales,
  ${terakhirDiingatkan(db, db`x.id_pelanggan`)} as pengingat_terakhir`;

const URUTAN: Sorts<UrutPiutang> = {
  by: { nama: (db) => db`lower(nama)`, sisa: (db) => db`sisa`, hariTerlama: (db) => db`hari_terlama` },
  last: "idPelanggan",
};

const menurut = (db: Db, urut: Saringan["urut"]): Fragment =>
  urut === null ? db`hari_terlama desc, sisa desc, id_pelanggan` : orderBy(db, URUTAN, urut);

type Halaman = Saringan & { page: number; limit: number };

/** A page of customers who owe, with the sums of all that are found. */
export async function pageOfPiutang(db: Db, saat: Pada, asked: Halaman) {
  const { milik, umur, cari, urut, idPelanggan } = asked;
  // Whom it needs not ask it does not read: nearly always all who owe are counted.
  const menurutNama = urut === "nama" || urut === "-nama";
  const disaring = milik !== null || cari !== "" || menurutNama;
  const rows = await db<(PiutangRow & { banyak: number; semua: Rupiah; jumlah: JumlahUmur; ada: boolean })[]>`
    ${perPelanggan(db, saat)},
    cocok as (
      select x.*${menurutNama ? db`, p.nama` : db``} from per x ${disaring ? db`join pelanggan p using (id_pelanggan)` : db``}
      where true ${milikSaja(db, "p", milik)} ${contains(db, "p.teksCari", nomorTelepon(cari))}
        ${umur === null ? db`` : db`and ${db(`x.${umur}`)} > 0`} ${hanya(db, "x.idPelanggan", idPelanggan)}),
    semua as (
      select count(*)::integer as banyak, coalesce(sum(sisa), 0)::bigint as semua, jsonb_build_object(${jumlahJson(db)}) as jumlah
      from cocok),
    halaman as (
      select *, row_number() over () as nomor from (
        select * from cocok order by ${menurut(db, urut)} limit ${asked.limit} offset ${offsetOf(asked)}) h)
    select s.banyak, s.semua, s.jumlah, x.id_pelanggan is not null as ada, ${kolom(db)}
    from semua s left join halaman x on true left join pelanggan p using (id_pelanggan)
    left join karyawan k on k.id_user = p.id_sales
    order by x.nomor`;
  const [first] = rows;
  return {
    rows: rows
      .filter(({ ada }) => ada)
      .map(({ banyak: _, semua: __, jumlah: ___, ada: ____, ...row }) => row as PiutangRow),
    total: first?.banyak ?? 0,
    semua: first?.semua ?? (0 as Rupiah),
    jumlah: first?.jumlah ?? jumlahUmur([]),
  };
}

const jumlahJson = (db: Db): Fragment =>
  UMUR.map((umur) => db`${umur}::text, coalesce(sum(${db(umur)}), 0)`).reduce((all, one) => db`${all}, ${one}`);

/** When and how a customer was reminded last. */
export async function pengingatTerakhir(db: Db, id: Id<"pelanggan">): Promise<PiutangRow["pengingatTerakhir"]> {
  const [row] = await db<{ pengingatTerakhir: PiutangRow["pengingatTerakhir"] }[]>`
    select ${terakhirDiingatkan(db, db`${id}::int`)} as pengingat_terakhir`;
  return row?.pengingatTerakhir ?? null;
}

/** The open orders of a customer, the longest overdue first. */
export function orderTerbuka(db: Db, saat: Pada, id: Id<"pelanggan">) {
  return db<OrderTerbuka[]>`
    select b.id_so, b.id_invoice, b.tanggal, b.tempo as jatuh_tempo, b.hari, b.sisa, ${tagihan(db)} as tagihan
    from (${piutangTerbuka(db, saat)}) b left join so s using (id_so)
    where b.id_pelanggan = ${id} order by b.hari desc, b.id_so`;
}

/** What the order cost in all: its goods, and what its approved invoices fixed besides; of an invoice of the old program what was open. */
const tagihan = (db: Db): Fragment => db`
  coalesce((select a.total from piutang_awal a where a.id_piutang_awal = b.id_so), (select s.total_pembelian + coalesce(sum(i.nominal_peti + i.nominal_ongkir), 0)::bigint
     + coalesce(max(i.nominal_admin) - max(i.nominal_diskon), 0)
   from invoice i where i.id_so = s.id_so and i.dihapus is null and i.status_approve = 'Disetujui'))`;

export type BarisExport = OrderTerbuka & { umur: Umur; instansi: string; nama: string; telepon: string; sales: string };

/** Every open order with its customer, for a file. */
export function allOrderTerbuka(db: Db, saat: Pada, { milik, umur, cari, idPelanggan }: Saringan) {
  return db<Omit<BarisExport, "umur">[]>`
    select b.id_so, b.id_invoice, b.tanggal, b.tempo as jatuh_tempo, b.hari, b.sisa, ${tagihan(db)} as tagihan,
      p.instansi, p.nama, p.telepon, coalesce(k.nama_lengkap, '') as sales
    from (${allPiutangTerbuka(db, saat)}) b left join so s using (id_so) join pelanggan p using (id_pelanggan)
    left join karyawan k on k.id_user = p.id_sales
    where true ${milikSaja(db, "p", milik)} ${contains(db, "p.teksCari", nomorTelepon(cari))} ${seumur(db, db`b.hari`, umur)}
      ${hanya(db, "p.idPelanggan", idPelanggan)}
    order by lower(p.nama), p.id_pelanggan, b.hari desc`;
}

/** The day that is asked for. */
export const saatDari = (tanggal: Tanggal | null, today: Tanggal): Pada => ({
  pada: hariDiminta(tanggal, today),
  today,
});
