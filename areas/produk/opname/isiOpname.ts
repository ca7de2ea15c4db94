import * as z from "zod/mini";
import { putusan } from "#areas/keuangan/pengajuan/isiPengajuan.ts";
import { riwayatPutusan } from "#areas/keuangan/pengajuan/riwayatPutusan.ts";
import { row } from "#kernel/call.ts";
import { Refused } from "#kernel/field.ts";
import { id, optional, text } from "#kernel/fields.ts";
import { itemBy, itemOf } from "#kernel/item.ts";
import { blankable, field, wireOf } from "#kernel/record.ts";
import { atauKosong, bilangan, salahSatu, teks, uang, waktu } from "#kernel/row.ts";
import { jumlahBahan } from "#kernel/satuan.ts";
import { dataProduk, KATEGORI } from "../produk/isiProduk.ts";

/** Which products are counted: all, one category, or those that were chosen. */
export const CAKUPAN = ["semua", "kategori", "pilihan"] as const;
export type Cakupan = (typeof CAKUPAN)[number];
const NAMA_CAKUPAN: Readonly<Record<Cakupan, string>> = {
  semua: "Semua produk",
  kategori: "Satu kategori",
  pilihan: "Produk pilihan",
};
/** Machines of a kind, or the materials: these have quantities in their units, and an opname counts nothing else beside them. */
export const KATEGORI_OPNAME = [...KATEGORI, "bahan"] as const;
export type KategoriOpname = (typeof KATEGORI_OPNAME)[number];
const NAMA_KATEGORI: Readonly<Record<KategoriOpname, string>> = {
  utama: "Mesin utama",
  upgrade: "Upgrade",
  bahan: "Bahan",
};
export const STATUS_OPNAME = ["Dihitung", "Menunggu", "Disetujui", "Ditolak"] as const;
export type StatusOpname = (typeof STATUS_OPNAME)[number];
/** How a count came: typed, by the camera, or in a sheet. */
export const CARA_HITUNG = ["ketik", "pindai", "berkas"] as const;
export type CaraHitung = (typeof CARA_HITUNG)[number];

/** The most products of one opname: a phone without a network keeps them all. */
export const MAX_PRODUK_OPNAME = 3_000;
/** The most counts that one call brings. */
export const MAX_HITUNGAN = 500;

const kategori = <const Kategori extends KategoriOpname>(pilihan: readonly Kategori[]) =>
  blankable(field.choice("Kategori", pilihan, { say: (word) => NAMA_KATEGORI[word] }));

/** What is typed when an opname begins. */
export const isianOpname = {
  cakupan: field.choice("Yang Dihitung", CAKUPAN, { say: (word) => NAMA_CAKUPAN[word] }),
  kategori: kategori(KATEGORI_OPNAME),
  keterangan: blankable(field.lines("Keterangan")),
};
/** The same for who sees no materials. */
export const isianTanpaBahan = { ...isianOpname, kategori: kategori(KATEGORI) };
export const isiOpname = {
  idOpname: field.shown("text", "ID Opname", teks, { short: "ID" }),
  cakupan: isianOpname.cakupan,
  kategori: isianOpname.kategori,
  keterangan: isianOpname.keterangan,
  status: field.shown("choice", "Status", salahSatu(STATUS_OPNAME)),
  jumlahProduk: field.shown("number", "Jumlah Produk", bilangan, { short: "Produk" }),
  jumlahDihitung: field.shown("number", "Sudah Dihitung", bilangan, { short: "Dihitung" }),
  /** null while it is counted, and for those who may not see purchase prices. */
  nilai: field.shown("money", "Nilai Selisih", atauKosong(uang)),
  dibuat: field.shown("moment", "Dimulai", waktu),
  oleh: field.shown("text", "Dibuat Oleh", teks),
  penghitung: field.shown("text", "Dihitung Oleh", teks),
  dikirim: field.shown("moment", "Dikirim", atauKosong(waktu)),
  dikirimOleh: field.shown("text", "Dikirim Oleh", atauKosong(teks)),
  diputuskan: field.shown("moment", "Diputuskan", atauKosong(waktu)),
  diputuskanOleh: field.shown("text", "Diputuskan Oleh", atauKosong(teks)),
  note: putusan.note,
};
export const riwayatOpname = {
  ...isianOpname,
  jumlahProduk: isiOpname.jumlahProduk,
  hitungan: field.shown("lines", "Hitungan", teks),
  belumDihitung: field.shown("number", "Belum Dihitung", bilangan),
  status: isiOpname.status,
  note: putusan.note,
  ...riwayatPutusan,
};

/** One count of a product. */
export const Hitungan = row({
  idHitung: z.int(),
  jumlah: z.number(),
  /** What the book of stock said at that moment. */
  buku: z.number(),
  waktu,
  diterima: waktu,
  cara: salahSatu(CARA_HITUNG),
  oleh: z.string(),
});
export type Hitungan = z.output<typeof Hitungan>;

export const barisOpname = {
  kodeProduk: dataProduk.kodeProduk,
  namaProduk: dataProduk.namaProduk,
  /** Of a material; machines are counted without one. */
  satuan: field.shown("text", "Satuan", teks),
  buku: field.shown("number", "Buku Saat Dihitung", atauKosong(z.number()), { short: "Buku" }),
  jumlah: field.shown("number", "Hasil Hitung", atauKosong(z.number()), { short: "Hitung" }),
  selisih: field.shown("number", "Selisih", atauKosong(z.number())),
  /** null without a difference, and for those who may not see purchase prices. */
  nilai: field.shown("money", "Nilai Selisih", atauKosong(uang)),
  stokKini: field.shown("number", "Stock Sekarang", z.number(), { short: "Sekarang" }),
  oleh: field.shown("text", "Dihitung Oleh", atauKosong(teks)),
  waktu: field.shown("moment", "Waktu Hitung", atauKosong(waktu)),
};
/** A product of an opname, with every count of it, the one that holds first. */
export const BarisOpname = row({ idProduk: z.int(), ...wireOf(barisOpname), hitungan: z.array(Hitungan) });
export type BarisOpname = z.output<typeof BarisOpname>;

/** A product on the sheet of who counts: without what the book says. */
export const BarisLembar = row({
  idProduk: z.int(),
  kodeProduk: z.string(),
  namaProduk: z.string(),
  satuan: z.string(),
  jumlah: z.nullable(z.number()),
  oleh: z.nullable(z.string()),
  waktu: z.nullable(waktu),
});
export type BarisLembar = z.output<typeof BarisLembar>;

const POLA_WAKTU = "Waktu hitung harus saat dalam UTC, misalnya 2026-11-20T02:00:00.000Z";
/** A moment as clients write it. */
export const saatHitung = text("Waktu hitung", {
  max: 30,
  matches: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/,
  format: POLA_WAKTU,
});

const Dihitung = z.object({
  idProduk: id("produk", "Produk"),
  /** In thousandths, as materials are counted; of machines only whole ones are taken. */
  jumlah: jumlahBahan("Jumlah"),
  /** When it was counted; now without it. */
  waktu: optional(saatHitung),
});
/** One count as it is sent. */
export type Dihitung = z.output<typeof Dihitung>;
export type DihitungKirim = z.input<typeof Dihitung>;

const bacaDihitung = itemOf(Dihitung, "Hitungan tidak dapat dibaca");
export const itemDihitung = itemBy(Dihitung, (raw): Dihitung => {
  const dihitung = bacaDihitung(raw);
  if (dihitung.waktu !== null && Number.isNaN(Date.parse(dihitung.waktu))) throw new Refused(POLA_WAKTU);
  return dihitung;
});
