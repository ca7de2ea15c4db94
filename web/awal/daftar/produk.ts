import { barisProduk } from "#areas/produk/produk/web/columns.tsx";
import { pelukis } from "../lukis.tsx";

/** The address without /admin/ is the name of the file. */
export const lukis = pelukis((actor) => barisProduk("utama", actor), {
  detail: (row) => row.kodeProduk,
  aksi: ["Edit", "PO", "Aktif/Non-Aktif"],
  sekaligus: true,
  atas: [{ tab: ["Produk", "Harus PO"], tombol: ["Export Mesin", "Import Excel", "Tambah Produk"] }],
  prefix: "utama",
});
