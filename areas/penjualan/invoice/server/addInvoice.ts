import { refreshStatus } from "#books/pesanan/pesanan.ts";
import { audit } from "#company/audit/audit.ts";
import { kodeBaru } from "#company/kode.ts";
import { alasanTertutup } from "#company/tutupBuku.ts";
import type { Rupiah } from "#kernel/types.ts";
import { together } from "#platform/db/together.ts";
import type { EncodedImage } from "#platform/files/image.ts";
import type { WriteCtx } from "#platform/http/context.ts";
import { invalidField, must } from "#platform/http/refusal.ts";
import { jasaOf } from "../../marketplace/server/rules.ts";
import { dicairkanUtuh } from "../../marketplace/server/sql.ts";
import type { InvoiceBaru } from "../invoiceBaru.ts";
import { takeKodeUnik } from "./kodeUnik.ts";
import { lockOrder } from "./load.ts";
import { mayAdd, problemOfTglInvoice, rangkaianDari, totalBerubah } from "./rules.ts";
import { insertInvoice, type SoRow } from "./sql.ts";

import { BUKTI_INVOICE, refuseTotalBerubah, rekeningPenerima, tagihanDari } from "./tagihan.ts";
/** Adds the next invoice of an order. The server computes its amounts. */
export async function addInvoice(deed: WriteCtx, input: InvoiceBaru & { dokumen: EncodedImage[] }): Promise<string> {
  const { today } = deed;
  const { order, invoices } = await lockOrder(deed, input.idSo);
  must(mayAdd(order, invoices.at(-1)));
  const tglInvoice = input.tglInvoice ?? today;
  const tanggal = problemOfTglInvoice(tglInvoice, order.tglOrder, today) ?? (await alasanTertutup(deed, tglInvoice));
  if (tanggal) throw invalidField("tglInvoice", tanggal);
  const { namaRekening } = await rekeningPenerima(deed, input.idRekening);
  const rangkaian = rangkaianDari(order, invoices);
  const tagihan = tagihanDari(rangkaian, { ...input, nominalDp: input.nominalDp ?? 0 });
  refuseTotalBerubah(totalBerubah(input, order, tagihan));
  const { dibayar, ...nominal } = tagihan;
  const invoice = {
    ...nominal,
    idSo: order.idSo,
    ke: rangkaian.ke,
    tglInvoice,
    tipePembayaran: input.tipePembayaran,
    idRekening: input.idRekening,
    totalPembelian: order.totalPembelian,
    jasaOnline: await jasaOnlineOf(deed, order, dibayar),
  };
  const kodeUnik = order.tipeSo === "Online" ? null : await takeKodeUnik(deed, input.idRekening);
  const idInvoice = await kodeBaru(deed, "INV");
  const { idRekening: _, ...isi } = invoice;
  const sesudah = { ...isi, dibayar, kodeUnik, rekening: namaRekening, dokumen: input.dokumen.length };
  await together(
    () => insertInvoice(deed, { ...invoice, idInvoice, kodeUnik, perubahan: order.selisihTagihan }),
    () => deed.files.keepFor(deed, BUKTI_INVOICE, { idInvoice }, input.dokumen),
    () => audit(deed, { jenis: "invoice", id: idInvoice, idSo: order.idSo, sesudah }),
    () => refreshStatus(deed, [order.idSo]),
  );
  return idInvoice;
}

/** What the marketplace of an Online order kept, as it has paid out already; else all of the surcharge. */
async function jasaOnlineOf({ tx }: WriteCtx, { idSo, tipeSo, totalTambahanOnline }: SoRow, dibayar: Rupiah) {
  if (tipeSo !== "Online") return totalTambahanOnline;
  const cair = await dicairkanUtuh(tx, idSo);
  return (cair === null ? null : jasaOf(dibayar + totalTambahanOnline, cair)) ?? totalTambahanOnline;
}
