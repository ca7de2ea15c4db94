import type { Input, Perform } from "#platform/http/context.ts";
import { po } from "../contract.ts";
import type { HasilPo } from "../poBaru.ts";

/**
 * Adds one purchase order after the other. Each is a transaction of its own, so that one that is refused does not stop
 * the others, and has a key of its own, so that none is made twice.
 */
export async function addBeberapaPo(perform: Perform, baru: Input<typeof po.addBeberapaPo>["po"]): Promise<HasilPo[]> {
  const hasil: HasilPo[] = [];
  for (const [at, satu] of baru.entries()) {
    const { idProduk } = satu;
    hasil.push({ idProduk, ...(await perform(po.addPo, satu, `${at} ${idProduk}`)) });
  }
  return hasil;
}
