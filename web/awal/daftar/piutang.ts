import { BARIS } from "#areas/penjualan/piutang/web/columns.tsx";
import { pelukis } from "../lukis.tsx";

/** The address without /admin/ is the name of the file. */
export const lukis = pelukis(BARIS, {
  detail: (row) => String(row.idPelanggan),
  aksi: ["Kirim pernyataan", "Cetak PDF"],
  sekaligus: true,
  saringan: ["hari", "pilih", "pilih"],
  tombol: ["Export Piutang", "Export per Order"],
  atas: [74],
});
