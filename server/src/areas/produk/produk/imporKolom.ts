import * as z from "zod/mini";
import { choice, withDefault } from "#contract/kernel/fields.ts";
import { KATEGORI, ProdukBaru } from "#contract/produk/produk.ts";
import { problemsOf } from "#server/platform/xlsx/problems.ts";
import type { ImportColumn } from "#server/platform/xlsx/read.ts";
import { CONTOH, templateXlsx } from "#server/platform/xlsx/template.ts";
import { PENANDA } from "./penanda.ts";

/** What an import of products reads: the columns of its format, and those that an exported list has besides. */

const REMINDER = ["ya", "tidak"] as const;
const STATUS = ["aktif", "tidak aktif"] as const;

export const IsiBaris = z.extend(ProdukBaru, {
  reminder: withDefault<(typeof REMINDER)[number], string>(choice("Reminder", REMINDER), "ya"),
  status: withDefault<(typeof STATUS)[number], string>(choice("Status", STATUS), "aktif"),
});
export type IsiBaris = z.output<typeof IsiBaris>;

type Column = ImportColumn & { key: keyof IsiBaris | "penanda" };
type FormatColumn = Column & { example: string | number; note?: string };

const RUPIAH = "Rupiah, tanpa desimal";
const FORMAT: readonly FormatColumn[] = [
  {
    header: "Kode Mesin",
    also: ["Kode Produk"],
    key: "kodeProduk",
    required: true,
    example: CONTOH,
    note: "Kode yang belum dipakai",
  },
  {
    header: "Nama Mesin",
    also: ["Nama Produk"],
    key: "namaProduk",
    required: true,
    example: "Oven Pengering 100 kg",
  },
  { header: "Kategori", key: "kategoriProduk", required: true, example: "utama" },
  { header: "Tipe", key: "tipe", example: "Gas" },
  { header: "Kapasitas", key: "kapasitas", example: "100 kg" },
  { header: "Harga Produk", key: "hargaProduk", required: true, kind: "number", example: 25_000_000, note: RUPIAH },
  { header: "Harga Beli", key: "hargaBeli", kind: "number", example: 17_500_000, note: RUPIAH },
  { header: "Jumlah Stock", key: "jumlahStock", kind: "number", example: 5 },
  { header: "Minimal Stock", key: "minimalStock", kind: "number", example: 2 },
];
export const COLUMNS: readonly Column[] = [
  ...FORMAT,
  { header: "Reminder", key: "reminder" },
  { header: "Status", key: "status" },
  { header: PENANDA, key: "penanda" },
];

export const at = problemsOf(COLUMNS);

export function formatImpor(): Promise<Buffer> {
  return templateXlsx({
    sheet: "Produk",
    columns: FORMAT.map(({ header, key, required, example, note }) => ({
      header: required ? `${header} *` : header,
      example,
      ...(note ? { note } : {}),
      ...(key === "kategoriProduk" ? { choices: KATEGORI } : {}),
    })),
  });
}
