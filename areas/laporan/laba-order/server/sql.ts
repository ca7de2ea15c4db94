import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import { offsetOf } from "#platform/list/paging.ts";
import { has } from "#platform/list/search.ts";
import { orderBy, type Sorts, type Urut } from "#platform/list/sortedRows.ts";
import type { PosLaba, SudutLaba, UrutLaba } from "../contract.ts";
import { type MasaLaba, satuanMasa } from "../masa.ts";

export type Diminta = MasaLaba & {
  sudut: SudutLaba;
  cari: string;
  idProduk: Id<"produk"> | null;
  idPelanggan: Id<"pelanggan"> | null;
  idUser: Id<"karyawan"> | null;
  pos: PosLaba | null;
  urut: Urut<UrutLaba>;
};

export type LabaRow = {
  id: string;
  pos: PosLaba | "";
  kode: string;
  nama: string;
  tanggal: Tanggal | null;
  pendapatan: Rupiah;
  hpp: Rupiah;
};
export type JumlahLaba = { banyak: number; pendapatan: Rupiah; hpp: Rupiah };

/** The sums of the months by what the rows are of: `(id, pos, pendapatan, hpp)`; `pos` is '' where a row is of something. */
const jumlah = (db: Db, diminta: Diminta): Fragment =>
  diminta.sudut === "order" ? jumlahOrder(db, diminta) : jumlahRingkas(db, diminta);

function jumlahRingkas(db: Db, { sudut, awal, akhir }: Diminta): Fragment {
  const { tahun, bulan } = satuanMasa({ awal, akhir });
  // Orders keep the customer they were made for; their profit is the one of whom that customer was merged into.
  const utama = sudut === "pelanggan" ? db`coalesce(g.id_utama, r.id)` : db`r.id`;
  const gabungan =
    sudut === "pelanggan"
      ? db`left join (select id_pelanggan, id_utama from pelanggan where digabung_ke is not null) g on g.id_pelanggan = r.id`
      : db``;
  // Part by part, so that each is read from the index alone; and by the number alone, which takes half the time of two columns.
  const bagian = db`(
    select 'tahun' as satuan, mulai from unnest(${tahun}::date[]) t(mulai)
    union all select 'bulan', mulai from unnest(${bulan}::date[]) b(mulai)) m
    join laba_ringkas r on r.sudut = ${sudut} and r.satuan = m.satuan and r.mulai = m.mulai`;
  return db`
    select ${utama} as id, '' as pos, jumlah_bulat(r.pendapatan) as pendapatan, jumlah_bulat(r.hpp) as hpp
    from ${bagian} and r.id > 0 ${gabungan} group by 1 having jumlah_bulat(r.pendapatan) <> 0 or jumlah_bulat(r.hpp) <> 0
    union all
    select 0, r.pos, jumlah_bulat(r.pendapatan), jumlah_bulat(r.hpp)
    from ${bagian} and r.id = 0 group by 2 having jumlah_bulat(r.pendapatan) <> 0 or jumlah_bulat(r.hpp) <> 0`;
}

const jumlahOrder = (db: Db, { awal, akhir, idProduk, idPelanggan, idUser, pos }: Diminta): Fragment => db`
  select l.id_so as id, case when l.id_so is null then l.pos else '' end as pos, jumlah_bulat(l.pendapatan) as pendapatan,
    jumlah_bulat(l.hpp) as hpp
  from laba_pesanan l
  where l.bulan between ${`${awal}-01`}::date and ${`${akhir}-01`}::date
    ${idProduk === null ? db`` : db`and l.id_produk = ${idProduk}`}
    ${idPelanggan === null ? db`` : db`and l.id_pelanggan in (select id_pelanggan from pelanggan where id_utama = ${idPelanggan})`}
    ${idUser === null ? db`` : db`and l.id_sales = ${idUser}`} ${pos === null ? db`` : db`and l.pos = ${pos}`}
  group by 1, 2 having jumlah_bulat(l.pendapatan) <> 0 or jumlah_bulat(l.hpp) <> 0`;

type Isi = { kode: Fragment; nama: Fragment; tanggal: Fragment; dari: Fragment; teks: Fragment };

/** What the rows are called, and what they are searched by. */
const isiOf = (db: Db, sudut: SudutLaba): Isi =>
  ({
    order: {
      kode: db`j.id`,
      nama: db`case when o.customer_instansi in ('', '-') then o.nama_customer else o.nama_customer || ', ' || o.customer_instansi end`,
      tanggal: db`o.tgl_order`,
      dari: db`left join so o on o.id_so = j.id`,
      teks: db`o.teks_cari`,
    },
    produk: {
      kode: db`d.kode_produk`,
      nama: db`d.nama_produk`,
      tanggal: db`null::date`,
      dari: db`left join produk d on d.id_produk = j.id`,
      teks: db`lower(d.nama_produk || ' ' || d.kode_produk)`,
    },
    pelanggan: {
      kode: db`''`,
      nama: db`case when p.instansi in ('', '-') then p.nama else p.nama || ', ' || p.instansi end`,
      tanggal: db`null::date`,
      dari: db`left join pelanggan p on p.id_pelanggan = j.id`,
      teks: db`p.teks_cari`,
    },
    sales: {
      kode: db`''`,
      nama: db`u.nama_lengkap`,
      tanggal: db`null::date`,
      dari: db`left join karyawan u on u.id_user = j.id`,
      teks: db`lower(u.nama_lengkap)`,
    },
  })[sudut];

