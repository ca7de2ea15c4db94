import * as z from "zod/mini";
import { answer, call, row } from "#kernel/call.ts";
import { flag, id } from "#kernel/fields.ts";
import { desimal, rupiah as tulisRupiah } from "#kernel/format.ts";
import { withMenu } from "#kernel/permission.ts";
import { field, inputOf, pick, wireOf } from "#kernel/record.ts";
import { Boleh, benar, idOf, teks } from "#kernel/row.ts";
import type { Rupiah } from "#kernel/types.ts";

export const JENIS_BATAS = ["atas", "bawah"] as const;
export type JenisBatas = (typeof JENIS_BATAS)[number];
export const NAMA_BATAS: Readonly<Record<JenisBatas, string>> = { atas: "Di Atas", bawah: "Di Bawah" };

/** Slashes separate the parts of an asset's code, so the parts have none. */
export const TANPA_GARIS_MIRING = /^[^/]+$/;

/** Fields typed for a category. */
export const isianKategori = {
  namaKategori: field.name("Nama Kategori", { max: 100 }),
  kode: field.text("Kode", { max: 20, matches: TANPA_GARIS_MIRING, format: "Kode tidak boleh memuat garis miring" }),
  /** The term of depreciation in months. */
  pembagi: field.number("Pembagi (Bulan)", { spoken: "Pembagi", min: 1, max: 1200 }),
  jenisBatas: field.choice("Jenis Batas", JENIS_BATAS, { say: (jenis) => NAMA_BATAS[jenis] }),
  batas: field.money("Batas"),
};
/** A category in a select, with the limit that prices are checked by. */
export const pilihanKategori = {
  idKategoriAsset: field.shown("other", "ID", idOf("kategoriAsset"), { say: String }),
  ...isianKategori,
};
export const isiKategori = {
  ...pilihanKategori,
  /** A decimal, because a term may be half a year. */
  tahun: field.shown("other", "Tahun", z.number(), { say: desimal }),
  /** True: Non-Aktif. */
  softDelete: field.shown("flag", "Status", benar),
};
export const riwayatKategori = { ...isianKategori, status: field.shown("text", "Status", teks) };

/** A category as requests and assets show it. */
export const RingkasKategori = row(wireOf(pick(pilihanKategori, "idKategoriAsset", "namaKategori", "kode", "pembagi")));
export type RingkasKategori = z.output<typeof RingkasKategori>;

export const PilihanKategoriAsset = row(wireOf(pilihanKategori));
export type PilihanKategoriAsset = z.output<typeof PilihanKategoriAsset>;

export const KategoriAsset = row({ ...wireOf(isiKategori), aksi: row({ status: Boleh, hapus: Boleh }) });
export type KategoriAsset = z.output<typeof KategoriAsset>;

/** The term in years, with two decimals. */
export const tahunDari = (pembagi: number): number => Math.round((pembagi / 12) * 100) / 100;

type Batas = Pick<PilihanKategoriAsset, "namaKategori" | "jenisBatas" | "batas">;

/** The problem of a price in a category, or null. */
export function problemOfBatas({ namaKategori, jenisBatas, batas }: Batas, harga: Rupiah): string | null {
  if (jenisBatas === "atas" ? harga >= batas : harga <= batas) return null;
  return `Harga tidak sesuai batas kategori ${namaKategori}`;
}

/** The limit as text, shown beside the chosen category. */
export const sebutanBatas = ({ jenisBatas, batas }: Pick<Batas, "jenisBatas" | "batas">): string =>
  `Harga ${jenisBatas === "atas" ? "minimal" : "maksimal"} ${tulisRupiah(batas)}`;

const idKategoriAsset = id("kategoriAsset", "Kategori asset");

const MENGUBAH = ["kategoriAsset"] as const;

export const kategoriAsset = {
  getKategoriAsset: call("GET /kategoriAssetWeb/getKategoriAsset", {
    summary: "Semua kategori asset",
    tindakan: "melihat kategori asset",
    permission: withMenu("Setting"),
    output: answer(z.array(KategoriAsset)),
    reads: ["kategoriAsset", "pengajuanAsset", "asset"],
  }),
  getDropDownKategoriAsset: call("GET /kategoriAssetWeb/getDropDownKategoriAsset", {
    summary: "Kategori asset yang dapat dipilih",
    tindakan: "melihat kategori asset",
    permission: withMenu("Setting", "Asset"),
    output: answer(z.array(PilihanKategoriAsset)),
    reads: ["kategoriAsset"],
  }),
  addKategoriAsset: call("POST /kategoriAssetWeb/addKategoriAsset", {
    summary: "Menambahkan kategori asset",
    tindakan: "menambahkan kategori asset",
    permission: withMenu("Setting"),
    input: z.object(inputOf(isianKategori)),
    output: answer(row({ idKategoriAsset: idOf("kategoriAsset") })),
    changes: [...MENGUBAH, "neraca", "akun"],
  }),
  nonAktifKategoriAsset: call("POST /kategoriAssetWeb/nonAktifKategoriAsset", {
    summary: "Mengaktifkan atau menonaktifkan kategori asset",
    tindakan: "mengubah kategori asset",
    permission: withMenu("Setting"),
    input: z.object({ idKategoriAsset, softDelete: flag("Status kategori") }),
    changes: MENGUBAH,
  }),
  deleteKategoriAsset: call("POST /kategoriAssetWeb/deleteKategoriAsset", {
    summary: "Menghapus kategori asset yang tidak digunakan",
    tindakan: "menghapus kategori asset",
    permission: withMenu("Setting"),
    input: z.object({ idKategoriAsset }),
    changes: [...MENGUBAH, "neraca"],
  }),
};
