import * as z from "zod/mini";
import { answer, call, pageOf, row } from "#kernel/call.ts";
import { cari, date, flag, id, integer, listOf, optional, paging, rupiah, text, withDefault } from "#kernel/fields.ts";
import { itemOf } from "#kernel/item.ts";
import { PRIVILEGED, withMenu, withRole } from "#kernel/permission.ts";
import { field } from "#kernel/record.ts";
import { atauKosong, bilangan, idOf, tanggal, teks, uang, waktu } from "#kernel/row.ts";
import { jumlahBahan } from "#kernel/satuan.ts";

export const MAKS_BAHAN_RESEP = 200;

/** What one unit takes of a material; `resep`: it is made by a recipe of its own, and taken apart. */
export const BarisResep = row({
  idProduk: idOf("produk"),
  kodeProduk: z.string(),
  namaProduk: z.string(),
  satuan: z.string(),
  qty: z.number(),
  stock: z.number(),
  resep: z.boolean(),
  /** Of one unit at today's average; null for those who may not see purchase prices. */
  biaya: z.nullable(uang),
});
export type BarisResep = z.output<typeof BarisResep>;

/** A product that is made by a recipe, or a material that is. */
export const Resep = row({
  idProduk: idOf("produk"),
  kodeProduk: z.string(),
  namaProduk: z.string(),
  kategoriProduk: z.enum(["utama", "upgrade", "bahan"]),
  versi: z.int(),
  mulai: tanggal,
  jumlahBahan: z.int(),
  /** What a unit costs by the recipe now, and the wage of its own step; null for those who may not see purchase prices. */
  upah: z.nullable(uang),
  biaya: z.nullable(uang),
});
export type Resep = z.output<typeof Resep>;

export const VersiResep = row({
  versi: z.int(),
  mulai: tanggal,
  berlaku: z.boolean(),
  upah: z.nullable(uang),
  catatan: z.string(),
  nama: z.string(),
  dibuat: waktu,
  bahan: z.array(BarisResep),
});
export type VersiResep = z.output<typeof VersiResep>;

export const ResepProduk = row({
  idProduk: idOf("produk"),
  kodeProduk: z.string(),
  namaProduk: z.string(),
  /** The newest first. */
  versi: z.array(VersiResep),
  /** The number of the newest, with which a change is sent; 0 where there is none. */
  terakhir: z.int(),
});
export type ResepProduk = z.output<typeof ResepProduk>;

/** What can be made, or be part of it. */
const PilihanResep = row({
  idProduk: idOf("produk"),
  kodeProduk: z.string(),
  namaProduk: z.string(),
  satuan: z.string(),
});
export type PilihanResep = z.output<typeof PilihanResep>;

const baris = z.object({
  idProduk: id("produk", "Bahan"),
  qty: jumlahBahan("Jumlah bahan", { min: 0.001 }),
});
export type BarisIsian = z.output<typeof baris>;

const menu = withMenu("Bahan");
const idProduk = id("produk", "Produk");
const reads = ["resep", "bahan", "produk"] as const;

export const resep = {
  getResep: call("GET /produksiWeb/getResep", {
    summary: "Produk yang dibuat menurut resep",
    tindakan: "melihat resep",
    permission: menu,
    input: z.object({ ...paging, cari }),
    output: pageOf(Resep),
    reads,
  }),
  getResepProduk: call("GET /produksiWeb/getResepProduk", {
    summary: "Resep sebuah produk dengan versi sebelumnya",
    tindakan: "melihat resep",
    permission: menu,
    input: z.object({ idProduk }),
    output: answer(ResepProduk),
    reads,
  }),
  getPilihanResep: call("GET /produksiWeb/getPilihanResep", {
    summary: "Produk yang dapat dibuat, atau bahan yang dapat dipakai, menurut nama atau kodenya",
    tindakan: "mencari bahan",
    permission: withMenu("Bahan", "Pesan Langsung"),
    input: z.object({ cari, bahan: withDefault<boolean, boolean | string>(flag("Hanya bahan"), false) }),
    output: answer(z.array(PilihanResep)),
    reads,
  }),
  /** A change is a new version; the older ones stay. Without materials the product is made without a recipe again. */
  setResep: call("POST /produksiWeb/setResep", {
    summary: "Menyimpan resep sebuah produk sebagai versi baru",
    tindakan: "mengubah resep",
    permission: withRole(PRIVILEGED, "Bahan"),
    input: z.object({
      idProduk,
      upah: rupiah("Upah per unit"),
      /** Today if not given. */
      mulai: optional(date("Berlaku mulai")),
      catatan: withDefault(text("Catatan", { max: 500, lines: true }), ""),
      berlaku: withDefault<boolean, boolean | string>(flag("Memakai resep"), true),
      bahan: listOf<BarisIsian, z.input<typeof baris>>("Bahan", itemOf(baris), { max: MAKS_BAHAN_RESEP }),
      /** The number of the newest version on the person's screen; a client that omits it is not checked. */
      versi: optional(integer("Versi")),
    }),
    changes: ["resep"],
  }),
};

/** Fields in the history of a recipe. */
export const riwayatResep = {
  namaProduk: field.shown("text", "Produk", teks),
  nomor: field.shown("number", "Versi", bilangan),
  mulai: field.shown("day", "Berlaku Mulai", tanggal),
  upah: { ...field.shown("money", "Upah per Unit", atauKosong(uang)) },
  bahan: field.shown("lines", "Bahan", teks),
  catatan: field.shown("text", "Catatan", teks),
};
