import { npwp16 } from "#kernel/pajak.ts";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import type { BarisHasil } from "./hasilCoretax.ts";

/** A supplier's bill that has PPN. `nomorFaktur` is "" where nobody noted it. */
export type TagihanPpn = { idTagihan: string; npwp: string; nomorFaktur: string; tanggal: Tanggal; ppn: Rupiah };

export type CocokMasukan = {
  cocok: { baris: BarisHasil; idTagihan: string; menurut: "nomor" | "jumlah" }[];
  /** Faktur for which several bills may be meant: somebody chooses. */
  ragu: { baris: BarisHasil; idTagihan: string[] }[];
  /** Faktur without a bill, and bills without a faktur: the list to work down. */
  tanpaTagihan: BarisHasil[];
  tanpaFaktur: string[];
};

/** Faktur and bill may differ by the rounding of each line. */
const SELISIH = 100;

/** Which supplier's bill each faktur masukan belongs to: by its number, else by the supplier's NPWP and the tax. */
export function matchMasukan(hasil: readonly BarisHasil[], tagihan: readonly TagihanPpn[]): CocokMasukan {
  const bebas = new Map(tagihan.map((satu) => [satu.idTagihan, satu]));
  const cocok: CocokMasukan = { cocok: [], ragu: [], tanpaTagihan: [], tanpaFaktur: [] };
  const take = (baris: BarisHasil, { idTagihan }: TagihanPpn, menurut: "nomor" | "jumlah") => {
    bebas.delete(idTagihan);
    cocok.cocok.push({ baris, idTagihan, menurut });
  };
  const sisa: BarisHasil[] = [];
  const bernomor = new Map(tagihan.map((satu) => [angka(satu.nomorFaktur), satu]));
  // What was cancelled or replaced is no input tax any more.
  for (const baris of hasil.filter(({ status }) => status === "disetujui" || status === "dikirim")) {
    const satu = bernomor.get(baris.nomorFaktur);
    if (satu && bebas.has(satu.idTagihan)) take(baris, satu, "nomor");
    else sisa.push(baris);
  }
  const mungkin = (baris: BarisHasil) =>
    [...bebas.values()].filter(
      ({ npwp, ppn, nomorFaktur }) =>
        nomorFaktur === "" && npwp16(npwp) === npwp16(baris.npwp) && Math.abs(ppn * 100 - baris.ppn) <= SELISIH,
    );
  // Two faktur of the same amount may be meant by one bill, or one faktur by two: neither is decided here.
  const calon = sisa.map((baris) => ({ baris, tagihan: mungkin(baris) }));
  const dipakai = (idTagihan: string) =>
    calon.filter(({ tagihan: semua }) => semua.some((satu) => satu.idTagihan === idTagihan)).length;
  const tunggal = calon.filter(
    ({ tagihan: [satu, lagi] }) => satu !== undefined && lagi === undefined && dipakai(satu.idTagihan) === 1,
  );
  for (const { baris, tagihan: semua } of calon) {
    const [satu] = semua;
    if (satu === undefined) cocok.tanpaTagihan.push(baris);
    else if (tunggal.some((one) => one.baris === baris)) take(baris, satu, "jumlah");
    else cocok.ragu.push({ baris, idTagihan: semua.map(({ idTagihan }) => idTagihan) });
  }
  const diragukan = new Set(cocok.ragu.flatMap(({ idTagihan }) => idTagihan));
  cocok.tanpaFaktur = [...bebas.keys()].filter((idTagihan) => !diragukan.has(idTagihan));
  return cocok;
}

const angka = (nomor: string): string => nomor.replace(/\D/g, "");
