import * as z from "zod/mini";
import type { Kolom } from "#company/kolomSendiri.ts";
import { importColumnsOf } from "#company/lembarKolom.ts";
import { choice, withDefault } from "#kernel/fields.ts";
import { showing } from "#kernel/showing.ts";
import { type FormColumn, formColumns, importColumn } from "#platform/documents/xlsx/importColumn.ts";
import { problemsOf } from "#platform/documents/xlsx/problems.ts";
import type { ImportColumn } from "#platform/documents/xlsx/read.ts";
import { CONTOH, templateXlsx } from "#platform/documents/xlsx/template.ts";
import { ProdukBaru } from "../contract.ts";
import { dataProduk, keadaanProduk, seriProduk, stockAwal } from "../isiProduk.ts";
import { PENANDA } from "./penanda.ts";

/** The columns of an import of products: those of the template, and further ones of an exported list. */

const REMINDER = ["ya", "tidak"] as const;
const BERSERI = ["ya", "tidak"] as const;
const STATUS = ["aktif", "tidak aktif"] as const;

export const IsiBaris = z.extend(ProdukBaru, {
  reminder: withDefault<(typeof REMINDER)[number], string>(choice("Reminder", REMINDER), "ya"),
  berseri: withDefault<(typeof BERSERI)[number], string>(choice("Bernomor seri", BERSERI), "tidak"),
  status: withDefault<(typeof STATUS)[number], string>(choice("Status", STATUS), "aktif"),
});
export type IsiBaris = z.output<typeof IsiBaris>;

type Key = keyof IsiBaris | "penanda";

const RUPIAH = { note: "Rupiah, tanpa desimal" };
const FORMAT: readonly FormColumn<Key>[] = showing(
  { ...dataProduk, ...stockAwal, ...seriProduk },
  { others: ["berseri"] },
  [
    importColumn(dataProduk, "kodeProduk", CONTOH, { also: ["Kode Produk"], note: "Kode yang belum dipakai" }),
    importColumn(dataProduk, "namaProduk", "Oven Pengering 100 kg", { also: ["Nama Produk"] }),
    importColumn(dataProduk, "kategoriProduk", "utama"),
    importColumn(dataProduk, "tipe", "Gas"),
    importColumn(dataProduk, "kapasitas", "100 kg"),
    importColumn(dataProduk, "hargaProduk", 25_000_000, RUPIAH),
    importColumn(dataProduk, "hargaBeli", 17_500_000, RUPIAH),
    importColumn(stockAwal, "jumlahStock", 5),
    importColumn(dataProduk, "minimalStock", 2),
  ],
);
export const COLUMNS: readonly (ImportColumn & { key: Key })[] = [
  ...FORMAT,
  { header: seriProduk.berseri.label, key: "berseri" },
  { header: keadaanProduk.mustPo.label, key: "reminder" },
  { header: keadaanProduk.softDelete.label, key: "status" },
  { header: PENANDA, key: "penanda" },
];

export const at = problemsOf(COLUMNS);

export const formatImportProduk = (kolom: readonly Kolom[]): Promise<Buffer> =>
  templateXlsx({ sheet: "Produk", columns: formColumns([...FORMAT, ...importColumnsOf(kolom)]) });
