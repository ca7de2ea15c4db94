import { mayBePicture, smaller } from "../../api/shrink.ts";
import { isPdfFile, pdfProblem } from "./pdf.ts";

const MAX_BYTES = 10 * 1024 * 1024;

// Telephones take their photos as HEIC, which most browsers elsewhere can not read.
const noPicture = ({ name }: File, pdf = false): string =>
  /\.hei[cf]$/i.test(name)
    ? `${name} tidak dapat dibaca di perangkat ini. Simpan dulu sebagai JPG, lalu pilih lagi`
    : `${name} bukan gambar jpg, jpeg atau png${pdf ? ", dan bukan PDF" : ""}`;

/** Why a chosen file cannot be a picture or, with `pdf`, a PDF, by its type and name; null if nothing is wrong. */
export const pictureProblem = (file: File, pdf: boolean): string | null =>
  mayBePicture(file) || (pdf && isPdfFile(file)) ? null : noPicture(file, pdf);

/** The same by its content: a letter renamed to .jpg is no picture, and what stays large is not sent. */
export async function pictureProblemInside(file: File): Promise<string | null> {
  if (isPdfFile(file)) return file.size > MAX_BYTES ? tooLarge(file) : pdfProblem(file);
  const small = await smaller(file);
  // What was made smaller was read as a picture.
  if (small === file && !(await canBeRead(file))) return noPicture(file);
  return small.size > MAX_BYTES ? tooLarge(file) : null;
}

const tooLarge = ({ name }: File): string => `${name} lebih besar dari 10 MB`;

const canBeRead = (file: File): Promise<boolean> =>
  createImageBitmap(file).then(
    (picture) => {
      picture.close();
      return true;
    },
    () => false,
  );
