import { send } from "#web/api/client.ts";
import { type Bahan, bahan } from "../contract.ts";

/** A material as it is now. */
export const muatBahan = async (idProduk: string): Promise<Bahan> =>
  (await send(bahan.getDetailBahan, { idProduk })).data;
