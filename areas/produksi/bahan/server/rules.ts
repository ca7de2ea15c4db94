import type { Problem } from "#kernel/problem.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import { satuan } from "#kernel/satuan.ts";
import { MAX_RUPIAH } from "#kernel/types.ts";
import type { BahanRow, Isian } from "./sql.ts";

/** The problem if the stock is worth more than an amount can be. */
export function problemOfNilai(
  jumlah: number,
  { hargaBeli, isiBeli }: Pick<Isian, "hargaBeli" | "isiBeli">,
): Problem[] {
  if ((jumlah / isiBeli) * hargaBeli <= MAX_RUPIAH) return [];
  return [{ field: "hargaBeli", message: "Nilai stock (jumlah x harga beli) terlalu besar" }];
}

/** What has moved or stands in a recipe keeps its unit: its quantities would mean something else. */
export function problemOfSatuan(lama: BahanRow, baru: Isian, terpakai: boolean): Problem[] {
  if (!terpakai || lama.satuan === baru.satuan) return [];
  return [{ field: "satuan", message: `Bahan ini sudah dipakai dengan satuan ${lama.satuan}, buat bahan baru` }];
}

export function mayKoreksi(row: BahanRow, jumlah: number, dilihat: number | null): Boleh {
  const ada = satuan(row.jumlahStock, row.satuan);
  if (dilihat !== null && dilihat !== row.jumlahStock) {
    return tidak(`Stock ${row.namaProduk} baru saja berubah menjadi ${ada}, periksa kembali hitungannya`);
  }
  return jumlah === row.jumlahStock
    ? tidak(`Stock ${row.namaProduk} sudah ${ada}, tidak ada yang perlu dikoreksi`)
    : boleh;
}
