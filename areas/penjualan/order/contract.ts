import * as z from "zod/mini";
import { answer, call, pageOf, proofs, row } from "#kernel/call.ts";
import { date, email, flag, integer, kept, optional, paging, text, withDefault } from "#kernel/fields.ts";
import { PRIVILEGED, withMenu, withRole } from "#kernel/permission.ts";
import { berentang } from "#kernel/range.ts";
import { wireOf } from "#kernel/record.ts";
import { Boleh, gambar, idOf, Pdf, Pesan, tanggal, teks, uang, waktu } from "#kernel/row.ts";
import { HasilBanyak, PdfBanyak, pilihan } from "#kernel/several.ts";
import { isianSurat, jawabanDraf, pilihanBahasa } from "#kernel/surat.ts";
import { Email } from "../email/isiEmail.ts";
import { keadaanInvoice, kepalaInvoice, nominalInvoice } from "../invoice/isiInvoice.ts";
import { isianSuratJalan, keadaanBarang, kepalaSuratJalan } from "../surat-jalan/isiSuratJalan.ts";
import { grafikOrder } from "./grafikOrder.ts";
import { barisOrder, customer, keadaanOrder, kepalaOrder, mesinBaris, penerima } from "./isiOrder.ts";
import { OrderBaru } from "./orderBaru.ts";
import { SEMUA_YANG_MELIHAT_ORDER, saringanOrder } from "./saringanOrder.ts";

export const BarisOrder = row({
  ...wireOf(barisOrder),
  produk: row(wireOf(mesinBaris)),
  /** Its units leave with serial numbers. */
  berseri: z.boolean(),
});
export type BarisOrder = z.output<typeof BarisOrder>;

/** The fields of an invoice within an order. */
export const isiInvoice = {
  ...wireOf(kepalaInvoice),
  ...wireOf(nominalInvoice),
  ...wireOf(keadaanInvoice),
  admin: row({ namaLengkap: z.string() }),
  rekening: z.array(row({ idRekening: idOf("rekening"), namaRekening: z.string() })),
  buktiFoto: z.array(gambar),
};
export const InvoiceOrder = row(isiInvoice);
export type InvoiceOrder = z.output<typeof InvoiceOrder>;

/** The fields of a delivery note within an order. */
export const isiSuratJalan = {
  ...wireOf(kepalaSuratJalan),
  ...wireOf(keadaanBarang),
  ...wireOf(isianSuratJalan),
  /** What it holds of each line. */
  barang: z.array(row({ idOrderan: idOf("orderan"), qty: z.int(), qtyRetur: z.int() })),
  /** The serial numbers of its units, and the day on which a unit came back as good. */
  seri: z.array(
    row({
      idOrderan: idOf("orderan"),
      nomor: z.string(),
      kembali: z.nullable(tanggal),
      idRetur: z.nullable(z.string()),
    }),
  ),
  createdAt: waktu,
  user: row({ idUser: idOf("karyawan"), namaLengkap: z.string() }),
  buktiFoto: z.array(gambar),
  /** Grows with every change; an edit form sends the version that it was filled from. */
  versi: z.int(),
};
export const SuratJalanOrder = row(isiSuratJalan);
export type SuratJalanOrder = z.output<typeof SuratJalanOrder>;

