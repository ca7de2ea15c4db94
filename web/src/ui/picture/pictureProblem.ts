const TYPES = ["image/jpeg", "image/png"];
const MAX_BYTES = 10 * 1024 * 1024;

const noPicture = (file: File): string => `${file.name} bukan gambar jpg, jpeg atau png`;

/** Why a chosen file can not be sent as a picture, by its name; null where nothing is known against it. */
export function pictureProblem(file: File): string | null {
  if (!TYPES.includes(file.type)) return noPicture(file);
  return file.size > MAX_BYTES ? `${file.name} lebih besar dari 10 MB` : null;
}

/** The same of what is inside: a letter renamed to .jpg is no picture. */
export async function pictureProblemInside(file: File): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file);
    picture.close();
    return null;
  } catch {
    return noPicture(file);
  }
}
