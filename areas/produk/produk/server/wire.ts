import { seesHargaBeli } from "#kernel/permission.ts";
import { longer, withPictures } from "#platform/db/packed.ts";
import type { ReadCtx } from "#platform/http/context.ts";
import { listRow } from "#platform/http/listRow.ts";
import { IsiProduk, Produk, type ProdukHarusPo } from "../contract.ts";
import { bacaProduk, type ProdukRow, type ProdukTerkirim } from "./muat.ts";
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

const dengan = longer(Produk, IsiProduk);

/** A product in the list: what the database wrote for who takes it packed and may see its price. */
export function baris(row: ProdukTerkirim, { user, picture }: Pick<ReadCtx, "user" | "picture">): Produk {
  const plain = () => wire(bacaProduk(row), { user, picture });
  if (!seesHargaBeli(user)) return plain();
  return listRow({ packed: () => dengan(withPictures(row.isi, picture), { aksi: aksiProduk(user, row) }), plain });
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
