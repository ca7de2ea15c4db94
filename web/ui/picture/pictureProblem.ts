import { mayBePicture, smaller } from "../../api/shrink.ts";

const MAX_BYTES = 10 * 1024 * 1024;

// Telephones take their photos as HEIC, which most browsers elsewhere can not read.
const noPicture = ({ name }: File): string =>
  /\.hei[cf]$/i.test(name)
    ? `${name} tidak dapat dibaca di perangkat ini. Simpan dulu sebagai JPG, lalu pilih lagi`
    : `${name} bukan gambar jpg, jpeg atau png`;

/** Why a chosen file cannot be a picture, by its type and name; null if nothing is wrong. */
export const pictureProblem = (file: File): string | null => (mayBePicture(file) ? null : noPicture(file));

/** The same by its content: a letter renamed to .jpg is no picture, and what stays large is not sent. */
export async function pictureProblemInside(file: File): Promise<string | null> {
  const small = await smaller(file);
  // What was made smaller was read as a picture.
  if (small === file && !(await canBeRead(file))) return noPicture(file);
  return small.size > MAX_BYTES ? `${file.name} lebih besar dari 10 MB` : null;
}

const canBeRead = (file: File): Promise<boolean> =>
  createImageBitmap(file).then(
    (picture) => {
      picture.close();
      return true;
    },
    () => false,
  );
