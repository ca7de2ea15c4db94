import * as z from "zod/mini";
import { row } from "#kernel/call.ts";
import { blankable, field, orElse, wireOf } from "#kernel/record.ts";
import { Boleh, idOf, tanggal, teks } from "#kernel/row.ts";

const angka = (banyak: number) => new RegExp(`^[ .-]*(?:[0-9][ .-]*){${banyak}}$`);
const nitku = field.text("NITKU", { max: 12, matches: angka(6), format: "NITKU terdiri dari 6 angka" });

/** What the tax office knows the company by. */
export const setelanPajak = {
  pkpSejak: blankable(field.day("PKP Sejak")),
  npwp: blankable(field.text("NPWP", { max: 30, matches: angka(16), format: "NPWP terdiri dari 16 angka" })),
  nitku,
  penandatangan: blankable(field.text("Penandatangan", { max: 100 })),
  hargaTermasuk: orElse(field.flag("Harga produk sudah termasuk PPN"), true),
  pphFinal: orElse(field.flag("PPh final dari omzet"), false),
};

export const KUNCI_KETENTUAN = [
  "ppn",
  "dpp-lain",
  "pph23-jasa",
  "pph-final",
  "hari-lapor",
  "isi-berkas",
  "batas-pkp",
  "hari-setor",
  "hari-bukti",
  "masa-kredit",
] as const;
export type KunciKetentuan = (typeof KUNCI_KETENTUAN)[number];
const NAMA_KETENTUAN: Readonly<Record<KunciKetentuan, string>> = {
  ppn: "Tarif PPN",
  "dpp-lain": "DPP nilai lain",
  "pph23-jasa": "PPh 23 jasa",
  "pph-final": "PPh final",
  "hari-lapor": "Tanggal terakhir unggah",
  "isi-berkas": "Faktur per berkas",
  "batas-pkp": "Batas omzet PKP",
  "hari-setor": "Tanggal terakhir setor PPh",
  "hari-bukti": "Tanggal terakhir bukti potong",
  "masa-kredit": "Masa kredit PPN masukan (bulan)",
};
export const namaKetentuan = (kunci: KunciKetentuan): string => NAMA_KETENTUAN[kunci];

/** A rate as a fraction, or a number over 1. */
export const isianKetentuan = {
  kunci: field.choice("Ketentuan", KUNCI_KETENTUAN, { say: namaKetentuan }),
  sejak: field.day("Berlaku Sejak"),
  atas: field.number("Pembilang", { min: 0, max: 999_999_999_999 }),
  bawah: field.number("Penyebut", { min: 1, max: 1000 }),
  sumber: field.text("Sumber", { max: 300 }),
};
export const Ketentuan = row({
  ...wireOf(isianKetentuan),
  berlaku: z.boolean(),
  aksi: row({ ubah: Boleh, hapus: Boleh }),
});
export type Ketentuan = z.output<typeof Ketentuan>;

export const Pajak = row({
  ...wireOf(setelanPajak),
  pkpSejak: z.nullable(tanggal),
  ketentuan: z.array(Ketentuan),
  versi: z.int(),
  aksi: row({ tambahKetentuan: Boleh }),
});
export type Pajak = z.output<typeof Pajak>;

/** The PPN that a total has on top of the prices of its lines, as a fraction of them; null where they include it. */
export const PpnHarga = row({ ppn: z.nullable(row({ atas: z.int(), bawah: z.int() })) });

export const riwayatPajak = {
  ...setelanPajak,
  ketentuan: field.shown("text", "Ketentuan", teks),
  setorFinal: field.shown("text", "PPh Final", teks),
  kode: field.shown("text", "Kode Coretax", teks),
};

export const DOKUMEN_PELANGGAN = ["NPWP", "NIK", "Paspor", "Lainnya"] as const;

const TRANSAKSI = {
  "04": "04 Umum (DPP nilai lain)",
  "02": "02 Instansi pemerintah pemungut PPN",
  "03": "03 Pemungut PPN lain (BUMN)",
  "07": "07 PPN tidak dipungut",
  "08": "08 PPN dibebaskan",
} as const;
export const KODE_TRANSAKSI = ["04", "02", "03", "07", "08"] as const;
export type KodeTransaksi = (typeof KODE_TRANSAKSI)[number];
/** Codes of facilities, which are named with them. */
export const berfasilitas = (kode: string | null): boolean => kode === "07" || kode === "08";

/** The codes of additional information and stamp; both are empty without a facility. */
export const kodeFasilitas = (fasilitas: string) =>
  fasilitas === "" ? { keterangan: "", cap: "" } : { keterangan: `TD.005${fasilitas}`, cap: `TD.011${fasilitas}` };

/** What the tax office knows a customer by, beside the NPWP of the customer list. */
export const identitasPelanggan = {
  dokumen: field.choice("Dikenal dengan", DOKUMEN_PELANGGAN),
  nomor: blankable(field.text("Nomor", { max: 40 })),
  nitku,
  kodeTransaksi: orElse(field.choice("Kode Transaksi", KODE_TRANSAKSI, { say: (kode) => TRANSAKSI[kode] }), "04"),
  /** The last two digits of the facility in the lists of 07 and 08, which additional information and stamp share. */
  fasilitas: blankable(
    field.text("Fasilitas", { max: 2, matches: /^[0-9]{2}$/, format: "Fasilitas dengan 2 angka, misalnya 18" }),
  ),
  negara: field.text("Negara", { max: 3, matches: /^[A-Za-z]{3}$/, format: "Negara dengan 3 huruf, misalnya IDN" }),
};
export const IdentitasPelanggan = row({
  idPelanggan: idOf("pelanggan"),
  nama: z.string(),
  npwp: z.string(),
  ...wireOf(identitasPelanggan),
  versi: z.int(),
});
export type IdentitasPelanggan = z.output<typeof IdentitasPelanggan>;

/** How the tax office calls a product. */
export const identitasProduk = {
  jenis: field.choice("Barang atau jasa", ["A", "B"], { say: (jenis) => (jenis === "A" ? "Barang" : "Jasa") }),
  kode: field.text("Kode Coretax", { max: 6, matches: /^[0-9]{6}$/, format: "Kode terdiri dari 6 angka" }),
  satuan: field.text("Satuan", { max: 7, matches: /^UM\.[0-9]{4}$/, format: "Satuan dengan format UM.0018" }),
};
export const IdentitasProduk = row({
  idProduk: idOf("produk"),
  kodeProduk: z.string(),
  namaProduk: z.string(),
  ...wireOf(identitasProduk),
  namaKode: z.string(),
  namaSatuan: z.string(),
  versi: z.int(),
});
export type IdentitasProduk = z.output<typeof IdentitasProduk>;
