import * as z from "zod/mini";
import { answer, call, pageOf, row } from "#kernel/call.ts";
import {
  choice,
  date,
  email,
  id,
  integer,
  listOf,
  optional,
  paging,
  rupiah,
  text,
  withDefault,
} from "#kernel/fields.ts";
import { itemOf } from "#kernel/item.ts";
import { papanOf } from "#kernel/papan.ts";
import { withMenu } from "#kernel/permission.ts";
import { berbulan, berentang, rentangBulan } from "#kernel/range.ts";
import { inputOf, wireOf } from "#kernel/record.ts";
import { Boleh, idOf, Pdf, Pesan, waktu } from "#kernel/row.ts";
import { pilihan } from "#kernel/several.ts";
import { isianSurat, jawabanDraf, pilihanBahasa } from "#kernel/surat.ts";
import type { Rupiah } from "#kernel/types.ts";
import { KOLOM_PENAWARAN } from "../papan.ts";
import { grafikPenawaran } from "./grafikPenawaran.ts";
import {
  barisPenawaran,
  isianKalah,
  isianRevisi,
  isianTindakLanjut,
  isiRevisi,
  pokokPenawaran,
  statusPenawaran,
} from "./isiPenawaran.ts";
import { Kalah, Konversi, SUDUT_KONVERSI, type SudutKonversi } from "./konversi.ts";
import { saringan } from "./saringan.ts";

export const MAX_BARIS_PENAWARAN = 200;
export const BarisPenawaran = row(wireOf(barisPenawaran));
export type BarisPenawaran = z.output<typeof BarisPenawaran>;

const Beda = row({ apa: z.string(), sebelum: z.string(), sesudah: z.string() });

/** A quotation with what is offered now. */
const isiPenawaran = {
  ...wireOf(pokokPenawaran),
  ...wireOf(isiRevisi),
  status: statusPenawaran.wire,
  sales: row({ namaLengkap: z.string() }),
  idPelanggan: z.nullable(idOf("pelanggan")),
  /** The order that was made of it is cancelled. */
  orderBatal: z.boolean(),
  versi: z.int(),
  aksi: row({ ubah: Boleh, kirim: Boleh, pesan: Boleh, kalah: Boleh, kirimEmail: Boleh }),
};
export const Penawaran = row(isiPenawaran);
export type Penawaran = z.output<typeof Penawaran>;

/** A revision as it was offered, and what it changed of the one before. */
export const RevisiPenawaran = row({
  revisi: z.int(),
  ...wireOf(isiRevisi),
  dibuat: waktu,
  oleh: z.string(),
  baris: z.array(BarisPenawaran),
  beda: z.array(Beda),
});
export type RevisiPenawaran = z.output<typeof RevisiPenawaran>;

/** The newest revision first. */
export const DetailPenawaran = row({ ...isiPenawaran, revisiSemua: z.array(RevisiPenawaran) });
export type DetailPenawaran = z.output<typeof DetailPenawaran>;

const Baris = z.object({
  idProduk: id("produk", "Produk"),
  qty: integer("Jumlah", { min: 1, max: 1_000_000 }),
  harga: rupiah("Harga"),
  diskon: withDefault<Rupiah, number | string>(rupiah("Diskon"), 0 as Rupiah),
});
export type BarisKirim = z.input<typeof Baris>;
export type BarisDitawarkan = z.output<typeof Baris>;

export const BARANG_KOSONG = "Penawaran masih tanpa barang";

/** What is offered; `harga` is the price on the person's screen, which the server compares. */
const isian = {
  idPelanggan: optional(id("pelanggan", "Pelanggan")),
  ...inputOf(isianRevisi),
  ...inputOf(isianTindakLanjut),
  barang: listOf<BarisDitawarkan, BarisKirim>("Barang", itemOf(Baris, "Barang tidak dapat dibaca"), {
    min: 1,
    max: MAX_BARIS_PENAWARAN,
    empty: BARANG_KOSONG,
  }),
};
const PenawaranBaru = z.object(isian);
export type PenawaranBaru = z.output<typeof PenawaranBaru>;

export const idPenawaran = text("Kode penawaran", { max: 40 });
const revisi = optional(integer("Revisi", { min: 1 }));
const versi = optional(integer("Versi"));

const MELIHAT = withMenu("Produk Card", "Sales Order");
/** Whoever may make orders may offer. */
const MENAWARKAN = withMenu("Produk Card");
const reads = ["penawaran", "order", "pelanggan", "perusahaan"] as const;

