import * as z from "zod/mini";
import { isianUang } from "#areas/keuangan/pengajuan/isianUang.ts";
import { answer, call, pageWith, proofs, row } from "#kernel/call.ts";
import { cari, email, flag, integer, optional, paging, text, withDefault } from "#kernel/fields.ts";
import { PRIVILEGED, withMenu, withRole } from "#kernel/permission.ts";
import { inputOf, pick, wireOf } from "#kernel/record.ts";
import { Boleh, idOf, Pdf, tanggal, uang } from "#kernel/row.ts";
import { HasilBanyak, PdfBanyak, pilihan } from "#kernel/several.ts";
import { isianSurat, jawabanDraf, pilihanBahasa } from "#kernel/surat.ts";
import { idSo, isiInvoice } from "../order/contract.ts";
import { keadaanOrder, kepalaOrder } from "../order/isiOrder.ts";
import { TIPE_SO } from "../order/label.ts";
import { DampakApprove } from "./dampakApprove.ts";
import { grafikInvoice } from "./grafikInvoice.ts";
import { InvoiceBaru, idInvoice, PerubahanInvoice, versi } from "./invoiceBaru.ts";
import { isianPotong, kodeInvoice, ppnDipungut, rekeningInvoice } from "./isiInvoice.ts";

const keadaan = pick(keadaanOrder, "statusSo", "statusPembayaran", "statusLunas");

export const Invoice = row({
  ...isiInvoice,
  order: row(wireOf({ ...pick(kepalaOrder, "tipeSo"), ...keadaan })),
  user: row({ namaLengkap: z.string() }),
  /** How the amount due follows from the order (rincianTagihan). */
  rincian: row({ nominalPeti: uang, nominalOngkir: uang, sudahDibayar: uang, dibayar: uang }),
  /** What its payment is more than `dibayar`; null where its account gives no codes. */
  ...wireOf(kodeInvoice),
  /** Number of the invoice within its order, without deleted ones. */
  ke: z.int(),
  /** Its order changed while it waited: its amounts are new, and somebody should look at it. */
  orderBerubah: z.boolean(),
  tglApprove: z.nullable(tanggal),
  /** The day of its money: that of the approval unless another was named. */
  tanggalUang: z.nullable(tanggal),
  userApprove: z.array(row({ namaLengkap: z.string() })),
  /** Grows with every change; an edit form sends the version that it was filled from. */
  versi: z.int(),
  /** Who approved and who is missing, where two must; null if nobody has yet. */
  persetujuan: z.nullable(z.string()),
  aksi: row({
    approve: Boleh,
    hapus: Boleh,
    tarik: Boleh,
    edit: Boleh,
    editRekening: Boleh,
    kirimEmail: Boleh,
    batalkan: Boleh,
  }),
});
export type Invoice = z.output<typeof Invoice>;

/** One invoice, with the PPN that its customer keeps by his kode transaksi; 0 where he pays it. */
const InvoiceLengkap = z.extend(Invoice, wireOf({ ppnDipungut }));
export type InvoiceLengkap = z.output<typeof InvoiceLengkap>;

/** The order's fields that the list of invoices needs. */
const OrderInvoice = row({
  ...wireOf({ ...pick(kepalaOrder, "idSo", "tipeSo", "tglOrder"), ...keadaan }),
  customerInstansi: z.string(),
  namaCustomer: z.string(),
  email: z.string(),
  totalPembelian: uang,
  totalTambahanOnline: uang,
  selisihTagihan: uang,
  aksi: row({ tambah: Boleh }),
});

/** The amounts that earlier invoices fixed, from which a form computes its totals (tagihan.ts). */
const Rangkaian = row({
  tipeSo: z.enum(TIPE_SO),
  totalPembelian: uang,
  ke: z.int(),
  nominalAdmin: uang,
  nominalDiskon: uang,
  nominalPeti: uang,
  nominalOngkir: uang,
  sisa: uang,
  /** What was changed of the amount due since; below zero it is less. */
  selisih: uang,
});

const DOKUMEN = { dokumen: proofs(1, 2) };

