import { blankable, field } from "#kernel/record.ts";
import { atauKosong, benar, bilangan, salahSatu, tanggal, teks, uang } from "#kernel/row.ts";
import { isiKeluhan, pokokKeluhan } from "../keluhan/isiKeluhan.ts";

/** A visit that is planned, was done, or was taken back. */
export const STATUS_KUNJUNGAN = ["direncanakan", "dikerjakan", "diurungkan"] as const;
export type StatusKunjungan = (typeof STATUS_KUNJUNGAN)[number];
const NAMA_STATUS: Readonly<Record<StatusKunjungan, string>> = {
  direncanakan: "Direncanakan",
  dikerjakan: "Dikerjakan",
  diurungkan: "Diurungkan",
};
export const namaStatusKunjungan = (status: StatusKunjungan): string => NAMA_STATUS[status];

/** What is typed when a visit is planned. */
export const isianRencana = {
  rencana: field.day("Tanggal Kunjungan"),
  idTeknisi: field.id("karyawan", "Teknisi"),
};

/** What the technician notes on site. */
export const isianKerja = {
  tglKerja: blankable(field.day("Tanggal Dikerjakan")),
  pekerjaan: field.lines("Yang Dikerjakan", { max: 1000, empty: "Yang dikerjakan tidak boleh kosong." }),
  jam: blankable(field.number("Jam Mesin", { min: 0, max: 10_000_000 })),
  beres: field.flag("Keluhan selesai", { say: (beres) => (beres ? "Selesai" : "Belum selesai") }),
  penerima: blankable(field.text("Nama yang Menandatangani", { short: "Ditandatangani" })),
};

/** A visit itself. */
export const pokokKunjungan = {
  idKunjungan: field.shown("text", "Kode Kunjungan", teks),
  idKeluhan: pokokKeluhan.idKeluhan,
  rencana: field.shown("day", "Direncanakan", tanggal),
  tglKerja: field.shown("day", "Dikerjakan", atauKosong(tanggal)),
  pekerjaan: field.shown("lines", "Yang Dikerjakan", teks),
  jam: field.shown("number", "Jam Mesin", atauKosong(bilangan)),
  beres: field.shown("flag", "Hasil", benar, { say: (beres) => (beres ? "Selesai" : "Belum selesai") }),
  penerima: isianKerja.penerima,
  alasanUrung: field.shown("lines", "Alasan Diurungkan", teks),
};

/** The same with its technician and the complaint that it is about. */
export const isiKunjungan = {
  ...pokokKunjungan,
  status: field.shown("choice", "Status", salahSatu(STATUS_KUNJUNGAN), { say: namaStatusKunjungan }),
  teknisi: field.shown("text", "Teknisi", teks),
  nomor: isiKeluhan.nomor,
  namaProduk: isiKeluhan.namaProduk,
  customer: isiKeluhan.customer,
  noTelp: isiKeluhan.noTelp,
  keluhan: isiKeluhan.keluhan,
  tanggungan: isiKeluhan.tanggungan,
  /** What the parts had cost; null for those who may not see purchase prices. */
  nilai: field.shown("money", "Nilai Part", atauKosong(uang)),
  /** What was paid for it, wages and travel; null for the same. */
  upah: field.shown("money", "Upah dan Biaya", atauKosong(uang)),
};

/** Fields in the history of a visit. */
export const riwayatKunjungan = {
  idKeluhan: pokokKunjungan.idKeluhan,
  rencana: pokokKunjungan.rencana,
  teknisi: isiKunjungan.teknisi,
  tglKerja: pokokKunjungan.tglKerja,
  pekerjaan: pokokKunjungan.pekerjaan,
  part: field.shown("text", "Part", teks),
  jam: pokokKunjungan.jam,
  beres: pokokKunjungan.beres,
  penerima: pokokKunjungan.penerima,
  foto: field.shown("files", "Foto", teks),
  tagihan: field.shown("text", "Ditagihkan dengan Order", teks),
  biaya: field.shown("text", "Pengajuan Biaya", teks),
  alasanUrung: pokokKunjungan.alasanUrung,
};
