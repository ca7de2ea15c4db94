import * as z from "zod/mini";
import { answer, call, images, pageOf, row } from "../kernel/call.ts";
import { Refused, written } from "../kernel/field.ts";
import { cari, integer, listOf, optional, paging, text } from "../kernel/fields.ts";
import { withMenu } from "../kernel/permission.ts";
import { berentang, rentang } from "../kernel/range.ts";
import { blankable, inputOf } from "../kernel/record.ts";
import { Boleh, Pdf } from "../kernel/row.ts";
import { isianSuratJalan, keadaanBarang, kepalaSuratJalan } from "./isiSuratJalan.ts";
import { STATUS_PEMBAYARAN, type StatusBarang } from "./label.ts";
import { isiOrder } from "./order.ts";

export const MAKS_DOKUMEN = 2;

/** Goods that wait to be sent, are on their way or were fetched have somebody who carries them. */
export const berekspedisi = (status: StatusBarang | null): boolean => status !== null && status !== "Belum";

/** These goods are no longer in the warehouse. */
export const sudahKeluar = (status: StatusBarang | null): boolean => status === "Kirim" || status === "Diambil";

/** An order that can have a delivery note: at least one invoice of it is approved. */
export const OrderSuratJalan = row({
  ...isiOrder,
  /** The same value under the name that delivery notes have always had it. */
  statusPembayarna: z.enum(STATUS_PEMBAYARAN),
  /** Machines, not lines. */
  mesinProgress: z.int(),
  mesinSelesai: z.int(),
  /** The last approved invoice: the one that a delivery note names. */
  idInvoice: z.nullable(z.string()),
  aksi: row({ tambah: Boleh, edit: Boleh, cetak: Boleh }),
});
export type OrderSuratJalan = z.output<typeof OrderSuratJalan>;

const code = (label: string) => text(label, { max: 40 });

export const SuratJalanBaru = z.object({
  idSo: code("Kode order"),
  /** Any invoice of the order; the note names the last approved one, whichever was sent. */
  idInvoice: code("Kode invoice"),
  /** The goods status: the form has always sent it under this name. */
  statusSo: keadaanBarang.statusBarang.input,
  ...inputOf(isianSuratJalan),
  /** The note is dated by the server, today. */
  tglSurat: blankable(kepalaSuratJalan.tglSurat).input,
});
export type SuratJalanBaru = z.output<typeof SuratJalanBaru>;

function tempatFoto(raw: unknown): number {
  const tempat = Array.from({ length: MAKS_DOKUMEN }, (_, place) => place).find(
    (place) => String(place) === written(raw),
  );
  if (tempat === undefined) throw new Refused("Dokumen tidak dikenal");
  return tempat;
}

export const PerubahanSuratJalan = z.object({
  idSo: code("Kode order"),
  idSj: code("Kode surat jalan"),
  ...inputOf(keadaanBarang),
  ...inputOf(isianSuratJalan),
  /**
   * Which of the pictures in `buktiFoto` stay (their places, from 0); the new ones come after them. Not sent: the new
   * pictures take the place of all. At least one and at most two are left, or the change is refused.
   */
  buktiTetap: optional(listOf<number, number>("Dokumen", tempatFoto, { max: MAKS_DOKUMEN })),
  versi: optional(integer("Versi")),
});
export type PerubahanSuratJalan = z.output<typeof PerubahanSuratJalan>;

const menu = withMenu("Surat Jalan");
const changes = ["suratJalan", "order", "orderan", "invoice", "produk"] as const;

export const suratJalan = {
  /** Newest order first; the dates are the order's. */
  getInvoiceForSj: call("GET /suratJalanWeb/getInvoiceForSj", {
    summary: "Daftar order yang dapat dibuatkan surat jalan",
    tindakan: "melihat surat jalan",
    permission: menu,
    input: berentang(z.object({ ...paging, cari, ...rentang })),
    output: pageOf(OrderSuratJalan),
    reads: ["suratJalan", "order", "orderan", "invoice"],
  }),
  getDetailOrderSj: call("GET /suratJalanWeb/getDetailOrderSj", {
    summary: "Satu order dengan surat jalannya",
    tindakan: "melihat surat jalan",
    permission: menu,
    input: z.object({ idSo: code("Kode order") }),
    output: answer(OrderSuratJalan),
    reads: ["suratJalan", "order", "orderan", "invoice"],
  }),
  /** The delivery notes of a time; the dates are the notes' own. */
  exportSj: call("GET /suratJalanWeb/exportSj", {
    summary: "Mengekspor surat jalan ke file .xlsx",
    tindakan: "mengekspor surat jalan",
    permission: menu,
    input: berentang(z.object({ ...rentang })),
    answers: "xlsx",
  }),
  cetakSjPdf: call("GET /suratJalanWeb/cetakSjPdf", {
    summary: "Mencetak surat jalan",
    tindakan: "mencetak surat jalan",
    permission: menu,
    input: z.object({ idSo: code("Kode order") }),
    output: answer(Pdf),
    reads: ["suratJalan", "perusahaan"],
  }),
  addSuratJalan: call("POST /suratJalanWeb/addSuratJalan", {
    summary: "Membuat surat jalan",
    tindakan: "membuat surat jalan",
    permission: menu,
    input: SuratJalanBaru,
    files: { dokumen: images(1, MAKS_DOKUMEN) },
    output: answer(row({ idSuratJalan: z.string() })),
    changes,
  }),
  updateStatusSj: call("POST /suratJalanWeb/updateStatusSj", {
    summary: "Mengubah status dan isi surat jalan",
    tindakan: "mengubah surat jalan",
    permission: menu,
    input: PerubahanSuratJalan,
    files: { dokumen: images(0, MAKS_DOKUMEN) },
    changes,
  }),
};