export const invoice = {
  getInvoice: call("GET /invoiceWeb/getInvoice", {
    summary: "Daftar invoice sebuah order",
    tindakan: "melihat invoice",
    permission: withMenu("Sales Order", "Invoice", "Surat Jalan", "Pesan Langsung"),
    input: z.object({ ...paging, cari, idSo }),
    output: pageWith(Invoice, {
      order: OrderInvoice,
      /** The amounts for the next invoice, and those before the last one. */
      rangkaian: Rangkaian,
      rangkaianTerakhir: z.nullable(Rangkaian),
      /** The account of the last invoice, preselected for the next one; that invoice may be on another page. */
      rekeningTerakhir: z.nullable(idOf("rekening")),
    }),
    reads: ["invoice", "order"],
  }),
  getGrafikInvoice: grafikInvoice.get,
  exportGrafikInvoice: grafikInvoice.file,
  getDetailInvoice: call("GET /invoiceWeb/getDetailInvoice", {
    summary: "Satu invoice dengan rincian dan buktinya",
    tindakan: "melihat invoice",
    permission: withMenu("Sales Order", "Invoice", "Surat Jalan", "Pesan Langsung"),
    input: z.object({ idInvoice }),
    output: answer(InvoiceLengkap),
    reads: ["invoice", "order"],
  }),
  getDampakApprove: call("GET /invoiceWeb/getDampakApprove", {
    summary: "Apa yang terjadi bila invoice disetujui",
    tindakan: "menyetujui invoice",
    permission: withRole(PRIVILEGED, "Invoice"),
    input: z.object({ idInv: idInvoice }),
    output: answer(DampakApprove),
    reads: ["invoice", "rekening", "orderan"],
  }),
  addInvoice: call("POST /invoiceWeb/addInvoice", {
    summary: "Menambahkan invoice",
    tindakan: "menambahkan invoice",
    permission: withMenu("Invoice"),
    input: InvoiceBaru,
    files: DOKUMEN,
    output: answer(row({ idInvoice: z.string() })),
    changes: ["invoice", "order", "orderan", "suratJalan"],
  }),
  editInvoice: call("POST /invoiceWeb/editInvoice", {
    summary: "Mengubah invoice order Online yang masih menunggu",
    tindakan: "mengubah invoice",
    permission: withMenu("Invoice"),
    input: PerubahanInvoice,
    files: { dokumen: proofs(0, 2) },
    changes: ["invoice", "order"],
  }),
  undoDokumenInvoice: call("PATCH /invoiceWeb/undoDokumenInvoice", {
    summary: "Mengembalikan bukti invoice yang tadi dihapus atau diganti",
    tindakan: "mengubah invoice",
    permission: withMenu("Invoice"),
    input: z.object({ idInvoice }),
    changes: ["invoice", "order"],
  }),
  updateRekeningInv: call("POST /invoiceWeb/updateRekeningInv", {
    summary: "Mengubah rekening invoice order Online yang masih menunggu",
    tindakan: "mengubah rekening invoice",
    permission: withRole(PRIVILEGED, "Invoice"),
    input: z.object({ idInvoice, ...inputOf(rekeningInvoice), versi }),
    changes: ["invoice", "order"],
  }),
  approveInv: call("POST /invoiceWeb/approveInv", {
    summary: "Menyetujui invoice",
    tindakan: "menyetujui invoice",
    permission: withRole(PRIVILEGED, "Invoice"),
    input: z.object({
      idInv: idInvoice,
      tipeSo: optional(text("Tipe order")),
      versi,
      ...inputOf(isianUang),
      ...inputOf(isianPotong),
      /** Whether the customer keeps its PPN; left out, his kode transaksi says so. */
      ppnDipungut: optional(flag("PPN dipungut pembeli")),
    }),
    changes: [
      "kabar",
      "invoice",
      "faktur",
      "buktiPotong",
      "order",
      "orderan",
      "suratJalan",
      "pengajuan",
      "rekening",
      "simpanan",
      "jurnal",
    ],
  }),
  hapusInvoice: call("POST /invoiceWeb/hapusInvoice", {
    summary: "Menghapus invoice terakhir yang masih menunggu",
    tindakan: "menghapus invoice",
    permission: withRole(PRIVILEGED, "Invoice"),
    input: z.object({
      idInv: idInvoice,
      idSo: optional(idSo),
      tipeBayar: optional(text("Tipe pembayaran")),
      urutan: optional(integer("Urutan")),
      /** Why it is sent away; its maker is told. */
      note: withDefault<string, string>(text("Note", { max: 1000, lines: true }), ""),
      versi,
    }),
    changes: ["kabar", "invoice", "order", "orderan", "suratJalan"],
  }),
  tarikInvoice: call("POST /invoiceWeb/tarikInvoice", {
    summary: "Menarik kembali invoice terakhir buatan sendiri yang masih menunggu",
    tindakan: "menarik invoice",
    permission: withMenu("Invoice"),
    input: z.object({ idInv: idInvoice }),
    changes: ["kabar", "invoice", "order", "orderan", "suratJalan"],
  }),
  cetakInvPdf: call("GET /invoiceWeb/cetakInvPdf", {
    summary: "Mencetak invoice sebagai PDF",
    tindakan: "mencetak invoice",
    permission: withMenu("Invoice"),
    input: z.object({ idInvoice, idSo: optional(idSo), ...pilihanBahasa }),
    output: answer(Pdf),
    reads: ["invoice", "order", "perusahaan"],
    neverKept: true,
  }),
  getDrafEmailInv: call("GET /invoiceWeb/getDrafEmailInv", {
    summary: "Email invoice yang siap dikirim",
    tindakan: "mengirim invoice",
    permission: withMenu("Invoice"),
    input: z.object({ idInvoice }),
    output: jawabanDraf,
    reads: ["invoice", "order", "perusahaan"],
  }),
  cetakInvBanyak: call("GET /invoiceWeb/cetakInvBanyak", {
    summary: "Mencetak beberapa invoice sebagai satu PDF",
    tindakan: "mencetak invoice",
    permission: withMenu("Invoice"),
    input: z.object({ idInvoice: pilihan("Invoice", idInvoice), ...pilihanBahasa }),
    output: PdfBanyak,
    reads: ["invoice", "order", "perusahaan"],
    neverKept: true,
  }),
  /** Each invoice to its own customer: one that cannot be sent does not stop the others. */
  kirimEmailInvBanyak: call("POST /invoiceWeb/kirimEmailInvBanyak", {
    summary: "Mengirim beberapa invoice ke email customernya, masing-masing dengan hasilnya",
    tindakan: "mengirim invoice",
    permission: withMenu("Invoice"),
    input: z.object({ idInvoice: pilihan("Invoice", idInvoice) }),
    output: HasilBanyak,
    changes: ["email", "order"],
  }),
  kirimEmailInv: call("POST /invoiceWeb/kirimEmailInv", {
    summary: "Mengirim invoice ke email customer",
    tindakan: "mengirim invoice",
    permission: withMenu("Invoice"),
    input: z.object({ idInvoice, idSo: optional(idSo), email: optional(email()), ...isianSurat, ...pilihanBahasa }),
    changes: ["email", "order"],
  }),
};
