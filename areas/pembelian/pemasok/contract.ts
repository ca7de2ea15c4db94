import * as z from "zod/mini";
import { answer, call, pageOf, row } from "#kernel/call.ts";
import { evenWithProblems } from "#kernel/evenWithProblems.ts";
import {
  cari,
  choice,
  flag,
  id,
  integer,
  listOf,
  optional,
  paging,
  text,
  urutan,
  withDefault,
} from "#kernel/fields.ts";
import { itemOf } from "#kernel/item.ts";
import { PRIVILEGED, STAFF_KEEPERS, withMenu, withRole } from "#kernel/permission.ts";
import { inputOf } from "#kernel/record.ts";
import { idOf } from "#kernel/row.ts";
import { pilihan } from "#kernel/several.ts";
import type { Id } from "#kernel/types.ts";
import {
  DampakGabung,
  HargaPemasok,
  Pemasok,
  PemasokLengkap,
  PilihanPemasok,
  PoPemasok,
  TanpaPemasok,
} from "./barisPemasok.ts";
import { isianCatatanPemasok, isianPemasok } from "./isiPemasok.ts";

const bacaIdPo = itemOf(text("Id PO", { max: 40 }));
const bacaIdProduk = itemOf(id("produk", "Produk"), "Produk tidak dikenal");

export const KEADAAN_PEMASOK = ["aktif", "arsip"] as const;
export type KeadaanPemasok = (typeof KEADAAN_PEMASOK)[number];
/** What the list can be sorted by; without it by name. */
export const URUT_PEMASOK = ["nama", "jumlahPo", "poTerakhir", "sisa", "hariLewat"] as const;
export type UrutPemasok = (typeof URUT_PEMASOK)[number];

const idPemasok = id("pemasok", "Pemasok", { empty: "Pemasok tidak boleh kosong." });
const permission = withMenu("Pemasok");
/** Corrections that change what other people see of a supplier. */
const pembenah = withRole(STAFF_KEEPERS, "Pemasok");
const reads = ["pemasok", "po", "perusahaan"] as const;
/** Who asks for days must say for what. */
const langkahBernama = ({ langkah, tglLangkah }: { langkah: string; tglLangkah: unknown }) =>
  tglLangkah === null || langkah !== "";

const urut = urutan(URUT_PEMASOK, { terbaru: "-poTerakhir", hutang: "-sisa" });

