import { seesHargaBeli } from "#kernel/permission.ts";
import type { ReadCtx, User } from "#platform/http/context.ts";
import type { Produk, ProdukHarusPo } from "../contract.ts";
import type { KartuStok } from "../kartuStok.ts";
import type { ProdukRow } from "./load.ts";
import { aksiProduk, hargaBeliUntuk, usulanPo } from "./rules.ts";
import type { HarusPoRow } from "./sql.ts";

/** A product as it is sent. */
export function wire({ foto, ...row }: ProdukRow, { user, picture }: Pick<ReadCtx, "user" | "picture">): Produk {
  return {
    ...row,
    hargaBeli: hargaBeliUntuk(user, row.hargaBeli),
    nilaiStok: hargaBeliUntuk(user, row.nilaiStok),
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

const TANPA_NILAI = { hargaBeli: null, nilai: null, nilaiSaldo: null };

/** Rows of the stock book as they are sent. */
export const wireKartu = (rows: readonly KartuStok[], user: User): KartuStok[] =>
  rows.map((row) => (seesHargaBeli(user) ? row : { ...row, ...TANPA_NILAI }));
