import type { ReadCtx } from "#platform/http/context.ts";
import type { Produk, ProdukHarusPo } from "../contract.ts";
import type { ProdukRow } from "./load.ts";
import { aksiProduk, hargaBeliUntuk, usulanPo } from "./rules.ts";
import type { HarusPoRow } from "./sql.ts";

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
