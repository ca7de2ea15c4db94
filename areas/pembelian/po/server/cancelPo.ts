import { lockPoDanPl } from "#books/pembelian/kunci.ts";
import { refreshStatusPo } from "#books/pembelian/statusPo.ts";
import { unlinkPo } from "#books/pembelian/tautan.ts";
import { lockBarang } from "#books/stok/stok.ts";
import { audit } from "#company/audit/audit.ts";
import { pelakuTerakhir } from "#company/audit/history.ts";
import type { Deed } from "#platform/http/context.ts";
import { conflict, found, must } from "#platform/http/refusal.ts";
import type { PoTersimpan } from "./load.ts";
import { mayCancel } from "./rules.ts";
import { dropPo, lockPo, noteRiwayatPo, splitPo } from "./sql.ts";

/**
 * Cancels a purchase order. If nothing has arrived it is deleted (marked); otherwise its quantity becomes what has
 * arrived.
 */
export async function cancelPo(deed: Deed, idPo: string): Promise<string> {
  await lockPoDanPl(deed, idPo);
  const row = found(await lockPo(deed.tx, idPo), "PO");
  await batalkah(deed, row);
  must(mayCancel(deed.user, row));
  await lockBarang(deed, [row.idProduk]);
  await unlinkPo(deed, idPo);
  const message = row.qtySelesai === 0 ? await tanpaHasil(deed, row) : await sebagian(deed, row);
  await refreshStatusPo(deed, row.idProduk);
  return message;
}

async function tanpaHasil(deed: Deed, { idPo, kloter, statusPo }: PoTersimpan): Promise<string> {
  await dropPo(deed, idPo);
  await audit(deed, { jenis: "po", id: idPo, sebelum: { statusPo }, sesudah: { statusPo: "Dibatalkan" } });
  return `PO ${kloter} berhasil dibatalkan`;
}

async function sebagian(deed: Deed, row: PoTersimpan): Promise<string> {
  const { idPo, kloter, qty, qtySelesai, totalHarga, hargaSatuan, statusPo } = row;
  await splitPo(deed, idPo);
  const keterangan = `Sisa ${qty - qtySelesai} unit dibatalkan, PO menjadi ${qtySelesai} unit`;
  await noteRiwayatPo(deed, { idPo, untukOrderan: 0, untukStock: 0, keterangan });
  await audit(deed, {
    jenis: "po",
    id: idPo,
    sebelum: { qty, totalHarga, statusPo },
    sesudah: { qty: qtySelesai, totalHarga: qtySelesai * hargaSatuan, statusPo: "Selesai" },
  });
  return `Sisa PO ${kloter} berhasil dibatalkan, PO selesai dengan ${qtySelesai} unit`;
}

/** The refusal for whoever acts on a purchase order that somebody has cancelled meanwhile. */
export async function batalkah({ tx }: Deed, { idPo, kloter, dibatalkan }: PoTersimpan): Promise<void> {
  if (dibatalkan) throw conflict(`PO ${kloter} sudah dibatalkan ${await pelakuTerakhir(tx, "po", idPo)}`);
}