const sortsOf = (isi: Isi): Sorts<UrutLaba> => ({
  by: {
    nama: () => isi.nama,
    tanggal: () => isi.tanggal,
    pendapatan: (db) => db`j.pendapatan`,
    hpp: (db) => db`j.hpp`,
    margin: (db) => db`j.pendapatan - j.hpp`,
    persen: (db) =>
      db`case when j.pendapatan > 0 then (j.pendapatan - j.hpp)::float8 / j.pendapatan else '-infinity' end`,
  },
  last: "id",
});

/** A page, or with `limit` null everything; and the sums of everything that is found. */
export async function pageOfLaba(
  db: Db,
  diminta: Diminta,
  halaman: { page: number; limit: number } | null,
): Promise<{ rows: LabaRow[]; jumlah: JumlahLaba }> {
  const isi = isiOf(db, diminta.sudut);
  // Amounts of their own have no name to be found by.
  const ditemukan =
    diminta.cari === ""
      ? db`select id, pos, pendapatan, hpp from jumlah`
      : db`select j.* from jumlah j ${isi.dari} where j.pos = '' and ${has(db, isi.teks, diminta.cari.toLowerCase())}`;
  const bagian = halaman === null ? db`` : db`limit ${halaman.limit} offset ${offsetOf(halaman)}`;
  const rows = await db<(LabaRow & { banyak: number; seluruhPendapatan: Rupiah; seluruhHpp: Rupiah })[]>`
    with jumlah as (${jumlah(db, diminta)}),
    ditemukan as materialized (${ditemukan}),
    seluruh as (
      select count(*)::int as banyak, coalesce(jumlah_bulat(pendapatan), 0) as seluruh_pendapatan,
        coalesce(jumlah_bulat(hpp), 0) as seluruh_hpp from ditemukan),
    halaman as (
      select j.*, row_number() over () as ke from (
        select j.id, j.pos, j.pendapatan, j.hpp from ditemukan j ${perluNama(diminta.urut) ? isi.dari : db``}
        order by ${orderBy(db, sortsOf(isi), diminta.urut ?? "-pendapatan")}, j.pos ${bagian}) j)
    select s.*, coalesce(j.id::text, '') as id, coalesce(j.pos, '') as pos, coalesce(case when j.pos = '' then ${isi.kode} end, '') as kode,
      coalesce(case when j.pos = '' then ${isi.nama} end, '') as nama, ${isi.tanggal} as tanggal, j.pendapatan, j.hpp, j.ke
    from seluruh s left join halaman j on true ${isi.dari} order by j.ke`;
  const [satu] = rows;
  return {
    rows: rows.filter(({ pendapatan }) => pendapatan !== null),
    jumlah: {
      banyak: satu?.banyak ?? 0,
      pendapatan: satu?.seluruhPendapatan ?? (0 as Rupiah),
      hpp: satu?.seluruhHpp ?? (0 as Rupiah),
    },
  };
}

/** Only the order of names needs the names of all rows. */
const perluNama = (urut: Urut<UrutLaba>): boolean => /nama|tanggal/.test(urut ?? "");

/** The accounts whose books show what belongs to no order. */
export async function akunLaba(db: Db): Promise<Partial<Record<PosLaba, Id<"akun">>>> {
  const rows = await db<{ bawaan: string; idAkun: Id<"akun"> }[]>`
    select bawaan, id_akun from akun where bawaan in ('hpp', 'penyesuaian-persediaan')`;
  const [hpp, persediaan] = ["hpp", "penyesuaian-persediaan"].map(
    (nama) => rows.find(({ bawaan }) => bawaan === nama)?.idAkun,
  );
  return { ...(hpp && { pemasok: hpp, umum: hpp }), ...(persediaan && { persediaan }) };
}

/** The name of what orders are chosen by; null where nothing is chosen. */
export async function namaDipilih(db: Db, { idProduk, idPelanggan, idUser }: Diminta): Promise<string | null> {
  const [row] = await db<{ nama: string | null }[]>`
    select coalesce((select nama_produk from produk where id_produk = ${idProduk}),
      (select nama from pelanggan where id_pelanggan = ${idPelanggan}),
      (select nama_lengkap from karyawan where id_user = ${idUser})) as nama`;
  return row?.nama ?? null;
}
