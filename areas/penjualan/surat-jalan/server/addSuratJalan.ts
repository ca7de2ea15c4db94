import { lockBarangSekali, sendGoods } from "#books/pesanan/barang.ts";
import { refreshStatus } from "#books/pesanan/pesanan.ts";
import { audit } from "#company/audit/audit.ts";
import { kodeBaru } from "#company/kode.ts";
import { together } from "#platform/db/together.ts";
import type { WriteCtx } from "#platform/http/context.ts";
import { found, invalidField, must } from "#platform/http/refusal.ts";
import { resiMarketplace } from "../../marketplace/server/sql.ts";
import { attachSeri } from "../../seri/server/pasangSeri.ts";
import { sebutNomor } from "../../seri/server/rules.ts";
import { type SuratJalanBaru, sudahKeluar } from "../contract.ts";
import { barangBaru, mayAdd, sebutBarang, tanpaEkspedisiBilaBelum } from "./rules.ts";
import { BUKTI_SJ, type Foto, insertGoods, insertSuratJalan, lockOrderSj } from "./sql.ts";

/** Adds a delivery note to an order; if its goods are sent or fetched they leave the warehouse. */
export async function addSuratJalan(deed: WriteCtx, input: SuratJalanBaru & Foto): Promise<string> {
  const {
    idSo,
    idInvoice: dipilih,
    statusSo: statusBarang,
    tglSurat: _,
    barang: diminta,
    seri,
    dokumen,
    ...rest
  } = input;
  const order = found(await lockOrderSj(deed, idSo), "Order");
  must(mayAdd(order));
  const { idInvoice } = order;
  if (idInvoice === null || !order.invoices.some((invoice) => invoice.idInvoice === dipilih)) {
    throw invalidField("idInvoice", `Invoice ${dipilih} bukan invoice order ${idSo}`);
  }
  const barang = barangBaru(order, diminta);
  const nomorResi = rest.nomorResi || (order.tipeSo === "Online" ? await resiMarketplace(deed.tx, idSo) : "");
  const isi = tanpaEkspedisiBilaBelum({ statusBarang, ...rest, nomorResi });
  const keluar = sudahKeluar(statusBarang);
  // The counter of codes is locked last, so that nobody waits for it while this waits for a product.
  const kunci = lockBarangSekali(deed, idSo);
  if (keluar || seri !== null) await kunci();
  const idSuratJalan = await kodeBaru(deed, "SJ");
  await together(
    () => insertSuratJalan(deed, { ...isi, idSuratJalan, idSo, idInvoice, tglKeluar: keluar ? deed.today : null }),
    () => insertGoods(deed.tx, idSuratJalan, barang),
    () => deed.files.keepFor(deed, BUKTI_SJ, { idSuratJalan }, dokumen),
  );
  const surat = { idSuratJalan, barang, kunci };
  const nomor = await attachSeri(deed, { ...surat, sekarang: [], diminta: seri, tadiKeluar: false, keluar });
  if (keluar) await sendGoods(deed, { ...surat, idSo });
  const foto = `${dokumen.length} foto`;
  const isiSurat = { barang: sebutBarang(order, barang), seri: sebutNomor(order.orders, nomor) };
  const sesudah = { ...isi, idInvoice, tglSurat: deed.today, ...isiSurat, foto };
  await together(
    () => refreshStatus(deed, [idSo]),
    () => audit(deed, { jenis: "suratJalan", id: idSuratJalan, idSo, sesudah }),
  );
  return idSuratJalan;
}
