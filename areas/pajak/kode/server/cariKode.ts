import type { Kode } from "../kode.ts";

/** Without accents and signs, as people type. */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/** `UM.0018` and `um0018` are the same code. */
const tight = (text: string): string => plain(text).replaceAll(" ", "");

/**
 * The codes that begin with what was typed, then those whose name has each typed word at the beginning of one of its own: the
 * shortest names first, which say the least about something else.
 */
export function searchKode(kode: readonly Kode[], dicari: string, batas = 20): Kode[] {
  const [awal, kata] = [tight(dicari), plain(dicari).split(" ")];
  if (awal === "") return kode.slice(0, batas);
  const menurutKode = kode.filter((satu) => tight(satu.kode).startsWith(awal));
  const menurutNama = kode
    .filter((satu) => !menurutKode.includes(satu))
    .filter(({ nama }) => {
      const isi = ` ${plain(nama)}`;
      return kata.every((satu) => isi.includes(` ${satu}`));
    })
    .toSorted((a, b) => a.nama.length - b.nama.length);
  return [...menurutKode, ...menurutNama].slice(0, batas);
}
