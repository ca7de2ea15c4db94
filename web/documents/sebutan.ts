/** Somebody who can be named in a comment. */
export type Orang = { readonly idUser: number; readonly nama: string };

/** The people that a text names with an @; of two names that begin alike the longer one is meant. */
export function disebut(isi: string, orang: readonly Orang[]): number[] {
  let sisa = isi;
  const ids: number[] = [];
  for (const { idUser, nama } of [...orang].sort((a, b) => b.nama.length - a.nama.length)) {
    if (!sisa.includes(`@${nama}`)) continue;
    ids.push(idUser);
    sisa = sisa.replaceAll(`@${nama}`, " ");
  }
  return ids;
}

const SEDANG_DITULIS = /@([\p{L}\p{N}.' -]{0,40})$/u;
const TERBANYAK = 6;

/** Those whom an @ at the end of the text may be about to name. */
export function usulan(isi: string, orang: readonly Orang[]): Orang[] {
  const tulis = SEDANG_DITULIS.exec(isi)?.[1]?.toLowerCase();
  if (tulis === undefined) return [];
  const cocok = orang.filter(({ nama }) => nama.toLowerCase().includes(tulis) && nama.toLowerCase() !== tulis);
  return cocok.slice(0, TERBANYAK);
}

/** The text with the name in the place of what was begun. */
export const lengkapi = (isi: string, { nama }: Orang): string => `${isi.replace(SEDANG_DITULIS, "")}@${nama} `;

export type Potongan = { teks: string; tautan: boolean };

/** The text in pieces, addresses of the web apart from the rest. */
export const potong = (isi: string): Potongan[] =>
  isi
    .split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/u)
    .map((teks, at) => ({ teks, tautan: at % 2 === 1 }))
    .filter(({ teks }) => teks !== "");
