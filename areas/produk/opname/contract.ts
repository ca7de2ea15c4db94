import * as z from "zod/mini";
import { putusan } from "#areas/keuangan/pengajuan/isiPengajuan.ts";
import { answer, call, pageOf, row, sheets } from "#kernel/call.ts";
import { evenWithProblems } from "#kernel/evenWithProblems.ts";
import { cari, choice, id, integer, listOf, optional, paging, text, withDefault } from "#kernel/fields.ts";
import { itemOf } from "#kernel/item.ts";
import { PRIVILEGED, withMenu, withRole } from "#kernel/permission.ts";
import { inputOf, wireOf } from "#kernel/record.ts";
import { Boleh, Pdf, waktu } from "#kernel/row.ts";
import type { Id } from "#kernel/types.ts";
import {
  BarisLembar,
  BarisOpname,
  CARA_HITUNG,
  type CaraHitung,
  type Dihitung,
  type DihitungKirim,
  isianOpname,
  isiOpname,
  itemDihitung,
  MAX_HITUNGAN,
  STATUS_OPNAME,
  saatHitung,
} from "./isiOpname.ts";

/** The most products that are chosen one by one. */
const MAX_PILIHAN = 500;

export const Opname = row({
  ...wireOf(isiOpname),
  /** Whoever made it took it back: it is Ditolak, by its author. */
  ditarik: z.boolean(),
  versi: z.int(),
  /** Who approved and who is missing, where two must; null if nobody has yet. */
  persetujuan: z.nullable(z.string()),
  aksi: row({ hitung: Boleh, kirim: Boleh, putuskan: Boleh, tarik: Boleh }),
});
export type Opname = z.output<typeof Opname>;

export const DetailOpname = row({
  ...Opname.shape,
  /** How many counted products differ from the book. */
  selisih: z.int(),
  /** Whether it can be approved now: the differences must leave no stock below what there is and what orders hold. */
  approve: Boleh,
});
export type DetailOpname = z.output<typeof DetailOpname>;

/** Parts of an opname's products: those that differ, those that agree, and those that nobody counted. */
export const BAGIAN_OPNAME = ["selisih", "cocok", "belum"] as const;
export type BagianOpname = (typeof BAGIAN_OPNAME)[number];

const kosong = (isian: { cakupan?: string; kategori?: string | null; idProduk?: readonly unknown[] }) => [
  ...(isian.cakupan === "kategori" && isian.kategori === null
    ? [{ field: "kategori", message: "Kategori tidak boleh kosong" }]
    : []),
  ...(isian.cakupan === "pilihan" && isian.idProduk?.length === 0
    ? [{ field: "idProduk", message: "Pilih produk yang dihitung" }]
    : []),
];

const OpnameBaru = z
  .object({
    ...inputOf(isianOpname),
    idProduk: withDefault<Id<"produk">[], readonly (number | string)[] | string>(
      listOf<Id<"produk">, number | string>("Produk", itemOf(id("produk", "Produk"), "Produk tidak dikenal"), {
        max: MAX_PILIHAN,
      }),
      [],
    ),
  })
  .check(
    z.check<{ cakupan: string; kategori: string | null; idProduk: readonly unknown[] }>(
      (payload) => {
        for (const { field, message } of kosong(payload.value)) {
          payload.issues.push({ code: "custom", path: [field], message, input: payload.value });
        }
      },
      { when: evenWithProblems },
    ),
  );

const idOpname = text("Id opname", { max: 40 });
const satu = z.object({ idOpname });
const note = withDefault<string, string>(text("Alasan", { max: 1000, lines: true }), "");
const versi = optional<number, number | string>(integer("Versi"));
const menghitung = withMenu("Produk");
/** Who may correct the stock of a product decides its differences. */
const memutuskan = withRole(PRIVILEGED, "Produk");
const reads = ["opname", "produk", "karyawan", "perusahaan", "batas"] as const;
const changes = ["opname"] as const;

