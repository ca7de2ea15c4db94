import { setelah } from "#company/hariIni.ts";
import { type Milik, orderSaja } from "#company/orderMilik.ts";
import { type Bagian, papan } from "#company/papan.ts";
import type { Rentang } from "#kernel/range.ts";
import type { Id, Tanggal } from "#kernel/types.ts";
import { columns } from "#platform/db/columns.ts";
import type { Db, Fragment, Tx } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { byDay } from "#platform/list/bucket.ts";
import { type Asked, type CountedList, countedRows, type Rows } from "#platform/list/countedPage.ts";
import type { Keluhan, SaringKeluhan, UnitServis } from "../contract.ts";
import { pokokKeluhan } from "../isiKeluhan.ts";
import { HARI_SELESAI, type KolomKeluhan } from "../papan.ts";

/** A complaint as stored, with its pictures by their ids. */
export type KeluhanRow = Omit<Keluhan, "aksi" | "buktiFoto"> & { bukti: string[] };

const select = (db: Db): Fragment => db`
  select ${columns(db, "k", pokokKeluhan)}, k.id_produk, p.nama_produk,
    case when k.garansi then 'garansi' else 'bayar' end as tanggungan,
    array(select t.nama_lengkap from kunjungan j join karyawan t on t.id_user = j.id_teknisi
      where j.id_keluhan = k.id_keluhan and j.tgl_kerja is null and j.diurungkan is null order by j.rencana, j.urut) as teknisi,
    (select j.id_kunjungan from kunjungan j
      where j.id_keluhan = k.id_keluhan and j.tgl_kerja is null and j.diurungkan is null order by j.rencana, j.urut limit 1) as id_kunjungan,
    jsonb_build_object('namaLengkap', u.nama_lengkap) as "user",
    array(select b.id_berkas::text from keluhan_bukti b where b.id_keluhan = k.id_keluhan order by b.urutan) as bukti
  from keluhan k join karyawan u using (id_user) left join produk p using (id_produk)`;

const DAFTAR: CountedList = {
  name: "keluhan",
  table: "keluhan",
  id: "idKeluhan",
  bucketing: byDay("tglKeluhan", "urut"),
  text: "teksCari",
};

type Dicari = Rentang & { page: number; limit: number; cari: string; status: SaringKeluhan | null; milik: Milik };

export function pageOfKeluhan(db: Db, { status, milik, ...dicari }: Dicari): Promise<Rows<KeluhanRow>> {
  const asked = { ...dicari, filter: saringan(db, status, milik) };
  return countedRows(db, DAFTAR, asked, (id) => db`${select(db)} where k.id_keluhan = ${id}`);
}

/** Who sees own orders only sees complaints about those, and those that belong to no order. */
function saringan(db: Db, status: SaringKeluhan | null, milik: Milik): Asked["filter"] {
  if (status === null && milik === null) return null;
  const keadaan = status === "terbuka" ? ["baru", "dijadwalkan", "dikerjakan"] : [status];
  const where = db`${status === null ? db`true` : db`status = any(${keadaan})`}
    ${keluhanSaja(db, milik)}`;
  return { key: `${status} ${milik}`, where };
}

const keluhanSaja = (db: Db, milik: Milik): Fragment =>
  milik === null ? db`` : db`and (id_so is null or true ${orderSaja(db, "idSo", milik)})`;

/** The board: what waits longest or is planned first stands above, what was settled last among the settled. */
export function papanKeluhan<Kartu>(db: Db, today: Tanggal, milik: Milik, kartu: (row: KeluhanRow) => Kartu) {
  const satu = (status: KolomKeluhan, by: Fragment, lagi = db``): Bagian => ({
    ...{ table: "keluhan", id: "idKeluhan", by },
    where: db`status = ${status} ${lagi}`,
  });
  const bagian: Record<KolomKeluhan, Bagian> = {
    baru: satu("baru", db`tgl_keluhan, urut`),
    dijadwalkan: satu("dijadwalkan", db`rencana, urut`),
    dikerjakan: satu("dikerjakan", db`coalesce(rencana, dikerjakan), urut`),
    selesai: satu("selesai", db`selesai desc, urut desc`, db`and selesai > ${setelah(today, -HARI_SELESAI)}`),
  };
  const isi = (id: Fragment) => db`${select(db)} where k.id_keluhan = ${id}`;
  return papan(db, { bagian, cocok: keluhanSaja(db, milik) }, isi, kartu);
}

