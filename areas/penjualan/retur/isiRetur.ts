import { blankable, field } from "#kernel/record.ts";
import { atauKosong, tanggal, teks, uang } from "#kernel/row.ts";
import { customer, kepalaOrder } from "../order/isiOrder.ts";
import { kepalaSuratJalan } from "../surat-jalan/isiSuratJalan.ts";

/** What a person decides about goods that came back. */
export const KEPUTUSAN_RETUR = ["ganti", "dana", "tanpa"] as const;
export type KeputusanRetur = (typeof KEPUTUSAN_RETUR)[number];
const NAMA_KEPUTUSAN: Readonly<Record<KeputusanRetur, string>> = {
  ganti: "Kirim pengganti",
  dana: "Kembalikan dana",
  tanpa: "Tanpa tindakan",
};
export const namaKeputusan = (keputusan: KeputusanRetur): string => NAMA_KEPUTUSAN[keputusan];

/** What whoever notes a retur asks for, in the words that programs elsewhere were promised. */
export const LANJUT_RETUR = ["ganti", "dana", "tidak"] as const;
const DIMINTA: Readonly<Record<(typeof LANJUT_RETUR)[number], KeputusanRetur>> = {
  ganti: "ganti",
  dana: "dana",
  tidak: "tanpa",
};

/** What is typed when goods come back. `lanjut` decides nothing: it is shown to whoever decides. */
export const isianRetur = {
  alasan: field.lines("Alasan Retur", { short: "Alasan", empty: "Alasan tidak boleh kosong." }),
  lanjut: blankable(
    field.choice("Tindak Lanjut Diminta", LANJUT_RETUR, {
      short: "Diminta",
      say: (lanjut) => namaKeputusan(DIMINTA[lanjut]),
    }),
  ),
};

/** What is typed when a retur is decided. */
export const isianPutusan = {
  keputusan: field.choice("Keputusan", KEPUTUSAN_RETUR, {
    empty: "Keputusan tidak boleh kosong.",
    say: namaKeputusan,
  }),
  nominal: blankable(field.money("Dana Dikembalikan", { min: 1, tooSmall: "Dana minimal Rp 1" })),
  idRekening: blankable(field.id("rekening", "Rekening Pengirim", { spoken: "Rekening" })),
  catatan: blankable(field.lines("Catatan")),
};

/** A retur itself. */
export const pokokRetur = {
  idRetur: field.shown("text", "Kode Retur", teks),
  tglRetur: field.shown("day", "Tanggal Retur", tanggal),
  alasan: isianRetur.alasan,
  lanjut: isianRetur.lanjut,
  tglPutus: field.shown("day", "Tanggal Keputusan", atauKosong(tanggal)),
  catatan: field.shown("lines", "Catatan", teks),
  nominal: field.shown("money", "Dana Dikembalikan", atauKosong(uang)),
};

/** The same with the documents and the customer behind it. */
export const isiRetur = {
  ...pokokRetur,
  idSuratJalan: kepalaSuratJalan.idSuratJalan,
  idSo: kepalaOrder.idSo,
  customerInstansi: customer.customerInstansi,
  namaCustomer: customer.namaCustomer,
};

/** Fields in the history of a retur. */
export const riwayatRetur = {
  idSuratJalan: kepalaSuratJalan.idSuratJalan,
  alasan: isianRetur.alasan,
  lanjut: isianRetur.lanjut,
  barang: field.shown("other", "Barang", teks),
  foto: field.shown("files", "Foto", teks),
  keputusan: field.shown("text", "Keputusan", teks),
  nilaiRusak: field.shown("money", "Nilai Barang Rusak", atauKosong(uang)),
  nominal: pokokRetur.nominal,
  pengajuan: field.shown("text", "Pengajuan", teks),
  catatan: pokokRetur.catatan,
  email: field.shown("text", "Email", teks),
  tautan: field.shown("text", "Tautan PDF", teks),
  whatsapp: field.shown("text", "WhatsApp", teks),
};
