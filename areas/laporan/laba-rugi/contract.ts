import * as z from "zod/mini";
import { isiPengajuan } from "#areas/keuangan/pengajuan/isiPengajuan.ts";
import { GRUP_REKENING } from "#areas/keuangan/rekening/contract.ts";
import { answer, call, pageWith, row } from "#kernel/call.ts";
import { choice, flag, id, integer, listOf, optional, paging, withDefault } from "#kernel/fields.ts";
import { itemOf } from "#kernel/item.ts";
import { withMenu } from "#kernel/permission.ts";
import { field, wireOf } from "#kernel/record.ts";
import { tanggal, uang } from "#kernel/row.ts";
import type { Id } from "#kernel/types.ts";

/**
 * Where a row comes from: requests of a need, cost of goods that left, depreciation, assets that went out of use or
 * came back.
 */
export const ASAL_LABA = ["kebutuhan", "HPP", "Penyusutan Asset", "Pelepasan Asset"] as const;
export type AsalLaba = (typeof ASAL_LABA)[number];

/** Where a component comes from: with Dasar Neraca Buku Besar one leads from the money to the accrual result. */
export const ASAL_KOMPONEN = [...ASAL_LABA, "Buku Besar"] as const;
export type AsalKomponen = (typeof ASAL_KOMPONEN)[number];

export const HPP = "HPP";
export const PENYUSUTAN = "Penyusutan Asset";
export const PELEPASAN = "Pelepasan Asset";
export const PENYESUAIAN = "Penyesuaian Buku Besar";
/** Ids of the computed components; stored ones are positive. */
export const ID_OTOMATIS = { HPP: -1, "Penyusutan Asset": -2, "Pelepasan Asset": -3, "Buku Besar": -4 } as const;

/** A cell with more requests than this lists their sum as a last line, so that its lines add up to the cell. */
export const MAX_PENGAJUAN_SEL = 50;

/** Money in is positive, money out negative. */
const Kebutuhan = row({
  /** For `Penyusutan Asset` and `Pelepasan Asset` the category's id, for `Buku Besar` the account's, for `HPP` 0. */
  idKebutuhan: z.int(),
  namaKebutuhan: z.string(),
  nominal: uang,
  jumlah: z.int(),
  /** Empty if `rincian` asks for figures only. */
  pengajuans: z.array(row({ deskripsiPengajuan: z.string(), nominalPengajuan: uang })),
});
export type KebutuhanLaba = z.output<typeof Kebutuhan>;

const Komponen = row({
  idKomponenLaba: z.int(),
  namaKomponenLaba: z.string(),
  asal: z.enum(ASAL_KOMPONEN),
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
   * The part of the result on accounts without a group, shown with the accounts of the groups; both together are the
   * result of all accounts. null for other choices of accounts.
   */
  rekeningTanpaGrup: z.nullable(uang),
  /** Needs without a component; they do not count in the result. */
  tanpaKomponen: z.array(Kebutuhan),
});
export type BulanLabaRugi = z.output<typeof BulanLabaRugi>;

/** A document of a cell. */
export const isiRincian = {
  tanggal: field.shown("day", "Tanggal", tanggal),
  deskripsiPengajuan: isiPengajuan.deskripsiPengajuan,
  /** null if it would tell a purchase price to someone who may not see those. */
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

/** What a month is compared with: the month before, or the same one of the year before. */
export const BANDING = ["bulan", "tahun"] as const;
export type Banding = (typeof BANDING)[number];

/** What the screen chooses between: all accounts with a group, or those of one group. */
export const GRUP_LABA = ["All", ...GRUP_REKENING] as const;

const satuRekening = itemOf(id("rekening", "Rekening"), "Rekening tidak dikenal");

const bulanTahun = {
  bulan: integer("Bulan", { min: 1, max: 12 }),
  tahun: integer("Tahun", { min: 1900, max: 2999 }),
  /** The last day of that month which counts: a month that is not over is compared with as many days of another one. */
  hari: optional(integer("Sampai hari", { min: 1, max: 31 })),
  /** None: all accounts. */
  idRekening: withDefault<Id<"rekening">[], readonly number[] | string>(
    listOf<Id<"rekening">, number>("Rekening", satuRekening),
    [],
  ),
  /** Instead of accounts: those that belonged to the group in each of the months. */
  grup: optional(choice("Grup rekening", GRUP_LABA)),
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
  "perusahaan",
  "jurnal",
  "akun",
] as const;

export const labaRugi = {
  /** The months from January to the given one. */
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
  /** The documents of a cell. */
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
    /** With `banding` the month beside another one, as on the screen. */
    input: z.object({ ...bulanTahun, banding: optional(choice("Perbandingan", BANDING)) }),
    answers: "xlsx",
  }),
};
