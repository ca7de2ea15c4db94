import * as z from "zod/mini";
import { CARA_KELUAR_RUSAK } from "#areas/produk/produk/isiProduk.ts";
import { answer, call, row } from "#kernel/call.ts";
import { choice, id, integer, optional, text, withDefault } from "#kernel/fields.ts";
import { everyone, withMenu } from "#kernel/permission.ts";
import { wireOf } from "#kernel/record.ts";
import { Boleh, idOf, Pdf, tanggal } from "#kernel/row.ts";
import { customer } from "../order/isiOrder.ts";
import { keadaanBarang } from "../surat-jalan/isiSuratJalan.ts";
import { nomorSeri } from "./isiSeri.ts";

/** Sizes of labels in millimetres, and a sheet of 24 labels of 70 x 37 mm. */
export const UKURAN_LABEL = ["60x40", "40x25", "100x50", "A4"] as const;
export type UkuranLabel = (typeof UKURAN_LABEL)[number];
export const labelUkuran = (ukuran: UkuranLabel): string =>
  ukuran === "A4" ? "Lembar A4, 24 label 70 x 37 mm" : `${ukuran.replace("x", " x ")} mm`;

/** A delivery of the unit; `kembali` is the day on which it came back, good or damaged. */
const PerjalananSeri = row({
  idSuratJalan: z.string(),
  idSo: z.string(),
  idPelanggan: z.nullable(idOf("pelanggan")),
  customerInstansi: customer.customerInstansi.wire,
  namaCustomer: customer.namaCustomer.wire,
  ...wireOf(keadaanBarang),
  dikirim: z.nullable(tanggal),
  garansiSampai: z.nullable(tanggal),
  kembali: z.nullable(tanggal),
  /** The retur by which it came back; `rusak` until it is repaired, and what became of a damaged unit. */
  idRetur: z.nullable(z.string()),
  rusak: z.boolean(),
  akhirRusak: z.nullable(z.enum(CARA_KELUAR_RUSAK)),
});
export type PerjalananSeri = z.output<typeof PerjalananSeri>;

/** Where a unit is now: its customer, the warehouse (for sale, on a note or damaged), or nowhere any more. */
export const POSISI = ["customer", "gudang", "surat jalan", "rusak", "dibuang"] as const;
export type PosisiSeri = (typeof POSISI)[number];
type Terakhir = Pick<PerjalananSeri, "dikirim" | "kembali" | "rusak" | "akhirRusak"> | undefined;

/** Where a unit is, by its last delivery. */
export function posisiSeri(terakhir: Terakhir): PosisiSeri {
  if (terakhir?.akhirRusak === "buang") return "dibuang";
  if (terakhir?.rusak) return "rusak";
  if (!terakhir || terakhir.kembali !== null) return "gudang";
  return terakhir.dikirim === null ? "surat jalan" : "customer";
}

export const Seri = row({
  nomor: z.string(),
  idProduk: idOf("produk"),
  kodeProduk: z.string(),
  namaProduk: z.string(),
  tipe: z.string(),
  kapasitas: z.string(),
  /** Newest first. */
  perjalanan: z.array(PerjalananSeri),
  aksi: row({ kartu: Boleh }),
});
export type Seri = z.output<typeof Seri>;

/** What anybody may know who holds the unit's label. */
export const SeriUmum = row({
  nomor: z.string(),
  produk: z.string(),
  /** null while the unit is with the company. */
  dikirim: z.nullable(tanggal),
  garansiSampai: z.nullable(tanggal),
  perusahaan: z.string(),
});
export type SeriUmum = z.output<typeof SeriUmum>;

/** Where the app was opened: the address in the QR codes, unless PUBLIC_URL says another. */
const asal = optional(text("Alamat", { max: 200, matches: /^https?:\/\/[^\s/?#]+$/ }));

const pembaca = withMenu("Surat Jalan", "Sales Order", "Invoice");
const pengirim = withMenu("Surat Jalan");

export const seri = {
  getSeri: call("GET /seriWeb/getSeri", {
    summary: "Satu nomor seri dengan produk, order, customer, pengiriman dan garansinya",
    tindakan: "melihat nomor seri",
    permission: pembaca,
    input: z.object({ nomor: nomorSeri }),
    output: answer(Seri),
    reads: ["suratJalan", "order", "produk"],
  }),
  getUsulanSeri: call("GET /seriWeb/getUsulanSeri", {
    summary: "Nomor seri berikutnya yang masih bebas untuk sebuah produk",
    tindakan: "mengusulkan nomor seri",
    permission: pengirim,
    input: z.object({ idProduk: id("produk", "Produk"), banyak: integer("Jumlah", { min: 1, max: 500 }) }),
    output: answer(z.array(z.string())),
    reads: ["suratJalan"],
  }),
  cetakLabelSeri: call("GET /seriWeb/cetakLabelSeri", {
    summary: "Mencetak label nomor seri dari sebuah surat jalan",
    tindakan: "mencetak label",
    permission: pembaca,
    input: z.object({
      idSj: text("Kode surat jalan", { max: 40 }),
      ukuran: withDefault<UkuranLabel, UkuranLabel>(choice("Ukuran label", UKURAN_LABEL), "60x40"),
      /** Only the label of this unit. */
      nomor: optional(nomorSeri),
      asal,
    }),
    output: answer(Pdf),
    reads: ["suratJalan", "perusahaan"],
    neverKept: true,
  }),
  cetakKartuGaransi: call("GET /seriWeb/cetakKartuGaransi", {
    summary: "Mencetak kartu garansi sebuah unit",
    tindakan: "mencetak kartu garansi",
    permission: pembaca,
    input: z.object({ nomor: nomorSeri, asal }),
    output: answer(Pdf),
    reads: ["suratJalan", "perusahaan"],
    neverKept: true,
  }),
  /** A wrong key is answered like an unknown number, so that nobody learns which numbers exist. */
  periksaSeri: call("GET /seriWeb/periksaSeri", {
    summary: "Keaslian dan garansi sebuah unit, untuk pemegang labelnya",
    tindakan: "memeriksa nomor seri",
    permission: everyone,
    input: z.object({
      nomor: withDefault<string, string>(text("Nomor seri"), ""),
      k: withDefault<string, string>(text("Kunci"), ""),
    }),
    output: answer(SeriUmum),
    reads: ["suratJalan", "produk", "perusahaan"],
  }),
};
