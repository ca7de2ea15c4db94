import * as z from "zod/mini";
import { answer, call, pageWith, row, sheets } from "#kernel/call.ts";
import { cari, choice, date, flag, id, integer, optional, paging, text, withDefault } from "#kernel/fields.ts";
import { withMenu } from "#kernel/permission.ts";
import { wireOf } from "#kernel/record.ts";
import { idOf, tanggal } from "#kernel/row.ts";
import { pilihan } from "#kernel/several.ts";
import { CalonKoran, isianJudul, judulKolom, MutasiBank, STATUS_KORAN } from "./isiKoran.ts";

const idRekening = id("rekening", "Rekening", { empty: "Rekening tidak boleh kosong." });
const idKoran = integer("Mutasi bank", { min: 1, max: Number.MAX_SAFE_INTEGER });
const idKas = integer("Mutasi kas", { min: 1, max: Number.MAX_SAFE_INTEGER });
const idCocok = integer("Pencocokan", { min: 1, max: Number.MAX_SAFE_INTEGER });

const bertahap = withDefault<boolean, boolean | string>(flag("Bertahap"), false);

/** A statement shows what was paid for purchases, which the book of an account hides without this menu. */
const BUKA = withMenu("Pengajuan");
const changes = ["rekeningKoran"] as const;
/** What these match may book the code of a payment too. */
const changesMoney = [...changes, "invoice", "pengajuan", "rekening", "simpanan", "jurnal"] as const;

export const rekeningKoran = {
  /** A file of the bank, or pasted text as a file. What is known already adds nothing. */
  bacaRekeningKoran: call("POST /rekeningKoranWeb/bacaRekeningKoran", {
    summary: "Membaca rekening koran dari berkas bank",
    tindakan: "membaca rekening koran",
    permission: BUKA,
    /** `bertahap`: what is sure is matched by cocokkanSendiri afterwards, in portions. */
    input: z.object({ idRekening, bertahap }),
    files: { berkas: sheets(1, "Berkas rekening koran tidak boleh kosong") },
    output: answer(row({ baru: z.int(), ada: z.int(), tunda: z.int(), cocok: z.int() })),
    changes: changesMoney,
  }),
  /** Accounts that have a statement, those with most to do first. */
  getSisaKoran: call("GET /rekeningKoranWeb/getSisaKoran", {
    summary: "Banyaknya mutasi bank yang belum cocok di setiap rekening",
    tindakan: "melihat rekening koran",
    permission: BUKA,
    output: answer(z.array(row({ idRekening: idOf("rekening"), sisa: z.int() }))),
    reads: ["rekeningKoran"],
  }),
  /** Newest first: the lines that stand so, each with what it is or could be. */
  getRekeningKoran: call("GET /rekeningKoranWeb/getRekeningKoran", {
    summary: "Mutasi bank sebuah rekening beserta pencocokannya",
    tindakan: "melihat rekening koran",
    permission: BUKA,
    input: z.object({
      ...paging,
      idRekening,
      status: choice("Status", STATUS_KORAN, { empty: "Status tidak boleh kosong." }),
    }),
    output: pageWith(MutasiBank, {
      jumlah: row({ sisa: z.int(), cocok: z.int(), jelas: z.int(), tunda: z.int() }),
      /** The last day of which a line is known. */
      sampai: z.nullable(tanggal),
      judul: z.nullable(row({ ...wireOf(judulKolom) })),
    }),
    reads: ["rekeningKoran", "simpanan", "pengajuan", "rekening", "karyawan"],
  }),
  /** What a line can be put together with by hand, the likeliest first. */
  getCalonKoran: call("GET /rekeningKoranWeb/getCalonKoran", {
    summary: "Mutasi kas, mutasi bank lain dan dokumen menunggu yang dapat dicocokkan dengan sebuah mutasi bank",
    tindakan: "mencocokkan rekening koran",
    permission: BUKA,
    input: z.object({ idRekening, idKoran, cari }),
    output: answer(CalonKoran),
    reads: ["rekeningKoran", "simpanan", "pengajuan", "invoice", "order"],
  }),
  /** These lines together are these rows of kas. */
  cocokkanKoran: call("POST /rekeningKoranWeb/cocokkanKoran", {
    summary: "Mencocokkan mutasi bank dengan mutasi kas",
    tindakan: "mencocokkan rekening koran",
    permission: BUKA,
    input: z.object({ idRekening, idKoran: pilihan("Mutasi bank", idKoran), idKas: pilihan("Mutasi kas", idKas) }),
    output: answer(row({ idCocok: z.int() })),
    changes: changesMoney,
  }),
  /** What the program is sure of, also among the lines that were read before. */
  cocokkanSendiri: call("POST /rekeningKoranWeb/cocokkanSendiri", {
    summary: "Mencocokkan sendiri semua mutasi bank yang pasti",
    tindakan: "mencocokkan rekening koran",
    permission: BUKA,
    /** `bertahap`: a portion from the day `sejak` on, or from the first; `berikut` is the day with which the next one begins. */
    input: z.object({ idRekening, bertahap, sejak: optional(date("Sejak")) }),
    output: answer(
      row({ cocok: z.int(), berikut: z.nullable(tanggal), /** Lines that wait from then on. */ lagi: z.int() }),
    ),
    changes: changesMoney,
  }),
  jelaskanKoran: call("POST /rekeningKoranWeb/jelaskanKoran", {
    summary: "Menjelaskan mutasi bank yang tidak punya mutasi kas",
    tindakan: "menjelaskan rekening koran",
    permission: BUKA,
    input: z.object({
      idRekening,
      idKoran,
      alasan: text("Alasan", { max: 500, empty: "Alasan tidak boleh kosong." }),
    }),
    output: answer(row({ idCocok: z.int() })),
    changes,
  }),
  /** Rows of kas that no line of the bank is: a payment and what took it back. */
  jelaskanKas: call("POST /rekeningKoranWeb/jelaskanKas", {
    summary: "Menjelaskan mutasi kas yang tidak ada di rekening koran",
    tindakan: "menjelaskan mutasi kas",
    permission: BUKA,
    input: z.object({
      idRekening,
      idKas: pilihan("Mutasi kas", idKas),
      alasan: text("Alasan", { max: 500, empty: "Alasan tidak boleh kosong." }),
    }),
    output: answer(row({ idCocok: z.int() })),
    changes,
  }),
  batalCocokKoran: call("POST /rekeningKoranWeb/batalCocokKoran", {
    summary: "Membatalkan pencocokan atau penjelasan mutasi bank",
    tindakan: "membatalkan pencocokan",
    permission: BUKA,
    input: z.object({ idRekening, idCocok }),
    changes,
  }),
  /** Asked once for each account whose files name their columns in other words. */
  setJudulKoran: call("POST /rekeningKoranWeb/setJudulKoran", {
    summary: "Menyebutkan nama kolom berkas bank sebuah rekening",
    tindakan: "menyebutkan nama kolom",
    permission: BUKA,
    input: z.object({ idRekening, ...isianJudul }),
    changes,
  }),
};
