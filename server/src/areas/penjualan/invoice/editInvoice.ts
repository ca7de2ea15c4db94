import type { Problem } from "#contract/kernel/problem.ts";
import type { Id, Rupiah } from "#contract/kernel/types.ts";
import type { InvoiceBaru, PerubahanInvoice } from "#contract/penjualan/invoice.ts";
import {
  hitungTagihan,
  type IsianTagihan,
  masalahJasaOnline,
  masalahTagihan,
  type Rangkaian,
  type Tagihan,
  uangDiterima,
} from "#contract/penjualan/tagihan.ts";
import { segarkanStatus } from "#server/books/pesanan/pesanan.ts";
import { kodeBaru } from "#server/company/kode.ts";
import { audit, isSame } from "#server/platform/audit/audit.ts";
import { assertVersion } from "#server/platform/audit/history.ts";
import { attachImages, replaceImages } from "#server/platform/files/berkas.ts";
import type { EncodedImage } from "#server/platform/files/image.ts";
import type { Deed, WriteCtx } from "#server/platform/http/context.ts";
import { conflict, invalid, invalidField, must } from "#server/platform/http/refusal.ts";
import { kunciInvoice, kunciOrder } from "./muat.ts";
import {
  bolehEdit,
  bolehEditRekening,
  bolehTambah,
  masalahTglInvoice,
  rangkaianDari,
  rekeningKosong,
  rekeningTidakDikenal,
  totalBerubah,
} from "./rules.ts";
import { type InvoiceRow, rekeningDari, simpan, ubah, ubahRekening } from "./sql.ts";

const BUKTI = "invoice_bukti";

/** Adds the next invoice of an order; its amounts are the server's own count. */
export async function tambah(deed: WriteCtx, input: InvoiceBaru & { dokumen: EncodedImage[] }): Promise<string> {
  const { tx, today } = deed;
  const { order, invoices } = await kunciOrder(deed, input.idSo);
  must(bolehTambah(order, invoices.at(-1)));
  const tglInvoice = input.tglInvoice ?? today;
  const tanggal = masalahTglInvoice(tglInvoice, order.tglOrder, today);
  if (tanggal) throw invalidField("tglInvoice", tanggal);
  const { namaRekening } = await rekeningPenerima(deed, input.idRekening);
  const rangkaian = rangkaianDari(order, invoices);
  const tagihan = dinilai(rangkaian, { ...input, nominalDp: input.nominalDp ?? 0 });
  refuseChanged(totalBerubah(input, order, tagihan));
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
  await simpan(deed, { ...invoice, idInvoice });
  await attachImages(tx, BUKTI, { idInvoice }, bukti);
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

/** Changes an invoice that nobody has approved yet; what was not sent stays. */
export async function edit(deed: WriteCtx, input: PerubahanInvoice & { dokumen: EncodedImage[] }): Promise<void> {
  const { tx } = deed;
  const { order, invoices, invoice } = await kunciInvoice(deed, input.idInvoice, input.idSo);
  must(bolehEdit(order, invoice));
  await assertVersion(tx, { jenis: "invoice", id: invoice.idInvoice, stored: invoice.versi, seen: input.versi });
  const { namaRekening } = await rekeningPenerima(deed, input.idRekening);
  const tagihan = dinilai(rangkaianDari(order, invoices.slice(0, -1)), {
    tipePembayaran: invoice.tipePembayaran,
    nominalAdmin: invoice.nominalAdmin,
    nominalDiskon: invoice.nominalDiskon,
    nominalPeti: input.nominalPeti ?? invoice.nominalPeti,
    nominalOngkir: input.nominalOngkir ?? invoice.nominalOngkir,
    nominalDp: input.nominalDp ?? invoice.nominalDp,
  });
  const jasaOnline = input.jasaOnline ?? invoice.jasaOnline;
  const masalah = masalahJasaOnline(uangDiterima(tagihan, { ...order, jasaOnline }));
  if (masalah) throw invalidField("jasaOnline", masalah);
  refuseChanged(totalBerubah(input, order, tagihan));
  const bukti = await buktiBaru(deed, invoice, input);
  const { dibayar, ...nominal } = tagihan;
  const sebelum = { ...nominalDari(invoice), rekening: invoice.rekening[0]?.namaRekening, dokumen: invoice.bukti };
  const sesudah = { ...nominalDari({ ...nominal, jasaOnline }), rekening: namaRekening, dokumen: bukti };
  if (isSame(sebelum, sesudah)) return;
  await ubah(tx, invoice.idInvoice, { ...nominal, jasaOnline, idRekening: input.idRekening });
  await segarkanStatus(deed, [order.idSo]);
  await audit(deed, { jenis: "invoice", id: invoice.idInvoice, idSo: order.idSo, sebelum, sesudah });
}

export async function editRekening(
  deed: Deed,
  input: { idInvoice: string; idRekening: Id<"rekening">; versi: number | null },
): Promise<void> {
  const { order, invoice } = await kunciInvoice(deed, input.idInvoice, null);
  must(bolehEditRekening(deed.user, order, invoice));
  await assertVersion(deed.tx, { jenis: "invoice", id: invoice.idInvoice, stored: invoice.versi, seen: input.versi });
  const { namaRekening } = await rekeningPenerima(deed, input.idRekening);
  if (invoice.idRekening === input.idRekening) return;
  await ubahRekening(deed.tx, invoice.idInvoice, input.idRekening);
  await audit(deed, {
    jenis: "invoice",
    id: invoice.idInvoice,
    idSo: order.idSo,
    sebelum: { rekening: invoice.rekening[0]?.namaRekening },
    sesudah: { rekening: namaRekening },
  });
}

/** The amounts, or every reason why they can not be: what an earlier invoice fixed counts as a conflict. */
function dinilai(rangkaian: Rangkaian, isian: IsianTagihan): Tagihan {
  const masalah = masalahTagihan(rangkaian, isian).map(({ field, message, bentrok }) => ({
    problem: { field, message },
    bentrok,
  }));
  const bentrok = masalah.filter((one) => one.bentrok);
  const [first, ...rest] = (bentrok.length > 0 ? bentrok : masalah).map((one) => one.problem);
  if (first && bentrok.length > 0) throw conflict(first.message, [first, ...rest]);
  if (first) throw invalid([first, ...rest]);
  return hitungTagihan(rangkaian, isian);
}

function refuseChanged(changed: Problem | null): void {
  if (changed) throw conflict(changed.message, [changed]);
}

async function rekeningPenerima({ tx }: Deed, idRekening: Id<"rekening">) {
  const rekening = await rekeningDari(tx, idRekening);
  if (!rekening) throw rekeningTidakDikenal();
  if (rekening.lainnya) throw rekeningKosong();
  return rekening;
}

/** The proofs after the change: those that stay, then the new ones; at least one, at most two. */
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
  await replaceImages(deed.tx, BUKTI, { idInvoice: invoice.idInvoice }, bukti);
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
