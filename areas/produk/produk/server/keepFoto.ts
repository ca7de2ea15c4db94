import type { Id } from "#kernel/types.ts";
import { replaceImages } from "#platform/files/former.ts";
import type { EncodedImage } from "#platform/files/image.ts";
import type { WriteCtx } from "#platform/http/context.ts";

/** An arrangement of photos that are all sent along. */
export const allNew = (images: readonly EncodedImage[]): number[] => images.map((_, at) => -1 - at);

/** Keeps the photos of a product in this arrangement: new ones are negative. */
export async function keepFoto(
  deed: WriteCtx,
  idProduk: Id<"produk">,
  lama: readonly string[],
  images: readonly EncodedImage[],
  susunan: readonly number[],
) {
  const baru = await deed.files.keepAll(deed.tx, images);
  const foto = susunan.map((place) => (place < 0 ? baru[-1 - place] : lama[place])).filter((id) => id !== undefined);
  await replaceImages(deed, "produk_foto", { idProduk }, foto);
}
