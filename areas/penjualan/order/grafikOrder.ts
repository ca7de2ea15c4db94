import * as z from "zod/mini";
import { PER_BULAN, PER_CUSTOMER, PER_PRODUK, PER_SALES } from "#areas/laporan/menurut.ts";
import { grafik, grafikCalls, isianGrafik } from "#kernel/grafik.ts";
import { withMenu } from "#kernel/permission.ts";
import { berentang } from "#kernel/range.ts";
import { labelPembayaran, labelStatusSo, type StatusPembayaran, type StatusSo } from "./label.ts";
import { SEMUA_YANG_MELIHAT_ORDER, saringanOrder } from "./saringanOrder.ts";

/** How the list of orders can be added up. */
export const GRAFIK_ORDER = grafik({
  judul: "Sales Order",
  ukuran: {
    totalPembelian: { label: "Total harga", uang: true },
    totalTambahanOnline: { label: "Total tambahan online", uang: true },
    dokumen: { label: "Jumlah order" },
    unit: { label: "Jumlah barang", baris: true },
    nilaiBarang: { label: "Nilai barang", uang: true, baris: true },
  },
  menurut: {
    bulan: PER_BULAN,
    customer: PER_CUSTOMER,
    sales: PER_SALES,
    produk: PER_PRODUK,
    status: {
      label: "Status order",
      sebut: (status) => labelStatusSo(status as StatusSo),
      saring: ({ kunci }) => ({ statusSo: kunci }),
    },
    bayar: {
      label: "Pembayaran",
      sebut: (bayar) => (bayar === "Belum Dibayar" ? bayar : labelPembayaran(bayar as StatusPembayaran)),
      saring: ({ kunci }) => ({ bayar: kunci }),
    },
    tipe: { label: "Tipe order" },
  },
});

const { urut: _, ...tersaring } = saringanOrder;

export const grafikOrder = grafikCalls(GRAFIK_ORDER, {
  path: ["/orderWeb", "Order"],
  tentang: "order",
  permission: SEMUA_YANG_MELIHAT_ORDER,
  filePermission: withMenu("Sales Order"),
  input: berentang(z.object({ ...tersaring, ...isianGrafik(GRAFIK_ORDER) })),
  reads: ["order", "orderan", "pelanggan", "karyawan", "produk"],
});
