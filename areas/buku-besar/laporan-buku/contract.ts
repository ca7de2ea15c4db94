import * as z from "zod/mini";
import { isiPengajuan } from "#areas/keuangan/pengajuan/isiPengajuan.ts";
import { answer, call, pageWith, row } from "#kernel/call.ts";
import { date, flag, id, paging, withDefault } from "#kernel/fields.ts";
import { withMenu } from "#kernel/permission.ts";
import { field, wireOf } from "#kernel/record.ts";
import { atauKosong, tanggal, teks, uang } from "#kernel/row.ts";
import { dariJurnal } from "../akun/contract.ts";
import { LembarBuku } from "./lembar.ts";

const permission = withMenu("Buku Besar");
const hari = { tanggal: date("Tanggal") };
const rentang = { dari: date("Dari tanggal"), sampai: date("Sampai tanggal") };
/** Whether the file has rows with zeros. */
const nol = { nol: withDefault<boolean, boolean | string>(flag("Baris nol"), false) };

const berurutan = <S extends z.ZodMiniType<{ dari: string; sampai: string }>>(schema: S): S =>
  schema.check(
    z.refine(({ dari, sampai }) => dari <= sampai, {
      path: ["dari"],
      error: "Tanggal awal tidak boleh setelah tanggal akhir",
    }),
  ) as S;

/** A request behind a figure of Arus Kas. */
export const isiRincianArus = {
  tanggal: field.shown("day", "Tanggal", tanggal),
  deskripsiPengajuan: isiPengajuan.deskripsiPengajuan,
  namaRekening: field.shown("text", "Rekening", teks),
  /** Positive: in; negative: out. null if it would tell a purchase price to someone who may not see those. */
  nominal: field.shown("money", "Nominal", atauKosong(uang)),
};
export const RincianArus = row({
  ...wireOf(isiRincianArus),
  idPengajuan: z.string(),
  idSo: z.nullable(z.string()),
  idInvoice: z.nullable(z.string()),
  idPo: z.nullable(z.string()),
  kloter: z.nullable(z.string()),
  idPengajuanAsset: z.nullable(z.string()),
});
export type RincianArus = z.output<typeof RincianArus>;

/** Statements of Buku Besar, computed from the sums of the journal. */
export const laporanBuku = {
  getNeracaSaldo: call("GET /bukuBesar/getNeracaSaldo", {
    summary: "Neraca saldo per tanggal",
    tindakan: "melihat neraca saldo",
    permission,
    input: z.object(hari),
    output: answer(LembarBuku),
    reads: [...dariJurnal, "perusahaan"],
  }),
  exportNeracaSaldo: call("GET /bukuBesar/exportNeracaSaldo", {
    summary: "Mengekspor neraca saldo ke file .xlsx",
    tindakan: "mengekspor neraca saldo",
    permission,
    input: z.object({ ...hari, ...nol }),
    answers: "xlsx",
  }),
  getLabaRugiAkrual: call("GET /bukuBesar/getLabaRugiAkrual", {
    summary: "Laba rugi akrual",
    tindakan: "melihat laba rugi akrual",
    permission,
    input: berurutan(z.object(rentang)),
    output: answer(LembarBuku),
    reads: [...dariJurnal, "perusahaan"],
  }),
  exportLabaRugiAkrual: call("GET /bukuBesar/exportLabaRugiAkrual", {
    summary: "Mengekspor laba rugi akrual ke file .xlsx",
    tindakan: "mengekspor laba rugi akrual",
    permission,
    input: berurutan(z.object({ ...rentang, ...nol })),
    answers: "xlsx",
  }),
  getNeracaBukuBesar: call("GET /bukuBesar/getNeracaBukuBesar", {
    summary: "Neraca buku besar per tanggal",
    tindakan: "melihat neraca buku besar",
    permission,
    input: z.object(hari),
    output: answer(LembarBuku),
    reads: [...dariJurnal, "perusahaan"],
  }),
  exportNeracaBukuBesar: call("GET /bukuBesar/exportNeracaBukuBesar", {
    summary: "Mengekspor neraca buku besar ke file .xlsx",
    tindakan: "mengekspor neraca buku besar",
    permission,
    input: z.object({ ...hari, ...nol }),
    answers: "xlsx",
  }),
  getArusKas: call("GET /bukuBesar/getArusKas", {
    summary: "Arus kas per kebutuhan dan rekening",
    tindakan: "melihat arus kas",
    permission,
    input: berurutan(z.object(rentang)),
    output: answer(LembarBuku),
    reads: [...dariJurnal, "perusahaan"],
  }),
  getRincianArusKas: call("GET /bukuBesar/getRincianArusKas", {
    summary: "Pengajuan di balik satu angka arus kas",
    tindakan: "melihat arus kas",
    permission,
    input: berurutan(z.object({ idKebutuhan: id("kebutuhan", "Kebutuhan"), ...rentang, ...paging })),
    output: pageWith(RincianArus, { total: uang }),
    reads: dariJurnal,
  }),
  exportArusKas: call("GET /bukuBesar/exportArusKas", {
    summary: "Mengekspor arus kas ke file .xlsx",
    tindakan: "mengekspor arus kas",
    permission,
    input: berurutan(z.object({ ...rentang, ...nol })),
    answers: "xlsx",
  }),
};
