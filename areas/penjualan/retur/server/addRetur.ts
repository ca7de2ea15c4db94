import { lockGoods } from "#books/pesanan/barang.ts";
import { moveRusak } from "#books/stok/rusak.ts";
import { moveGoods } from "#books/stok/stok.ts";
import { audit } from "#company/audit/audit.ts";
import { kodeBaru } from "#company/kode.ts";
import type { Input, WriteCtx } from "#platform/http/context.ts";
import { found, must } from "#platform/http/refusal.ts";
import { mayRetur } from "../../surat-jalan/contract.ts";
import { lockOrderSj, orderDariSurat } from "../../surat-jalan/server/sql.ts";
import type { retur } from "../contract.ts";
import { barangKembali, sebutKembali, seriKembali } from "./rules.ts";
import { insertRetur, insertSeriKembali } from "./sql.ts";

/**
 * Notes that goods of a delivery came back. Good units are in the warehouse again and for sale, damaged ones stand apart;
 * what follows from it is decided later, by another call.
 */
export async function addRetur(deed: WriteCtx, input: Input<typeof retur.addRetur>): Promise<string> {
  const { tx, files } = deed;
  const { idSj, alasan, lanjut, dokumen } = input;
  const bukti = await files.keepAll(tx, dokumen);
  const order = found(await lockOrderSj(deed, await orderDariSurat(tx, idSj)), "Order");
  const note = found(
    order.suratJalan.find(({ idSuratJalan }) => idSuratJalan === idSj),
    "Surat jalan",
  );
  must(mayRetur(note));
  const barang = barangKembali(order, note, input.barang);
  const seri = seriKembali(note, barang, input.seri ?? []);
  const { idSo } = order;
  await lockGoods(deed, idSo);
  const idRetur = await kodeBaru(deed, "RT");
  const teksCari = [idRetur, idSj, idSo, order.customerInstansi, order.namaCustomer].join("\n").toLowerCase();
  await insertRetur(deed, { idRetur, idSuratJalan: idSj, idSo, alasan, lanjut, teksCari }, barang, bukti);
  await insertSeriKembali(deed, { idRetur, idSuratJalan: idSj }, seri);
  const asal = { sumber: idRetur, keterangan: idSo };
  const baik = barang.filter((line) => line.baik > 0);
  await moveGoods(
    deed,
    baik.map((line) => ({ idProduk: line.idProduk, jenis: "retur", qty: line.baik, ...asal })),
  );
  const rusak = barang.filter((line) => line.rusak > 0);
  await moveRusak(
    deed,
    rusak.map((line) => ({ idProduk: line.idProduk, jenis: "retur", qty: line.rusak, nilai: 0, ...asal })),
  );
  const sesudah = { idSuratJalan: idSj, alasan, lanjut, barang: sebutKembali(barang), foto: `${bukti.length} foto` };
  await audit(deed, { jenis: "retur", id: idRetur, idSo, sesudah });
  return idRetur;
}
