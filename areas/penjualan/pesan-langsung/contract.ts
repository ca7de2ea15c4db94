import * as z from "zod/mini";
import { answer, call, pageOf, row } from "#kernel/call.ts";
import { Refused, required } from "#kernel/field.ts";
import { cari, choice, flag, id, integer, listOf, optional, paging, urutan, withDefault } from "#kernel/fields.ts";
import { grafikCalls, isianGrafik } from "#kernel/grafik.ts";
import { itemOf } from "#kernel/item.ts";
import { papanOf } from "#kernel/papan.ts";
import { PRIVILEGED, PRODUCTION, withMenu, withRole } from "#kernel/permission.ts";
import { berentang, rentang } from "#kernel/range.ts";
import { wireOf } from "#kernel/record.ts";
import { Boleh, idOf } from "#kernel/row.ts";
import { jumlahBahan } from "#kernel/satuan.ts";
import { pilihan } from "#kernel/several.ts";
import { STATUS_PRODUK, type StatusProduk } from "../order/label.ts";
import { KOLOM_PL } from "../papan.ts";
import { GRAFIK_PL } from "./grafikPl.ts";
import { barisPl, mesinPl, pemesanPl } from "./isiPesanLangsung.ts";

/** A line made to order, with its customer. */
export const PesanLangsung = row({
  ...wireOf(barisPl),
  produk: row(wireOf(mesinPl)),
  order: row(wireOf(pemesanPl)),
  /** The purchase orders linked to this line. */
  po: z.array(row({ kloter: z.string(), qty: z.int() })),
  aksi: row({ selesai: Boleh, cancel: Boleh }),
});
export type PesanLangsung = z.output<typeof PesanLangsung>;

/** The detail of one line, which may be cancelled alone or with its order. */
export const SatuPesanLangsung = z.extend(PesanLangsung, { dibatalkan: z.boolean() });
export type SatuPesanLangsung = z.output<typeof SatuPesanLangsung>;

const idOrderan = id("orderan", "Pesan langsung");

/** The most materials that a production takes. */
export const MAKS_BAHAN_PRODUKSI = 300;
const terpakai = z.object({ idProduk: id("produk", "Bahan"), dipakai: jumlahBahan("Jumlah bahan") });
export type BahanTerpakai = z.output<typeof terpakai>;

/** A material that finishing units takes, by the recipe, with what is in the warehouse. */
export const BahanPl = row({
  idProduk: idOf("produk"),
  kodeProduk: z.string(),
  namaProduk: z.string(),
  satuan: z.string(),
  rencana: z.number(),
  stock: z.number(),
});
export type BahanPl = z.output<typeof BahanPl>;

/** What the list can be sorted by. */
export const URUT_PL = ["tglOrder", "tglDeadline", "namaProduk"] as const;
export type UrutPl = (typeof URUT_PL)[number];

/** The word of the screen for no filter, which other programs send. */
const SEMUA = "All";
const satuStatus = choice("Status produksi", STATUS_PRODUK);
const statusProduk = optional(
  required<StatusProduk | null, StatusProduk | typeof SEMUA>(
    "Status produksi tidak boleh kosong",
    { type: "string", enum: [...STATUS_PRODUK, SEMUA] },
    readStatus,
  ),
);

function readStatus(raw: unknown): StatusProduk | null {
  if (raw === SEMUA) return null;
  const { success, data, error } = z.safeParse(satuStatus, raw);
  if (!success) throw new Refused(error.issues[0]?.message);
  return data;
}

/** What the list, and a file of it, is asked with. */
const saringan = {
  cari,
  ...rentang,
  statusProduk,
  /** Those of one column of the board, the earliest deadline first. */
  bagian: optional(choice("Deadline", KOLOM_PL)),
  urut: urutan(URUT_PL),
  /** Of what is being made the first deadline stands first, unless sorted otherwise. */
  mendesak: withDefault<boolean, boolean | string>(flag("Mendesak"), false),
};

const { urut: _, mendesak: __, ...tersaring } = saringan;
export const grafikPl = grafikCalls(GRAFIK_PL, {
  path: ["/orderWeb", "Pl"],
  tentang: "pesan langsung",
  permission: withMenu("Pesan Langsung"),
  filePermission: withMenu("Pesan Langsung"),
  input: berentang(z.object({ ...tersaring, ...isianGrafik(GRAFIK_PL) })),
  reads: ["orderan", "order", "pelanggan", "produk"],
});