export const pemasok = {
  getPemasok: call("GET /pemasokWeb/getPemasok", {
    summary: "Daftar pemasok",
    tindakan: "melihat pemasok",
    permission,
    input: z.object({
      ...paging,
      cari,
      keadaan: withDefault<KeadaanPemasok, KeadaanPemasok>(choice("Keadaan", KEADAAN_PEMASOK), "aktif"),
      urut,
    }),
    output: pageOf(Pemasok),
    reads,
  }),
  getDetailPemasok: call("GET /pemasokWeb/getDetailPemasok", {
    summary: "Satu pemasok dengan produk, hutang dan catatannya",
    tindakan: "melihat pemasok",
    permission,
    input: z.object({ idPemasok }),
    output: answer(PemasokLengkap),
    reads: [...reads, "produk", "karyawan"],
  }),
  getPoPemasok: call("GET /pemasokWeb/getPoPemasok", {
    summary: "PO satu pemasok dengan kedatangan dan pembayarannya",
    tindakan: "melihat PO pemasok",
    permission,
    input: z.object({ ...paging, idPemasok }),
    output: pageOf(PoPemasok),
    reads: ["pemasok", "po"],
  }),
  getHargaPemasok: call("GET /pemasokWeb/getHargaPemasok", {
    summary: "Riwayat harga satu produk dari satu pemasok",
    tindakan: "melihat harga pemasok",
    permission: withRole(PRIVILEGED, "Pemasok"),
    input: z.object({ idPemasok, idProduk: id("produk", "Produk") }),
    output: answer(z.array(HargaPemasok)),
    reads: ["pemasok", "po"],
  }),
  getPilihanPemasok: call("GET /pemasokWeb/getPilihanPemasok", {
    summary: "Pemasok yang dapat dipilih, yang pernah mengirim produk itu lebih dahulu",
    tindakan: "memilih pemasok",
    permission: withMenu("Pemasok", "Produk"),
    input: z.object({ cari, idProduk: optional(id("produk", "Produk")) }),
    output: answer(z.array(PilihanPemasok)),
    reads: ["pemasok", "po"],
  }),
  exportPemasok: call("GET /pemasokWeb/exportPemasok", {
    summary: "Mengekspor pemasok ke file .xlsx",
    tindakan: "mengekspor pemasok",
    permission,
    /** With `idPemasok` these alone. */
    input: z.object({
      cari,
      keadaan: optional(choice("Keadaan", KEADAAN_PEMASOK)),
      urut,
      idPemasok: optional(pilihan("Pemasok", idPemasok)),
    }),
    answers: "xlsx",
  }),
  addPemasok: call("POST /pemasokWeb/addPemasok", {
    summary: "Menambahkan pemasok",
    tindakan: "menambahkan pemasok",
    permission,
    input: z.object(inputOf(isianPemasok)),
    output: answer(row({ idPemasok: idOf("pemasok") })),
    changes: ["pemasok"],
  }),
  updatePemasok: call("PATCH /pemasokWeb/updatePemasok", {
    summary: "Mengubah pemasok",
    tindakan: "mengubah pemasok",
    permission,
    input: z.object({ idPemasok, ...inputOf(isianPemasok), versi: optional(integer("Versi")) }),
    changes: ["pemasok"],
  }),
  arsipkanPemasok: call("PATCH /pemasokWeb/arsipkanPemasok", {
    summary: "Mengarsipkan pemasok, atau mengaktifkannya kembali",
    tindakan: "mengarsipkan pemasok",
    permission: pembenah,
    input: z.object({ idPemasok, arsip: flag("Arsip") }),
    changes: ["pemasok"],
  }),
  getDampakGabungPemasok: call("GET /pemasokWeb/getDampakGabungPemasok", {
    summary: "Akibat menggabungkan dua pemasok",
    tindakan: "menggabungkan pemasok",
    permission: pembenah,
    input: z.object({ dari: idPemasok, ke: idPemasok }),
    output: answer(DampakGabung),
    reads,
  }),
  gabungPemasok: call("POST /pemasokWeb/gabungPemasok", {
    summary: "Menggabungkan satu pemasok ke pemasok lain",
    tindakan: "menggabungkan pemasok",
    permission: pembenah,
    input: z.object({ dari: idPemasok, ke: id("pemasok", "Pemasok tujuan", { empty: "Pilih pemasok tujuan." }) }),
    changes: ["pemasok", "po"],
  }),
  batalGabungPemasok: call("POST /pemasokWeb/batalGabungPemasok", {
    summary: "Memisahkan kembali pemasok yang digabung",
    tindakan: "memisahkan pemasok",
    permission: pembenah,
    input: z.object({ idPemasok }),
    changes: ["pemasok", "po"],
  }),
  pindahPoPemasok: call("POST /pemasokWeb/pindahPoPemasok", {
    summary: "Memindahkan PO ke pemasok lain",
    tindakan: "memindahkan PO",
    permission: pembenah,
    input: z.object({
      idPo: listOf("PO", bacaIdPo, { min: 1, max: 100, empty: "Pilih PO yang dipindahkan." }),
      /** Without it the purchase orders have no supplier any more. */
      idPemasok: optional(idPemasok),
    }),
    changes: ["pemasok", "po"],
  }),
  getTanpaPemasok: call("GET /pemasokWeb/getTanpaPemasok", {
    summary: "PO tanpa pemasok, per produk",
    tindakan: "melihat PO tanpa pemasok",
    permission: pembenah,
    output: answer(z.array(TanpaPemasok)),
    reads: ["po", "pemasok", "produk"],
  }),
  /** `dari` and `ke` omitted: no supplier. */
  pindahProdukPemasok: call("POST /pemasokWeb/pindahProdukPemasok", {
    summary: "Memindahkan semua PO beberapa produk dari satu pemasok ke pemasok lain",
    tindakan: "memindahkan PO",
    permission: pembenah,
    input: z.object({
      dari: optional(idPemasok),
      ke: optional(id("pemasok", "Pemasok tujuan")),
      idProduk: listOf<Id<"produk">, number | string>("Produk", bacaIdProduk, {
        min: 1,
        max: 1000,
        empty: "Pilih produk yang PO-nya dipindahkan.",
      }),
    }),
    changes: ["pemasok", "po"],
  }),
  addCatatanPemasok: call("POST /pemasokWeb/addCatatanPemasok", {
    summary: "Mencatat pembicaraan dengan pemasok",
    tindakan: "mencatat pembicaraan",
    permission,
    input: z.object({ idPemasok, ...inputOf(isianCatatanPemasok) }).check(
      z.refine(langkahBernama, {
        path: ["langkah"],
        error: "Isi langkah berikut, atau kosongkan tanggalnya",
        when: evenWithProblems,
      }),
    ),
    changes: ["pemasok"],
  }),
  selesaikanLangkahPemasok: call("PATCH /pemasokWeb/selesaikanLangkahPemasok", {
    summary: "Menandai langkah berikut sudah dilakukan",
    tindakan: "mencatat pembicaraan",
    permission,
    input: z.object({ idCatatan: integer("Catatan", { min: 1 }) }),
    changes: ["pemasok"],
  }),
};
