import type { Tx } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { lockRekening } from "../kas/kas.ts";
import { lockPlMenunggu, lockPoDanPl, lockPoDariBaris } from "../pembelian/kunci.ts";
import { linkUp, unlinkLines } from "../pembelian/tautan.ts";
import { lockGoods } from "../pesanan/barang.ts";
import { takeBackSo } from "../pesanan/batal.ts";
import { lockSo } from "../pesanan/pesanan.ts";
import { lockProduk } from "../stok/stok.ts";
import { ANEKA, disiapkan, RJP } from "./baru.testing.ts";
import { duaOrder, orderan, SO } from "./pesanan.testing.ts";
import { id, type Tindakan } from "./tertulis.testing.ts";

const TABEL = [
  ["so", "id_so"],
  ["orderan", "id_orderan"],
  ["invoice", "id_invoice"],
  ["po", "id_po"],
  ["produk", "id_produk"],
  ["rekening", "id_rekening"],
] as const;

/** The rows with whoever holds them now: a lock is noted in the row itself. */
const pemegang = (tx: Tx) =>
  tx.unsafe<{ kunci: string; baris: string; pemegang: string }[]>(
    TABEL.map(
      ([tabel, kolom]) =>
        `select '${tabel} ' || ${kolom} as kunci, ctid::text as baris, xmax::text as pemegang from ${tabel}`,
    ).join(" union all "),
  );

/** Which rows an action locked, and did not change. */
async function terkunci(deed: Deed, kunci: () => Promise<unknown>): Promise<string[]> {
  const sebelum = new Map((await pemegang(deed.tx)).map((row) => [`${row.kunci} ${row.baris}`, row.pemegang]));
  await kunci();
  const rows = (await pemegang(deed.tx)).filter((row) => {
    const dulu = sebelum.get(`${row.kunci} ${row.baris}`);
    return dulu !== undefined && dulu !== row.pemegang;
  });
  return rows.map((row) => row.kunci).sort();
}

/** A purchase order that brings units of three lines, of which one waits no more. */
const tigaTautan = disiapkan(async (deed) => {
  await duaOrder(deed);
  await linkUp(deed, "PO-2606-00001", [{ idOrderan: orderan(3), qty: 1 }]);
  await unlinkLines(deed, [orderan(9006)]);
});

/** What is locked by what this does with the order and its documents. */
const mengunci =
  (kunci: (deed: Deed) => Promise<unknown>): Tindakan =>
  async (deed) => {
    await tigaTautan(deed);
    return terkunci(deed, () => kunci(deed));
  };

export const KUNCI: Record<string, Tindakan> = {
  "orders are locked": mengunci((deed) => lockSo(deed, [SO, "SO-2606-00001", SO])),
  "lines that wait are locked": mengunci((deed) => lockPlMenunggu(deed, id(2))),
  "a purchase order with the lines that wait for it": mengunci((deed) => lockPoDanPl(deed, "PO-2606-00001")),
  "a purchase order with all of its lines": mengunci((deed) => lockPoDanPl(deed, "PO-2606-00001", "semua")),
  "a purchase order without lines": mengunci((deed) => lockPoDanPl(deed, "PO-2606-00002")),
  "the purchase orders of a line": mengunci((deed) => lockPoDariBaris(deed, orderan(9002))),
  "the goods of an order are locked": mengunci((deed) => lockGoods(deed, SO)),
  "accounts are locked": mengunci((deed) => lockRekening(deed, [ANEKA, RJP])),
  "products are locked": mengunci((deed) => lockProduk(deed, [id(14), id(1)])),
  "the documents of an order that is cancelled": mengunci((deed) => takeBackSo(deed, SO)),
};
