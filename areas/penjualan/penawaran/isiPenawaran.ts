import { blankable, field } from "#kernel/record.ts";
import { atauKosong, bilangan, idOf, salahSatu, tanggal, teks, uang, waktu } from "#kernel/row.ts";
import { customer } from "../order/isiOrder.ts";
import { ALASAN_KALAH, STATUS_PENAWARAN } from "./label.ts";

/** What is typed of an offer: each revision has its own. */
export const isianRevisi = {
  ...customer,
  berlakuSampai: field.day("Berlaku Sampai"),
  catatan: blankable(field.lines("Catatan untuk Customer", { short: "Catatan", max: 1000 })),
};

/** What is typed of the quotation for the house alone. */
export const isianTindakLanjut = {
  tindakLanjut: blankable(field.day("Tindak Lanjut")),
  catatanInternal: blankable(field.lines("Catatan Internal", { max: 1000 })),
};

export const isianKalah = {
  alasanKalah: field.choice("Alasan", ALASAN_KALAH, { empty: "Alasan tidak boleh kosong." }),
  keteranganKalah: blankable(field.lines("Keterangan")),
};

/** The columns of a quotation itself. */
export const pokokPenawaran = {
  idPenawaran: field.shown("text", "Kode", teks),
  revisi: field.shown("number", "Revisi", bilangan),
  tglPenawaran: field.shown("day", "Tanggal", tanggal),
  ...isianTindakLanjut,
  alasanKalah: field.shown("choice", "Alasan Kalah", atauKosong(salahSatu(ALASAN_KALAH))),
  keteranganKalah: isianKalah.keteranganKalah,
  idSo: field.shown("text", "Order", atauKosong(teks)),
};

export const statusPenawaran = field.shown("choice", "Status", salahSatu(STATUS_PENAWARAN));

/** The columns of a revision. */
export const isiRevisi = {
  ...isianRevisi,
  ppnDiAtas: field.shown("money", "PPN", uang),
  total: field.shown("money", "Total", uang),
  dikirim: field.shown("moment", "Dikirim", atauKosong(waktu)),
  disetujui: field.shown("moment", "Disetujui", atauKosong(waktu)),
  disetujuiNama: field.shown("text", "Disetujui Oleh", atauKosong(teks)),
  disetujuiSidik: field.shown("text", "Sidik SHA-256", atauKosong(teks)),
};

export const barisPenawaran = {
  idProduk: field.shown("other", "Produk", idOf("produk")),
  kodeProduk: field.shown("text", "Kode Mesin", teks),
  namaProduk: field.shown("text", "Nama Mesin", teks),
  tipe: field.shown("text", "Tipe", teks),
  kapasitas: field.shown("text", "Kapasitas", teks),
  qty: field.shown("number", "Qty", bilangan),
  harga: field.shown("money", "Harga", uang),
  /** Off the price of each unit. */
  diskon: field.shown("money", "Diskon per Unit", uang, { short: "Diskon" }),
};

/** Fields in the history of a quotation. */
export const riwayatPenawaran = {
  revisi: pokokPenawaran.revisi,
  ...isianRevisi,
  total: isiRevisi.total,
  barang: field.shown("lines", "Barang", teks),
  ...isianTindakLanjut,
  status: field.shown("text", "Status", teks),
  disetujuiNama: isiRevisi.disetujuiNama,
  disetujuiSidik: isiRevisi.disetujuiSidik,
  alasanKalah: pokokPenawaran.alasanKalah,
  keteranganKalah: isianKalah.keteranganKalah,
  idSo: pokokPenawaran.idSo,
  tautan: field.shown("text", "Tautan", teks),
  whatsapp: field.shown("text", "WhatsApp", teks),
  email: field.shown("text", "Email", teks),
};
