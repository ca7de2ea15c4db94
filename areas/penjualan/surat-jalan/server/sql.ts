import { lockSo } from "#books/pesanan/pesanan.ts";
import { setelah } from "#company/hariIni.ts";
import { askedOfMilik, type Milik, orderSaja } from "#company/orderMilik.ts";
import { type Bagian, pageOfPart, papan } from "#company/papan.ts";
import { orderContains } from "#company/pelanggan.ts";
import type { Rentang } from "#kernel/range.ts";
import { namesOf } from "#kernel/record.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { Db, Fragment, Tx } from "#platform/db/database.ts";
import { together } from "#platform/db/together.ts";
import type { EncodedImage } from "#platform/files/image.ts";
import type { Deed } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import { byDay } from "#platform/list/bucket.ts";
import type { Asked, CountedList, Rows } from "#platform/list/countedPage.ts";
import { listedRows } from "#platform/list/grafik.ts";
import { within } from "#platform/list/search.ts";
import { loadOrder, type OrderRow, orderBernomor, type SuratJalanRow } from "../../order/server/load.ts";
import { menurut, orderTerurut, type Urut } from "../../order/server/page.ts";
import { HARI_TERKIRIM, type KolomSj } from "../../papan.ts";
import { sudahKeluar } from "../contract.ts";
import { isianSuratJalan, keadaanBarang } from "../isiSuratJalan.ts";
import type { BarangKirim } from "../kirim.ts";
import type { IsiSuratJalan, OrderSj } from "./rules.ts";

export type OrderSjRow = OrderRow & Pick<OrderSj, "idInvoice">;

/** An order as the list of delivery notes shows it. */
const untukSurat = (order: OrderRow): OrderSjRow => ({
  ...order,
  idInvoice: order.invoices.findLast((invoice) => invoice.statusApprove === "Disetujui")?.idInvoice ?? null,
});

/** The orders with these codes, in that order. */
export const loadOrderSj = async (db: Db, ids: readonly string[]): Promise<OrderSjRow[]> =>
  (await loadOrder(db, ids)).map(untukSurat);

/** The code of the order that has this note. */
export async function orderDariSurat(db: Db, idSuratJalan: string): Promise<string> {
  const [row] = await db<{ idSo: string }[]>`select id_so from surat_jalan where id_surat_jalan = ${idSuratJalan}`;
  return found(row, "Surat jalan").idSo;
}

// Orders with these two payment states have an approved invoice.
const LIST: CountedList = {
  name: "surat-jalan",
  table: "so",
  id: "idSo",
  bucketing: byDay("tglOrder", "urut"),
  text: orderContains,
  where: (db) => db`status_pembayaran in ('Proses', 'Lunas')`,
};

type Ditanya = Asked & Rentang & { bagian: KolomSj | null; urut: Urut; milik: Milik };

/** What the list is asked with, whatever its page. */
export type Tersaring = Rentang & Pick<Ditanya, "cari" | "bagian" | "milik">;

/** The orders of all pages. */
export function selectOrderSj(db: Db, { bagian, milik, ...asked }: Tersaring, today: Tanggal): Fragment {
  if (bagian === null) {
    return listedRows(db, LIST, askedOfMilik(db, LIST, "idSo", { ...asked, page: 1, limit: 1 }, milik));
  }
  return db`
    select * from so where ${bagianSj(db, today)[bagian].where} ${dicari(db, asked)} ${orderSaja(db, "idSo", milik)}`;
}

/** A page of orders that can have a delivery note, newest first unless asked otherwise; those of one column of the board as they stand there. */
export async function pageOfOrderSj(
  db: Db,
  { bagian, urut, milik, ...asked }: Ditanya,
  today: Tanggal,
): Promise<Rows<OrderSjRow>> {
  const isi = (id: Fragment) => orderBernomor(db, id);
  const cocok = db`${dicari(db, asked)} ${orderSaja(db, "idSo", milik)}`;
  const { rows, total } =
    bagian === null
      ? await orderTerurut(db, LIST, askedOfMilik(db, LIST, "idSo", asked, milik), urut)
      : await pageOfPart<OrderRow>(db, bagianSj(db, today)[bagian], { ...asked, cocok }, isi);
  return { rows: rows.map(untukSurat), total };
}

const dicari = (db: Db, asked: Rentang & { cari: string }): Fragment =>
  db`${within(db, "tglOrder", asked)} ${orderContains(db, asked.cari)}`;

export type Diekspor = Rentang & Pick<Ditanya, "cari" | "bagian" | "urut" | "milik">;

/** The orders that the list shows, numbered by `ke` in its order, for a file. */
export function orderTerdaftar(db: Db, { bagian, urut, milik, ...asked }: Diekspor, today: Tanggal): Fragment {
  const { where, by } =
    bagian === null ? { where: LIST.where?.(db) ?? db`true`, by: menurut(db, urut) } : bagianSj(db, today)[bagian];
  return db`select *, row_number() over (order by ${by}) as ke from so
    where ${where} ${dicari(db, asked)} ${orderSaja(db, "idSo", milik)}`;
}

