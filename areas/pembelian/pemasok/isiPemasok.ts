import { TERMIN } from "#areas/sistem/perusahaan/contract.ts";
import { blankable, field } from "#kernel/record.ts";
import { atauKosong, benar, bilangan, idOf, tanggal, teks, uang } from "#kernel/row.ts";
import { kepalaPo } from "../po/isiPo.ts";

/** The name under which purchase orders without a supplier stand. */
export const TANPA_PEMASOK = "Tanpa pemasok";

/** What is typed about a supplier. */
export const isianPemasok = {
  nama: field.text("Nama Pemasok", { short: "Pemasok", max: 100 }),
  kontak: blankable(field.text("Nama Kontak", { short: "Kontak", max: 100 })),
  telepon: blankable(
    field.text("No Telepon", {
      short: "Telepon",
      max: 30,
      matches: /^\+?[0-9(][0-9 ().-]{4,28}$/,
      format: "No telepon berisi angka, boleh dengan spasi, +, -, titik atau kurung",
    }),
  ),
  email: blankable(field.email("Email")),
  alamat: blankable(field.lines("Alamat")),
  npwp: blankable(
    field.text("NPWP", {
      max: 25,
      matches: /^[0-9](?:[ .-]?[0-9]){14,15}$/,
      format: "NPWP berisi 15 atau 16 angka",
    }),
  ),
  termin: blankable(field.number("Termin (hari)", { short: "Termin", spoken: "Termin", ...TERMIN })),
  catatan: blankable(field.lines("Catatan")),
};

/** A supplier on lists. */
export const isiPemasok = {
  idPemasok: field.shown("other", "ID Pemasok", idOf("pemasok"), { say: String }),
  ...isianPemasok,
  arsip: field.shown("flag", "Keadaan", benar, { say: (arsip) => (arsip ? "Diarsipkan" : "Aktif") }),
  jumlahPo: field.shown("number", "Jumlah PO", bilangan),
  poTerakhir: field.shown("day", "PO Terakhir", atauKosong(tanggal)),
  /** null for those who may not see purchase prices. */
  hutang: field.shown("money", "Hutang", atauKosong(uang)),
  /** Days after the due date of its oldest unpaid purchase order; null while nothing is complete and unpaid. */
  hariLewat: field.shown("number", "Lewat (hari)", atauKosong(bilangan)),
};

export const riwayatPemasok = {
  ...isianPemasok,
  arsip: isiPemasok.arsip,
  digabungKe: field.shown("text", "Digabung ke", teks),
  pindahPo: field.shown("lines", "PO yang dipindah", teks),
  catatanBaru: field.shown("lines", "Catatan Baru", teks),
  langkah: field.shown("text", "Langkah Berikut", teks),
  pernyataan: field.shown("text", "Pernyataan Hutang", teks),
};

/** A note about a supplier, with what comes next. */
export const isianCatatanPemasok = {
  tanggal: field.day("Tanggal"),
  isi: field.lines("Catatan", { empty: "Catatan tidak boleh kosong." }),
  langkah: blankable(field.text("Langkah Berikut", { max: 200 })),
  tglLangkah: blankable(field.day("Tanggal Langkah", { spoken: "Tanggal langkah berikut" })),
};

/** A product that a supplier delivers. */
export const isiProdukPemasok = {
  kodeProduk: kepalaPo.kodeProduk,
  namaProduk: kepalaPo.namaProduk,
  jumlahPo: isiPemasok.jumlahPo,
  qty: field.shown("number", "Unit Dipesan", bilangan),
  /** null for those who may not see purchase prices. */
  hargaTerakhir: field.shown("money", "Harga Terakhir", atauKosong(uang)),
  tglPo: field.shown("day", "PO Terakhir", tanggal),
  hariKirim: field.shown("number", "Lama Kirim (hari)", atauKosong(bilangan)),
};
