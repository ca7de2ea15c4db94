import * as z from "zod/mini";
import { row } from "#kernel/call.ts";
import { field, wireOf } from "#kernel/record.ts";
import { atauKosong, bilangan, tanggal, teks, uang } from "#kernel/row.ts";

export const isiOmzet = {
  tanggal: field.shown("day", "Tanggal", tanggal),
  peristiwa: field.shown("text", "Peristiwa", teks),
  dokumen: field.shown("text", "Dokumen", teks),
  nominal: field.shown("money", "Omzet", z.int()),
};
/** What a document adds to the turnover of a month, or takes off it. */
export const Omzet = row(wireOf(isiOmzet));
export type Omzet = z.output<typeof Omzet>;

export const isianSetor = {
  nominal: field.money("Disetor", { min: 0 }),
  tglSetor: field.day("Tanggal Setor"),
  ntpn: field.text("NTPN", { max: 16, matches: /^[0-9A-Za-z]{16}$/, format: "NTPN terdiri dari 16 angka dan huruf" }),
};

export const RingkasanPphFinal = row({
  bulan: z.string(),
  omzet: z.int(),
  /** The rate on the last day of the month, and the tax by it. */
  atas: bilangan,
  bawah: bilangan,
  pph: z.int(),
  /** What was paid of it, by when it is to be. */
  disetor: uang,
  tglSetor: atauKosong(tanggal),
  ntpn: teks,
  tenggat: atauKosong(tanggal),
  versi: z.int(),
  /** The turnover of the year until the end of the month, and from which a company must be PKP. */
  setahun: z.int(),
  batasPkp: z.int(),
});
export type RingkasanPphFinal = z.output<typeof RingkasanPphFinal>;
