import { npwp16 } from "#kernel/pajak.ts";

/** A bill whose PPN no faktur says yet, or not all of it. `nomorFaktur` is "" where nobody noted it. */
export type TagihanPpn = { idTagihan: string; npwp: string; nomorFaktur: string; sisa: number };
export type FakturAsing = { nomor: string; npwp: string; ppn: number };

/**
 * Which bill each faktur belongs to, by its number: the supplier's with that number, else the only one of the supplier without a
 * number that has the same PPN. Two faktur that may be of one bill, or two bills of one faktur, are left for somebody to choose.
 */
export function matchMasukan(faktur: readonly FakturAsing[], tagihan: readonly TagihanPpn[]): Map<string, string> {
  const cocok = new Map<string, string>();
  const sisa = new Map(tagihan.map((satu) => [satu.idTagihan, satu.sisa]));
  const perPemasok = Map.groupBy(tagihan, ({ npwp }) => npwp16(npwp));
  const milik = ({ npwp }: FakturAsing) => perPemasok.get(npwp16(npwp)) ?? [];
  for (const satu of faktur) {
    const { idTagihan } = milik(satu).find(({ nomorFaktur }) => nomorFaktur === satu.nomor) ?? {};
    const cukup = idTagihan === undefined ? 0 : (sisa.get(idTagihan) ?? 0);
    if (idTagihan === undefined || satu.ppn > cukup) continue;
    sisa.set(idTagihan, cukup - satu.ppn);
    cocok.set(satu.nomor, idTagihan);
  }
  const calon = faktur
    .filter(({ nomor }) => !cocok.has(nomor))
    .map((satu) => ({
      satu,
      mungkin: milik(satu).filter(
        ({ idTagihan, nomorFaktur }) => nomorFaktur === "" && satu.ppn > 0 && sisa.get(idTagihan) === satu.ppn,
      ),
    }));
  const diminta = Map.groupBy(
    calon.flatMap(({ mungkin }) => mungkin),
    ({ idTagihan }) => idTagihan,
  );
  for (const { satu, mungkin } of calon) {
    const [pertama, lagi] = mungkin;
    if (pertama && !lagi && diminta.get(pertama.idTagihan)?.length === 1) cocok.set(satu.nomor, pertama.idTagihan);
  }
  return cocok;
}
