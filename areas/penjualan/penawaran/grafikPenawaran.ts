import * as z from "zod/mini";
import { PER_BULAN, PER_CUSTOMER, PER_PRODUK, PER_SALES } from "#areas/laporan/menurut.ts";
import { grafik, grafikCalls, isianGrafik } from "#kernel/grafik.ts";
import { withMenu } from "#kernel/permission.ts";
import { berentang } from "#kernel/range.ts";
import { saringan } from "./saringan.ts";

/** How the list of quotations can be added up. */
export const GRAFIK_PENAWARAN = grafik({
  judul: "Penawaran",
  ukuran: {
    total: { label: "Total", uang: true },
    dokumen: { label: "Jumlah penawaran" },
    unit: { label: "Jumlah barang", baris: true },
  },
  menurut: {
    bulan: PER_BULAN,
    sales: { ...PER_SALES, saring: ({ kunci }) => ({ idSales: kunci }) },
    customer: PER_CUSTOMER,
    produk: { ...PER_PRODUK, saring: ({ kunci }) => ({ idProduk: kunci }) },
    status: { label: "Status", saring: ({ kunci }) => ({ status: kunci }) },
    alasan: {
      label: "Alasan kalah",
      kosong: "Tidak kalah",
      saring: ({ kunci }) => (kunci === "" ? null : { alasan: kunci }),
    },
  },
});

export const grafikPenawaran = grafikCalls(GRAFIK_PENAWARAN, {
  path: ["/penawaranWeb", "Penawaran"],
  tentang: "penawaran",
  permission: withMenu("Produk Card", "Sales Order"),
  filePermission: withMenu("Produk Card", "Sales Order"),
  input: berentang(z.object({ ...saringan, ...isianGrafik(GRAFIK_PENAWARAN) })),
  reads: ["penawaran", "pelanggan", "karyawan", "produk"],
});
