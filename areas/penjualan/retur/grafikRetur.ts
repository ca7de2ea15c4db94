import { PER_BULAN, PER_CUSTOMER, PER_PRODUK } from "#areas/laporan/menurut.ts";
import { grafik } from "#kernel/grafik.ts";
import { type KeputusanRetur, namaKeputusan } from "./isiRetur.ts";

/** How the list of returs can be added up. */
export const GRAFIK_RETUR = grafik({
  judul: "Retur",
  ukuran: {
    dokumen: { label: "Jumlah retur" },
    nominal: { label: "Dana dikembalikan", uang: true },
    unit: { label: "Jumlah barang kembali", baris: true },
    rusak: { label: "Jumlah barang rusak", baris: true },
  },
  menurut: {
    bulan: PER_BULAN,
    customer: PER_CUSTOMER,
    produk: PER_PRODUK,
    status: {
      label: "Keputusan",
      sebut: (status) => (status === "menunggu" ? "Menunggu keputusan" : namaKeputusan(status as KeputusanRetur)),
      saring: ({ kunci }) => ({ status: kunci }),
    },
    pencatat: { label: "Dicatat oleh" },
  },
});
