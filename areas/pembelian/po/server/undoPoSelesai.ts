import { lockPoDanPl } from "#books/pembelian/kunci.ts";
import { refreshStatusPo } from "#books/pembelian/statusPo.ts";
import { joinTautan, noteUndo } from "#books/pembelian/tautan.ts";
import { refuseClosedMonth, undoUnit } from "#books/pesanan/urung.ts";
import { lockBarang, moveGoods } from "#books/stok/stok.ts";
import { audit } from "#company/audit/audit.ts";
import { pelakuTerakhir } from "#company/audit/history.ts";
import type { Id, Tanggal } from "#kernel/types.ts";
import type { Input, WriteCtx } from "#platform/http/context.ts";
import { conflict, found, must } from "#platform/http/refusal.ts";
import type { po } from "../contract.ts";
import { sebutanUnit } from "../isiPo.ts";
import { batalkah } from "./cancelPo.ts";
import type { PoTersimpan } from "./load.ts";
import { kedatangan, mayUndo } from "./rules.ts";
import { addSelesaiPo, hitunganTerakhir, lockPo, noteRiwayatPo } from "./sql.ts";

/** Takes back the last count of a purchase order: its units leave the warehouse, and their lines wait for it again. */
export async function undoPoSelesai(deed: WriteCtx, input: Input<typeof po.undoPoSelesai>): Promise<string> {
  const { idPo, selesai } = input;
  await lockPoDanPl(deed, idPo, "semua");
  const row = found(await lockPo(deed.tx, idPo), "PO");
  await refuse(deed, row, input);
  const { tanggal, units, untukStock, keterangan: semula } = await terakhir(deed, row, selesai);
  await refuseClosedMonth(deed, tanggal);
  const produk = await lockBarang(deed, [row.idProduk]);
  const bebas = produk.get(row.idProduk)?.stockSales ?? 0;
  if (bebas < untukStock * row.isi) {
    const masih = Math.floor(bebas / row.isi);
    const sebab = `${untukStock} ${sebutanUnit(row)} masuk stock, ${masih} di antaranya masih bebas`;
    throw conflict(`${sebab}: selebihnya sudah dipesan atau dikirim, hitungannya tidak dapat diurungkan`);
  }
  await undoUnit(deed, units, { jenis: "po", sumber: idPo });
  if (untukStock > 0) {
    await moveGoods(deed, [kedatangan(row, -untukStock)]);
  }
  await noteUndo(deed, idPo, units);
  await addSelesaiPo(deed, idPo, -selesai);
  await joinTautan(deed, { idPo });
  await refreshStatusPo(deed, row.idProduk);
  const keterangan = `Diurungkan: ${semula}`;
  await noteRiwayatPo(deed, { idPo, untukOrderan: untukStock - selesai, untukStock: -untukStock, keterangan });
  await audit(deed, {
    jenis: "po",
    id: idPo,
    sebelum: { qtySelesai: row.qtySelesai, statusPo: row.statusPo },
    sesudah: { qtySelesai: row.qtySelesai - selesai, statusPo: "Proses", keterangan },
  });
  return `${selesai} ${sebutanUnit(row)} PO ${row.kloter} belum selesai lagi`;
}

async function refuse(
  deed: WriteCtx,
  row: PoTersimpan,
  { qtySelesai, selesai }: Input<typeof po.undoPoSelesai>,
): Promise<void> {
  await batalkah(deed, row);
  must(mayUndo(row, selesai));
  if (qtySelesai === row.qtySelesai) return;
  const oleh = await pelakuTerakhir(deed.tx, "po", row.idPo);
  throw conflict(
    `Sudah ${row.qtySelesai} ${sebutanUnit(row)} PO ${row.kloter} selesai, diubah ${oleh}. Periksa kembali jumlahnya`,
  );
}

type Hitungan = {
  tanggal: Tanggal;
  units: { idOrderan: Id<"orderan">; qty: number }[];
  untukStock: number;
  keterangan: string;
};

/** What the last count wrote, if it is this one and nothing has come after it. */
async function terakhir(deed: WriteCtx, row: PoTersimpan, selesai: number): Promise<Hitungan> {
  const hitungan = await hitunganTerakhir(deed.tx, row.idPo);
  if (hitungan?.selesai !== selesai) {
    throw conflict(
      `Hitungan ${selesai} ${sebutanUnit(row)} PO ${row.kloter} bukan lagi yang terakhir, muat ulang daftar PO`,
    );
  }
  const { tanggal, baris, keterangan } = hitungan;
  const units = baris.flatMap(({ idOrderan, qty }) => (idOrderan === null ? [] : [{ idOrderan, qty }]));
  const untukOrderan = units.reduce((sum, unit) => sum + unit.qty, 0);
  if (untukOrderan !== hitungan.untukOrderan) {
    throw conflict(`Hitungan PO ${row.kloter} ini dicatat sebelum dapat diurungkan`);
  }
  return { tanggal, units, untukStock: selesai - untukOrderan, keterangan };
}
