import { lockProduk } from "#books/stok/stok.ts";
import type { Pengimpor } from "#company/impor.ts";
import { lockKetentuanPpnPada } from "#company/pajak.ts";
import { tanggalAwal } from "#company/saldoAwal.ts";
import { closedDays, refuseTertutup } from "#company/tutupBuku.ts";
import { refuseAny } from "#platform/documents/xlsx/problems.ts";
import { cancelLama } from "./lama/cancelLama.ts";
import { judgeLama, type OrderLama } from "./lama/judgeLama.ts";
import { knownLama } from "./lama/knownLama.ts";
import { priceLama } from "./lama/priceLama.ts";
import { columns, completeRows, JUDUL_ORDER_LAMA, nomorOf } from "./lama/readLama.ts";
import { writeLama } from "./lama/writeLama.ts";

/** Orders of the old program whose goods are still to be delivered, with what was paid for them. */
export const imporOrder: Pengimpor = {
  columns,
  words: JUDUL_ORDER_LAMA,
  rounded: ["harga", "dp"],
  async add(deed, { rows: dibaca, problems }) {
    const { tx } = deed;
    const tglBuku = await tanggalAwal(deed);
    await refuseTertutup(deed, "berkas", tglBuku);
    const rows = completeRows(dibaca, problems);
    const pertama = [...Map.groupBy(rows, nomorOf).values()].flatMap(([row]) => row ?? []);
    const orders = judgeLama(rows, await knownLama(tx, pertama), tglBuku, problems);
    const produk = await lockProduk(
      deed,
      orders.flatMap(({ lines }) => lines.map(({ idProduk }) => idProduk)),
    );
    const hari = orders.map(({ tanggal }) => tanggal);
    const tertutup = await closedDays(tx, hari);
    const hariOf = ({ tanggal }: OrderLama) => (tertutup.has(tanggal) ? tglBuku : tanggal);
    const berlaku = await lockKetentuanPpnPada(tx, orders.map(hariOf));
    const dihitung = priceLama(orders, { produk, berlaku, hariOf }, problems);
    refuseAny(problems);
    const ids = await writeLama(deed, dihitung, { produk, tglBuku });
    return { ids, sebutan: `${ids.length} order (${rows.length} baris)` };
  },
  remove: cancelLama,
};
