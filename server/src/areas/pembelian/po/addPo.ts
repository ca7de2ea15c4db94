import type { po } from "#contract/pembelian/po.ts";
import { bolehPo } from "#contract/produk/produk.ts";
import { kunciPlMenunggu } from "#server/books/pembelian/kunci.ts";
import { segarkanStatusPo } from "#server/books/pembelian/statusPo.ts";
import { bagikan, tautkan } from "#server/books/pembelian/tautan.ts";
import { kunciProduk } from "#server/books/stok/stok.ts";
import { kodeBaru } from "#server/company/kode.ts";
import { setelan } from "#server/company/perusahaan.ts";
import { tertutup } from "#server/company/tutupBuku.ts";
import { audit } from "#server/platform/audit/audit.ts";
import type { Input, WriteCtx } from "#server/platform/http/context.ts";
import { conflict, found, must, throwIfAny } from "#server/platform/http/refusal.ts";
import { hargaBerubah, masalahPo, setelah } from "./rules.ts";
import { simpanPo } from "./sql.ts";

/**
 * Adds a purchase order at the product's purchase price and links it to the lines made to order that wait for units.
 */
export async function addPo(deed: WriteCtx, input: Input<typeof po.addPo>) {
  const { tx, user, today } = deed;
  const { idProduk, qty } = input;
  const tglOrder = input.tglOrder ?? today;
  const menunggu = await kunciPlMenunggu(deed, idProduk);
  const produk = found((await kunciProduk(deed, [idProduk])).get(idProduk), "Produk");
  must(bolehPo(produk));
  throwIfAny([
    ...masalahPo({ qty, tglOrder }, produk.hargaBeli, today),
    ...(await tertutup(deed, "tglOrder", tglOrder)),
  ]);
  const berubah = hargaBerubah(user, input, produk.namaProduk, produk.hargaBeli);
  if (berubah.length > 0) {
    throw conflict(`${berubah.map((problem) => problem.message).join(", ")}, periksa PO kembali`, berubah);
  }
  const { hariProduksiPo } = await setelan(tx);
  const tglDeadline = setelah(tglOrder, hariProduksiPo);
  const idPo = await kodeBaru(deed, "PO");
  const { kloter, totalHarga } = await simpanPo(deed, produk, { idPo, qty, tglOrder, tglDeadline });
  const bagian = bagikan(qty, menunggu);
  await tautkan(deed, idPo, bagian);
  await segarkanStatusPo(deed, idProduk);
  await audit(deed, {
    jenis: "po",
    id: idPo,
    sesudah: {
      kloter,
      kodeProduk: produk.kodeProduk,
      namaProduk: produk.namaProduk,
      qty,
      hargaSatuan: produk.hargaBeli,
      totalHarga,
      tglOrder,
      tglDeadline,
      untukPesanLangsung: bagian.reduce((sum, { qty: units }) => sum + units, 0) || null,
    },
  });
  return { idPo, kloter };
}