export async function findKeluhan(db: Db, idKeluhan: string): Promise<KeluhanRow | undefined> {
  const [row] = await db<KeluhanRow[]>`${select(db)} where k.id_keluhan = ${idKeluhan}`;
  return row;
}

/** A complaint that someone is about to change, locked until the transaction ends. */
export async function lockKeluhan(tx: Tx, idKeluhan: string): Promise<KeluhanRow | undefined> {
  await tx`select 1 from keluhan where id_keluhan = ${idKeluhan} for no key update`;
  return findKeluhan(tx, idKeluhan);
}

/** A unit by its number, with the delivery by which it is, or last was, with a customer. */
export async function findUnit(db: Db, nomor: string): Promise<UnitServis | undefined> {
  const [row] = await db<UnitServis[]>`
    select s.nomor, s.id_produk, p.nama_produk, d.id_so, d.customer, coalesce(d.no_telp, '') as no_telp, d.dikirim,
      garansi_sampai(d.dikirim, s.id_produk) as garansi_sampai,
      array(select k.id_keluhan from keluhan k where k.nomor = s.nomor and k.status in ('baru', 'dijadwalkan', 'dikerjakan')
        order by k.urut desc) as terbuka
    from seri s join produk p using (id_produk)
    left join lateral (
      select o.id_so, coalesce(nullif(o.customer_instansi, ''), o.nama_customer) as customer, o.no_telp, j.tgl_keluar as dikirim
      from surat_jalan_seri n join surat_jalan j using (id_surat_jalan) join so o using (id_so)
      where n.nomor = s.nomor and j.status_barang in ('Kirim', 'Diambil')
      order by n.kembali is null desc, j.dibuat desc limit 1) d on true
    where s.nomor = ${nomor}`;
  return row;
}

export type Dipesan = Pick<UnitServis, "customer" | "noTelp" | "dikirim" | "garansiSampai"> & {
  namaProduk: string | null;
};

/** An order with the day on which its goods, or those of one product, first left; undefined where it has none such. */
export async function findDipesan(db: Db, idSo: string, idProduk: Id<"produk"> | null): Promise<Dipesan | undefined> {
  const [row] = await db<Dipesan[]>`
    select coalesce(nullif(o.customer_instansi, ''), o.nama_customer) as customer, o.no_telp, d.dikirim,
      garansi_sampai(d.dikirim, ${idProduk}::int) as garansi_sampai,
      (select nama_produk from produk where id_produk = ${idProduk}::int) as nama_produk
    from so o cross join lateral (
      select min(j.tgl_keluar) as dikirim from surat_jalan j
      where j.id_so = o.id_so and j.status_barang in ('Kirim', 'Diambil') and (${idProduk}::int is null or exists (
        select from surat_jalan_baris b join orderan l using (id_orderan)
        where b.id_surat_jalan = j.id_surat_jalan and l.id_produk = ${idProduk}::int))) d
    where o.id_so = ${idSo} and (${idProduk}::int is null or exists (
      select from orderan l where l.id_so = o.id_so and l.id_produk = ${idProduk}::int))`;
  return row;
}

export type KeluhanBaru = {
  idKeluhan: string;
  nomor: string | null;
  idProduk: Id<"produk"> | null;
  idSo: string | null;
  customer: string;
  keluhan: string;
  pelapor: string;
  noTelp: string;
  dikirim: Tanggal | null;
  garansiSampai: Tanggal | null;
  garansi: boolean;
  alasanGaransi: string;
  teksCari: string;
  /** Opened to maintain the machine, which has no fault. */
  perawatan?: boolean;
};

export async function insertKeluhan({ tx, user, now, today }: Deed, baru: KeluhanBaru): Promise<void> {
  await tx`insert into keluhan ${tx({ ...baru, tglKeluhan: today, dibuat: now, idUser: user.idUser })}`;
}

type Perubahan = Partial<{
  garansi: boolean;
  alasanGaransi: string;
  selesai: Tanggal;
  catatanSelesai: string;
  dibatalkan: Tanggal;
  alasanBatal: string;
}>;

export async function updateKeluhan({ tx }: Deed, idKeluhan: string, perubahan: Perubahan): Promise<void> {
  await tx`update keluhan set ${tx(perubahan)} where id_keluhan = ${idKeluhan}`;
}
