import * as z from "zod/mini";
import { grafik, grafikCalls, isianGrafik } from "#kernel/grafik.ts";
import { withMenu } from "#kernel/permission.ts";
import { saringanPo } from "./saringanPo.ts";

/** How a list of purchase orders can be added up. */
export const GRAFIK_PO = grafik({
  judul: "Purchase Order",
  ukuran: {
    totalHarga: { label: "Total harga", uang: true, hargaBeli: true },
    dokumen: { label: "Jumlah PO" },
    qty: { label: "Jumlah unit" },
    qtySelesai: { label: "Unit selesai" },
  },
  menurut: {
    bulan: { label: "Bulan order", bulan: true },
    bulanDeadline: { label: "Bulan deadline", bulan: true },
    pemasok: {
      label: "Pemasok",
      kosong: "Tanpa pemasok",
      saring: ({ kunci }) => (kunci === "" ? null : { cari: kunci }),
    },
    produk: { label: "Produk" },
    bayar: { label: "Pembayaran", hargaBeli: true, saring: ({ kunci }) => ({ bayar: kunci }) },
    pembuat: { label: "Dibuat oleh" },
  },
});

export const grafikPo = grafikCalls(GRAFIK_PO, {
  path: ["/poWeb", "Po"],
  tentang: "PO",
  permission: withMenu("Purchase Order"),
  filePermission: withMenu("Purchase Order"),
  input: z.object({ ...saringanPo, ...isianGrafik(GRAFIK_PO) }),
  reads: ["po", "pemasok", "karyawan"],
});
