import { PER_BULAN, PER_CUSTOMER, PER_SALES } from "#areas/laporan/menurut.ts";
import { grafik } from "#kernel/grafik.ts";
import { labelStatusSo, type StatusSo } from "../order/label.ts";

/** How the orders on the list, and their delivery notes, can be counted. */
export const GRAFIK_SJ = grafik({
  judul: "Surat Jalan",
  isi: "surat jalan",
  ukuran: {
    surat: { label: "Jumlah surat jalan", baris: true },
    dokumen: { label: "Jumlah order" },
  },
  menurut: {
    bulan: { ...PER_BULAN, label: "Bulan order" },
    bulanSurat: { label: "Bulan surat jalan", baris: true, bulan: true },
    customer: PER_CUSTOMER,
    sales: PER_SALES,
    status: { label: "Status order", sebut: (status) => labelStatusSo(status as StatusSo) },
    statusBarang: { label: "Status barang", baris: true },
  },
});
