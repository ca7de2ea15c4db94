import { JENIS_KOREKSI, type JenisKoreksi, namaKoreksi, putusanOf } from "#areas/penjualan/koreksi/isiKoreksi.ts";
import type { Db, Fragment } from "#platform/db/database.ts";

const perJenis = (db: Db, kolom: Fragment, kata: (jenis: JenisKoreksi) => string): Fragment => db`
  case ${kolom} ${JENIS_KOREKSI.map((jenis) => db`when ${jenis} then ${kata(jenis)}::text`)} end`;

/** The kind of decision that a correction of this kind waits for. */
export const putusanKoreksi = (db: Db, kolom: Fragment): Fragment => perJenis(db, kolom, putusanOf);
/** What it is called. */
export const sebutanKoreksi = (db: Db, kolom: Fragment): Fragment => perJenis(db, kolom, namaKoreksi);

/** The correction of an order that waits, or null. */
export async function waitingKoreksi(db: Db, idSo: string): Promise<string | null> {
  const [row] = await db<{ idKoreksi: string }[]>`
    select id_koreksi from koreksi where id_so = ${idSo} and status = 'Menunggu'`;
  return row?.idKoreksi ?? null;
}

/** The permission for which an order waits, or null: until then it gets no invoice. */
export const izinDitunggu = (db: Db, idSo: Fragment): Fragment => db`
  (select k.id_koreksi from koreksi k where k.id_so = ${idSo} and k.status = 'Menunggu' and k.jenis = 'izin')`;

export const menungguIzin = (idKoreksi: string): string => `Order masih menunggu persetujuan ${idKoreksi}`;

/** An order has one correction at a time that waits. */
export const masihDikoreksi = (idKoreksi: string): string =>
  `Order ini masih mempunyai koreksi yang menunggu persetujuan: ${idKoreksi}`;
