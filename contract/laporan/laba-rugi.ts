import * as z from "zod/mini";
import { answer, call, pageWith, row } from "../kernel/call.ts";
import { Refused } from "../kernel/field.ts";
import { choice, flag, id, integer, listOf, paging, withDefault } from "../kernel/fields.ts";
import { withMenu } from "../kernel/permission.ts";
import { field, wireOf } from "../kernel/record.ts";
import { tanggal, uang } from "../kernel/row.ts";
import type { Id } from "../kernel/types.ts";
import { isiPengajuan } from "../keuangan/isiPengajuan.ts";

/**
 * Where a row of the matrix comes from: requests of a need, goods that left the warehouse, assets that wore off, assets
 * that went out of use or came back.
 */
export const ASAL_LABA = ["kebutuhan", "HPP", "Penyusutan Asset", "Pelepasan Asset"] as const;
export type AsalLaba = (typeof ASAL_LABA)[number];

export const HPP = "HPP";
export const PENYUSUTAN = "Penyusutan Asset";
export const PELEPASAN = "Pelepasan Asset";
/** The ids of the components that the program computes itself; no stored one has such an id. */
export const ID_OTOMATIS = { HPP: -1, "Penyusutan Asset": -2, "Pelepasan Asset": -3 } as const;

/** Of a cell with more requests than this, the rest is one last line, so that the lines always add up to the cell. */
export const MAX_PENGAJUAN_SEL = 50;

/** What comes in is above zero, what goes out below. */
const Kebutuhan = row({
  /** Of `Penyusutan Asset` and `Pelepasan Asset` the category's id, of `HPP` 0. */
  idKebutuhan: z.int(),
  namaKebutuhan: z.string(),
  nominal: uang,
  jumlah: z.int(),
  /** Empty where `rincian` says that only the figures are wanted. */
  pengajuans: z.array(row({ deskripsiPengajuan: z.string(), nominalPengajuan: uang })),
});
export type KebutuhanLaba = z.output<typeof Kebutuhan>;

const Komponen = row({
  idKomponenLaba: z.int(),
  namaKomponenLaba: z.string(),
  asal: z.enum(ASAL_LABA),
  nominal: uang,
  kebutuhan: z.array(Kebutuhan),
});
export type KomponenLabaRugi = z.output<typeof Komponen>;

export const BulanLabaRugi = row({
  bulan: z.string(),
  komponen: z.array(Komponen),
  /** The result of the month: the sum of the components. */
  laba: uang,
  /**
   * What the accounts of no group add to the result of those of a group, so that both come to the result of all accounts;
   * null where other accounts were asked for.
   */
  rekeningTanpaGrup: z.nullable(uang),
  /** Money that came or went without being a gain or a loss; it never enters the result. */
  tanpaKomponen: z.array(Kebutuhan),
});
export type BulanLabaRugi = z.output<typeof BulanLabaRugi>;

/** What is read of one document behind a cell. */
export const isiRincian = {
  tanggal: field.shown("day", "Tanggal", tanggal),
  deskripsiPengajuan: isiPengajuan.deskripsiPengajuan,
  /** null where it tells a purchase price to somebody who may not see it. */
  nominalPengajuan: isiPengajuan.nominalPengajuan,
};
export const RincianLaba = row({
  kunci: z.string(),
  ...wireOf(isiRincian),
  idPengajuan: z.nullable(z.string()),
  idSo: z.nullable(z.string()),
  idInvoice: z.nullable(z.string()),
  idPo: z.nullable(z.string()),
  kloter: z.nullable(z.string()),
  kodeAsset: z.nullable(z.string()),
});
export type RincianLaba = z.output<typeof RincianLaba>;

const idRekening = id("rekening", "Rekening");
const satuRekening = (raw: unknown): Id<"rekening"> => {
  const parsed = z.safeParse(idRekening, raw);
  if (!parsed.success) throw new Refused("Rekening tidak dikenal");
  return parsed.data;
};

const bulanTahun = {
  bulan: integer("Bulan", { min: 1, max: 12 }),
  tahun: integer("Tahun", { min: 1900, max: 2999 }),
  /** None means every account. */
  idRekening: withDefault<Id<"rekening">[], readonly number[] | string>(
    listOf<Id<"rekening">, number>("Rekening", satuRekening),
    [],
  ),
};
const permission = withMenu("Laba Rugi");
const reads = [
  "pengajuan",
  "simpanan",
  "kebutuhan",
  "komponenLaba",
  "rekening",
  "produk",
  "suratJalan",
  "asset",
  "kategoriAsset",
] as const;

export const labaRugi = {
  /** The months from January to the chosen one. */
  getLabaRugi: call("GET /labarugi/getLabaRugi", {
    summary: "Laba rugi per bulan",
    tindakan: "melihat laba rugi",
    permission,
    input: z.object({
      ...bulanTahun,
      rincian: withDefault<boolean, boolean | string>(flag("Rincian"), true),
    }),
    output: answer(z.array(BulanLabaRugi)),
    reads,
  }),
  /** What one cell of the matrix is the sum of. */
  getDetailLabaRugi: call("GET /labarugi/getDetailLabaRugi", {
    summary: "Rincian satu sel laba rugi",
    tindakan: "melihat laba rugi",
    permission,
    input: z.object({
      ...bulanTahun,
      asal: choice("Asal", ASAL_LABA),
      id: integer("Id", { min: 0 }),
      ...paging,
    }),
    output: pageWith(RincianLaba, { total: uang }),
    reads,
  }),
  exportLabaRugi: call("GET /labarugi/exportLabaRugi", {
    summary: "Mengekspor laba rugi ke file .xlsx",
    tindakan: "mengekspor laba rugi",
    permission,
    input: z.object(bulanTahun),
    answers: "xlsx",
  }),
};
