import type { Tanggal } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import { kodeHarian, loadTambahan } from "../../kode/server/kodeHari.ts";
import type { MasalahFaktur } from "../isiFaktur.ts";
import { type BahanFaktur, composeFaktur } from "./bahan.ts";
import { problemsOfFaktur } from "./periksaFaktur.ts";

/**
 * What Coretax would refuse of each faktur, by its id, before anything is sent: by the codes of its day. Of a chain the whole order
 * is looked at.
 */
export async function problemsPerFaktur(
  db: Db,
  bahan: readonly BahanFaktur[],
  today: Tanggal,
): Promise<Map<string, MasalahFaktur[]>> {
  const kodePada = kodeHarian(await loadTambahan(db));
  return new Map(
    bahan.map((satu) => {
      const faktur = composeFaktur(satu, satu.jenis === "Penuh" ? satu.nilai : satu.seluruh);
      // How many fit into a file is for who makes one.
      const aturan = { today, kode: kodePada(satu.tanggal), tarif: satu.tarif, maxFaktur: 1 };
      const masalah = problemsOfFaktur({ npwp: satu.penjual.npwp, faktur: [faktur] }, aturan);
      return [
        satu.idFaktur,
        masalah.map((one) => ({ tempat: one.tempat, kalimat: one.kalimat, kunci: placeKeyOf(one, satu) })),
      ];
    }),
  );
}

/** Where it is put right. */
export function placeKeyOf(
  { tempat, baris }: { tempat: MasalahFaktur["tempat"]; baris: number | null },
  bahan: BahanFaktur,
): string | null {
  if (tempat === "pelanggan") return bahan.pembeli.idPelanggan === null ? null : String(bahan.pembeli.idPelanggan);
  if (tempat === "produk" && baris !== null) {
    const idProduk = bahan.barang[baris]?.idProduk;
    return idProduk === undefined || idProduk === null ? null : String(idProduk);
  }
  return tempat === "invoice" ? bahan.idInvoice : null;
}
