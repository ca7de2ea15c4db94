import { allPiutangTerbuka, piutangTerbuka } from "#books/piutang/terbuka.ts";
import { berkolom, kolomTerisi } from "#company/kolomSendiri.ts";
import { milikSaja, nomorTelepon } from "#company/pelanggan.ts";
import { namesOf } from "#kernel/record.ts";
import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import { columns } from "#platform/db/columns.ts";
import type { Db, Fragment, Tx } from "#platform/db/database.ts";
import { byNumber } from "#platform/list/bucket.ts";
import type { Asked, CountedList, Page } from "#platform/list/countedPage.ts";
import { offsetOf } from "#platform/list/paging.ts";
import { contains } from "#platform/list/search.ts";
import { orderBy, pageInOrder, type Sorts, type Urut } from "#platform/list/sortedRows.ts";
import type { Pelanggan } from "../barisPelanggan.ts";
import type { UrutPelanggan } from "../contract.ts";
import { isianPelanggan, kepalaPelanggan, type SebutanPelanggan } from "../isiPelanggan.ts";

/** A customer as stored, with what follows from its orders. */
export type PelangganRow = Omit<Pelanggan, "aksi"> & {
  digabungKe: SebutanPelanggan | null;
  idUtama: Id<"pelanggan">;
};

export const KOLOM = namesOf(isianPelanggan);

/** How a customer is named on other screens, as one JSON object. */
export const sebutan = (db: Db, alias: string): Fragment => db`jsonb_build_object(
  'idPelanggan', ${db(`${alias}.idPelanggan`)}, 'instansi', ${db(`${alias}.instansi`)}, 'nama', ${db(`${alias}.nama`)},
  'telepon', ${db(`${alias}.telepon`)})`;

/** The customer and all that were merged into it, whose orders are its own. */
export const anggota = (db: Db, id: Fragment): Fragment => db`
  select g.id_pelanggan from pelanggan g where g.id_utama = ${id} union select ${id}`;

/** The customers with these ids, in that order. Their orders are looked up by customer. */
export async function loadPelanggan(db: Db, ids: readonly Id<"pelanggan">[], today: Tanggal): Promise<PelangganRow[]> {
  if (ids.length === 0) return [];
  return db<PelangganRow[]>`
    with terbuka as materialized (
      select id_pelanggan, sum(sisa)::bigint as piutang, coalesce(sum(sisa) filter (where hari > 0), 0)::bigint as terlambat
      from (${piutangTerbuka(db, { pada: today, today })}) t where id_pelanggan = any(${[...ids]}) group by 1)
    select ${columns(db, "p", isianPelanggan, kepalaPelanggan)}, p.versi, p.id_utama,
      coalesce(p.termin, (select termin_pelanggan from perusahaan)) as termin_berlaku,
      case when k.id_user is not null then
        jsonb_build_object('idUser', k.id_user, 'namaLengkap', k.nama_lengkap) end as sales,
      case when d.id_pelanggan is not null then ${sebutan(db, "d")} end as digabung_ke,
      case when a.alamat is not null then jsonb_build_object('alasan', a.alasan, 'sejak',
        to_char(a.sejak at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as email_ditolak,
      ${kolomTerisi(db, "pelanggan", db`p.id_pelanggan`)} as kolom_sendiri, o.jumlah_order, o.total_pembelian, o.order_terakhir,
      coalesce(t.piutang, 0) as piutang, coalesce(t.terlambat, 0) as terlambat
    from unnest(${[...ids]}::integer[]) with ordinality w(id_pelanggan, urutan)
    join pelanggan p using (id_pelanggan)
    left join karyawan k on k.id_user = p.id_sales
    left join pelanggan d on d.id_pelanggan = p.digabung_ke
    left join terbuka t on t.id_pelanggan = p.id_pelanggan
    left join alamat_ditolak a on a.alamat = lower(p.email)
    cross join lateral (
      select count(*) as jumlah_order, coalesce(sum(s.total_pembelian) filter (where s.status_so not in ('Cancel', 'Tolak')), 0)::bigint
        as total_pembelian, max(s.tgl_order) as order_terakhir
      from (${anggota(db, db`p.id_pelanggan`)}) g join so_pelanggan l using (id_pelanggan) join so s using (id_so)) o
    order by w.urutan`;
}

