import type { Awal } from "./PengajuanForm.tsx";

/** Reads what a new request begins with. */
export const readFirst = (key: string): Awal => {
  const [, asal, tujuan, nominal] = /^pindah-(\d{1,9})-(\d{1,9})-(\d{1,15})$/.exec(key) ?? [];
  if (asal === undefined || tujuan === undefined || nominal === undefined) return {};
  return { tipePengajuan: "pindah", idRekeningAsal: asal, idRekeningTujuan: tujuan, nominalPengajuan: nominal };
};
