import * as z from "zod/mini";
import { isianUang } from "#areas/keuangan/pengajuan/isianUang.ts";
import { answer, call, pageOf, row } from "#kernel/call.ts";
import { choice, integer, listOf, optional, paging, text, withDefault } from "#kernel/fields.ts";
import { itemOf } from "#kernel/item.ts";
import { PRIVILEGED, withRole } from "#kernel/permission.ts";
import { inputOf } from "#kernel/record.ts";
import { atauKosong, Boleh, gambar, tanggal, uang } from "#kernel/row.ts";

/** The kinds of documents that wait for a decision. A refund is a fund request. */
export const JENIS_PUTUSAN = [
  "invoice",
  "pengajuan",
  "pengajuanAsset",
  "pelepasanAsset",
  "jurnalUmum",
  "perubahan",
  "pembatalanInvoice",
  "notaKredit",
  "hapusPiutang",
  "opname",
] as const;
export type JenisPutusan = (typeof JENIS_PUTUSAN)[number];

/** Corrections of an order; whoever asked for one never decides it. */
export const PUTUSAN_KOREKSI = ["perubahan", "pembatalanInvoice", "notaKredit", "hapusPiutang"] as const;
export type PutusanKoreksi = (typeof PUTUSAN_KOREKSI)[number];
export const isKoreksi = (jenis: JenisPutusan): jenis is PutusanKoreksi =>
  PUTUSAN_KOREKSI.some((satu) => satu === jenis);

/** Kinds whose approval moves money on a day that may be named. */
export const isUang = (jenis: JenisPutusan): boolean => jenis === "invoice" || jenis === "pengajuan";

/** Revisi sends a fund or asset request back to its author. */
export const STATUS_PUTUSAN = ["Disetujui", "Ditolak", "Revisi"] as const;
export type StatusPutusan = (typeof STATUS_PUTUSAN)[number];

/** A document that waits, with what a person needs to decide it. */
export const Menunggu = row({
  jenis: z.enum(JENIS_PUTUSAN),
  id: z.string(),
  /** What it is, in the words of the office: "Dana Keluar", "Pengembalian Dana", "Invoice LN". */
  sebutan: z.string(),
  judul: z.string(),
  keterangan: z.string(),
  nominal: atauKosong(uang),
  /** Whether approving brings money into the account, takes it out, or moves it on; null where none moves. */
  arah: z.nullable(z.enum(["masuk", "keluar", "pindah"])),
  /** The accounts, the paying one first; empty where no money moves. */
  rekening: z.string(),
  oleh: z.string(),
  tanggal,
  bukti: z.array(gambar),
  /** Grows with every change; a decision names the version that was seen. */
  versi: z.int(),
  /** Who approved and who is missing, where two must; null if nobody has yet. */
  persetujuan: z.nullable(z.string()),
  aksi: row({ setuju: Boleh, tolak: Boleh, revisi: Boleh }),
});
export type Menunggu = z.output<typeof Menunggu>;

export const MAX_PUTUSAN = 50;
export const NOTE_KOSONG = "Note tidak boleh kosong.";

/** `tanggalUang` is for the kinds that `isUang` names. */
const Putusan = z.object({
  jenis: choice("Jenis", JENIS_PUTUSAN),
  id: text("Id", { max: 40 }),
  status: choice("Status", STATUS_PUTUSAN, { empty: "Status pengajuan tidak boleh kosong." }),
  keterangan: withDefault<string, string>(text("Note", { max: 1000, lines: true }), ""),
  versi: optional<number, number | string>(integer("Versi")),
  ...inputOf(isianUang),
});
export type Putusan = z.output<typeof Putusan>;

const bacaPutusan = itemOf(Putusan, "Putusan tidak dapat dibaca");

/** What became of one decision: 200, or the status and the reason of its refusal. */
const Hasil = row({
  jenis: z.enum(JENIS_PUTUSAN),
  id: z.string(),
  status: z.int(),
  message: z.string(),
});
export type Hasil = z.output<typeof Hasil>;

export const persetujuan = {
  /** Those that waited longest come first. */
  getKotak: call("GET /persetujuanWeb/getKotak", {
    summary: "Semua yang menunggu putusan saya",
    tindakan: "melihat Kotak Persetujuan",
    permission: withRole(PRIVILEGED),
    input: z.object(paging),
    output: pageOf(Menunggu),
    reads: [
      "invoice",
      "order",
      "pengajuan",
      "pengajuanAsset",
      "pelepasanAsset",
      "asset",
      "jurnalUmum",
      "opname",
      "kebutuhan",
      "rekening",
      "karyawan",
      "perusahaan",
      "batas",
    ],
  }),
  /** Each decision is an action of its own: one that is refused does not stop the others. */
  putuskan: call("POST /persetujuanWeb/putuskan", {
    summary: "Memutuskan beberapa dokumen, masing-masing dengan hasilnya",
    tindakan: "memutuskan",
    permission: withRole(PRIVILEGED),
    input: z.object({
      putusan: listOf<Putusan, z.input<typeof Putusan>>("Putusan", bacaPutusan, { min: 1, max: MAX_PUTUSAN }),
    }),
    output: answer(z.array(Hasil)),
    changes: [
      "kabar",
      "invoice",
      "order",
      "orderan",
      "suratJalan",
      "pengajuan",
      "pengajuanAsset",
      "pelepasanAsset",
      "asset",
      "jurnalUmum",
      "opname",
      "produk",
      "jurnal",
      "simpanan",
      "rekening",
      "neraca",
    ],
  }),
};
