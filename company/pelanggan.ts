import { dibatasi, milikOf } from "#areas/penjualan/order/menjual.ts";
import { RANKED_ROLES } from "#kernel/permission.ts";
import type { Id } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import type { User } from "#platform/http/context.ts";
import { type Contains, contains, has } from "#platform/list/search.ts";
import { setelan } from "./perusahaan.ts";

/** The person whose customers alone may be seen; null where all may. */
export async function hanyaMilik(db: Db, user: User): Promise<Id<"karyawan"> | null> {
  if (!dibatasi(user)) return null;
  const { pelangganSendiri } = await setelan(db);
  return pelangganSendiri ? user.idUser : null;
}

/** What a customer is called on paper: the company it buys for, or the person. */
export const sebutanPelanggan = (db: Db, instansi: Fragment, nama: Fragment): Fragment => db`
  coalesce(nullif(nullif(${instansi}, ''), '-'), ${nama})`;

/** Who looks after a customer, or after the one into which it was merged; undefined where there is none. */
async function penanggungJawab(db: Db, id: Id<"pelanggan">): Promise<Id<"karyawan"> | null | undefined> {
  const [row] = await db<{ idSales: Id<"karyawan"> | null }[]>`
    select u.id_sales from pelanggan p join pelanggan u on u.id_pelanggan = p.id_utama where p.id_pelanggan = ${id}`;
  return row?.idSales;
}

/** Whether there is this customer, and this person may see it. */
export async function terlihat(db: Db, user: User, id: Id<"pelanggan">): Promise<boolean> {
  const [sales, milik] = await Promise.all([penanggungJawab(db, id), hanyaMilik(db, user)]);
  return sales !== undefined && (milik === null || sales === milik);
}

/** The same of an id as a person's program sent it. */
export const pelangganTerlihat = async (db: Db, user: User, id: string): Promise<boolean> =>
  /^[1-9][0-9]{0,8}$/.test(id) && terlihat(db, user, Number(id) as Id<"pelanggan">);

/** Of the employees `k` with role `r` those who see this customer where each sees the own ones only (`dibatasi`). */
export const yangMelihatPelanggan = (db: Db, id: string | Fragment): Fragment => db`
  (r.nama_role = any(${[...RANKED_ROLES]})
    or not 'Produk Card' = any(k.menu) and k.menu && array['Invoice', 'Pengajuan']
    or k.id_user = (select u.id_sales from pelanggan p join pelanggan u on u.id_pelanggan = p.id_utama
                    where p.id_pelanggan::text = ${id}))`;

/** Whose customers are shown; who sells and has not chosen sees the own ones. */
export async function milikDari(db: Db, user: User, asked: "saya" | "semua" | null) {
  const saja = await hanyaMilik(db, user);
  if (saja !== null) return saja;
  return (asked ?? milikOf(user)) === "saya" ? user.idUser : null;
}

/** `and` the customer `alias` is one of that person's; nothing where all may be seen. */
export const milikSaja = (db: Db, alias: string, idUser: Id<"karyawan"> | null): Fragment =>
  idUser === null ? db`` : db`and ${db(`${alias}.idSales`)} = ${idUser}`;

/** A telephone number is searched by its digits alone, from the one behind the country: 0812 and +62 812 alike. */
export function nomorTelepon(cari: string): string {
  if (!/^[+0-9][0-9 ().-]{2,}$/.test(cari)) return cari;
  const angka = cari.replace(/[^0-9]/g, "").replace(/^(?:00)?620?(?=[1-9])|^0/, "");
  return angka.length >= 2 ? angka : cari;
}

/** A shorter number is in very many others. */
const TELEPON = /^[+0-9][0-9 ().-]{4,}$/;

/** The digits of what can be a telephone number, or a good part of one; null for any other text. */
export const angkaDicari = (cari: string): string | null => (TELEPON.test(cari) ? nomorTelepon(cari) : null);

/** `or` an order had a number in another program that begins so: few have one, so that they are found before the list is read. */
function bernomorLama(db: Db, cari: string): Fragment {
  const awal = cari.trim().toLowerCase();
  return db`or id_so = any(array(
    select id_so from order_lama where lower(nomor) ~>=~ ${awal} and lower(nomor) ~<~ ${`${awal}\u{10ffff}`}))`;
}

/**
 * `and` an order has the text in its code or its customer's names, or its customer has that telephone number, or it had that number
 * in another program.
 */
export const orderContains: Contains = (db, cari, how) => {
  if (cari.trim() === "") return contains(db, "teksCari", cari, how);
  const angka = angkaDicari(cari);
  const telepon = angka === null ? db`` : db`or ${has(db, db`angka_telepon(no_telp)`, angka, how)}`;
  return db`and (${has(db, db`teks_cari`, cari.toLowerCase(), how)} ${telepon} ${bernomorLama(db, cari)})`;
};