/** What can go, what waits for machines, the oldest order first, and what went lately, the latest first. */
function bagianSj(db: Db, today: Tanggal): Record<KolomSj, Bagian> {
  const order = (where: Fragment, by: Fragment): Bagian => ({ table: "so", id: "idSo", where, by });
  const lama = db`tgl_order, urut`;
  return {
    siapKirim: order(db`status_so in ('Belum', 'Pending')`, lama),
    menungguMesin: order(db`status_so = 'Proses'`, lama),
    terkirim: order(
      db`status_so in ('Kirim', 'Diambil', 'Selesai') and id_so in (
        select j.id_so from surat_jalan j where j.tgl_keluar > ${setelah(today, -HARI_TERKIRIM)})`,
      db`(select max(j.tgl_keluar) from surat_jalan j where j.id_so = so.id_so) desc, urut desc`,
    ),
  };
}

export const papanSj = <Kartu>(db: Db, today: Tanggal, milik: Milik, kartu: (row: OrderSjRow) => Kartu) =>
  papan(
    db,
    { bagian: bagianSj(db, today), cocok: orderSaja(db, "idSo", milik) },
    (id) => orderBernomor(db, id),
    (row: OrderRow) => kartu(untukSurat(row)),
  );

/** The order with its delivery notes, locked until the transaction ends. */
export async function lockOrderSj(deed: Deed, idSo: string): Promise<OrderSjRow | undefined> {
  const [, , [row]] = await together(
    () => lockSo(deed, [idSo]),
    () => deed.tx`select 1 from surat_jalan where id_so = ${idSo} order by id_surat_jalan for update`,
    () => loadOrderSj(deed.tx, [idSo]),
  );
  return row;
}

const ISI = namesOf({ ...keadaanBarang, ...isianSuratJalan });

type Baru = IsiSuratJalan & { idSuratJalan: string; idSo: string; idInvoice: string; tglKeluar: Tanggal | null };

export async function insertSuratJalan({ tx, user, now, today }: Deed, note: Baru): Promise<void> {
  const row = { ...note, tglSurat: today, dibuat: now, idUser: user.idUser };
  await tx`insert into surat_jalan ${tx(row, "idSuratJalan", "idSo", "idInvoice", ...ISI, "tglSurat", "tglKeluar", "dibuat", "idUser")}`;
}

export async function changeSuratJalan({ tx, today }: Deed, idSuratJalan: string, isi: IsiSuratJalan): Promise<void> {
  const keluar = sudahKeluar(isi.statusBarang) ? today : null;
  await tx`
    update surat_jalan set ${tx(isi, ...ISI)}, tgl_keluar = coalesce(tgl_keluar, ${keluar}::date), versi = versi + 1
    where id_surat_jalan = ${idSuratJalan}`;
}

export async function noteFotoSj(tx: Tx, idSuratJalan: string): Promise<void> {
  await tx`update surat_jalan set versi = versi + 1 where id_surat_jalan = ${idSuratJalan}`;
}

/** Stores the goods of a note. A trigger counts them at their lines, which never get more than is finished. */
export async function insertGoods(tx: Tx, idSuratJalan: string, barang: readonly BarangKirim[]): Promise<void> {
  const rows = barang.map(({ idOrderan, qty }) => ({ idSuratJalan, idOrderan, qty }));
  await tx`insert into surat_jalan_baris ${tx(rows, "idSuratJalan", "idOrderan", "qty")}`;
}

/** Stores other goods for a note that has not left. */
export async function replaceGoods(tx: Tx, idSuratJalan: string, barang: readonly BarangKirim[]): Promise<void> {
  await tx`delete from surat_jalan_baris where id_surat_jalan = ${idSuratJalan}`;
  await insertGoods(tx, idSuratJalan, barang);
}

/** Deletes a note; what it said is kept with the reason. Its lines and serial numbers are free again. */
export async function deleteSuratJalan(
  { tx, user, now }: Deed,
  note: SuratJalanRow & { idSo: string },
  alasan: string,
): Promise<void> {
  const { idSuratJalan, idSo } = note;
  const row = { idSuratJalan, idSo, alasan, waktu: now, idUser: user.idUser };
  await tx`insert into surat_jalan_batal ${tx({ ...row, isi: tx.json(note as never) } as never)}`;
  await tx`delete from surat_jalan_seri where id_surat_jalan = ${idSuratJalan}`;
  await tx`delete from surat_jalan_bukti where id_surat_jalan = ${idSuratJalan}`;
  await tx`delete from surat_jalan_baris where id_surat_jalan = ${idSuratJalan}`;
  await tx`delete from surat_jalan where id_surat_jalan = ${idSuratJalan}`;
}

/** The table of a delivery note's pictures, and the field with new ones. */
export const BUKTI_SJ = "surat_jalan_bukti";
export type Foto = { dokumen: EncodedImage[] };
