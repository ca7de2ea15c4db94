import { namaBulan } from "#areas/laporan/bulan.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { Id } from "#kernel/types.ts";
import type { KeadaanPembebanan } from "../contract.ts";
import { type BagianProduk, type BiayaAkun, type BulanRow, isOpen, type ProdukStandar } from "./sql.ts";

export function keadaanOf(row: BulanRow, berjalan: string): KeadaanPembebanan {
  const { bulan, biaya, menunggu } = row;
  if (menunggu) return "Menunggu";
  if (!isOpen(row)) return biaya === 0 ? "Dibebankan" : "Sesuai Standar";
  return bulan === berjalan ? "Berjalan" : "Belum Dibebankan";
}

/** Whether what is left of a month can be cleared now. */
export function mayBebankan(row: BulanRow, berjalan: string): Boleh {
  const nama = namaBulan(row.bulan);
  const keadaan = keadaanOf(row, berjalan);
  if (keadaan === "Menunggu") return tidak(`Biaya produksi ${nama} menunggu keputusan ${row.idJurnalUmum}`);
  if (keadaan === "Dibebankan") return tidak(`Biaya produksi ${nama} sudah dibebankan`);
  if (keadaan === "Sesuai Standar") return tidak(`Biaya produksi ${nama} sama dengan nilai standarnya`);
  if (keadaan === "Berjalan") return tidak(`${nama} belum berakhir`);
  return row.biaya === 0
    ? tidak(`Tidak ada biaya produksi di ${nama}: pilih dahulu kebutuhan yang menjadi biaya produksi`)
    : boleh;
}

/**
 * Shares a difference out among products by what they were worth, or by their units where that is nothing; the parts come to the whole,
 * to the rupiah.
 */
export function bagiSelisih(selisih: number, produk: readonly ProdukStandar[]): BagianProduk[] {
  const nilai = produk.reduce((sum, { standar }) => sum + Math.max(0, standar), 0);
  const bobot = produk.map(({ standar, unit }) => (nilai > 0 ? Math.max(0, standar) : unit));
  const seluruhnya = bobot.reduce((sum, satu) => sum + satu, 0);
  let sampai = 0;
  return produk.map((satu, at) => {
    const sebelum = bagianDari(selisih, sampai, seluruhnya);
    sampai += bobot[at] ?? 0;
    return { ...satu, selisih: bagianDari(selisih, sampai, seluruhnya) - sebelum };
  });
}

/** Exact also where the product of both is beyond what a number holds. */
const bagianDari = (nilai: number, bagian: number, seluruhnya: number): number =>
  Number((BigInt(nilai) * BigInt(bagian)) / BigInt(seluruhnya));

/** What was spent leaves the accounts of its needs, for goods in process or the cost of goods (`ke`). */
export function barisPembebanan(biaya: readonly BiayaAkun[], ke: Id<"akun">) {
  const seluruhnya = biaya.reduce((sum, { nilai }) => sum + nilai, 0);
  const sisi = (idAkun: Id<"akun">, nilai: number) => ({
    idAkun,
    debit: Math.max(0, nilai),
    kredit: Math.max(0, -nilai),
  });
  return [sisi(ke, seluruhnya), ...biaya.map(({ idAkun, nilai }) => sisi(idAkun, -nilai))].filter(
    ({ debit, kredit }) => debit !== kredit,
  );
}
