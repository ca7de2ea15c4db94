import { npwp16 } from "#kernel/pajak.ts";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import { conflict } from "#platform/http/refusal.ts";
import type { Bpu } from "../isiBpu.ts";
import type { MasalahPotong } from "../isiBuktiPotong.ts";
import { composeBpuXml } from "./bpuXml.ts";
import { problemsOfBpu } from "./periksaBpu.ts";
import { type BahanPotong, bahanPotong } from "./potongPemasok.ts";

async function composeBulan(db: Db, bulan: string) {
  const [[perusahaan], bahan] = await Promise.all([
    db<{ npwp: string; nitku: string }[]>`select npwp, npwp || nitku as nitku from pajak_perusahaan`,
    bahanPotong(db, bulan),
  ]);
  const { npwp = "", nitku = "" } = perusahaan ?? {};
  return { npwp, bahan, bpu: bahan.map((satu) => bpuOf(satu, nitku)) };
}

function bpuOf(satu: BahanPotong, nitku: string): Bpu {
  const npwp = npwp16(satu.npwp);
  return {
    ...{ masa: Number(satu.tanggal.slice(5, 7)), tahun: Number(satu.tanggal.slice(0, 4)) },
    ...{ npwp, nitkuPenerima: `${npwp}000000`, namaPenerima: satu.namaPemasok, fasilitas: "N/A" },
    ...{ kodeObjek: satu.kodeObjek, dpp: satu.dasar as Rupiah, tarif: Math.round((satu.atas * 10_000) / satu.bawah) },
    ...{ dokumen: "CommercialInvoice", nomorDokumen: satu.nomorTagihan, tanggalDokumen: satu.tglTagihan },
    ...{ nitku, tanggalPotong: satu.tanggal },
  };
}

/** Why the file of a month would be refused, each supplier once. A month without any has nothing to put right. */
export async function problemsOfBulan(db: Db, bulan: string, today: Tanggal): Promise<MasalahPotong[]> {
  const { npwp, bahan, bpu } = await composeBulan(db, bulan);
  if (bpu.length === 0) return [];
  const semua = problemsOfBpu(npwp, bpu, today).map(({ bpu: ke, kalimat }) => {
    const milik = ke === null ? undefined : bahan[ke];
    return { kalimat, idPemasok: milik?.idPemasok ?? null, namaPemasok: milik?.namaPemasok ?? "" };
  });
  return [...new Map(semua.map((satu) => [satu.kalimat, satu])).values()];
}

/** The file of all that was kept in a month. */
export async function makeBerkasPotong(db: Db, bulan: string, today: Tanggal): Promise<string> {
  const { npwp, bpu } = await composeBulan(db, bulan);
  const [masalah] = problemsOfBpu(npwp, bpu, today);
  if (masalah) throw conflict(masalah.kalimat);
  return composeBpuXml(npwp, bpu).xml;
}
