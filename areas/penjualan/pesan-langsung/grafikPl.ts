import { PER_BULAN, PER_CUSTOMER } from "#areas/laporan/menurut.ts";
import { grafik } from "#kernel/grafik.ts";
import { labelProduksi, type StatusProduk } from "../order/label.ts";

/** How the lines that are made to order can be added up. */
export const GRAFIK_PL = grafik({
  judul: "Pesan Langsung",
  ukuran: {
    unit: { label: "Jumlah unit" },
    selesai: { label: "Unit selesai" },
    dokumen: { label: "Jumlah pesanan" },
  },
  menurut: {
    bulan: { ...PER_BULAN, label: "Bulan order" },
    bulanDeadline: { label: "Bulan deadline", kosong: "Belum ada deadline", bulan: true },
    customer: PER_CUSTOMER,
    produk: { label: "Produk" },
    status: {
      label: "Status produksi",
      sebut: (status) => labelProduksi(status as StatusProduk),
      saring: ({ kunci }) => ({ statusProduk: kunci }),
    },
  },
});
