import type { ClientInput } from "#kernel/call.ts";
import { picture } from "#test/support/files.ts";
import type { Office, Person } from "#test/support/office.ts";
import { type OrderSuratJalan, suratJalan } from "../contract.ts";

type Baru = ClientInput<typeof suratJalan.addSuratJalan>;
type Perubahan = ClientInput<typeof suratJalan.updateStatusSj>;

/** The input of addSuratJalan for an order. */
export async function isianBaru(order: { idSo: string; idInvoice: string }, isian: Partial<Baru> = {}): Promise<Baru> {
  return {
    ...order,
    statusSo: "Belum",
    namaPenerima: "Gudang Timur",
    alamatPenerima: "Jl. Pelabuhan 3, Surabaya",
    noTelpPenerima: "0812000111",
    tglSurat: "2026-11-20",
    dokumen: [await picture()],
    ...isian,
  };
}

/** The row of an order in the list of delivery notes. */
export async function baris(person: Person, idSo: string): Promise<OrderSuratJalan> {
  const { data } = await person.call(suratJalan.getInvoiceForSj, { cari: idSo });
  const row = data.find((order) => order.idSo === idSo);
  if (!row) throw new Error(`${idSo} is not in the list`);
  return row;
}

/** The input of updateStatusSj, filled from the stored note: that of `kode`, or the first of the order. */
export async function isianUbah(
  person: Person,
  idSo: string,
  isian: Partial<Perubahan> = {},
  kode?: string,
): Promise<Perubahan> {
  const note = (await baris(person, idSo)).suratJalan.find(
    ({ idSuratJalan }) => kode === undefined || idSuratJalan === kode,
  );
  if (!note) throw new Error(`${idSo} has no delivery note`);
  const {
    idSuratJalan: idSj,
    user: _,
    createdAt: __,
    tglSurat: ___,
    idInvoice: ____,
    buktiFoto,
    barang: _____,
    tglKeluar: ______,
    seri: _______,
    ...rest
  } = note;
  return { ...rest, idSo, idSj, buktiTetap: buktiFoto.map((_, tempat) => tempat), dokumen: [], ...isian };
}

export const stok = async (office: Office, idProduk: number) =>
  (await office.sql`select jumlah_stock, stock_sales, ditahan from produk where id_produk = ${idProduk}`)[0];

export const buku = async (office: Office, idSuratJalan: string) =>
  office.sql<{ jenis: string; qty: number }[]>`
    select jenis, qty from stok where sumber = ${idSuratJalan} order by id_stok`;
