import * as z from "zod/mini";
import { answer, call, row } from "#kernel/call.ts";
import { date, id, integer, optional, text } from "#kernel/fields.ts";
import { withMenu } from "#kernel/permission.ts";
import { field } from "#kernel/record.ts";
import { Boleh, tanggal, teks, uang, waktu } from "#kernel/row.ts";
import { KasKoran } from "../rekening-koran/isiKoran.ts";

/** Rekonsiliasi: until a day the book of an account and its bank agree, and from then on nothing before it changes the account. */

const idRekening = id("rekening", "Rekening", { empty: "Rekening tidak boleh kosong." });
const sampai = date("Sampai tanggal", { empty: "Sampai tanggal tidak boleh kosong." });
/** In rupiah, also below zero. */
const saldoBank = optional(integer("Saldo menurut bank", { min: -999_999_999_999, max: 999_999_999_999 }));
const idRekonsiliasi = integer("Rekonsiliasi", { min: 1, max: Number.MAX_SAFE_INTEGER });

/** What the history of an account's statement tells of it. */
export const riwayatRekonsiliasi = {
  sampai: field.shown("day", "Direkonsiliasi Sampai", z.nullable(tanggal)),
  saldoBuku: field.shown("money", "Saldo Buku", uang),
  saldoBank: field.shown("text", "Saldo Bank", teks),
};

/** What was reconciled, the latest first. */
const Rekonsiliasi = row({
  idRekonsiliasi: z.int(),
  sampai: tanggal,
  saldoBuku: uang,
  /** Hundredths of a rupiah. */
  saldoBank: z.int(),
  /** Somebody typed the balance of the bank. */
  diketik: z.boolean(),
  oleh: z.string(),
  waktu,
  batal: z.nullable(row({ oleh: z.string(), waktu, alasan: z.string() })),
  aksi: row({ batal: Boleh }),
});
export type Rekonsiliasi = z.output<typeof Rekonsiliasi>;

/** How an account stands at the end of a day. */
const Keadaan = row({
  saldoBuku: uang,
  /** The balance that the statement says there, in hundredths of a rupiah; null where it says none. */
  saldoBank: z.nullable(z.int()),
  /** Somebody has to type it: the lines do not say it, or end before that day. */
  perluDiketik: z.boolean(),
  /** Lines and rows of kas that nobody matched or explained. */
  sisaBank: z.int(),
  sisaKas: z.int(),
  /** The first of those rows of kas. */
  kas: z.array(KasKoran),
  aksi: Boleh,
});
export type KeadaanRekonsiliasi = z.output<typeof Keadaan>;

const BUKA = withMenu("Pengajuan");
const changes = ["rekeningKoran"] as const;

export const rekonsiliasi = {
  /** Until when an account is reconciled, and what is between book and bank on a day that is asked for. */
  getRekonsiliasi: call("GET /rekeningKoranWeb/getRekonsiliasi", {
    summary: "Sampai kapan rekening direkonsiliasi, dan beda buku dan bank pada sebuah hari",
    tindakan: "melihat rekonsiliasi",
    permission: BUKA,
    input: z.object({ idRekening, sampai: optional(sampai), saldoBank }),
    output: answer(row({ sampai: z.nullable(tanggal), riwayat: z.array(Rekonsiliasi), keadaan: z.nullable(Keadaan) })),
    reads: ["rekeningKoran", "simpanan", "pengajuan", "rekening", "karyawan"],
  }),
  addRekonsiliasi: call("POST /rekeningKoranWeb/addRekonsiliasi", {
    summary: "Menyatakan buku dan bank sebuah rekening sama sampai sebuah hari",
    tindakan: "merekonsiliasi rekening",
    permission: BUKA,
    input: z.object({ idRekening, sampai, saldoBank }),
    output: answer(row({ idRekonsiliasi: z.int() })),
    changes,
  }),
  batalRekonsiliasi: call("POST /rekeningKoranWeb/batalRekonsiliasi", {
    summary: "Membatalkan rekonsiliasi terakhir sebuah rekening",
    tindakan: "membatalkan rekonsiliasi",
    permission: BUKA,
    input: z.object({
      idRekening,
      idRekonsiliasi,
      alasan: text("Alasan", { max: 500, empty: "Alasan tidak boleh kosong." }),
    }),
    changes,
  }),
};