/** What a customer may owe; null: there is no limit. */
export async function readBatasKredit(db: Db, id: Id<"pelanggan">): Promise<Rupiah | null> {
  const [row] = await db<{ batasKredit: Rupiah | null }[]>`
    select batas_kredit from pelanggan where id_pelanggan = ${id}`;
  return row?.batasKredit ?? null;
}

export type Saringan = {
  cari: string;
  kelompok: "aktif" | "arsip";
  /** What an own field holds. */
  kolom: string | null;
  urut: Urut<UrutPelanggan>;
  /** Whose customers; null for those of everyone. */
  milik: Id<"karyawan"> | null;
};
type Halaman = Saringan & { page: number; limit: number };

const daftar = (name: string, arsip: boolean): CountedList => ({
  name,
  table: "pelanggan",
  id: "idPelanggan",
  bucketing: byNumber("idPelanggan"),
  text: "teksCari",
  where: (db) => db`digabung_ke is null and arsip = ${arsip}`,
});
const LIST = { aktif: daftar("pelanggan", false), arsip: daftar("pelanggan-arsip", true) };

const URUTAN_NAMA: Sorts<"nama"> = { by: { nama: (db) => db`lower(nama)` }, last: "idPelanggan" };
const URUTAN: Sorts<Exclude<UrutPelanggan, "nama">> = {
  by: {
    sisa: (db) => db`coalesce(t.sisa, 0)`,
    terlambat: (db) => db`coalesce(t.terlambat, 0)`,
  },
  last: "p.idPelanggan",
};

/** The ids of a page, newest first unless asked otherwise. */
export async function pageOfPelanggan(db: Db, asked: Halaman, today: Tanggal): Promise<Page<Id<"pelanggan">>> {
  const { urut, cari, kelompok, page, limit } = asked;
  if (urut === null || urut === "nama" || urut === "-nama") {
    const dicari = { cari: nomorTelepon(cari), page, limit, urut, ...disaring(db, asked) };
    const id = (of: Fragment) => db`select ${of} as id`;
    const found = await pageInOrder<{ id: Id<"pelanggan"> }, "nama">(db, LIST[kelompok], dicari, URUTAN_NAMA, id);
    return { ids: found.rows.map((row) => row.id), total: found.total };
  }
  const cocok = terpilih(db, asked);
  const [rows, [count]] = await Promise.all([
    db<{ id: Id<"pelanggan"> }[]>`
      select p.id_pelanggan as id from pelanggan p ${piutangMasing(db, today)}
      where ${cocok} order by ${orderBy(db, URUTAN, urut)} limit ${limit} offset ${offsetOf(asked)}`,
    db<{ total: number }[]>`select count(*) as total from pelanggan p where ${cocok}`,
  ]);
  return { ids: rows.map((row) => row.id), total: count?.total ?? 0 };
}

/** All that a page of the list, and its files, are of. */
const terpilih = (db: Db, { milik, cari, kelompok, kolom }: Omit<Saringan, "urut">): Fragment => db`
  p.digabung_ke is null and p.arsip = ${kelompok === "arsip"} ${milikSaja(db, "p", milik)}
  ${contains(db, "p.teksCari", nomorTelepon(cari))} ${berkolom(db, "pelanggan", kolom, db`p.id_pelanggan`)}`;

/** Whose customers; and what an own field holds, which is counted each time because it moves without the list's trigger. */
function disaring(db: Db, saringan: Saringan): Pick<Asked, "filter" | "counters"> {
  const { milik, kolom } = saringan;
  const sales = milik === null ? db`true` : db`id_sales = ${milik}`;
  if (kolom === null) return { filter: milik === null ? null : { key: `sales ${milik}`, where: sales } };
  return {
    filter: {
      key: `kolom ${kolom} ${milik}`,
      where: db`${sales} ${berkolom(db, "pelanggan", kolom, db`id_pelanggan`)}`,
    },
    counters: db`
      select ${byNumber("p.idPelanggan").of(db)} as ember, count(*) as jumlah from pelanggan p
      where ${terpilih(db, saringan)} group by 1`,
  };
}

