import * as z from "zod/mini";
import { answer, call, sheets } from "#kernel/call.ts";
import { cari, flag, id, listOf, optional, text, withDefault } from "#kernel/fields.ts";
import { itemOf } from "#kernel/item.ts";
import { type Permission, withMenu } from "#kernel/permission.ts";
import { idSo } from "../order/contract.ts";
import { HasilMarketplace, type JenisBerkas, PesananMarketplace } from "./isiMarketplace.ts";

/**
 * Who may make orders brings orders, who may handle invoices brings settlements. The server knows which of both a file is only when it
 * is read.
 */
const PEMBAWA: Readonly<Record<JenisBerkas, Permission>> = {
  pesanan: withMenu("Produk Card"),
  penghasilan: withMenu("Invoice"),
};
export const pembawaMarketplace = (jenis: JenisBerkas): Permission => PEMBAWA[jenis];
const permission = withMenu("Produk Card", "Invoice");

const SkuDisebut = z.object({ sku: text("SKU", { max: 400 }), idProduk: id("produk", "Produk") });
export type SkuDisebut = z.output<typeof SkuDisebut>;
const bacaSku = itemOf(SkuDisebut, "Pilihan SKU tidak dapat dibaca");

/** So many of the last ones are listed; further ones are searched. */
export const PESANAN_TERAKHIR = 200;

export const marketplace = {
  getPesananMarketplace: call("GET /marketplaceWeb/getPesananMarketplace", {
    summary: "Dua ratus pesanan marketplace terakhir yang menjadi order, atau semua yang perlu dilihat",
    tindakan: "melihat pesanan marketplace",
    permission,
    input: z.object({ cari, perlu: withDefault<boolean, boolean | string>(flag("Perlu dilihat"), false) }),
    output: z.strictObject({
      data: z.array(PesananMarketplace),
      /** How many should be looked at. */
      perlu: z.int(),
    }),
    reads: ["marketplace", "order", "invoice"],
  }),
  imporMarketplace: call("POST /marketplaceWeb/imporMarketplace", {
    summary: "Mengimpor ekspor pesanan atau penghasilan Shopee dan TikTok Shop/Tokopedia, atau mencobanya saja",
    tindakan: "mengimpor berkas marketplace",
    permission,
    input: z.object({
      /** Only says what would be: nothing is written. */
      coba: flag("Coba"),
      /** Which products the SKUs are that were not known; remembered with the import. */
      sku: optional(listOf<SkuDisebut, z.input<typeof SkuDisebut>>("SKU", bacaSku, { max: 1000 })),
      /** The account that the marketplace pays to; remembered, and without it the one that was named last. */
      idRekening: optional(id("rekening", "Rekening")),
    }),
    files: { berkas: sheets(1, "Berkas tidak boleh kosong") },
    output: answer(HasilMarketplace),
    changes: ["marketplace", "order", "orderan", "produk", "pelanggan", "invoice", "suratJalan"],
  }),
  tandaiDilihat: call("POST /marketplaceWeb/tandaiDilihat", {
    summary: "Menandai pesanan marketplace sudah dilihat",
    tindakan: "menandai pesanan marketplace",
    permission,
    input: z.object({
      idSo,
      /** The sentence that was looked at: another one stays. */
      perlu: text("Perlu dilihat", { max: 1000 }),
    }),
    changes: ["marketplace", "order"],
  }),
};
