import { linesOfUbah } from "#books/jurnal/jurnal.ts";
import { type ProdukTerkunci, readProduk } from "#books/stok/stok.ts";
import { boleh } from "#kernel/row.ts";
import type { Rupiah } from "#kernel/types.ts";
import type { ReadCtx } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import { untukPemesan } from "../../daftar-harga/server/berlaku.ts";
import type { BarisBeda, DampakKoreksi } from "../isiKoreksi.ts";
import type { OrderDiubah } from "../orderDiubah.ts";
import { dampakBatalInvoice } from "./batalInvoice.ts";
import { bedaIsian, changedData, changedKepala } from "./isian.ts";
import { dampakNotaKredit } from "./notaKredit.ts";
import { type OrderKoreksi, orderUntukUbah } from "./order.ts";
import { partsOf, planLines, type RencanaBaris, tagihanBaru, ubahanOf } from "./rencana.ts";
import { mayChange, mayTakeChange, mustAsk } from "./rules.ts";
import type { KoreksiRow } from "./sql.ts";
import { dampakHapusPiutang } from "./writeOff.ts";

/** What approving a correction would do; of one that was decided, what it says. */
export async function dampakKoreksi(context: ReadCtx, row: KoreksiRow): Promise<DampakKoreksi> {
  const order = found(await orderUntukUbah(context.db, row.idSo), "Order");
  const diam = unchanged(order);
  if (row.status !== "Menunggu") return diam;
  switch (row.jenis) {
    case "ubah":
      return dampakUbah(context, order, { ...(row.isi as OrderDiubah), idSo: row.idSo }, { disepakati: true });
    case "izin":
      return { ...diam, baris: order.baris.map(tetap) };
    case "batal":
      return { ...diam, totalBaru: 0 as Rupiah, sisaBaru: order.sisa === null ? null : (0 as Rupiah) };
    case "batal-invoice":
      return { ...diam, ...(await dampakBatalInvoice(context, row)) };
    case "nota-kredit":
      return { ...diam, ...(await dampakNotaKredit(context, row)) };
    case "hapus-piutang":
      return { ...diam, ...(await dampakHapusPiutang(context, row)) };
  }
}

const unchanged = ({ totalPembelian, sisa }: OrderKoreksi): DampakKoreksi => ({
  langsung: false,
  alasan: null,
  isian: [],
  baris: [],
  totalLama: totalPembelian,
  totalBaru: totalPembelian,
  sisaLama: sisa,
  sisaBaru: sisa,
  kembali: 0 as Rupiah,
  stok: [],
  jurnal: [],
  rekening: null,
  approve: boleh,
});

/** The difference that a change of an order makes: lines, total, amount due, stock and journal. */
export async function dampakUbah(
  { db, user, today }: ReadCtx,
  order: OrderKoreksi,
  isi: OrderDiubah,
  { disepakati }: { disepakati: boolean },
): Promise<DampakKoreksi> {
  const data = changedData(order, isi);
  const kepala = changedKepala(order, isi);
  const produk = await readProduk(db, [
    ...order.baris.map(({ idProduk }) => idProduk),
    ...(isi.listProduk ?? []).map(({ idProduk }) => idProduk),
  ]);
  const dasar = { ...unchanged(order), isian: bedaIsian(order, { ...kepala, ...data }) };
  const rencana = planLines(order, await untukPemesan(db, { ...order, ...isi }, today, produk), {
    listProduk: isi.listProduk,
    tipeSo: kepala.tipeSo ?? order.tipeSo,
    disepakati,
  });
  if ("masalah" in rencana) return { ...dasar, ...tidakBisa(rencana.masalah) };
  const { sisaBaru, kembali } = tagihanBaru(order, rencana.total);
  const bagian = partsOf(order, isi, rencana);
  // Who decides has not asked for it: only whether the order can take the change still counts.
  const bisa = disepakati ? mayTakeChange(order, bagian) : mayChange(user, order, bagian);
  const kurang = bisa.alasan ?? kekurangan(rencana, produk);
  return {
    ...dasar,
    langsung: !mustAsk(order, bagian),
    baris: bedaBaris(rencana),
    totalBaru: rencana.total.totalPembelian,
    sisaBaru,
    kembali,
    stok: [...rencana.tahan].map(([id, qty]) => ({ namaProduk: produk.get(id)?.namaProduk ?? "", qty: -qty })),
    jurnal: order.adaDisetujui ? await linesOfUbah(db, order.idSo, ubahanOf(order, rencana)) : [],
    ...(kurang === null ? {} : tidakBisa(kurang)),
  };
}

const tidakBisa = (alasan: string) => ({ alasan, approve: { boleh: false, alasan } });

function kekurangan({ tahan }: RencanaBaris, produk: ReadonlyMap<number, ProdukTerkunci>): string | null {
  for (const [id, qty] of tahan) {
    const satu = produk.get(id);
    if (satu && qty > satu.stockSales) return `Stock ${satu.namaProduk} tidak mencukupi, tersisa ${satu.stockSales}`;
  }
  return null;
}

/** A line of an order that is let go on as it is. */
const tetap = ({ namaProduk, sumberProduk, qty, hargaProduk, diskon }: OrderKoreksi["baris"][number]): BarisBeda => ({
  ...{ namaProduk, sumberProduk, qtyLama: qty, qtyBaru: qty, hargaLama: hargaProduk, hargaBaru: hargaProduk },
  ...{ diskonLama: diskon, diskonBaru: diskon },
});

const bedaBaris = ({ tetap, hapus, tambah }: RencanaBaris): BarisBeda[] => [
  ...tetap.map(({ lama, qty, hargaProduk, diskon }) => ({
    namaProduk: lama.namaProduk,
    sumberProduk: lama.sumberProduk,
    qtyLama: lama.qty,
    qtyBaru: qty,
    hargaLama: lama.hargaProduk,
    hargaBaru: hargaProduk,
    diskonLama: lama.diskon,
    diskonBaru: diskon,
  })),
  ...hapus.map(({ namaProduk, sumberProduk, qty, hargaProduk, diskon }) => ({
    ...{ namaProduk, sumberProduk, qtyLama: qty, qtyBaru: null, hargaLama: hargaProduk, hargaBaru: null },
    ...{ diskonLama: diskon, diskonBaru: null },
  })),
  ...tambah.map(({ baris, produk, hargaProduk, diskon }) => ({
    namaProduk: produk.namaProduk,
    sumberProduk: baris.sumberProduk,
    qtyLama: null,
    qtyBaru: baris.qty,
    hargaLama: null,
    hargaBaru: hargaProduk,
    diskonLama: null,
    diskonBaru: diskon,
  })),
];
