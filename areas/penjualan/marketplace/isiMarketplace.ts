import * as z from "zod/mini";
import { row } from "#kernel/call.ts";
import { field } from "#kernel/record.ts";
import { atauKosong, Boleh, bilangan, idOf, salahSatu, tanggal, teks, uang } from "#kernel/row.ts";
import { SelSalah } from "#kernel/selSalah.ts";
import { STATUS_APPROVE } from "../order/label.ts";

/** TikTok Shop and Tokopedia are one seller centre with one export. */
export const TOKO = ["Shopee", "TikTok"] as const;
export type Toko = (typeof TOKO)[number];
const NAMA_TOKO: Readonly<Record<Toko, string>> = { Shopee: "Shopee", TikTok: "TikTok Shop/Tokopedia" };
export const namaToko = (toko: Toko): string => NAMA_TOKO[toko];

export const JENIS_BERKAS = ["pesanan", "penghasilan"] as const;
export type JenisBerkas = (typeof JENIS_BERKAS)[number];

/** From the least advanced to the most; a cancelled order stays so. */
export const STATUS_PESANAN = ["Belum Bayar", "Perlu Dikirim", "Sedang Dikirim", "Selesai", "Batal"] as const;
export type StatusPesanan = (typeof STATUS_PESANAN)[number];
export const lebihLanjut = (satu: StatusPesanan, lain: StatusPesanan): boolean =>
  STATUS_PESANAN.indexOf(satu) > STATUS_PESANAN.indexOf(lain);

/** What becomes of an order of the file. */
export const HASIL_PESANAN = ["Baru", "Sudah ada", "Dilewati"] as const;

export const pesananMarketplace = {
  toko: field.shown("choice", "Marketplace", salahSatu(TOKO), { say: namaToko }),
  nomor: field.shown("text", "No Pesanan", teks),
  status: field.shown("choice", "Status Pesanan", salahSatu(STATUS_PESANAN)),
  resi: field.shown("text", "No Resi", teks),
  perlu: field.shown("text", "Perlu Dilihat", teks),
  cair: field.shown("money", "Dicairkan", atauKosong(uang)),
};

/** An order of a marketplace that is one of ours. */
export const PesananMarketplace = row({
  toko: pesananMarketplace.toko.wire,
  nomor: teks,
  status: salahSatu(STATUS_PESANAN),
  resi: teks,
  /** What a person should look at; '' where nothing. */
  perlu: teks,
  idSo: teks,
  tglOrder: tanggal,
  namaCustomer: teks,
  /** What its buyer pays for the goods. */
  total: uang,
  /** What the marketplace has paid out; null where nothing yet. */
  cair: pesananMarketplace.cair.wire,
  invoice: atauKosong(row({ idInvoice: teks, statusApprove: salahSatu(STATUS_APPROVE), jasaOnline: uang })),
  aksi: row({ lihat: Boleh }),
});
export type PesananMarketplace = z.output<typeof PesananMarketplace>;

/** A SKU that nobody has said the product of. */
const SkuBaru = row({ sku: teks, nama: teks, banyak: bilangan });
export type SkuBaru = z.output<typeof SkuBaru>;

const Contoh = row({ nomor: teks, hasil: salahSatu(HASIL_PESANAN), keterangan: teks, pembeli: teks, total: uang });
export type Contoh = z.output<typeof Contoh>;

export const HasilMarketplace = row({
  toko: salahSatu(TOKO),
  jenis: salahSatu(JENIS_BERKAS),
  /** Whether it was written; a dry run writes nothing. */
  tersimpan: z.boolean(),
  /** Orders, or rows of a settlement, that are new; that were known; and those left out, with the reason. */
  baru: bilangan,
  dikenal: bilangan,
  dilewati: z.array(row({ alasan: teks, banyak: bilangan })),
  invoice: bilangan,
  jasa: bilangan,
  resi: bilangan,
  pembeli: bilangan,
  /** Units that the warehouse does not have, and that are made to order. */
  unitPl: bilangan,
  perlu: bilangan,
  /** Of a settlement, the rows whose order was not imported yet. */
  menunggu: bilangan,
  skuBaru: z.array(SkuBaru),
  /** What a SKU can be, where one is asked for. */
  produk: z.array(row({ idProduk: idOf("produk"), kodeProduk: teks, namaProduk: teks })),
  /** The account that the marketplace pays to must be named, because invoices are made. */
  tanyaRekening: z.boolean(),
  contoh: z.array(Contoh),
  salah: z.array(SelSalah),
  banyakSalah: bilangan,
});
export type HasilMarketplace = z.output<typeof HasilMarketplace>;
