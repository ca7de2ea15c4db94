import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { isianBaru } from "#areas/penjualan/surat-jalan/server/suratJalan.testing.ts";
import type { Office } from "./office.ts";
import { bayarDp, makeMachine, pesan } from "./pengiriman.ts";

/** A machine with a number that is with its customer, and a part in the warehouse. */
export async function mesinDiCustomer(office: Office) {
  const idProduk = await makeMachine(office, { kodeProduk: "SRV-01", namaProduk: "Oven Servis", stock: 1 });
  await makeMachine(office, { kodeProduk: "MTR-01", namaProduk: "Motor Oven", stock: 4 });
  await office.sql`update produk set berseri = true where id_produk = ${idProduk}`;
  const idSo = await pesan(office, [{ idProduk, qty: 1 }]);
  const idInvoice = await bayarDp(office, idSo);
  await office.call(suratJalan.addSuratJalan, await isianBaru({ idSo, idInvoice }, { statusSo: "Kirim" }));
  const [unit] = await office.sql<{ nomor: string }[]>`select nomor from seri where id_produk = ${idProduk}`;
  return unit?.nomor ?? "";
}
