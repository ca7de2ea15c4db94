import { hutangBertempo, umurHutang } from "#books/pembelian/hutang.ts";
import { seumur } from "#company/umur.ts";
import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import type { Umur } from "#kernel/umur.ts";
import { jsonOf } from "#platform/db/columns.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import { offsetOf } from "#platform/list/paging.ts";
import { contains } from "#platform/list/search.ts";
import { orderBy, type Sorts, type Urut } from "#platform/list/sortedRows.ts";
import { TANPA_PEMASOK } from "../../pemasok/isiPemasok.ts";
import { kepalaPo, lunasPo, type StatusPo } from "../../po/isiPo.ts";
import {
  type HutangPemasok,
  type HutangPo,
  isiHutang,
  isiHutangPo,
  isiJumlahHutang,
  type JumlahHutang,
  type UrutHutang,
} from "../contract.ts";

const jumlahnya = (db: Db): Fragment => db`
  count(*)::int as jumlah_po, coalesce(sum(sisa), 0)::bigint as sisa, ${umurHutang(db)}`;

type Dicari = { cari: string; page: number; limit: number };
/** A page with the sums of everything that was found. */
export type HalamanHutang<Row> = { rows: Row[]; total: JumlahHutang; banyak: number };

type Terurut = { urut: Urut<UrutHutang> };

/** What is not complete is the least overdue. */
const hariLewat = (db: Db): Fragment => db`coalesce(hari, -100000)`;
const PER_PEMASOK: Sorts<UrutHutang> = {
  by: { nama: (db) => db`lower(nama)`, hari: hariLewat, sisa: (db) => db`sisa` },
  last: "idPemasok",
};
const PER_PO: Sorts<UrutHutang> = { ...PER_PEMASOK, last: "urut" };

/** The longest overdue first, and never by amounts, which not all who use it may see. */
const menurutPemasok = (db: Db, urut: Terurut["urut"]): Fragment =>
  urut === null
    ? db`hari desc nulls last, id_pemasok is null, lower(nama), id_pemasok`
    : orderBy(db, PER_PEMASOK, urut);
const menurutPo = (db: Db, urut: Terurut["urut"]): Fragment =>
  urut === null ? db`hari desc nulls last, urut` : orderBy(db, PER_PO, urut);

/** What was owed to each supplier that day. */
export async function pageOfHutang(
  db: Db,
  hari: Tanggal,
  { cari, urut, ...halaman }: Dicari & Terurut,
): Promise<HalamanHutang<HutangPemasok>> {
  const [found] = await db<HalamanHutang<HutangPemasok>[]>`
    with ditemukan as materialized (
      select * from (select *, lower(coalesce(nama, ${TANPA_PEMASOK})) as teks from (${hutangBertempo(db, hari)}) h) t
      where true ${contains(db, "teks", cari, "row by row")}),
    per as materialized (
      select id_pemasok, coalesce(min(nama), ${TANPA_PEMASOK}) as nama, coalesce(min(telepon), '') as telepon,
        max(hari) as hari, ${jumlahnya(db)}
      from ditemukan group by id_pemasok),
    satu as (select ${jumlahnya(db)} from ditemukan)
    select (select ${jsonOf(db, "s", isiJumlahHutang)} from satu s) as total, (select count(*)::int from per) as banyak,
      coalesce((select jsonb_agg(${jsonOf(db, "b", isiHutang)}) from (
        select * from per order by ${menurutPemasok(db, urut)} limit ${halaman.limit} offset ${offsetOf(halaman)}) b), '[]') as rows`;
  return found ?? { rows: [], total: KOSONG, banyak: 0 };
}

const KOSONG = Object.fromEntries(Object.keys(isiJumlahHutang).map((name) => [name, 0])) as JumlahHutang;

type SaringanPo = { cari: string; umur: Umur | null; idPemasok: Id<"pemasok"> | null; tanpaPemasok: boolean };
type DicariPo = Dicari & SaringanPo & Terurut;
export type HutangPoRow = Omit<HutangPo, "aksi"> & {
  statusPo: StatusPo | null;
  statusPembayaran: boolean | null;
  qtyDitagih: number | null;
};

