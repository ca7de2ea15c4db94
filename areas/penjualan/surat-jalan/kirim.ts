import * as z from "zod/mini";
import { id, integer } from "#kernel/fields.ts";
import { itemOf } from "#kernel/item.ts";

/** What of an order a delivery note holds, and what of it has left: for the forms, the server and all labels. */

const BarangKirim = z.object({
  idOrderan: id("orderan", "Barang"),
  qty: integer("Jumlah", { min: 1, max: 1_000_000 }),
});
/** Some units of a line of an order. */
export type BarangKirim = z.output<typeof BarangKirim>;
export type BarangKirimIsian = z.input<typeof BarangKirim>;

/** Reads a line of the goods of a note. */
export const readBarangKirim = itemOf(BarangKirim, "Daftar barang tidak dapat dibaca");

/** What a note holds, in the order of its order's lines. */
export const barangSurat = <Line extends { idOrderan: BarangKirim["idOrderan"] }>(
  lines: readonly Line[],
  barang: readonly { idOrderan: BarangKirimIsian["idOrderan"]; qty: BarangKirimIsian["qty"] }[],
): { line: Line; qty: number }[] =>
  lines.flatMap((line) => {
    const kirim = barang.find(({ idOrderan }) => idOrderan === line.idOrderan);
    return kirim === undefined ? [] : [{ line, qty: Number(kirim.qty) }];
  });

type Baris = { qty: number; qtySelesai: number; qtyGanti: number; qtyBersurat: number; qtyTerkirim: number };

const jumlah = (lines: readonly Baris[], each: (line: Baris) => number): number =>
  lines.reduce((total, line) => total + each(line), 0);

/** Finished units of a line, and those that replace returned ones, that stand on no note yet. */
export const siapKirim = ({ qtySelesai, qtyGanti, qtyBersurat }: Omit<Baris, "qty" | "qtyTerkirim">): number =>
  qtySelesai + qtyGanti - qtyBersurat;

export const unitSiapKirim = (lines: readonly Baris[]): number => jumlah(lines, siapKirim);
export const unitTerkirim = (lines: readonly Baris[]): number => jumlah(lines, (line) => line.qtyTerkirim);

/** "terkirim 2 dari 5" for an order of which a part has left; null for all others. */
export function labelTerkirim(lines: readonly Baris[]): string | null {
  const [terkirim, semua] = [unitTerkirim(lines), jumlah(lines, (line) => line.qty + line.qtyGanti)];
  return terkirim > 0 && terkirim < semua ? `terkirim ${terkirim} dari ${semua}` : null;
}

type Diretur = { barang: readonly { qtyRetur: number }[] };

/** Whether goods of a note came back by a retur. */
export const adaKembali = ({ barang }: Diretur): boolean => barang.some(({ qtyRetur }) => qtyRetur > 0);

/** Whether all goods of a note did. */
export const sudahKembali = ({ barang }: { barang: readonly { qty: number; qtyRetur: number }[] }): boolean =>
  barang.every(({ qty, qtyRetur }) => qty === qtyRetur);

/** Whether anything of an order came back. */
export const pernahDiretur = ({ suratJalan }: { suratJalan: readonly Diretur[] }): boolean =>
  suratJalan.some(adaKembali);