const piutangMasing = (db: Db, today: Tanggal): Fragment => db`
  left join (select id_pelanggan, sum(sisa) as sisa, sum(sisa) filter (where hari > 0) as terlambat
    from (${allPiutangTerbuka(db, { pada: today, today })}) b group by 1) t using (id_pelanggan)`;

/** What a file of customers holds: what the list shows, or these alone. */
export type Diekspor = Saringan & { idPelanggan: readonly Id<"pelanggan">[] | null };

/** All ids of a file, in the order of the list. */
export async function allId(
  db: Db,
  { idPelanggan, ...saringan }: Diekspor,
  today: Tanggal,
): Promise<readonly Id<"pelanggan">[]> {
  if (idPelanggan) return idYangTerlihat(db, idPelanggan, saringan.milik);
  return (await pageOfPelanggan(db, { ...saringan, page: 1, limit: 1_000_000 }, today)).ids;
}

/** Those of these customers whom the person may see. */
async function idYangTerlihat(db: Db, ids: readonly Id<"pelanggan">[], milik: Saringan["milik"]) {
  const rows = await db<{ id: Id<"pelanggan"> }[]>`
    select p.id_pelanggan as id from pelanggan p where p.id_pelanggan = any(${[...ids]}) ${milikSaja(db, "p", milik)}
    order by array_position(${[...ids]}::int[], p.id_pelanggan)`;
  return rows.map(({ id }) => id);
}

export type Terkunci = {
  idPelanggan: Id<"pelanggan">;
  nama: string;
  arsip: boolean;
  namaTujuan: string | null;
  idSales: Id<"karyawan"> | null;
  digabungKe: Id<"pelanggan"> | null;
  versi: number;
};

/** These customers, locked in the order of their ids until the transaction ends. */
export function lockPelanggan(tx: Tx, ids: readonly Id<"pelanggan">[]) {
  return tx<Terkunci[]>`
    select p.id_pelanggan, p.nama, p.arsip, p.id_sales, p.digabung_ke, p.versi,
      (select d.nama from pelanggan d where d.id_pelanggan = p.digabung_ke) as nama_tujuan
    from pelanggan p where p.id_pelanggan = any(${[...ids]}) order by p.id_pelanggan for no key update of p`;
}

/** Others that live with the same telephone number; `milik` leaves out those that the person may not see. */
export function nomorSama(db: Db, id: Id<"pelanggan">, milik: Id<"karyawan"> | null) {
  return db<SebutanPelanggan[]>`
    select l.id_pelanggan, l.instansi, l.nama, l.telepon
    from pelanggan p join pelanggan l on l.angka = p.angka and l.id_pelanggan <> p.id_pelanggan
    where p.id_pelanggan = ${id} and p.angka <> '' and l.digabung_ke is null and l.id_utama <> p.id_utama
      ${milikSaja(db, "l", milik)} order by l.id_pelanggan limit 20`;
}

type Gabungan = SebutanPelanggan & { jumlahOrder: number };
/** Those that were merged into it directly. */
export function gabunganDari(db: Db, id: Id<"pelanggan">) {
  return db<Gabungan[]>`
    select g.id_pelanggan, g.instansi, g.nama, g.telepon,
      (select count(*) from so_pelanggan l where l.id_pelanggan = g.id_pelanggan) as jumlah_order
    from pelanggan g where g.digabung_ke = ${id} order by g.id_pelanggan`;
}

export function pilihanSales(db: Db) {
  return db<{ idUser: Id<"karyawan">; namaLengkap: string }[]>`
    select id_user, nama_lengkap from karyawan where not dihapus and not resign order by nama_lengkap`;
}
