import { holdUnits, lockProduk } from "#books/stok/stok.ts";
import { audit } from "#company/audit/audit.ts";
import { nanti } from "#company/hariIni.ts";
import { kodeBaru } from "#company/kode.ts";
import { lockKetentuanPpn, ppnDiAtas } from "#company/pajak.ts";
import { lockTagihan, noteTagihan } from "#company/tagihKunjungan.ts";
import { tertutup } from "#company/tutupBuku.ts";
import type { Id } from "#kernel/types.ts";
import { together } from "#platform/db/together.ts";
import type { EncodedImage } from "#platform/files/image.ts";
import type { Deed, WriteCtx } from "#platform/http/context.ts";
import { conflict, invalidField, throwIfAny } from "#platform/http/refusal.ts";
import { hargaPelanggan, menurutDaftar, type ProdukBerharga } from "../../daftar-harga/server/berlaku.ts";
import { type OrderDinilai, type TotalOrder, totalOrder } from "../../keranjang/keranjang.ts";
import { beyondKredit, holdOrder } from "../../koreksi/server/izin.ts";
import { pelangganOrder } from "../../pelanggan/server/untukOrder.ts";
import { hargaBersih } from "../diskon.ts";
import type { OrderBaru } from "../orderBaru.ts";
import { beyondDiskon } from "./batasDiskon.ts";
import {
  type BarisDinilai,
  diskonOf,
  hargaBerubah,
  problemsOfDiskon,
  produkTidakAktif,
  sayBaris,
  totalBerubah,
} from "./rules.ts";
import { insertLines, insertOrder } from "./sql.ts";

/** `menunggu`: why it waits for a decision, or null. */
export type OrderJadi = { idSo: string; menunggu: string | null };
type Pembuat = Deed & Pick<WriteCtx, "files">;

/** Adds an order from a cart at the server's prices, and holds the units that come from stock. */
export async function addOrder(
  deed: Pembuat,
  { listProduk, totalPembelian, idKunjungan, ...order }: OrderBaru & { dokumen: EncodedImage[] },
): Promise<OrderJadi> {
  const ids = listProduk.map((line) => line.idProduk);
  if (idKunjungan !== null) await lockTagihan(deed, idKunjungan, ids);
  const jadi = await writeOrder(deed, order, {
    ids,
    lines: (produk) => nilai(produk, listProduk),
    sesuai: (jadi, ppn) => refuseOtherTotal(totalPembelian, jadi, ppn),
  });
  if (idKunjungan !== null) await noteTagihan(deed, idKunjungan, jadi.idSo);
  return jadi;
}

export type OrderDibuat = Omit<OrderBaru, "listProduk" | "totalPembelian" | "idKunjungan"> & {
  dokumen: EncodedImage[];
  /** Whether its prices are without PPN; as the company has it where nothing else was offered. */
  hargaTanpaPpn?: boolean;
};

export type IsiOrder = {
  ids: readonly Id<"produk">[];
  /** Of what was offered already, at its own prices. */
  ditawarkan?: boolean;
  /** The lines of the order with their prices, the products being at those of the customer; refuses what cannot be ordered. */
  lines: (produk: ReadonlyMap<number, ProdukBerharga>) => BarisDinilai[];
  /** Refuses a total other than the one that was seen. */
  sesuai: (total: TotalOrder, ppnDiAtas: OrderDinilai["ppnDiAtas"]) => void;
};

/** Writes an order of lines whose products it locks, of a cart or of what was offered. Orders of marketplaces come many at once (`writeOrders`). */
export async function writeOrder(
  deed: Pembuat,
  { dokumen, idPelanggan, hargaTanpaPpn, ...order }: OrderDibuat,
  { ids, ditawarkan = false, lines: linesOf, sesuai }: IsiOrder,
): Promise<OrderJadi> {
  const tglOrder = order.tglOrder ?? deed.today;
  throwIfAny([
    ...nanti("tglOrder", "Tanggal order", tglOrder, deed.today),
    ...(await tertutup(deed, "tglOrder", tglOrder)),
  ]);
  const pemesan = await pelangganOrder(deed, { ...order, idPelanggan });
  const [produk, berlaku, daftar] = await together(
    () => lockProduk(deed, ids),
    () => lockKetentuanPpn(deed.tx, tglOrder),
    async () => (ditawarkan ? [] : hargaPelanggan(deed.tx, pemesan.idPelanggan, tglOrder, ids)),
  );
  const ketentuan = { ...berlaku, hargaTanpaPpn: (hargaTanpaPpn ?? berlaku.hargaTanpaPpn) && berlaku.ppnAtas !== null };
  const lines = linesOf(menurutDaftar(produk, daftar));
  throwIfAny(problemsOfDiskon(order.tipeSo, lines));
  const priced = lines.map((line) => ({ ...line.baris, hargaProduk: hargaBersih(diskonOf(line)) }));
  const dinilai = totalOrder(order.tipeSo, priced, ppnDiAtas(ketentuan));
  if (!dinilai) throw invalidField("listProduk", "Total order melebihi batas, kurangi jumlah produk");
  const { total } = dinilai;
  sesuai(total, dinilai.ppnDiAtas);
  const dariGudang = lines.map(({ baris }) => baris).filter((line) => line.sumberProduk === "SG");
  const [, idSo] = await together(
    () => holdUnits(deed, dariGudang, produk),
    () => kodeBaru(deed, "SO"),
  );
  const barang = lines.map((line) => sayBaris({ ...line.produk, ...line.baris, ...diskonOf(line) }));
  await together(
    () => insertOrder(deed, { ...order, ...total, idSo, tglOrder, idPelanggan: pemesan.idPelanggan, ketentuan }),
    () => insertLines(deed, idSo, order.tipeSo, lines),
    () => deed.files.keepFor(deed, "so_bukti", { idSo }, dokumen),
    () => audit(deed, { jenis: "order", id: idSo, sesudah: { ...order, ...total, tglOrder, barang } }),
  );
  const sebab = [await beyondDiskon(deed, lines.map(diskonOf)), await beyondKredit(deed, pemesan)];
  return { idSo, menunggu: await holdOrder(deed, idSo, sebab) };
}

/** The cart with its locked products. Refuses if one is no longer sold or has another price than the person saw. */
function nilai(produk: ReadonlyMap<number, ProdukBerharga>, listProduk: OrderBaru["listProduk"]): BarisDinilai[] {
  const lines = listProduk.flatMap((baris) => {
    const known = produk.get(baris.idProduk);
    return known ? [{ baris, produk: known }] : [];
  });
  const gone = produkTidakAktif(lines);
  if (gone) throw conflict(gone, [{ field: "listProduk", message: gone }]);
  refuseChanged(hargaBerubah(lines));
  return lines;
}

function refuseOtherTotal(
  dilihat: OrderBaru["totalPembelian"],
  { totalPembelian }: TotalOrder,
  ppnDiAtas: OrderDinilai["ppnDiAtas"],
): void {
  // A cart that does not know of PPN shows the sum of its lines.
  if (dilihat !== totalPembelian - ppnDiAtas) refuseChanged(totalBerubah(dilihat, totalPembelian));
}

function refuseChanged(problems: ReturnType<typeof totalBerubah>): void {
  if (problems.length === 0) return;
  const changes = problems.map((problem) => problem.message).join(", ");
  throw conflict(`${changes}, periksa keranjang kembali`, problems);
}
