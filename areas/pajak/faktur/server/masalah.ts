import type { Tanggal } from "#kernel/types.ts";
import { daftarKode } from "../../kode/kode.ts";
import { readKode } from "../../kode/server/bacaKode.ts";
import type { MasalahFaktur } from "../isiFaktur.ts";
import { type BahanFaktur, composeFaktur } from "./bahan.ts";
import { problemsOfFaktur } from "./periksaFaktur.ts";

let kode: ReturnType<typeof daftarKode> | undefined;

/** What Coretax would refuse of each faktur, by its id, before anything is sent. Of a chain the whole order is looked at. */
export function problemsPerFaktur(bahan: readonly BahanFaktur[], today: Tanggal): Map<string, MasalahFaktur[]> {
  kode ??= daftarKode(readKode());
  // How many fit into a file is for who makes one.
  const aturan = { today, kode, maxFaktur: 1 };
  return new Map(
    bahan.map((satu) => {
      const faktur = composeFaktur(satu, satu.jenis === "Penuh" ? satu.nilai : satu.seluruh);
      const masalah = problemsOfFaktur({ npwp: satu.penjual.npwp, faktur: [faktur] }, { ...aturan, tarif: satu.tarif });
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
