import { makeOrder, makeProduk } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import type { Id } from "#kernel/types.ts";
import type { Office, Person } from "#test/support/office.ts";
import { suratJalan } from "../../surat-jalan/contract.ts";
import { baris, isianBaru } from "../../surat-jalan/server/suratJalan.testing.ts";

/** A product whose units leave with numbers. */
export async function makeSerial(office: Office, person: Person, kodeProduk: string, stock: number) {
  const idProduk = await makeProduk(office, person, { kodeProduk, namaProduk: `Oven ${kodeProduk}`, stock });
  await office.sql`update produk set berseri = true where id_produk = ${idProduk}`;
  return idProduk;
}

/** A paid order of units of a product, with the id of its line. */
export async function pesan(office: Office, person: Person, idProduk: Id<"produk">, qty: number) {
  const idSo = await makeOrder(office, person, { baris: [{ idProduk, qty }] });
  const idInvoice = await makeInvoice(office, person, idSo);
  const idOrderan = (await baris(person, idSo)).orders[0]?.idOrderan ?? (0 as Id<"orderan">);
  const seri = (...nomor: string[]) => nomor.map((one) => ({ idOrderan, nomor: one }));
  const kirim = async (isian: Parameters<typeof isianBaru>[1] = {}) =>
    person.call(suratJalan.addSuratJalan, await isianBaru({ idSo, idInvoice }, { statusSo: "Kirim", ...isian }));
  return { idSo, idInvoice, idOrderan, seri, kirim };
}

/** The numbers of all notes of an order. */
export const nomorDi = async (person: Person, idSo: string): Promise<string[]> =>
  (await baris(person, idSo)).suratJalan.flatMap((note) => note.seri.map(({ nomor }) => nomor));
