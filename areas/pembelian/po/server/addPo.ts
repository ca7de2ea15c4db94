import { mayPo } from "#areas/produk/produk/contract.ts";
import { lockPlMenunggu } from "#books/pembelian/kunci.ts";
import { refreshStatusPo } from "#books/pembelian/statusPo.ts";
import { linkUp, share } from "#books/pembelian/tautan.ts";
import { lockBarang, type ProdukTerkunci } from "#books/stok/stok.ts";
import { audit } from "#company/audit/audit.ts";
import { setelah } from "#company/hariIni.ts";
import { kodeBaru } from "#company/kode.ts";
import { setelan } from "#company/perusahaan.ts";
import { tertutup } from "#company/tutupBuku.ts";
import { hasMenu } from "#kernel/permission.ts";
import type { Rupiah } from "#kernel/types.ts";
import type { Input, User, WriteCtx } from "#platform/http/context.ts";
import { conflict, found, invalidField, must, notAllowed, notFound, throwIfAny } from "#platform/http/refusal.ts";
import { problemOfPemasok } from "../../pemasok/server/rules.ts";
import { pokokPemasok } from "../../pemasok/server/sql.ts";
import type { po } from "../contract.ts";
import { hargaBerubah, hargaDisepakati, problemOfKesepakatan, problemOfPo } from "./rules.ts";
import { insertPo } from "./sql.ts";

type Isian = Input<typeof po.addPo>;

/**
 * Adds a purchase order at the product's purchase price, or at the one agreed with its supplier, and links it to the
 * lines made to order that wait for units.
 */
export async function addPo(deed: WriteCtx, input: Isian) {
  const { tx, user, today } = deed;
  const { idProduk, qty } = input;
  const tglOrder = input.tglOrder ?? today;
  const menunggu = await lockPlMenunggu(deed, idProduk);
  const produk = found((await lockBarang(deed, [idProduk])).get(idProduk), "Produk");
  refuseForeign(user, produk);
  must(mayPo(produk));
  const disepakati = hargaDisepakati(user, input);
  const hargaSatuan = disepakati ?? produk.hargaBeli;
  throwIfAny([
    ...problemOfKesepakatan(input),
    ...problemOfPo({ qty, tglOrder }, hargaSatuan, today),
    ...(await tertutup(deed, "tglOrder", tglOrder)),
  ]);
  periksaHarga(deed, input, produk, disepakati);
  const pemasok = await pemasokDipilih(deed, input);
  const hari = input.hariKirim ?? (await setelan(tx)).hariProduksiPo;
  const tglDeadline = setelah(tglOrder, hari);
  const idPo = await kodeBaru(deed, "PO");
  const { kloter, totalHarga } = await insertPo(deed, produk, {
    ...{ idPo, qty, hargaSatuan, tglOrder, tglDeadline },
    idPemasok: pemasok?.idPemasok ?? null,
    namaPemasok: pemasok?.nama ?? "",
  });
  const bagian = share(qty, menunggu);
  await linkUp(deed, idPo, bagian);
  await refreshStatusPo(deed, idProduk);
  await audit(deed, {
    jenis: "po",
    id: idPo,
    sesudah: {
      kloter,
      kodeProduk: produk.kodeProduk,
      namaProduk: produk.namaProduk,
      qty,
      hargaSatuan,
      totalHarga,
      pemasok: pemasok?.nama ?? "",
      tglOrder,
      tglDeadline,
      untukPesanLangsung: bagian.reduce((sum, { qty: units }) => sum + units, 0) || null,
    },
  });
  return { idPo, kloter };
}

/** Machines and materials each have a menu: who has not that of materials does not know them. */
function refuseForeign(user: User, { kategoriProduk }: ProdukTerkunci): void {
  if (kategoriProduk === "bahan") {
    if (!hasMenu(user, "Bahan")) throw notFound("Produk");
  } else if (!hasMenu(user, "Produk")) throw notAllowed("membuat PO mesin");
}

/** Refuses where the price that the person saw is not the product's any more; an agreed one is the person's own. */
function periksaHarga({ user }: WriteCtx, input: Isian, produk: ProdukTerkunci, disepakati: Rupiah | null) {
  const dilihat = disepakati === null ? input : { ...input, hargaSatuan: null };
  const berubah = hargaBerubah(user, dilihat, produk.namaProduk, disepakati ?? produk.hargaBeli);
  if (berubah.length === 0) return;
  throw conflict(`${berubah.map((problem) => problem.message).join(", ")}, periksa PO kembali`, berubah);
}

/** The supplier, as it is after all merging. */
async function pemasokDipilih({ tx }: WriteCtx, { idPemasok }: Isian) {
  if (idPemasok === null) return null;
  const pemasok = await pokokPemasok(tx, idPemasok);
  const masalah = problemOfPemasok(pemasok);
  if (masalah) throw invalidField("idPemasok", masalah);
  return pemasok;
}
