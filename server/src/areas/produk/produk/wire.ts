import type { Produk, ProdukHarusPo } from "#contract/produk/produk.ts";
import type { ReadCtx } from "#server/platform/http/context.ts";
import { aksiProduk, hargaBeliUntuk, usulanPo } from "./rules.ts";
import type { HarusPoRow, ProdukRow } from "./sql.ts";

/** A product as it is sent. */
export function wire({ foto, ...row }: ProdukRow, { user, picture }: Pick<ReadCtx, "user" | "picture">): Produk {
  return {
    ...row,
    hargaBeli: hargaBeliUntuk(user, row.hargaBeli),
    fotoProduk: foto.map((id) => picture(id)).filter((address) => address !== null),
    aksi: aksiProduk(user, row),
  };
}

/** One to reorder, with its proposal. */
export function wireHarusPo({ datangBebas, lazim, pemasok, ...row }: HarusPoRow, context: ReadCtx): ProdukHarusPo {
  const { datang, menunggu, ...produk } = row;
  return {
    ...wire(produk, context),
    datang,
    menunggu,
    usulan: usulanPo({ ...row, datangBebas, lazim }),
    pemasok: pemasok && { ...pemasok, hargaTerakhir: hargaBeliUntuk(context.user, pemasok.hargaTerakhir) },
  };
}