/** What was owed that day for the purchase orders that are asked for; `perPemasok` searches the suppliers' names alone. */
function terhutang(db: Db, hari: Tanggal, { perPemasok, ...dicari }: SaringanPo & { perPemasok?: boolean }): Fragment {
  const { cari, umur, idPemasok, tanpaPemasok } = dicari;
  const milik = tanpaPemasok ? db`and id_pemasok is null` : idPemasok ? db`and id_pemasok = ${idPemasok}` : db``;
  const po = perPemasok ? db`` : db`id_po, kloter, nama_produk,`;
  return db`
    select * from (
      select *, lower(concat_ws(E'\n', ${po} coalesce(nama, ${TANPA_PEMASOK}))) as teks
      from (${hutangBertempo(db, hari)}) h) t
    where true ${milik} ${seumur(db, db`coalesce(hari, -1)`, umur)} ${contains(db, "teks", cari, "row by row")}`;
}

/** What was owed for each purchase order that day, the longest overdue first unless asked otherwise. */
export async function pageOfHutangPo(
  db: Db,
  hari: Tanggal,
  { page, limit, urut, ...dicari }: DicariPo,
): Promise<HalamanHutang<HutangPoRow>> {
  const isi = {
    ...{ ...isiHutangPo, idTagihan: isiHutangPo.idPo, qtyDitagih: isiHutangPo.datang },
    ...{ statusPo: kepalaPo.statusPo, statusPembayaran: lunasPo.statusPembayaran },
  };
  const [found] = await db<HalamanHutang<HutangPoRow>[]>`
    with ditemukan as materialized (
      ${terhutang(db, hari, dicari)}),
    satu as (select ${jumlahnya(db)} from ditemukan)
    select (select ${jsonOf(db, "s", isiJumlahHutang)} from satu s) as total,
      (select count(*)::int from ditemukan) as banyak,
      coalesce((select jsonb_agg(${jsonOf(db, "b", isi)}) from (
        select h.id_po, h.id_tagihan, p.qty_ditagih, h.kloter, h.nama_produk, h.id_pemasok, coalesce(h.nama, ${TANPA_PEMASOK}) as nama, h.datang,
          h.sejak, h.jatuh_tempo, h.hari, h.sisa, p.status_po, p.status_pembayaran
        from (select *, row_number() over (order by ${menurutPo(db, urut)}) as ke from ditemukan
              order by ke limit ${limit} offset ${offsetOf({ page, limit })}) h
        left join po p using (id_po) order by h.ke) b), '[]') as rows`;
  return found ?? { rows: [], total: KOSONG, banyak: 0 };
}

export type TerhutangRow = Omit<HutangPo, "aksi" | "idTagihan" | "sisa"> & { sisa: Rupiah };

export type Diekspor = SaringanPo & Terurut & { perPemasok: boolean };
/** All that was owed to a supplier. */
export const seluruhnya = (idPemasok: Id<"pemasok">): Diekspor => ({
  ...{ idPemasok, cari: "", umur: null, tanpaPemasok: false, perPemasok: false, urut: null },
});

/** What was owed that day, by supplier and due date unless asked otherwise; for files. */
export const allHutangPo = (db: Db, hari: Tanggal, dicari: Diekspor) => db<TerhutangRow[]>`
  select id_po, kloter, nama_produk, id_pemasok, coalesce(nama, ${TANPA_PEMASOK}) as nama, datang, sejak, jatuh_tempo, hari,
    sisa
  from (${terhutang(db, hari, dicari)}) h
  order by ${dalamFile(db, dicari)}`;

/** Purchase orders as their list has them; those of each supplier together, and the suppliers as their list has them. */
function dalamFile(db: Db, { urut, perPemasok }: Pick<Diekspor, "urut" | "perPemasok">): Fragment {
  if (urut !== null && !perPemasok) return menurutPo(db, urut);
  const satu = db`id_pemasok is null, lower(nama), id_pemasok, jatuh_tempo nulls last, urut`;
  if (urut === null) return satu;
  const turun = urut.startsWith("-") ? db`desc` : db``;
  const pemasok: Readonly<Record<UrutHutang, Fragment>> = {
    nama: db`lower(nama)`,
    hari: db`coalesce(max(hari) over (partition by id_pemasok), -100000)`,
    sisa: db`sum(sisa) over (partition by id_pemasok)`,
  };
  return db`${pemasok[urut.replace("-", "") as UrutHutang]} ${turun}, id_pemasok ${turun}, jatuh_tempo nulls last, urut`;
}