export const pesanLangsung = {
  /** Newest order first; the range is that of order dates, and an empty statusProduk, or All, means all. */
  getOrderanPl: call("GET /orderWeb/getOrderanPl", {
    summary: "Daftar pesan langsung",
    tindakan: "melihat pesan langsung",
    permission: withMenu("Pesan Langsung"),
    input: berentang(z.object({ ...paging, ...saringan })),
    output: pageOf(PesanLangsung),
    reads: ["orderan", "order", "invoice", "po"],
  }),
  getPapanPl: call("GET /orderWeb/getPapanPl", {
    summary: "Papan pesan langsung yang belum selesai, menurut deadline",
    tindakan: "melihat pesan langsung",
    permission: withMenu("Pesan Langsung"),
    output: papanOf(KOLOM_PL, PesanLangsung),
    reads: ["orderan", "order", "invoice", "po"],
  }),
  getDetailOrderanPl: call("GET /orderWeb/getDetailOrderanPl", {
    summary: "Satu pesan langsung",
    tindakan: "melihat pesan langsung",
    permission: withMenu("Pesan Langsung"),
    input: z.object({ idOrderan }),
    output: answer(SatuPesanLangsung),
    reads: ["orderan", "order", "invoice", "po"],
  }),
  /** What finishing so many units takes; no materials where the machine is made without a recipe. */
  getBahanPl: call("GET /orderWeb/getBahanPl", {
    summary: "Bahan untuk sejumlah mesin pesan langsung, menurut resepnya",
    tindakan: "melihat bahan pesan langsung",
    permission: withMenu("Pesan Langsung"),
    input: z.object({ idOrderan, selesai: integer("Jumlah mesin selesai", { min: 1, max: 1_000_000 }) }),
    output: answer(z.array(BahanPl)),
    reads: ["orderan", "resep", "bahan"],
  }),
  exportPl: call("GET /orderWeb/exportPl", {
    summary: "Mengekspor pesan langsung ke file .xlsx",
    tindakan: "mengekspor pesan langsung",
    permission: withMenu("Pesan Langsung"),
    /** With `idOrderan` these lines, of whatever day. */
    input: berentang(z.object({ ...saringan, idOrderan: optional(pilihan("Pesan langsung", idOrderan)) })),
    answers: "xlsx",
  }),
  getGrafikPl: grafikPl.get,
  exportGrafikPl: grafikPl.file,
  updatePl: call("PATCH /orderWeb/updatePl", {
    summary: "Menandai mesin pesan langsung selesai dibuat",
    tindakan: "menyelesaikan pesan langsung",
    permission: withRole(PRODUCTION, "Pesan Langsung"),
    input: z.object({
      idOrderan,
      selesai: integer("Jumlah mesin selesai", { min: 1, max: 1_000_000 }),
      /**
       * How many machines were finished on the person's screen. If two people report the same machines, the second is
       * refused; a client that omits it is not checked.
       */
      qtySelesai: optional(integer("Jumlah yang sudah selesai", { max: 1_000_000 })),
      /** All that the workshop took; without it the recipe is taken. */
      bahan: optional(
        listOf<BahanTerpakai, z.input<typeof terpakai>>("Bahan", itemOf(terpakai), { max: MAKS_BAHAN_PRODUKSI }),
      ),
    }),
    changes: ["orderan", "order", "suratJalan", "produk", "po", "jurnal", "bahan", "produksi"],
  }),
  undoPl: call("PATCH /orderWeb/undoPl", {
    summary: "Mengurungkan hitungan mesin selesai yang terakhir",
    tindakan: "mengurungkan mesin selesai",
    permission: withRole(PRODUCTION, "Pesan Langsung"),
    input: z.object({
      idOrderan,
      /** How many machines that count brought. */
      selesai: integer("Jumlah mesin selesai", { min: 1, max: 1_000_000 }),
      /** How many were finished after it. */
      qtySelesai: integer("Jumlah yang sudah selesai", { min: 1, max: 1_000_000 }),
    }),
    changes: ["orderan", "order", "suratJalan", "produk", "po", "jurnal", "bahan", "produksi"],
  }),
  cancelPl: call("PATCH /orderWeb/cancelPl", {
    summary: "Membatalkan pesan langsung",
    tindakan: "membatalkan pesan langsung",
    permission: withRole(PRIVILEGED, "Pesan Langsung"),
    input: z.object({ idOrderan }),
    changes: ["orderan", "order", "suratJalan", "produk", "po"],
  }),
};