export const penawaran = {
  addPenawaran: call("POST /penawaranWeb/addPenawaran", {
    summary: "Membuat penawaran",
    tindakan: "membuat penawaran",
    permission: MENAWARKAN,
    input: PenawaranBaru,
    output: answer(row({ idPenawaran: z.string() })),
    changes: ["penawaran"],
  }),
  /** What was not sent yet changes; of what was sent there comes a new revision. */
  editPenawaran: call("PATCH /penawaranWeb/editPenawaran", {
    summary: "Mengubah penawaran; yang sudah dikirim menjadi revisi baru",
    tindakan: "mengubah penawaran",
    permission: MENAWARKAN,
    input: z.object({ idPenawaran, ...isian, versi }),
    output: answer(row({ revisi: z.int() })),
    changes: ["penawaran"],
  }),
  /** Newest first; `cari` looks into code, customer and telephone number. */
  getPenawaran: call("GET /penawaranWeb/getPenawaran", {
    summary: "Daftar penawaran",
    tindakan: "melihat penawaran",
    permission: MELIHAT,
    input: berentang(z.object({ ...paging, ...saringan })),
    output: pageOf(Penawaran),
    reads,
  }),
  getPapanPenawaran: call("GET /penawaranWeb/getPapanPenawaran", {
    summary: "Papan penawaran menurut statusnya; yang berakhir hanya yang baru",
    tindakan: "melihat penawaran",
    permission: MELIHAT,
    output: papanOf(KOLOM_PENAWARAN, Penawaran),
    reads,
  }),
  exportPenawaran: call("GET /penawaranWeb/exportPenawaran", {
    summary: "Mengekspor penawaran ke file .xlsx",
    tindakan: "mengekspor penawaran",
    permission: MELIHAT,
    /** With `idPenawaran` these, of whatever day. */
    input: berentang(z.object({ ...saringan, idPenawaran: optional(pilihan("Penawaran", idPenawaran)) })),
    answers: "xlsx",
  }),
  getGrafikPenawaran: grafikPenawaran.get,
  exportGrafikPenawaran: grafikPenawaran.file,
  getDetailPenawaran: call("GET /penawaranWeb/getDetailPenawaran", {
    summary: "Satu penawaran dengan semua revisi dan bedanya",
    tindakan: "melihat penawaran",
    permission: MELIHAT,
    input: z.object({ idPenawaran }),
    output: answer(DetailPenawaran),
    reads,
  }),
  cetakPenawaran: call("GET /penawaranWeb/cetakPenawaran", {
    summary: "Mencetak penawaran, atau satu revisinya, sebagai PDF",
    tindakan: "mencetak penawaran",
    permission: MELIHAT,
    input: z.object({ idPenawaran, revisi, ...pilihanBahasa }),
    output: answer(Pdf),
    reads,
    neverKept: true,
  }),
  getPesanPenawaran: call("GET /penawaranWeb/getPesanPenawaran", {
    summary: "Teks WhatsApp untuk penawaran",
    tindakan: "mengirim WhatsApp",
    permission: MELIHAT,
    input: z.object({ idPenawaran }),
    output: answer(Pesan),
    reads,
  }),
  getDrafPenawaran: call("GET /penawaranWeb/getDrafPenawaran", {
    summary: "Email penawaran yang siap dikirim",
    tindakan: "mengirim penawaran",
    permission: MENAWARKAN,
    input: z.object({ idPenawaran }),
    output: jawabanDraf,
    reads,
  }),
  kirimEmailPenawaran: call("POST /penawaranWeb/kirimEmailPenawaran", {
    summary: "Mengirim penawaran ke email customer",
    tindakan: "mengirim penawaran",
    permission: MENAWARKAN,
    input: z.object({ idPenawaran, email: withDefault<string, string>(email(), ""), ...isianSurat, ...pilihanBahasa }),
    changes: ["email", "penawaran"],
  }),
  /** For what was handed over on paper or by WhatsApp. */
  tandaiTerkirim: call("POST /penawaranWeb/tandaiTerkirim", {
    summary: "Mencatat bahwa penawaran sudah diserahkan kepada customer",
    tindakan: "mengirim penawaran",
    permission: MENAWARKAN,
    input: z.object({ idPenawaran }),
    changes: ["penawaran"],
  }),
  tindakLanjutPenawaran: call("PATCH /penawaranWeb/tindakLanjutPenawaran", {
    summary: "Mengatur tanggal tindak lanjut dan catatan internal",
    tindakan: "menindaklanjuti penawaran",
    permission: MENAWARKAN,
    input: z.object({ idPenawaran, ...inputOf(isianTindakLanjut), versi }),
    changes: ["penawaran"],
  }),
  geserTindakLanjut: call("PATCH /penawaranWeb/geserTindakLanjut", {
    summary: "Memindahkan tindak lanjut penawaran ke hari lain",
    tindakan: "menindaklanjuti penawaran",
    permission: MENAWARKAN,
    /** `dari`: the day that the person saw. */
    input: z.object({ idPenawaran, dari: date("Tanggal semula"), tanggal: date("Tanggal") }),
    changes: ["penawaran"],
  }),
  kalahPenawaran: call("POST /penawaranWeb/kalahPenawaran", {
    summary: "Mencatat bahwa penawaran kalah, dan alasannya",
    tindakan: "mencatat penawaran kalah",
    permission: MENAWARKAN,
    input: z.object({ idPenawaran, ...inputOf(isianKalah), versi }),
    changes: ["penawaran"],
  }),
  /** Of the quotations of these months, by what became of each: every number is a list that getPenawaran answers. */
  getKonversiPenawaran: call("GET /penawaranWeb/getKonversiPenawaran", {
    summary: "Apa jadinya penawaran, per Sales atau per produk",
    tindakan: "melihat penawaran",
    permission: MELIHAT,
    input: berbulan(
      z.object({
        sudut: withDefault<SudutKonversi, SudutKonversi>(choice("Sudut", SUDUT_KONVERSI), "sales"),
        ...rentangBulan,
      }),
    ),
    output: answer(row({ baris: z.array(Konversi), semua: Konversi, kalah: z.array(Kalah) })),
    reads,
  }),
  pesanPenawaran: call("POST /penawaranWeb/pesanPenawaran", {
    summary: "Membuat order dari penawaran, dengan harga yang ditawarkan",
    tindakan: "membuat order",
    permission: MENAWARKAN,
    input: z.object({ idPenawaran }),
    output: answer(row({ idSo: z.string() })),
    changes: ["penawaran", "order", "orderan", "produk", "pelanggan"],
  }),
};
