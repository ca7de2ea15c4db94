import type { InvoiceBaru } from "#contract/penjualan/invoice.ts";
import { segarkanStatus } from "#server/books/pesanan/pesanan.ts";
import { kodeBaru } from "#server/company/kode.ts";
import { alasanTertutup } from "#server/company/tutupBuku.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { attachImages } from "#server/platform/files/berkas.ts";
import type { EncodedImage } from "#server/platform/files/image.ts";
import type { WriteCtx } from "#server/platform/http/context.ts";
import { invalidField, must } from "#server/platform/http/refusal.ts";
import { kunciOrder } from "./muat.ts";
import { bolehTambah, masalahTglInvoice, rangkaianDari, totalBerubah } from "./rules.ts";
import { simpanInvoice } from "./sql.ts";

import { BUKTI_INVOICE, refuseTotalBerubah, rekeningPenerima, tagihanDari } from "./tagihan.ts";
/** Adds the next invoice of an order. The server computes its amounts. */
export async function addInvoice(deed: WriteCtx, input: InvoiceBaru & { dokumen: EncodedImage[] }): Promise<string> {
  const { tx, today } = deed;
  const { order, invoices } = await kunciOrder(deed, input.idSo);
  must(bolehTambah(order, invoices.at(-1)));
  const tglInvoice = input.tglInvoice ?? today;
  const tanggal = masalahTglInvoice(tglInvoice, order.tglOrder, today) ?? (await alasanTertutup(deed, tglInvoice));
  if (tanggal) throw invalidField("tglInvoice", tanggal);
  const { namaRekening } = await rekeningPenerima(deed, input.idRekening);
  const rangkaian = rangkaianDari(order, invoices);
  const tagihan = tagihanDari(rangkaian, { ...input, nominalDp: input.nominalDp ?? 0 });
  refuseTotalBerubah(totalBerubah(input, order, tagihan));
  const bukti = await deed.files.keepAll(tx, input.dokumen);
  const { dibayar, ...nominal } = tagihan;
  const invoice = {
    ...nominal,
    idSo: order.idSo,
    ke: rangkaian.ke,
    tglInvoice,
    tipePembayaran: input.tipePembayaran,
    idRekening: input.idRekening,
    totalPembelian: order.totalPembelian,
    jasaOnline: order.totalTambahanOnline,
  };
  const idInvoice = await kodeBaru(deed, "INV");
  await simpanInvoice(deed, { ...invoice, idInvoice });
  await attachImages(tx, BUKTI_INVOICE, { idInvoice }, bukti);
  await segarkanStatus(deed, [order.idSo]);
  const { idRekening: _, ...sesudah } = invoice;
  await audit(deed, {
    jenis: "invoice",
    id: idInvoice,
    idSo: order.idSo,
    sesudah: { ...sesudah, dibayar, rekening: namaRekening, dokumen: bukti.length },
  });
  return idInvoice;
}
