import { setelah } from "#company/hariIni.ts";
import { type Milik, orderSaja } from "#company/orderMilik.ts";
import type { Id, Tanggal } from "#kernel/types.ts";
import type { Db, Fragment, Tx } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import type { Bucketing } from "#platform/list/bucket.ts";
import { type CountedList, countedRows, type Rows } from "#platform/list/countedPage.ts";
import type { AturanPerawatan } from "../aturanPerawatan.ts";
import type { Perawatan, SaringPerawatan } from "../contract.ts";
import { HARI_SEGERA } from "../isiPerawatan.ts";

/** A machine and its next maintenance as stored, with the address of its order's customer. */
export type PerawatanRow = Omit<Perawatan, "aksi"> & { email: string };

const select = (db: Db, today: Tanggal): Fragment => db`
  select m.nomor, m.id_produk, p.nama_produk, coalesce(nullif(o.customer_instansi, ''), o.nama_customer) as customer, o.no_telp, o.email,
    m.id_so, m.dikirim, m.dasar, m.tempo, m.karena_jam, a.bulan, a.jam, m.jam_dasar, m.jam_baca, m.tgl_baca, m.id_keluhan,
    case when m.tempo is null then 'baca' when m.tempo < ${today} then 'terlambat'
      when m.tempo <= ${setelah(today, HARI_SEGERA)} then 'segera' else 'nanti' end as keadaan,
    (select k.rencana from keluhan k where k.id_keluhan = m.id_keluhan) as rencana,
    (select i.waktu from perawatan_pengingat i where (i.nomor, i.dasar) = (m.nomor, m.dasar)) as diingatkan
  from perawatan m join produk p using (id_produk) join so o using (id_so)
  cross join lateral (${aturanDari(db, db`m.id_produk`)}) a`;

/** The rule of a product that holds now. */
const aturanDari = (db: Db, idProduk: Fragment): Fragment => db`
  select r.bulan, r.jam from perawatan_aturan r where r.id_produk = ${idProduk} order by r.id_perawatan_aturan desc limit 1`;

const EPOCH = Date.UTC(2000, 0, 1);
const hariKe = (hari: Tanggal): number => (Date.parse(`${hari}T00:00:00Z`) - EPOCH) / 86_400_000;

/** One bucket per day, the earliest day being the first: the number of its bucket is the highest. */
const TERDEKAT: Bucketing = {
  of: (db) => db`-hari_ke(hari)`,
  is: (db, column) => db`hari = date '2000-01-01' - ${column}`,
  within: (db, { from, until }) => db`
    ${from === null ? db`` : db`and hari <= date '2000-01-01' - ${from}::int`}
    ${until === null ? db`` : db`and hari >= date '2000-01-01' - ${until}::int`}`,
  newestFirst: (db) => db`hari, urut`,
};

const DAFTAR: CountedList = {
  name: "perawatan",
  table: "perawatan",
  id: "nomor",
  bucketing: TERDEKAT,
  text: "teksCari",
};

type Dicari = {
  page: number;
  limit: number;
  cari: string;
  saring: SaringPerawatan | null;
  milik: Milik;
  today: Tanggal;
};

export function pageOfPerawatan(db: Db, { saring, milik, today, ...dicari }: Dicari): Promise<Rows<PerawatanRow>> {
  const muat = (nomor: Fragment) => db`${select(db, today)} where m.nomor = ${nomor}`;
  if (saring === null && milik === null) return countedRows(db, DAFTAR, dicari, muat);
  const { dari, sampai } = saring === null ? { dari: null, sampai: null } : rentangDari(saring, today);
  const where = db`true ${dari === null ? db`` : db`and hari >= ${dari}`} ${sampai === null ? db`` : db`and hari <= ${sampai}`}
    ${orderSaja(db, "idSo", milik)}`;
  const asked = { ...dicari, filter: { key: `${saring} ${milik} ${today}`, where } };
  if (milik !== null || dicari.cari !== "") return countedRows(db, DAFTAR, asked, muat);
  // The days of a filter are counted already.
  const counters = db`
    select ember, sum(jumlah)::bigint as jumlah from hitungan where daftar = 'perawatan'
      ${dari === null ? db`` : db`and ember <= ${-hariKe(dari)}`} ${sampai === null ? db`` : db`and ember >= ${-hariKe(sampai)}`}
    group by 1`;
  return countedRows(db, DAFTAR, { ...asked, counters }, muat);
}

function rentangDari(saring: SaringPerawatan, today: Tanggal): Record<"dari" | "sampai", Tanggal | null> {
  const batas = setelah(today, HARI_SEGERA);
  if (saring === "terlambat") return { dari: null, sampai: setelah(today, -1) };
  return saring === "segera" ? { dari: today, sampai: batas } : { dari: setelah(batas, 1), sampai: null };
}

export async function findPerawatan(db: Db, nomor: string, today: Tanggal): Promise<PerawatanRow | undefined> {
  const [row] = await db<PerawatanRow[]>`${select(db, today)} where m.nomor = ${nomor}`;
  return row;
}

/** A machine whose maintenance someone is about to plan, locked until the transaction ends. */
export async function lockPerawatan(tx: Tx, nomor: string, today: Tanggal): Promise<PerawatanRow | undefined> {
  await tx`select from seri where nomor = ${nomor} for no key update`;
  return findPerawatan(tx, nomor, today);
}

/** The mail that reminds of a maintenance; refused by the database where there was one for it. */
export async function insertPengingat(
  { tx, user, now }: Pick<Deed, "tx" | "user" | "now">,
  { nomor, dasar, tempo, idEmail }: Pick<PerawatanRow, "nomor" | "dasar" | "tempo"> & { idEmail: number },
): Promise<void> {
  await tx`insert into perawatan_pengingat ${tx({ nomor, dasar, tempo, idEmail, waktu: now, idUser: user.idUser })}`;
}

/** The products that are maintained. */
export function aturanPerawatan(db: Db, idProduk: Id<"produk"> | null = null) {
  return db<AturanPerawatan[]>`
    select p.id_produk, p.nama_produk, a.bulan, a.jam
    from (select distinct id_produk from perawatan_aturan
      where ${idProduk === null ? db`true` : db`id_produk = ${idProduk}`}) d join produk p using (id_produk)
    cross join lateral (${aturanDari(db, db`p.id_produk`)}) a
    where num_nonnulls(a.bulan, a.jam) > 0 order by p.nama_produk, p.id_produk`;
}

/** Adds a rule of a product; answers the product's name, undefined where there is none such. */
export async function insertAturanPerawatan(
  { tx, user, now }: Deed,
  aturan: Omit<AturanPerawatan, "namaProduk">,
): Promise<string | undefined> {
  // Deliveries of the product wait, so that none of them misses the rule.
  const [produk] = await tx<{ namaProduk: string }[]>`
    select nama_produk from produk where id_produk = ${aturan.idProduk} for no key update`;
  if (produk) await tx`insert into perawatan_aturan ${tx({ ...aturan, dibuat: now, idUser: user.idUser })}`;
  return produk?.namaProduk;
}
