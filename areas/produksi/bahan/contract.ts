import * as z from "zod/mini";
import { answer, call, pageOf, row } from "#kernel/call.ts";
import { cari, flag, id, integer, optional, paging, withDefault } from "#kernel/fields.ts";
import { PRIVILEGED, withMenu, withRole } from "#kernel/permission.ts";
import { inputOf, wireOf } from "#kernel/record.ts";
import { Boleh, idOf, tanggal, uang, waktu } from "#kernel/row.ts";
import { jumlahBahan } from "#kernel/satuan.ts";
import { dataBahan, isianKoreksi, keadaanBahan, stockAwalBahan } from "./isiBahan.ts";

export const Bahan = row({
  idProduk: idOf("produk"),
  ...wireOf(dataBahan),
  ...wireOf(keadaanBahan),
  /** What open purchase orders will bring. */
  datang: z.number(),
  /** What the stock is worth, and one unit of it; null for those who may not see purchase prices. */
  nilaiStok: z.nullable(uang),
  versi: z.int(),
  aksi: row({ edit: Boleh, po: Boleh }),
});
export type Bahan = z.output<typeof Bahan>;

const JENIS = ["awal", "tambah", "po", "koreksi", "biaya", "pakai", "batal-pakai"] as const;
export const KartuBahan = row({
  idStok: z.int(),
  tanggal,
  waktu,
  jenis: z.enum(JENIS),
  qty: z.number(),
  saldo: z.number(),
  /** null for those who may not see it. */
  nilai: z.nullable(uang),
  nilaiSaldo: z.nullable(uang),
  sumber: z.string(),
  keterangan: z.string(),
  nama: z.string(),
});
export type KartuBahan = z.output<typeof KartuBahan>;

const menu = withMenu("Bahan");
const pengelola = withRole(PRIVILEGED, "Bahan");
const idProduk = id("produk", "Bahan");
const reads = ["bahan", "produk", "po"] as const;

/** What the list, and a file of it, is asked with. */
const saringan = {
  cari,
  /** Only what is at its minimum or below. */
  kurang: withDefault<boolean, boolean | string>(flag("Stock minimal"), false),
};

export const bahan = {
  getBahan: call("GET /produksiWeb/getBahan", {
    summary: "Daftar bahan dengan stock-nya",
    tindakan: "melihat bahan",
    permission: menu,
    input: z.object({ ...paging, ...saringan }),
    output: pageOf(Bahan),
    reads,
  }),
  getDetailBahan: call("GET /produksiWeb/getDetailBahan", {
    summary: "Satu bahan",
    tindakan: "melihat bahan",
    permission: menu,
    input: z.object({ idProduk }),
    output: answer(Bahan),
    reads,
  }),
  getKartuBahan: call("GET /produksiWeb/getKartuBahan", {
    summary: "Kartu stok sebuah bahan",
    tindakan: "melihat kartu stok",
    permission: menu,
    input: z.object({ ...paging, idProduk }),
    output: pageOf(KartuBahan),
    reads,
  }),
  exportBahan: call("GET /produksiWeb/exportBahan", {
    summary: "Mengekspor bahan ke file .xlsx",
    tindakan: "mengekspor bahan",
    permission: menu,
    input: z.object(saringan),
    answers: "xlsx",
  }),
  addBahan: call("POST /produksiWeb/addBahan", {
    summary: "Menambahkan bahan",
    tindakan: "menambahkan bahan",
    permission: pengelola,
    input: z.object({ ...inputOf(dataBahan), ...inputOf(stockAwalBahan) }),
    output: answer(row({ idProduk: idOf("produk") })),
    changes: ["bahan", "produk", "jurnal"],
  }),
  editBahan: call("PATCH /produksiWeb/editBahan", {
    summary: "Mengubah bahan",
    tindakan: "mengubah bahan",
    permission: pengelola,
    input: z.object({ idProduk, ...inputOf(dataBahan), versi: optional(integer("Versi")) }),
    changes: ["bahan", "produk"],
  }),
  setStatusBahan: call("PATCH /produksiWeb/setStatusBahan", {
    summary: "Mengaktifkan atau menonaktifkan bahan",
    tindakan: "mengaktifkan atau menonaktifkan bahan",
    permission: pengelola,
    input: z.object({ idProduk, aktif: flag("Status bahan") }),
    changes: ["bahan", "produk"],
  }),
  koreksiBahan: call("PATCH /produksiWeb/koreksiBahan", {
    summary: "Mengoreksi stock bahan dengan hasil hitungan",
    tindakan: "mengoreksi stock bahan",
    permission: pengelola,
    input: z.object({
      idProduk,
      ...inputOf(isianKoreksi),
      /** The stock on the person's screen; a client that omits it is not checked. */
      stockDilihat: optional(jumlahBahan("Stock yang dilihat")),
    }),
    changes: ["bahan", "produk", "jurnal"],
  }),
};