export const opname = {
  getOpname: call("GET /opnameWeb/getOpname", {
    summary: "Daftar stock opname",
    tindakan: "melihat stock opname",
    permission: menghitung,
    input: z.object({ ...paging, cari, status: optional(choice("Status", STATUS_OPNAME)) }),
    output: pageOf(Opname),
    reads,
  }),
  getDetailOpname: call("GET /opnameWeb/getDetailOpname", {
    summary: "Satu stock opname",
    tindakan: "melihat stock opname",
    permission: menghitung,
    input: satu,
    output: answer(DetailOpname),
    reads,
  }),
  /** The largest differences first. */
  getBarisOpname: call("GET /opnameWeb/getBarisOpname", {
    summary: "Produk sebuah stock opname beserta hitungannya",
    tindakan: "melihat stock opname",
    permission: menghitung,
    input: z.object({ ...paging, idOpname, bagian: choice("Bagian", BAGIAN_OPNAME) }),
    output: pageOf(BarisOpname),
    reads,
  }),
  /** The whole list, so that it can be counted without a network; it says nothing of the book. */
  getLembarOpname: call("GET /opnameWeb/getLembarOpname", {
    summary: "Lembar hitung sebuah stock opname, tanpa jumlah di buku",
    tindakan: "menghitung stock",
    permission: menghitung,
    input: satu,
    output: answer(
      row({
        idOpname: z.string(),
        hitung: Boleh,
        /** The clock of the server, by which a phone knows how wrong its own is. */
        sekarang: waktu,
        baris: z.array(BarisLembar),
      }),
    ),
    reads,
  }),
  addOpname: call("POST /opnameWeb/addOpname", {
    summary: "Memulai stock opname",
    tindakan: "memulai stock opname",
    permission: menghitung,
    input: OpnameBaru,
    output: answer(row({ idOpname: z.string() })),
    changes,
  }),
  /** The later count of a product holds; all of them stay in the history. */
  hitungOpname: call("POST /opnameWeb/hitungOpname", {
    summary: "Mencatat hasil hitung produk",
    tindakan: "menghitung stock",
    permission: menghitung,
    input: z.object({
      idOpname,
      baris: listOf<Dihitung, DihitungKirim>("Hitungan", itemDihitung, { min: 1, max: MAX_HITUNGAN }),
      cara: withDefault<CaraHitung, CaraHitung>(choice("Cara", CARA_HITUNG), "ketik"),
    }),
    output: answer(row({ berlaku: z.int(), tertinggal: z.int() })),
    changes,
  }),
  /** Products without a figure in the sheet stay uncounted. */
  importExcelOpname: call("POST /opnameWeb/importExcelOpname", {
    summary: "Mencatat hasil hitung dari lembar .xlsx atau .csv",
    tindakan: "menghitung stock",
    permission: menghitung,
    input: z.object({ idOpname, waktu: optional(saatHitung) }),
    files: { excelFile: sheets(5) },
    output: answer(row({ berlaku: z.int(), tertinggal: z.int() })),
    changes,
  }),
  kirimOpname: call("POST /opnameWeb/kirimOpname", {
    summary: "Mengirim stock opname untuk diputuskan orang lain",
    tindakan: "mengirim stock opname",
    permission: menghitung,
    /** How many products the person knows to be uncounted. */
    input: z.object({
      idOpname,
      belumDihitung: withDefault<number, number | string>(integer("Belum dihitung"), 0),
    }),
    changes,
  }),
  putuskanOpname: call("POST /opnameWeb/putuskanOpname", {
    summary: "Menyetujui atau menolak stock opname",
    tindakan: "memutuskan stock opname",
    permission: memutuskan,
    input: z.object({ idOpname, ...inputOf(putusan), versi }).check(
      z.refine(({ status, note }) => status !== "Ditolak" || note !== "", {
        path: ["note"],
        error: "Note tidak boleh kosong.",
        when: evenWithProblems,
      }),
    ),
    changes: ["kabar", "opname", "produk", "jurnal"],
  }),
  kembalikanOpname: call("POST /opnameWeb/kembalikanOpname", {
    summary: "Mengembalikan stock opname untuk dihitung ulang",
    tindakan: "mengembalikan stock opname",
    permission: memutuskan,
    input: z.object({
      idOpname,
      note: text("Note", { max: 1000, lines: true, empty: "Note tidak boleh kosong." }),
      versi,
    }),
    changes: ["kabar", "opname"],
  }),
  tarikOpname: call("POST /opnameWeb/tarikOpname", {
    summary: "Menarik kembali stock opname sendiri yang belum diputuskan",
    tindakan: "menarik stock opname",
    permission: menghitung,
    input: z.object({ idOpname, note }),
    changes: ["kabar", "opname"],
  }),
  formatHitungOpname: call("GET /opnameWeb/formatHitungOpname", {
    summary: "Lembar hitung .xlsx untuk diisi dan diunggah",
    tindakan: "menghitung stock",
    permission: menghitung,
    input: satu,
    answers: "xlsx",
  }),
  cetakDaftarHitung: call("GET /opnameWeb/cetakDaftarHitung", {
    summary: "Mencetak daftar hitung, tanpa jumlah di buku",
    tindakan: "mencetak daftar hitung",
    permission: menghitung,
    input: satu,
    output: answer(Pdf),
    reads,
    neverKept: true,
  }),
  exportOpname: call("GET /opnameWeb/exportOpname", {
    summary: "Mengekspor hasil stock opname ke file .xlsx",
    tindakan: "mengekspor stock opname",
    permission: menghitung,
    input: satu,
    answers: "xlsx",
  }),
};
