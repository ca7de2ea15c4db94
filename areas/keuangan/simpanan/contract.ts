import * as z from "zod/mini";
import { answer, call, pageWith, row } from "#kernel/call.ts";
import { cari, id, paging } from "#kernel/fields.ts";
import { withMenu } from "#kernel/permission.ts";
import { berentang, rentang } from "#kernel/range.ts";
import { field, wireOf } from "#kernel/record.ts";
import { atauKosong, tanggal, uang, waktu } from "#kernel/row.ts";
import { idPengajuan, PengajuanLengkap } from "../pengajuan/contract.ts";
import { rujukanPengajuan } from "../pengajuan/isiPengajuan.ts";

/** A row of an account's book. */
export const gerakSimpanan = {
  debit: field.shown("money", "Debit", atauKosong(uang)),
  kredit: field.shown("money", "Kredit", atauKosong(uang)),
  saldoAkhir: field.shown("money", "Saldo Setelah Mutasi", uang, { short: "Mutasi" }),
};
const { rekeningTujuan, rekeningAsal, kebutuhan } = rujukanPengajuan;
export const isiSimpanan = {
  ...gerakSimpanan,
  rekeningTujuan: { ...rekeningTujuan, short: "Rekening Masuk" },
  rekeningAsal: { ...rekeningAsal, short: "Rekening Keluar" },
  kebutuhan: { ...kebutuhan, short: "Jenis Kebutuhan" },
  tglDebitKredit: field.shown("day", "Tanggal Input", tanggal),
  waktu: field.shown("moment", "Dibukukan", waktu),
};
/** The balance of an account now and at both ends of the range. */
export const saldoSimpanan = {
  saldoAkhirTotal: field.shown("money", "Total Saldo Akhir", uang),
  /** Before the first day. */
  saldoAwal: field.shown("money", "Saldo Awal Filter", uang),
  /** At the end of the last day. */
  saldoAkhir: field.shown("money", "Saldo Akhir Filter", uang),
};

/** A row of an account's book with its request. */
export const Simpanan = row({
  /** Number of the row in the account's book. */
  urut: z.int(),
  ...wireOf(isiSimpanan),
  pengajuan: z.array(PengajuanLengkap),
});
export type Simpanan = z.output<typeof Simpanan>;

/** A month of an account's book, cut at the ends of the range. */
export const bulanSimpanan = {
  saldoAwal: field.shown("money", "Saldo Awal", uang),
  masuk: field.shown("money", "Masuk", uang),
  keluar: field.shown("money", "Keluar", uang),
  saldoAkhir: field.shown("money", "Saldo Akhir", uang),
};
/** `bulan`: "2026-11". */
export const BulanSimpanan = row({ bulan: z.string(), ...wireOf(bulanSimpanan) });
export type BulanSimpanan = z.output<typeof BulanSimpanan>;

const idRekening = id("rekening", "Rekening", { empty: "Rekening tidak boleh kosong." });

/** What the book of an account, and a file of it, is asked with. */
const saringan = { cari, idRekening, ...rentang };

export const simpanan = {
  getSimpananByRekening: call("GET /pengajuanWeb/getSimpananByRekening", {
    summary: "Buku kas sebuah rekening",
    tindakan: "melihat simpanan rekening",
    permission: withMenu("Simpanan"),
    input: berentang(z.object({ ...paging, ...saringan })),
    output: pageWith(Simpanan, wireOf(saldoSimpanan)),
    reads: ["simpanan", "rekening", "kebutuhan", "karyawan"],
  }),
  /** The months of the range in which money moved, newest first. */
  getBulanSimpanan: call("GET /pengajuanWeb/getBulanSimpanan", {
    summary: "Buku kas sebuah rekening per bulan",
    tindakan: "melihat simpanan rekening",
    permission: withMenu("Simpanan"),
    input: berentang(z.object({ idRekening, ...rentang })),
    output: answer(z.array(BulanSimpanan)),
    reads: ["simpanan", "rekening"],
  }),
  getDetailSimpanan: call("GET /pengajuanWeb/getDetailSimpanan", {
    summary: "Satu baris buku kas sebuah rekening dengan pengajuannya",
    tindakan: "melihat simpanan rekening",
    permission: withMenu("Simpanan"),
    input: z.object({ idRekening, idPengajuan }),
    output: answer(Simpanan),
    reads: ["simpanan", "rekening", "kebutuhan", "karyawan"],
  }),
  exportSimpananRekening: call("GET /pengajuanWeb/exportSimpananRekening", {
    summary: "Mengekspor simpanan rekening ke file .xlsx",
    tindakan: "mengekspor simpanan rekening",
    permission: withMenu("Simpanan"),
    input: berentang(z.object(saringan)),
    answers: "xlsx",
  }),
};
