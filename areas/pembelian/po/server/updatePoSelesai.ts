import { lockPoDanPl, type Tertaut } from "#books/pembelian/kunci.ts";
import { refreshStatusPo } from "#books/pembelian/statusPo.ts";
import { noteServed, share, unlinkPo } from "#books/pembelian/tautan.ts";
import { finishUnits } from "#books/pesanan/pesanan.ts";
import { moveGoods } from "#books/stok/stok.ts";
import { audit } from "#company/audit/audit.ts";
import { pelakuTerakhir } from "#company/audit/history.ts";
import type { Input, WriteCtx } from "#platform/http/context.ts";
import { conflict, found, must } from "#platform/http/refusal.ts";
import type { po } from "../contract.ts";
import { sebutanUnit } from "../isiPo.ts";
import { batalkah } from "./cancelPo.ts";
import type { PoTersimpan } from "./load.ts";
import { kedatangan, keteranganSelesai, mayFinish, terlaluBanyak } from "./rules.ts";
import { addSelesaiPo, lockPo, noteRiwayatPo } from "./sql.ts";

/**
 * Receives units of a purchase order: first for linked lines in production, oldest first; the others are free to sell.
 */
export async function updatePoSelesai(deed: WriteCtx, input: Input<typeof po.updatePoSelesai>): Promise<string> {
  const { idPo, selesai } = input;
  const menunggu = await lockPoDanPl(deed, idPo);
  const row = found(await lockPo(deed.tx, idPo), "PO");
  await refuse(deed, row, input);
  const untuk = share(
    selesai,
    menunggu.filter((line) => line.tglAwalPengerjaan !== null),
  );
  const untukOrderan = untuk.reduce((sum, bagian) => sum + bagian.qty, 0);
  const untukStock = selesai - untukOrderan;
  await finishUnits(deed, untuk, { jenis: "po", sumber: idPo });
  if (untukStock > 0) {
    await moveGoods(deed, [kedatangan(row, untukStock)]);
  }
  await noteServed(deed, idPo, untuk);
  await addSelesaiPo(deed, idPo, selesai);
  const qtySelesai = row.qtySelesai + selesai;
  const semua = qtySelesai === row.qty;
  if (semua) await unlinkPo(deed, idPo);
  await refreshStatusPo(deed, row.idProduk);
  const keterangan = keteranganSelesai(bernama(untuk, menunggu), untukStock);
  await noteRiwayatPo(deed, { idPo, untukOrderan, untukStock, keterangan });
  await audit(deed, {
    jenis: "po",
    id: idPo,
    sebelum: { qtySelesai: row.qtySelesai, statusPo: row.statusPo },
    sesudah: { qtySelesai, statusPo: semua ? "Selesai" : "Proses", keterangan },
  });
  return `${selesai} ${sebutanUnit(row)} PO ${row.kloter} selesai: ${keterangan}`;
}

/** Two people may report the same units: the second is told who was first. */
async function refuse(deed: WriteCtx, row: PoTersimpan, input: Input<typeof po.updatePoSelesai>): Promise<void> {
  await batalkah(deed, row);
  const { qtySelesai: dilihat, idProduk, selesai } = input;
  if (row.statusPo === "Selesai" || (dilihat !== null && dilihat !== row.qtySelesai)) {
    const sudah = row.statusPo === "Selesai" ? "Semua" : `Sudah ${row.qtySelesai}`;
    const oleh = await pelakuTerakhir(deed.tx, "po", row.idPo);
    throw conflict(`${sudah} ${sebutanUnit(row)} PO ${row.kloter} selesai, diubah ${oleh}. Periksa kembali jumlahnya`);
  }
  must(mayFinish(deed.user, row));
  if (idProduk !== null && idProduk !== row.idProduk) {
    throw conflict(`PO ${row.kloter} bukan untuk produk ini, muat ulang daftar PO`);
  }
  const tooMany = terlaluBanyak(row, selesai);
  if (tooMany) throw conflict(tooMany, [{ field: "selesai", message: tooMany }]);
}

const bernama = (untuk: ReturnType<typeof share>, menunggu: readonly Tertaut[]) =>
  untuk.flatMap(({ idOrderan, qty }) => {
    const line = menunggu.find((one) => one.idOrderan === idOrderan);
    return line ? [{ idSo: line.idSo, namaCustomer: line.namaCustomer, qty }] : [];
  });
