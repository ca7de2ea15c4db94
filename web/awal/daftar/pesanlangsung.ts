import { BARIS } from "#areas/penjualan/pesan-langsung/web/columns.tsx";
import { pelukis } from "../lukis.tsx";

/** The address without /admin/ is the name of the file. */
export const lukis = pelukis(BARIS, {
  detail: (row) => String(row.idOrderan),
  aksi: ["Update Mesin Selesai", "Cancel"],
  sekaligus: true,
  saringan: ["pilih", "pilih", "rentang"],
  tombol: ["Export PL"],
  atas: [36],
});
