import { BARIS } from "#areas/penjualan/surat-jalan/web/columns.tsx";
import { pelukis } from "../lukis.tsx";

/** The address without /admin/ is the name of the file. */
export const lukis = pelukis(BARIS, {
  detail: (row) => row.idSo,
  aksi: ["Surat Jalan", "Edit Status Surat Jalan", "Muat Barang", "Cetak PDF"],
  sekaligus: true,
  saringan: ["pilih", "rentang"],
  tombol: ["Export Surat Jalan"],
  atas: [36],
});
