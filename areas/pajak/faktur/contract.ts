import * as z from "zod/mini";
import { answer, call, pageWith, row, sheets } from "#kernel/call.ts";
import { cari, choice, integer, month, optional, paging, text } from "#kernel/fields.ts";
import { PRIVILEGED, withRole } from "#kernel/permission.ts";
import { inputOf } from "#kernel/record.ts";
import { bilangan } from "#kernel/row.ts";
import {
  CARA_FAKTUR,
  FakturLengkap,
  FakturPajak,
  isianFaktur,
  KesalahanCoretax,
  RingkasanPajak,
  SARING_STATUS,
} from "./isiFaktur.ts";

const idFaktur = text("Id faktur", { max: 40 });
const idBerkas = integer("Berkas", { min: 1, max: 2_000_000_000 });
const bulan = month("Bulan");

/** What customers paid, and what the company owes the tax office. */
export const PAJAK = withRole(PRIVILEGED, "Buku Besar");
const changes = ["faktur"] as const;
const reads = [
  "faktur",
  "fakturMasukan",
  "order",
  "invoice",
  "pelanggan",
  "pajak",
  "pajakPelanggan",
  "pajakProduk",
] as const;

export const fakturPajak = {
  /** The documents of a month, newest first. */
  getFaktur: call("GET /pajakWeb/getFaktur", {
    summary: "Faktur keluaran sebuah bulan dengan yang masih harus dikerjakan",
    tindakan: "melihat faktur pajak",
    permission: PAJAK,
    input: z.object({
      ...paging,
      cari,
      bulan: optional(bulan),
      status: optional(choice("Status", SARING_STATUS)),
      cara: optional(choice("Cara", CARA_FAKTUR)),
    }),
    output: pageWith(FakturPajak, { ringkasan: RingkasanPajak }),
    reads,
  }),
  getDetailFaktur: call("GET /pajakWeb/getDetailFaktur", {
    summary: "Satu faktur dengan masalahnya, lembar key-in dan faktur lain dari ordernya",
    tindakan: "melihat faktur pajak",
    permission: PAJAK,
    input: z.object({ idFaktur }),
    output: answer(FakturLengkap),
    reads,
  }),
  /** Those of the month that have no problem, at most as many as one file holds. They are Dikirim then. */
  buatBerkasFaktur: call("POST /pajakWeb/buatBerkasFaktur", {
    summary: "Membuat berkas XML untuk diimpor ke Coretax",
    tindakan: "membuat berkas faktur",
    permission: PAJAK,
    input: z.object({ bulan }),
    output: answer(row({ idBerkas: z.int(), nama: z.string(), banyak: bilangan, tertahan: bilangan })),
    changes,
  }),
  unduhBerkasFaktur: call("GET /pajakWeb/unduhBerkasFaktur", {
    summary: "Mengunduh berkas XML yang sudah dibuat",
    tindakan: "mengunduh berkas faktur",
    permission: PAJAK,
    input: z.object({ idBerkas }),
    answers: "file",
  }),
  /** What Coretax said about the lines of a file, at our invoices. */
  tempelKesalahan: call("POST /pajakWeb/tempelKesalahan", {
    summary: "Membaca daftar kesalahan yang disalin dari Coretax",
    tindakan: "membaca kesalahan Coretax",
    permission: PAJAK,
    input: z.object({
      idBerkas,
      teks: text("Daftar kesalahan", { max: 200_000, lines: true, empty: "Tempel daftar kesalahannya." }),
    }),
    output: answer(
      row({
        kesalahan: z.array(KesalahanCoretax),
        asing: z.array(row({ nomor: z.int(), pesan: z.string() })),
        tanpaNomor: z.array(z.string()),
      }),
    ),
  }),
  /** The list of output faktur that Coretax gives: sets numbers and states by our reference. The same list twice changes nothing. */
  bacaHasilFaktur: call("POST /pajakWeb/bacaHasilFaktur", {
    summary: "Membaca daftar faktur keluaran dari Coretax",
    tindakan: "membaca hasil Coretax",
    permission: PAJAK,
    files: { berkas: sheets(1, "Berkas dari Coretax tidak boleh kosong") },
    output: answer(
      row({
        diubah: bilangan,
        sama: bilangan,
        asing: z.array(row({ baris: z.int(), referensi: z.string(), nomor: z.string(), alasan: z.string() })),
        masalah: z.array(z.string()),
      }),
    ),
    changes,
  }),
  catatFaktur: call("PATCH /pajakWeb/catatFaktur", {
    summary: "Mencatat nomor dan keadaan sebuah faktur",
    tindakan: "mencatat faktur",
    permission: PAJAK,
    input: z.object({ idFaktur, ...inputOf(isianFaktur), versi: integer("Versi") }),
    changes,
  }),
};
