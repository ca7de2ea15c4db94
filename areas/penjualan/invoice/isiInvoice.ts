import { isianUang } from "#areas/keuangan/pengajuan/isianUang.ts";
import { riwayatPutusan } from "#areas/keuangan/pengajuan/riwayatPutusan.ts";
import { blankable, field } from "#kernel/record.ts";
import { atauKosong, benar, bilangan, salahSatu, teks } from "#kernel/row.ts";
import { customer, kepalaOrder } from "../order/isiOrder.ts";
import { labelTipePembayaran, STATUS_APPROVE, TIPE_PEMBAYARAN } from "../order/label.ts";

export const REKENING_KOSONG = "Rekening tidak boleh kosong.";

/** The invoice's own fields. */
export const kepalaInvoice = {
  idSo: kepalaOrder.idSo,
  idInvoice: field.shown("text", "No Invoice", teks),
  tglInvoice: field.day("Tanggal Invoice"),
  tipePembayaran: field.shown("choice", "Tipe Pembayaran", salahSatu(TIPE_PEMBAYARAN), { say: labelTipePembayaran }),
  totalPembelian: field.money("Total Pembelian"),
};

/** Its amounts; tagihan.ts computes them. */
export const nominalInvoice = {
  nominalAdmin: field.money("Nominal Admin", { short: "Admin", empty: "*nominal admin tidak boleh kosong" }),
  nominalDiskon: field.money("Nominal Diskon", { short: "Diskon", empty: "*nominal diskon tidak boleh kosong" }),
  nominalPeti: field.money("Nominal Peti", { short: "Peti", empty: "*nominal peti tidak boleh kosong" }),
  nominalOngkir: field.money("Nominal Ongkir", { short: "Ongkir", empty: "*nominal ongkir tidak boleh kosong" }),
  nominalBayar: field.money("Nominal Bayar", { short: "Harus Dibayar" }),
  nominalDp: field.money("Nominal DP", { short: "DP" }),
  nominalLunas: field.money("Nominal Lunas", { short: "Pelunasan", spoken: "Nominal Lunas" }),
  nominalSisaBayar: field.money("Sisa Pembayaran", { spoken: "Nominal sisa bayar" }),
  jasaOnline: field.money("Jasa Online"),
};

/** The account that receives the money. */
export const rekeningInvoice = {
  idRekening: field.id("rekening", "Rekening", { empty: REKENING_KOSONG }),
};

/** What the customer paid to the tax office in our name, and not to us. */
export const isianPotong = { pph23: blankable(field.money("Dipotong PPh 23", { min: 0 })) };

/** PPN that the customer does not pay to us by his kode transaksi: a collector pays it to the state, a facility to nobody. */
export const ppnDipungut = field.money("PPN Dipungut Pembeli");

/** The rupiah by which its payment is known, and what the customer is asked to transfer. */
export const kodeInvoice = {
  kodeUnik: field.shown("number", "Kode Unik", atauKosong(bilangan)),
};

export const keadaanInvoice = {
  statusApprove: field.shown("choice", "Status Approve", salahSatu(STATUS_APPROVE)),
};

const { idSo, idInvoice, ...isi } = kepalaInvoice;
const { nominalSisaBayar, jasaOnline, ...tagihan } = nominalInvoice;

/** Fields in the history of an invoice. */
export const riwayatInvoice = {
  idSo,
  idInvoice,
  ke: field.shown("number", "Invoice Ke", bilangan),
  ...isi,
  email: customer.email,
  ...tagihan,
  dibayar: field.money("Dibayar"),
  ...kodeInvoice,
  nominalSisaBayar,
  jasaOnline,
  rekening: field.shown("text", "Rekening", teks),
  diterima: field.money("Diterima"),
  ...isianPotong,
  ppnDipungut,
  ...isianUang,
  dikembalikan: field.money("Dikembalikan"),
  ...keadaanInvoice,
  orderBerubah: field.shown("flag", "Order Berubah", benar),
  status: field.shown("text", "Status", teks),
  alasan: field.shown("text", "Alasan", teks),
  note: field.shown("lines", "Note", teks),
  tautan: field.shown("text", "Tautan PDF", teks),
  whatsapp: field.shown("text", "WhatsApp", teks),
  ...riwayatPutusan,
  dokumen: field.shown("files", "Dokumen", bilangan),
  dihapus: field.shown("flag", "Dihapus", benar),
};
