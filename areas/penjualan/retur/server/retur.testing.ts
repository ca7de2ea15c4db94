import { makeOrder, makeProduk } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import { picture } from "#test/support/files.ts";
import type { Office, Person } from "#test/support/office.ts";
import { suratJalan } from "../../surat-jalan/contract.ts";
import { baris, isianBaru } from "../../surat-jalan/server/suratJalan.testing.ts";
import { retur } from "../contract.ts";

/** Of three machines two came back. */
export async function dikembalikan(office: Office, boss: Person) {
  const idProduk = await makeProduk(office, boss, { kodeProduk: "OVN-7", namaProduk: "Oven Tujuh", stock: 5 });
  const idSo = await makeOrder(office, boss, { baris: [{ idProduk, qty: 3, hargaProduk: 12_345_000 }] });
  const idInvoice = await makeInvoice(office, boss, idSo);
  const isian = await isianBaru({ idSo, idInvoice }, { statusSo: "Kirim" });
  const idSj = (await boss.call(suratJalan.addSuratJalan, isian)).data.idSuratJalan;
  const idOrderan = (await baris(boss, idSo)).orders[0]?.idOrderan ?? 0;
  const barang = [{ idOrderan, baik: 0, rusak: 2 }];
  const kembali = { idSj, barang, alasan: "Motor tidak berputar", dokumen: [await picture()] };
  return { idSo, idSj, idRetur: (await boss.call(retur.addRetur, kembali)).data.idRetur };
}
