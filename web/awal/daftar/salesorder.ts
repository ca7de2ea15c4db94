import { BARIS } from "#areas/penjualan/order/web/columns.tsx";
import { pelukis } from "../lukis.tsx";

/** The address without /admin/ is the name of the file. */
export const lukis = pelukis(BARIS, {
  detail: (row) => row.idSo,
  aksi: ["Update status setor", "Cetak PDF", "Kirim email", "Cancel"],
  sekaligus: true,
  saringan: ["rentang", "pilih", "pilih"],
  tombol: ["Export Order"],
});
