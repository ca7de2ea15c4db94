import { lockPoDariBaris } from "#books/pembelian/kunci.ts";
import { joinTautan } from "#books/pembelian/tautan.ts";
import { refuseClosedMonth, undoUnit } from "#books/pesanan/urung.ts";
import type { Id, Tanggal } from "#kernel/types.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Deed, Input } from "#platform/http/context.ts";
import { conflict } from "#platform/http/refusal.ts";
import type { pesanLangsung } from "../contract.ts";
import type { PlRow } from "./sql.ts";

/** Takes back the last count of finished machines of a line. The caller has locked the line. */
export async function undoPl(deed: Deed, line: PlRow, input: Input<typeof pesanLangsung.undoPl>): Promise<string> {
  const { idOrderan, selesai } = input;
  const terakhir = await hitunganTerakhir(deed.tx, line);
  if (terakhir?.qty !== selesai) {
    throw conflict(`Hitungan ${selesai} mesin ini bukan lagi yang terakhir, muat ulang pesan langsung ini`);
  }
  await refuseClosedMonth(deed, terakhir.tanggal);
  await lockPoDariBaris(deed, idOrderan);
  const idProduksi = terakhir.idProduksi ?? undefined;
  await undoUnit(deed, [{ idOrderan, qty: selesai }], { jenis: "produksi", idProduksi });
  await joinTautan(deed, { idOrderan });
  return `${selesai} mesin ${line.produk.namaProduk} belum selesai lagi`;
}

/** The last row that production wrote for the line; below zero it has been taken back. */
async function hitunganTerakhir(tx: Tx, { idSo, idOrderan }: { idSo: string; idOrderan: Id<"orderan"> }) {
  const [row] = await tx<{ qty: number; tanggal: Tanggal; idProduksi: number | null }[]>`
    select qty, tanggal, id_produksi from stok
    where sumber = ${idSo} and jenis = 'produksi' and id_orderan = ${idOrderan} order by id_stok desc limit 1`;
  return row;
}
