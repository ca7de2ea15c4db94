import { BARIS } from "#areas/penjualan/invoice/web/orderColumns.tsx";
import { pelukis } from "../lukis.tsx";

/** The address without /admin/ is the name of the file. */
export const lukis = pelukis(BARIS, {
  detail: (row) => row.idSo,
  aksi: ["Detail Invoice"],
  sekaligus: true,
  saringan: ["rentang", "pilih", "pilih"],
  tombol: ["Export Order"],
});
