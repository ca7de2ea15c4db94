import * as z from "zod/mini";
import { PER_BULAN, PER_CUSTOMER, PER_SALES } from "#areas/laporan/menurut.ts";
import { grafik, grafikCalls, isianGrafik } from "#kernel/grafik.ts";
import { withMenu } from "#kernel/permission.ts";
import { berentang } from "#kernel/range.ts";
import { labelTipePembayaran, type TipePembayaran } from "../order/label.ts";
import { SEMUA_YANG_MELIHAT_ORDER, saringanOrder } from "../order/saringanOrder.ts";

/** How the invoices of the orders on the list can be added up. */
export const GRAFIK_INVOICE = grafik({
  judul: "Invoice",
  isi: "invoice",
  ukuran: {
    ditagih: { label: "Nilai ditagih", uang: true, baris: true },
    invoice: { label: "Jumlah invoice", baris: true },
    dokumen: { label: "Jumlah order" },
  },
  menurut: {
    bulan: { ...PER_BULAN, label: "Bulan order" },
    bulanInvoice: { label: "Bulan invoice", baris: true, bulan: true },
    customer: PER_CUSTOMER,
    sales: PER_SALES,
    tipe: {
      label: "Tipe pembayaran",
      baris: true,
      sebut: (tipe) => labelTipePembayaran(tipe as TipePembayaran),
    },
    status: { label: "Status approve", baris: true },
    rekening: { label: "Rekening", baris: true },
  },
});

const { urut: _, ...tersaring } = saringanOrder;

export const grafikInvoice = grafikCalls(GRAFIK_INVOICE, {
  path: ["/invoiceWeb", "Invoice"],
  tentang: "invoice",
  permission: SEMUA_YANG_MELIHAT_ORDER,
  filePermission: withMenu("Invoice"),
  input: berentang(z.object({ ...tersaring, ...isianGrafik(GRAFIK_INVOICE) })),
  reads: ["order", "invoice", "pelanggan", "karyawan", "rekening"],
});