/** An order with everything that belongs to it. */
export const isiOrder = {
  ...wireOf(kepalaOrder),
  ...wireOf(keadaanOrder),
  ...wireOf(customer),
  ...wireOf(penerima),
  sales: row({ namaLengkap: z.string() }),
  /** The customer's own record; the fields above are what was typed for this order. */
  idPelanggan: z.nullable(idOf("pelanggan")),
  buktiFoto: z.array(gambar),
  orders: z.array(BarisOrder),
  invoices: z.array(InvoiceOrder),
  suratJalan: z.array(SuratJalanOrder),
  /** Grows with every change of the order itself; an edit form sends the version that it was filled from. */
  versi: z.int(),
};
export const IsiOrder = row(isiOrder);
export type IsiOrder = z.output<typeof IsiOrder>;
export const Order = row({
  ...isiOrder,
  /** 1 as it was made; an approved change makes the next. */
  revisi: z.int(),
  /** The visit of service that it charges. */
  idKunjungan: z.nullable(z.string()),
  /** What it was in the program that it came from. */
  lama: z.nullable(row({ nomor: teks, tanggal, catatan: teks })),
  /** The PPN in its total, where the prices of its lines are without it. */
  ppnDiAtas: uang,
  /** What was changed of the amount due since the last approved invoice; its next invoice takes it up. */
  selisihTagihan: uang,
  /** Invoices that were approved and then cancelled. */
  invoiceDibatalkan: z.array(InvoiceOrder),
  aksi: row({ cancel: Boleh, setor: Boleh, kirimEmail: Boleh, ubah: Boleh, mintaBatal: Boleh }),
});
export type Order = z.output<typeof Order>;

export const TANPA_EMAIL = "Tambahkan Email untuk dapat mengirim Email ke Customer";

export const idSo = text("Kode order", { max: 40 });

