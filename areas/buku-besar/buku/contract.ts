import * as z from "zod/mini";
import { answer, call, pageWith, row } from "#kernel/call.ts";
import { cari, choice, date, id, optional, paging, withDefault } from "#kernel/fields.ts";
import { PRIVILEGED, withMenu, withRole } from "#kernel/permission.ts";
import { field, wireOf } from "#kernel/record.ts";
import { atauKosong, idOf, tanggal, teks, uang, waktu } from "#kernel/row.ts";
import { dariJurnal, isiAkun, JENIS_AKUN } from "../akun/contract.ts";
import { namaPeristiwa } from "./peristiwa.ts";

/** The head of a journal entry. */
export const kepalaJurnal = {
  tanggal: field.shown("day", "Tanggal", tanggal),
  peristiwa: field.shown("text", "Peristiwa", teks, { say: namaPeristiwa }),
  /** The code of its document; for a product its code, for depreciation the name of the category. */
  dokumen: field.shown("text", "Dokumen", teks),
  keterangan: field.shown("lines", "Keterangan", teks),
};
const sisi = {
  debit: field.shown("money", "Debit", uang),
  kredit: field.shown("money", "Kredit", uang),
};
/** A line in the book of an account. */
export const isiBuku = {
  ...kepalaJurnal,
  /** The accounts on the other side of the entry. */
  lawan: field.shown("text", "Akun Lawan", teks),
  ...sisi,
  /**
   * The balance after this line, positive on the side on which the account grows; null in search results, which have
   * only some lines.
   */
  saldo: field.shown("money", "Saldo", atauKosong(uang)),
};
/** The balances at both ends of the range. */
export const saldoBuku = {
  saldoAwal: field.shown("money", "Saldo Awal", uang),
  debit: field.shown("money", "Jumlah Debit", uang),
  kredit: field.shown("money", "Jumlah Kredit", uang),
  saldoAkhir: field.shown("money", "Saldo Akhir", uang),
};

const Jurnal = { idJurnal: z.int(), kunci: z.nullable(z.string()) };
export const BarisBuku = row({
  ...Jurnal,
  urutan: z.int(),
  ...wireOf(isiBuku),
  /** The need whose account has the line, if that account is mapped to this one. */
  lewat: z.nullable(z.string()),
});
export type BarisBuku = z.output<typeof BarisBuku>;

const AkunBuku = row({
  idAkun: idOf("akun"),
  kode: z.string(),
  nama: z.string(),
  jenis: z.enum(JENIS_AKUN),
  /** The bank or cash account that it is the book of. */
  idRekening: z.nullable(idOf("rekening")),
  /** For Piutang Pelanggan: what customers owe and what they paid in advance, at the end of the last day. */
  piutang: z.nullable(row({ idPiutang: idOf("akun"), piutang: uang, uangMuka: uang })),
});
export type AkunBuku = z.output<typeof AkunBuku>;

/** A line of an entry. */
export const barisJurnal = {
  kode: isiAkun.kode,
  nama: isiAkun.nama,
  sub: field.shown("text", "Rincian", atauKosong(teks)),
  ...sisi,
};
export const IsiJurnal = row({
  ...Jurnal,
  ...wireOf(kepalaJurnal),
  waktu,
  baris: z.array(row({ idAkun: idOf("akun"), ...wireOf(barisJurnal) })),
});
export type IsiJurnal = z.output<typeof IsiJurnal>;

/** A line of a file of the whole journal. */
export const isiJurnalSemua = {
  idJurnal: field.shown("number", "No Jurnal", z.int()),
  ...kepalaJurnal,
  ...barisJurnal,
};
export const BENTUK_JURNAL = ["xlsx", "csv", "hledger"] as const;
export type BentukJurnal = (typeof BENTUK_JURNAL)[number];

const rentang = { dari: optional(date("Dari tanggal")), sampai: optional(date("Sampai tanggal")) };
const berurutan = <S extends z.ZodMiniType<{ dari: string | null; sampai: string | null }>>(schema: S): S =>
  schema.check(
    z.refine(({ dari, sampai }) => dari === null || sampai === null || dari <= sampai, {
      path: ["dari"],
      error: "Tanggal awal tidak boleh setelah tanggal akhir",
    }),
  ) as S;

const akun = id("akun", "Akun");
/** What the book of an account, and a file of it, is asked with. */
const saringan = { cari, akun, ...rentang };
const permission = withMenu("Buku Besar");

export const buku = {
  getBukuBesar: call("GET /bukuBesar/getBukuBesar", {
    summary: "Buku besar satu akun",
    tindakan: "melihat buku besar",
    permission,
    input: berurutan(z.object({ ...paging, ...saringan })),
    output: pageWith(BarisBuku, { akun: AkunBuku, ...wireOf(saldoBuku) }),
    reads: dariJurnal,
  }),
  getJurnal: call("GET /bukuBesar/getJurnal", {
    summary: "Satu jurnal dengan semua barisnya",
    tindakan: "melihat jurnal",
    permission,
    input: z.object({ idJurnal: id("jurnal", "Jurnal") }),
    output: answer(IsiJurnal),
    reads: dariJurnal,
  }),
  exportBukuBesar: call("GET /bukuBesar/exportBukuBesar", {
    summary: "Mengekspor buku besar satu akun ke file .xlsx",
    tindakan: "mengekspor buku besar",
    permission,
    input: berurutan(z.object(saringan)),
    answers: "xlsx",
  }),
  /** All lines of all accounts: they tell what machines had cost and whom the company pays. */
  exportJurnal: call("GET /bukuBesar/exportJurnal", {
    summary: "Mengekspor seluruh jurnal sebuah rentang ke .xlsx, .csv atau teks hledger",
    tindakan: "mengekspor seluruh jurnal",
    permission: withRole(PRIVILEGED, "Buku Besar"),
    input: berurutan(z.object({ ...rentang, bentuk: withDefault(choice("Bentuk", BENTUK_JURNAL), "xlsx") })),
    answers: "file",
  }),
};
