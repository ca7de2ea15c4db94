/** What stands on a line of a file for the tax office. `dokumen` and `baris` count from 0; null is what is above them. */
export type LetakXml = { dokumen: number | null; baris: number | null; elemen: string };

/** What each line of a file is about; the first line is the first of the list. Null where there is no element. */
export type PetaXml = readonly (LetakXml | null)[];

export type BentukXml = { dokumen: string; baris?: string };

/** Reads the map from the file itself, which has one element on each line: so the file is all that must be kept. */
export function petaXml(xml: string, bentuk: BentukXml): PetaXml {
  let [dokumen, baris] = [-1, -1];
  let inDokumen = false;
  let inBaris = false;
  return xml.split("\n").map((line) => {
    const [, tutup = "", elemen = ""] = /^\s*<(\/?)([A-Za-z]\w*)/.exec(line) ?? [];
    if (elemen === "") return null;
    if (elemen === bentuk.dokumen && tutup === "") {
      dokumen += 1;
      baris = -1;
      inDokumen = true;
    }
    if (elemen === bentuk.baris && tutup === "") {
      baris += 1;
      inBaris = true;
    }
    const letak = { dokumen: inDokumen ? dokumen : null, baris: inBaris ? baris : null, elemen };
    if (elemen === bentuk.baris && tutup !== "") inBaris = false;
    if (elemen === bentuk.dokumen && tutup !== "") inDokumen = false;
    return letak;
  });
}