export const order = {
  addOrder: call("POST /orderWeb/addOrder", {
    summary: "Membuat sales order dari keranjang",
    tindakan: "membuat order",
    permission: withMenu("Produk Card"),
    input: OrderBaru,
    files: { dokumen: proofs(1, 2) },
    /** `menunggu`: why it waits for a decision, or null. */
    output: answer(row({ idSo: z.string(), menunggu: z.nullable(z.string()) })),
    changes: ["order", "orderan", "produk", "pelanggan", "kunjungan"],
  }),
  /** The cart says beforehand that its order will wait. */
  getBatasDiskon: call("GET /orderWeb/getBatasDiskon", {
    summary: "Diskon terbesar yang boleh diberikan role Anda sendiri",
    tindakan: "melihat batas diskon",
    permission: withMenu("Produk Card"),
    output: answer(row({ role: teks, batas: z.nullable(z.int()) })),
    reads: ["profil", "role"],
  }),
  getOrder: call("GET /orderWeb/getOrder", {
    summary: "Daftar sales order",
    tindakan: "melihat order",
    permission: SEMUA_YANG_MELIHAT_ORDER,
    input: berentang(z.object({ ...paging, ...saringanOrder })),
    output: pageOf(Order),
    reads: ["order", "orderan", "invoice", "suratJalan"],
  }),
  getDetailOrder: call("GET /orderWeb/getDetailOrder", {
    summary: "Satu order dengan barang, invoice, surat jalan dan fotonya",
    tindakan: "melihat order",
    permission: SEMUA_YANG_MELIHAT_ORDER,
    input: z.object({ idSo }),
    output: answer(Order),
    reads: ["order", "orderan", "invoice", "suratJalan"],
  }),
  updateSetor: call("PATCH /orderWeb/updateSetor", {
    summary: "Mengubah status setor order",
    tindakan: "mengubah status setor",
    permission: withRole(PRIVILEGED, "Sales Order"),
    input: z.object({
      idSo,
      statusStor: flag("Status setor", { empty: "*status setor tidak boleh kosong" }),
      dateSetor: optional(date("Tanggal setor")),
      versi: optional(integer("Versi")),
    }),
    changes: ["order"],
  }),
  gantiEmail: call("POST /orderWeb/gantiEmail", {
    summary: "Mengisi, mengganti atau menghapus email customer pada order",
    tindakan: "mengubah email customer",
    permission: withMenu("Sales Order"),
    /** A blank address removes the customer's; an omitted one is a mistake and refused. */
    input: z
      .object({ idSo, email: kept(email()), versi: optional(integer("Versi")) })
      .check(z.refine((isian) => isian.email !== undefined, { path: ["email"], error: "Email tidak boleh kosong" })),
    changes: ["order"],
  }),
  cancelSo: call("POST /orderWeb/cancelSo", {
    summary: "Membatalkan order",
    tindakan: "membatalkan order",
    permission: withRole(PRIVILEGED, "Sales Order"),
    /** The screen asks for the reason; other programs may leave it out. */
    input: z.object({ idSo, alasan: withDefault<string, string>(text("Alasan", { max: 500, lines: true }), "") }),
    changes: ["order", "orderan", "invoice", "suratJalan", "produk", "po", "pengajuan", "jurnal"],
  }),
  exportOrder: call("GET /orderWeb/exportOrder", {
    summary: "Mengekspor order ke file .xlsx",
    tindakan: "mengekspor order",
    permission: withMenu("Sales Order"),
    /** With `idSo` these orders, of whatever day. */
    input: berentang(z.object({ ...saringanOrder, idSo: optional(pilihan("Order", idSo)) })),
    answers: "xlsx",
  }),
  getGrafikOrder: grafikOrder.get,
  exportGrafikOrder: grafikOrder.file,
  cetakSoPdf: call("GET /orderWeb/cetakSoPdf", {
    summary: "Mencetak order sebagai PDF",
    tindakan: "mencetak order",
    permission: withMenu("Sales Order"),
    input: z.object({ idSo, ...pilihanBahasa }),
    output: answer(Pdf),
    reads: ["order", "orderan", "perusahaan"],
    neverKept: true,
  }),
  getDrafEmail: call("GET /orderWeb/getDrafEmail", {
    summary: "Email order yang siap dikirim",
    tindakan: "mengirim email order",
    permission: withMenu("Sales Order"),
    input: z.object({ idSo }),
    output: jawabanDraf,
    reads: ["order", "perusahaan"],
  }),
  cetakSoBanyak: call("GET /orderWeb/cetakSoBanyak", {
    summary: "Mencetak beberapa order sebagai satu PDF",
    tindakan: "mencetak order",
    permission: withMenu("Sales Order"),
    input: z.object({ idSo: pilihan("Order", idSo), ...pilihanBahasa }),
    output: PdfBanyak,
    reads: ["order", "orderan", "perusahaan"],
    neverKept: true,
  }),
  /** Each order to its own customer: one that cannot be sent does not stop the others. */
  kirimEmailBanyak: call("POST /orderWeb/kirimEmailBanyak", {
    summary: "Mengirim beberapa order ke email customernya, masing-masing dengan hasilnya",
    tindakan: "mengirim email order",
    permission: withMenu("Sales Order"),
    input: z.object({ idSo: pilihan("Order", idSo) }),
    output: HasilBanyak,
    changes: ["email", "order"],
  }),
  kirimEmail: call("POST /orderWeb/kirimEmail", {
    summary: "Mengirim order, atau satu invoicenya, ke email customer",
    tindakan: "mengirim email order",
    permission: withMenu("Sales Order"),
    input: z.object({
      idSo,
      idInvoice: optional(text("No invoice", { max: 40 })),
      email: withDefault<string, string>(email(), ""),
      ...isianSurat,
      ...pilihanBahasa,
    }),
    changes: ["email", "order"],
  }),
  /** The text that is ready for WhatsApp: of the order, of one of its invoices, or of one of its delivery notes. */
  getPesan: call("GET /orderWeb/getPesan", {
    summary: "Teks WhatsApp untuk order, invoice atau surat jalan",
    tindakan: "mengirim WhatsApp",
    permission: SEMUA_YANG_MELIHAT_ORDER,
    input: z.object({
      idSo,
      idInvoice: optional(text("No invoice", { max: 40 })),
      idSuratJalan: optional(text("No surat jalan", { max: 40 })),
    }),
    output: answer(Pesan),
    reads: ["order", "invoice", "suratJalan", "perusahaan"],
  }),
  getRiwayatEmail: call("GET /orderWeb/getRiwayatEmail", {
    summary: "Email yang pernah dikirim untuk order, invoice dan returnya",
    tindakan: "melihat email order",
    permission: withMenu("Sales Order", "Invoice"),
    input: z.object({ idSo }),
    output: answer(z.array(Email)),
    reads: ["email"],
  }),
};
