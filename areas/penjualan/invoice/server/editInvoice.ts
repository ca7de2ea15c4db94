import { refreshStatus } from "#books/pesanan/pesanan.ts";
import { audit, isSame } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import type { Rupiah } from "#kernel/types.ts";
import { replaceImages, restoreImages } from "#platform/files/former.ts";
import type { EncodedImage } from "#platform/files/image.ts";
import type { WriteCtx } from "#platform/http/context.ts";
import { invalidField, must } from "#platform/http/refusal.ts";
import type { PerubahanInvoice } from "../invoiceBaru.ts";
import { problemOfJasaOnline, type Tagihan, uangDiterima } from "../tagihan.ts";
import { lockInvoice } from "./load.ts";
import { mayEdit, rangkaianDari, totalBerubah } from "./rules.ts";
import { changeInvoice, type InvoiceRow, noteBuktiInvoice } from "./sql.ts";

import { BUKTI_INVOICE, refuseTotalBerubah, rekeningPenerima, tagihanDari } from "./tagihan.ts";
/** Changes a waiting invoice; fields that are not sent stay. */
export async function editInvoice(
  deed: WriteCtx,
  input: PerubahanInvoice & { dokumen: EncodedImage[] },
): Promise<void> {
  const { tx } = deed;
  const { order, invoices, invoice } = await lockInvoice(deed, input.idInvoice, input.idSo);
  must(mayEdit(order, invoice));
  await assertVersion(tx, { jenis: "invoice", id: invoice.idInvoice, stored: invoice.versi, seen: input.versi });
  const { namaRekening } = await rekeningPenerima(deed, input.idRekening);
  const tagihan = tagihanDari(rangkaianDari(order, invoices.slice(0, -1)), {
    tipePembayaran: invoice.tipePembayaran,
    nominalAdmin: invoice.nominalAdmin,
    nominalDiskon: invoice.nominalDiskon,
    nominalPeti: input.nominalPeti ?? invoice.nominalPeti,
    nominalOngkir: input.nominalOngkir ?? invoice.nominalOngkir,
    nominalDp: input.nominalDp ?? invoice.nominalDp,
  });
  const jasaOnline = input.jasaOnline ?? invoice.jasaOnline;
  const masalah = problemOfJasaOnline(uangDiterima(tagihan, { ...order, jasaOnline }));
  if (masalah) throw invalidField("jasaOnline", masalah);
  refuseTotalBerubah(totalBerubah(input, order, tagihan));
  const bukti = await buktiBaru(deed, invoice, input);
  const { dibayar, ...nominal } = tagihan;
  const sebelum = { ...nominalDari(invoice), rekening: invoice.rekening[0]?.namaRekening, dokumen: invoice.bukti };
  const sesudah = { ...nominalDari({ ...nominal, jasaOnline }), rekening: namaRekening, dokumen: bukti };
  if (isSame(sebelum, sesudah)) return;
  await changeInvoice(tx, invoice.idInvoice, { ...nominal, jasaOnline, idRekening: input.idRekening });
  await refreshStatus(deed, [order.idSo]);
  await audit(deed, { jenis: "invoice", id: invoice.idInvoice, idSo: order.idSo, sebelum, sesudah });
}

/** Puts back the pictures that a waiting invoice had before its last change. */
export async function undoDokumenInvoice(deed: WriteCtx, idInvoice: string): Promise<void> {
  const { order, invoice } = await lockInvoice(deed, idInvoice, null);
  must(mayEdit(order, invoice));
  const { kini } = await restoreImages(deed, BUKTI_INVOICE, { idInvoice });
  await noteBuktiInvoice(deed.tx, idInvoice);
  const dokumen = { sebelum: { dokumen: invoice.bukti }, sesudah: { dokumen: `${kini} dokumen yang lama` } };
  await audit(deed, { jenis: "invoice", id: idInvoice, idSo: order.idSo, ...dokumen });
}

/** The pictures after the change: kept ones, then new ones; one or two in all. */
async function buktiBaru(
  deed: WriteCtx,
  invoice: InvoiceRow,
  { buktiTetap, dokumen }: { buktiTetap: number[] | null; dokumen: EncodedImage[] },
): Promise<string[]> {
  const tetap = buktiTetap
    ? invoice.bukti.filter((_, place) => buktiTetap.includes(place))
    : dokumen.length > 0
      ? []
      : invoice.bukti;
  if (tetap.length + dokumen.length === 0) throw invalidField("dokumen", "Dokumen tidak boleh kosong.");
  if (tetap.length + dokumen.length > 2) throw invalidField("dokumen", "Maksimal 2 file");
  const bukti = [...tetap, ...(await deed.files.keepAll(deed.tx, dokumen))];
  await replaceImages(deed, BUKTI_INVOICE, { idInvoice: invoice.idInvoice }, bukti);
  return bukti;
}

type Nominal = Omit<Tagihan, "dibayar"> & { jasaOnline: Rupiah };

const nominalDari = (invoice: Nominal) => ({
  nominalPeti: invoice.nominalPeti,
  nominalOngkir: invoice.nominalOngkir,
  nominalBayar: invoice.nominalBayar,
  nominalDp: invoice.nominalDp,
  nominalLunas: invoice.nominalLunas,
  nominalSisaBayar: invoice.nominalSisaBayar,
  jasaOnline: invoice.jasaOnline,
});
