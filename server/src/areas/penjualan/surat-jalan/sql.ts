import { namesOf } from "#contract/kernel/record.ts";
import { isianSuratJalan, keadaanBarang } from "#contract/penjualan/isiSuratJalan.ts";
import { kunciSo } from "#server/books/pesanan/pesanan.ts";
import type { EncodedImage } from "#server/platform/files/image.ts";
import type { Deed } from "#server/platform/http/context.ts";
import { byDay } from "#server/platform/list/bucket.ts";
import { type Asked, type CountedList, countedPage, type Page } from "#server/platform/list/countedPage.ts";
import type { Db, Tx } from "#server/platform/postgres/database.ts";
import { muatOrder, type OrderRow } from "../order/muat.ts";
import type { IsiSuratJalan, OrderSj } from "./rules.ts";

export type OrderSjRow = OrderRow & Pick<OrderSj, "idInvoice">;

/** The orders with these codes, in that order, as the list of delivery notes shows them. */
export async function muatOrderSj(db: Db, ids: readonly string[]): Promise<OrderSjRow[]> {
  const orders = await muatOrder(db, ids);
  return orders.map((order) => ({
    ...order,
    idInvoice: order.invoices.findLast((invoice) => invoice.statusApprove === "Disetujui")?.idInvoice ?? null,
  }));
}

// Orders with these two payment states have an approved invoice.
const LIST: CountedList = {
  name: "surat-jalan",
  table: "so",
  id: "idSo",
  bucketing: byDay("tglOrder", "urut"),
  text: "teksCari",
  where: (db) => db`status_pembayaran in ('Proses', 'Lunas')`,
};

/** The codes of a page of orders that can have a delivery note, newest first. */
export const halamanOrderSj = (db: Db, asked: Asked): Promise<Page> => countedPage(db, LIST, asked);

/** The order with its delivery note, locked until the transaction ends. */
export async function kunciOrderSj(deed: Deed, idSo: string): Promise<OrderSjRow | undefined> {
  await kunciSo(deed, [idSo]);
  await deed.tx`select 1 from surat_jalan where id_so = ${idSo} for update`;
  const [row] = await muatOrderSj(deed.tx, [idSo]);
  return row;
}

const ISI = namesOf({ ...keadaanBarang, ...isianSuratJalan });

type Baru = IsiSuratJalan & { idSuratJalan: string; idSo: string; idInvoice: string };

export async function simpanSuratJalan({ tx, user, now, today }: Deed, note: Baru): Promise<void> {
  const row = { ...note, tglSurat: today, dibuat: now, idUser: user.idUser };
  await tx`insert into surat_jalan ${tx(row, "idSuratJalan", "idSo", "idInvoice", ...ISI, "tglSurat", "dibuat", "idUser")}`;
}

export async function ubahSuratJalan(tx: Tx, idSuratJalan: string, isi: IsiSuratJalan): Promise<void> {
  await tx`
    update surat_jalan set ${tx(isi, ...ISI)}, versi = versi + 1 where id_surat_jalan = ${idSuratJalan}`;
}

/** The table of a delivery note's pictures, and the field with new ones. */
export const BUKTI_SJ = "surat_jalan_bukti";
export type Foto = { dokumen: EncodedImage[] };
