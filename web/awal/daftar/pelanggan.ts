import { BARIS } from "#areas/penjualan/pelanggan/web/columns.tsx";
import { pelukis } from "../lukis.tsx";

/** The address without /admin/ is the name of the file. */
export const lukis = pelukis(BARIS, {
  detail: (row) => String(row.idPelanggan),
  aksi: ["Edit", "Gabungkan ke pelanggan lain", "Arsipkan atau kembalikan"],
  atas: [{ tab: ["Pelanggan"] }],
  sekaligus: true,
  saringan: ["pilih", "pilih"],
  tombol: ["Export Pelanggan", "Tambah Pelanggan"],
});
