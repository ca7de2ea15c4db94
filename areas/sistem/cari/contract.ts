import * as z from "zod/mini";
import { answer, call, row } from "#kernel/call.ts";
import { pencarian } from "#kernel/fields.ts";
import { type Menu, signedIn } from "#kernel/permission.ts";

/** Shorter texts find everything, and no index helps. */
export const TERPENDEK = 2;

/** The kinds of search results, and the menus that may find them. */
export const CARI = {
  order: ["Sales Order", "Invoice", "Surat Jalan", "Pesan Langsung"],
  pelanggan: ["Pelanggan"],
  invoice: ["Invoice", "Sales Order"],
  seri: ["Surat Jalan", "Sales Order", "Invoice"],
  produk: ["Produk", "Produk Card"],
  opname: ["Produk"],
  po: ["Purchase Order"],
  pemasok: ["Pemasok"],
  pengajuan: ["Pengajuan"],
  pengajuanAsset: ["Asset"],
  pelepasanAsset: ["Asset"],
  asset: ["Asset"],
  karyawan: ["Karyawan"],
} as const satisfies Record<string, readonly Menu[]>;
export type JenisCari = keyof typeof CARI;
export const JENIS_CARI = Object.keys(CARI) as JenisCari[];

export const Temuan = row({
  jenis: z.enum(JENIS_CARI),
  /** The key by which its screen finds it. */
  kunci: z.string(),
  judul: z.string(),
  keterangan: z.string(),
});
export type Temuan = z.output<typeof Temuan>;

export const cariSemua = {
  cari: call("GET /cariWeb/cari", {
    summary:
      "Mencari order, pelanggan, invoice, nomor seri, produk, stock opname, PO, pemasok, pengajuan, asset, pelepasan dan karyawan",
    tindakan: "mencari",
    permission: signedIn,
    input: z.object({ q: pencarian(100) }),
    output: answer(z.array(Temuan)),
    reads: [
      "order",
      "pelanggan",
      "invoice",
      "produk",
      "opname",
      "po",
      "pemasok",
      "pengajuan",
      "pengajuanAsset",
      "pelepasanAsset",
      "asset",
      "karyawan",
    ],
  }),
};
