import { holdUnits, lockProduk, type ProdukTerkunci } from "#books/stok/stok.ts";
import { audit } from "#company/audit/audit.ts";
import { nanti } from "#company/hariIni.ts";
import { kodeBaru } from "#company/kode.ts";
import { ketentuanPpn, ppnDiAtas } from "#company/pajak.ts";
import { tertutup } from "#company/tutupBuku.ts";
import type { PecahanPpn } from "#kernel/pajak.ts";
import { together } from "#platform/db/together.ts";
import type { EncodedImage } from "#platform/files/image.ts";
import type { Deed, WriteCtx } from "#platform/http/context.ts";
import { conflict, invalidField, throwIfAny } from "#platform/http/refusal.ts";
import { type TotalOrder, totalOrder } from "../../keranjang/keranjang.ts";
import { holdBeyondKredit } from "../../koreksi/server/izin.ts";
import { pelangganOrder } from "../../pelanggan/server/untukOrder.ts";
import type { OrderBaru } from "../orderBaru.ts";
import { type BarisDinilai, hargaBerubah, produkTidakAktif, totalBerubah } from "./rules.ts";
import { insertLines, insertOrder } from "./sql.ts";

/**
 * Adds an order from a cart at the server's prices, and holds the units that come from stock. `menunggu`: why it waits for a
 * decision, or null.
 */
export async function addOrder(
  deed: Deed & Pick<WriteCtx, "files">,
  { dokumen, listProduk, totalPembelian, idPelanggan, ...order }: OrderBaru & { dokumen: EncodedImage[] },
): Promise<{ idSo: string; menunggu: string | null }> {
  const tglOrder = order.tglOrder ?? deed.today;
  throwIfAny([
    ...nanti("tglOrder", "Tanggal order", tglOrder, deed.today),
    ...(await tertutup(deed, "tglOrder", tglOrder)),
  ]);
  const pemesan = await pelangganOrder(deed, { ...order, idPelanggan });
  const [produk, ketentuan] = await together(
    () =>
      lockProduk(
        deed,
        listProduk.map((line) => line.idProduk),
      ),
    () => ketentuanPpn(deed.tx, tglOrder),
  );
  const lines = nilai(produk, listProduk);
  const total = jumlahkan(order.tipeSo, lines, totalPembelian, ppnDiAtas(ketentuan));
  const dariGudang = listProduk.filter((line) => line.sumberProduk === "SG");
  const [, idSo] = await together(
    () => holdUnits(deed, dariGudang, produk),
    () => kodeBaru(deed, "SO"),
  );
  const barang = lines.map(({ baris, produk }) => ringkas(baris, produk));
  await together(
    () => insertOrder(deed, { ...order, ...total, idSo, tglOrder, idPelanggan: pemesan.idPelanggan, ketentuan }),
    () => insertLines(deed, idSo, order.tipeSo, lines),
    () => deed.files.keepFor(deed, "so_bukti", { idSo }, dokumen),
    () => audit(deed, { jenis: "order", id: idSo, sesudah: { ...order, ...total, tglOrder, barang } }),
  );
  return { idSo, menunggu: await holdBeyondKredit(deed, idSo, pemesan) };
}

/** The cart with its locked products. Refuses if one is no longer sold or has another price than the person saw. */
function nilai(produk: ReadonlyMap<number, ProdukTerkunci>, listProduk: OrderBaru["listProduk"]): BarisDinilai[] {
  const lines = listProduk.flatMap((baris) => {
    const known = produk.get(baris.idProduk);
    return known ? [{ baris, produk: known }] : [];
  });
  const gone = produkTidakAktif(lines);
  if (gone) throw conflict(gone, [{ field: "listProduk", message: gone }]);
  refuseChanged(hargaBerubah(lines));
  return lines;
}

function jumlahkan(
  tipeSo: OrderBaru["tipeSo"],
  lines: readonly BarisDinilai[],
  dilihat: OrderBaru["totalPembelian"],
  ppn: PecahanPpn | null,
): TotalOrder {
  const priced = lines.map(({ baris, produk }) => ({ ...baris, hargaProduk: produk.hargaProduk }));
  const dinilai = totalOrder(tipeSo, priced, ppn);
  if (!dinilai) throw invalidField("listProduk", "Total order melebihi batas, kurangi jumlah produk");
  const { total, ppnDiAtas } = dinilai;
  // A cart that does not know of PPN shows the sum of its lines.
  if (dilihat !== total.totalPembelian - ppnDiAtas) refuseChanged(totalBerubah(dilihat, total.totalPembelian));
  return total;
}

function refuseChanged(problems: ReturnType<typeof totalBerubah>): void {
  if (problems.length === 0) return;
  const changes = problems.map((problem) => problem.message).join(", ");
  throw conflict(`${changes}, periksa keranjang kembali`, problems);
}

const ringkas = (baris: BarisDinilai["baris"], produk: BarisDinilai["produk"]) =>
  `${produk.kodeProduk} ${baris.sumberProduk} x ${baris.qty}`;
