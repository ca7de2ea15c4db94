import { nomorSeri } from "#areas/penjualan/seri/isiSeri.ts";
import { blankable, field } from "#kernel/record.ts";
import { atauKosong, salahSatu, tanggal, teks } from "#kernel/row.ts";

/** From its facts: noted, planned, worked on, settled, or given up. */
export const STATUS_KELUHAN = ["baru", "dijadwalkan", "dikerjakan", "selesai", "batal"] as const;
export type StatusKeluhan = (typeof STATUS_KELUHAN)[number];
const NAMA_STATUS: Readonly<Record<StatusKeluhan, string>> = {
  baru: "Baru",
  dijadwalkan: "Dijadwalkan",
  dikerjakan: "Dikerjakan",
  selesai: "Selesai",
  batal: "Batal",
};
export const namaStatusKeluhan = (status: StatusKeluhan): string => NAMA_STATUS[status];

/** Who pays: the company by its guarantee, or the customer. */
export const TANGGUNGAN = ["garansi", "bayar"] as const;
export type Tanggungan = (typeof TANGGUNGAN)[number];
export const namaTanggungan = (tanggungan: Tanggungan): string =>
  tanggungan === "garansi" ? "Garansi" : "Dibayar customer";
export const tanggunganDari = (garansi: boolean): Tanggungan => (garansi ? "garansi" : "bayar");

const nomor = field.text("Nomor Seri", { max: 60 });

/** What is typed about a complaint. Where `tanggungan` is left blank, the day of delivery decides. */
export const isianKeluhan = {
  nomor: blankable({ ...nomor, input: nomorSeri }),
  idSo: blankable(field.text("Order", { max: 40 })),
  idProduk: blankable(field.id("produk", "Produk")),
  customer: blankable(field.text("Customer")),
  keluhan: field.lines("Keluhan", { max: 1000, empty: "Keluhan tidak boleh kosong." }),
  pelapor: blankable(field.text("Dilaporkan Oleh", { short: "Pelapor" })),
  noTelp: blankable(field.phone("No Telepon")),
  tanggungan: blankable(field.choice("Ditanggung", TANGGUNGAN, { say: namaTanggungan })),
  alasanGaransi: blankable(field.lines("Alasan Berbeda dari Tanggal Garansi", { short: "Alasan Tanggungan" })),
};

/** A complaint itself. */
export const pokokKeluhan = {
  idKeluhan: field.shown("text", "Kode Servis", teks),
  tglKeluhan: field.shown("day", "Tanggal Keluhan", tanggal, { short: "Tanggal" }),
  status: field.shown("choice", "Status", salahSatu(STATUS_KELUHAN), { say: namaStatusKeluhan }),
  nomor: field.shown("text", "Nomor Seri", atauKosong(teks)),
  idSo: field.shown("text", "Order", atauKosong(teks)),
  customer: isianKeluhan.customer,
  keluhan: isianKeluhan.keluhan,
  pelapor: isianKeluhan.pelapor,
  noTelp: isianKeluhan.noTelp,
  dikirim: field.shown("day", "Dikirim", atauKosong(tanggal)),
  garansiSampai: field.shown("day", "Garansi Sampai", atauKosong(tanggal)),
  alasanGaransi: isianKeluhan.alasanGaransi,
  rencana: field.shown("day", "Kunjungan Direncanakan", atauKosong(tanggal), { short: "Direncanakan" }),
  dikerjakan: field.shown("day", "Terakhir Dikerjakan", atauKosong(tanggal), { short: "Dikerjakan" }),
  selesai: field.shown("day", "Selesai", atauKosong(tanggal)),
  catatanSelesai: field.shown("lines", "Diselesaikan Tanpa Kunjungan", teks),
  dibatalkan: field.shown("day", "Dibatalkan", atauKosong(tanggal)),
  alasanBatal: field.shown("lines", "Alasan Batal", teks),
};

/** The same with its product and who pays. */
export const isiKeluhan = {
  ...pokokKeluhan,
  namaProduk: field.shown("text", "Produk", atauKosong(teks)),
  tanggungan: field.shown("choice", "Ditanggung", salahSatu(TANGGUNGAN), { say: namaTanggungan }),
};

/** Fields in the history of a complaint. */
export const riwayatKeluhan = {
  nomor: pokokKeluhan.nomor,
  idSo: pokokKeluhan.idSo,
  namaProduk: isiKeluhan.namaProduk,
  customer: pokokKeluhan.customer,
  keluhan: pokokKeluhan.keluhan,
  pelapor: pokokKeluhan.pelapor,
  noTelp: pokokKeluhan.noTelp,
  foto: field.shown("files", "Foto", teks),
  tanggungan: isiKeluhan.tanggungan,
  alasanGaransi: pokokKeluhan.alasanGaransi,
  selesai: pokokKeluhan.selesai,
  catatanSelesai: pokokKeluhan.catatanSelesai,
  alasanBatal: pokokKeluhan.alasanBatal,
};
