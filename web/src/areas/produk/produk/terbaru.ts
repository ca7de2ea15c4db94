import { type Produk, produk } from "#contract/produk/produk.ts";
import { send } from "../../../api/client.ts";

/** The product as the server has it now. */
export async function terbaru({ idProduk }: Produk): Promise<Produk | undefined> {
  const { data } = await send(produk.getProdukDipilih, { idProduk: [idProduk] });
  return data[0];
}
