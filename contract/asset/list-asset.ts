import * as z from "zod/mini";
import { answer, call, pageWith, row } from "../kernel/call.ts";
import { evenWithProblems } from "../kernel/evenWithProblems.ts";
import { cari, date, id, paging, pilihan, text, withDefault } from "../kernel/fields.ts";
import { withMenu } from "../kernel/permission.ts";
import { Boleh, gambar, idOf, Pdf, tanggal, uang, waktu } from "../kernel/row.ts";
import { RingkasKategori } from "./kategori.ts";
import { PilihanLokasiAsset } from "./lokasi.ts";
import { isianBarang } from "./pengajuan-asset.ts";

export const KONDISI_ASSET = ["digunakan", "tidak"] as const;
export type KondisiAsset = (typeof KONDISI_ASSET)[number];
export const NAMA_KONDISI: Readonly<Record<KondisiAsset, string>> = {
  digunakan: "Digunakan",
  tidak: "Tidak Digunakan",
};
/** `softDelete` true means Tidak Digunakan. */
export const kondisiOf = (softDelete: boolean): KondisiAsset => (softDelete ? "tidak" : "digunakan");

export const Asset = row({
  idAsset: idOf("asset"),
  kodeAsset: z.string(),
  namaBarang: z.string(),
  /** `pembagi` here is the term that this very asset wears off in. */
  kategoriAsset: z.array(RingkasKategori),
  lokasiAsset: z.array(PilihanLokasiAsset),
  tglAssetMasuk: tanggal,
  harga: uang,
  /** What was said when its condition last changed. */
  keterangan: z.string(),
  /** True means Tidak Digunakan. */
  softDelete: z.boolean(),
  /** How it stands today; `totalSusut` is its book value: what is left of the price, 0 while it is out of use. */
  penyusutan: z.array(row({ hargaSusutPerBulan: uang, akumulasiSusut: uang, totalSusut: uang })),
  /** The request that it was bought with; none for what was bought before it was registered. */
  idPengajuanAsset: z.nullable(z.string()),
  aksi: row({ kondisi: Boleh }),
});
export type Asset = z.output<typeof Asset>;

/** All assets in use together, as they stand today. */
export const NominalAsset = row({
  jumlah: z.int(),
  hargaPerolehan: uang,
  akumulasiSusut: uang,
  /** The book value that is left: what the rows in use add up to. */
  totalSusut: uang,
  /** What was bought on an approved request and is not entered yet: part of the balance sheet, not of the list. */
  belumMasuk: row({ jumlah: z.int(), harga: uang }),
});
export type NominalAsset = z.output<typeof NominalAsset>;

/** A month of an asset's term. On a day on which the asset was out of use nothing of it was a cost. */
export const KEADAAN_BULAN = ["sudah", "belum", "tidakDigunakan"] as const;
export const BarisJadwal = row({
  bulanKe: z.int(),
  /** The day on which the month is full. */
  tanggal,
  nilaiSusut: uang,
  akumulasiSusut: uang,
  /** What is left; 0 on a day on which it was out of use. */
  totalSusut: uang,
  keadaan: z.enum(KEADAAN_BULAN),
});
export type BarisJadwal = z.output<typeof BarisJadwal>;

export const RiwayatKondisi = row({
  tanggal,
  waktu,
  statusAsset: z.enum(KONDISI_ASSET),
  keterangan: z.string(),
  user: row({ namaLengkap: z.string() }),
});

const idAsset = id("asset", "Asset");

export const AssetBaru = z.object({
  ...isianBarang,
  tglAssetMasuk: date("Tanggal asset masuk", { empty: "Tanggal asset masuk tidak boleh kosong." }),
});
export type AssetBaru = z.output<typeof AssetBaru>;

const PerubahanKondisi = z
  .object({
    idAsset,
    statusAsset: pilihan("Kondisi asset", KONDISI_ASSET, { empty: "Kondisi asset tidak boleh kosong." }),
    keterangan: withDefault<string, string>(text("Keterangan", { max: 500, lines: true }), ""),
  })
  .check(
    z.refine(({ statusAsset, keterangan }) => statusAsset !== "tidak" || keterangan !== "", {
      path: ["keterangan"],
      error: "Keterangan tidak boleh kosong.",
      when: evenWithProblems,
    }),
  );

const permission = withMenu("Asset");
const reads = ["asset", "kategoriAsset", "lokasiAsset"] as const;

export const listAsset = {
  /** Newest first; `cari` looks into the asset's code and name. */
  getAsset: call("GET /assetWeb/getAsset", {
    summary: "Daftar asset dengan penyusutannya",
    tindakan: "melihat asset",
    permission,
    input: z.object({ ...paging, cari }),
    output: pageWith(Asset, { nominalAsset: NominalAsset }),
    reads: [...reads, "pengajuanAsset"],
  }),
  getDetailAsset: call("GET /assetWeb/getDetailAsset", {
    summary: "Satu asset menurut kodenya",
    tindakan: "melihat asset",
    permission,
    input: z.object({ kodeAsset: text("Kode asset", { max: 100 }) }),
    output: answer(Asset),
    reads,
  }),
  totalNominalAsset: call("GET /assetWeb/totalNominalAsset", {
    summary: "Total nominal asset tetap",
    tindakan: "melihat asset",
    permission,
    output: answer(NominalAsset),
    reads: [...reads, "pengajuanAsset"],
  }),
  getJadwalPenyusutan: call("GET /assetWeb/getJadwalPenyusutan", {
    summary: "Jadwal penyusutan satu asset",
    tindakan: "melihat penyusutan asset",
    permission,
    input: z.object({ idAsset }),
    output: z.strictObject({
      data: z.array(BarisJadwal),
      asset: Asset,
      /** Every change of condition, the latest first. */
      kondisi: z.array(RiwayatKondisi),
      /** The pictures of the request that it was bought with. */
      buktiFotoPengajuan: z.array(gambar),
    }),
    reads: [...reads, "karyawan"],
  }),
  addAsset: call("POST /assetWeb/addAsset", {
    summary: "Mencatat asset yang sudah dibeli sebelumnya",
    tindakan: "menambahkan asset",
    permission,
    input: AssetBaru,
    output: answer(row({ idAsset: idOf("asset"), kodeAsset: z.string() })),
    changes: ["asset", "neraca"],
  }),
  updateKondisiAsset: call("POST /assetWeb/updateKondisiAsset", {
    summary: "Mengubah kondisi asset",
    tindakan: "mengubah kondisi asset",
    permission,
    input: PerubahanKondisi,
    changes: ["asset", "neraca"],
  }),
  cetakLabelAsset: call("GET /assetWeb/cetakLabelAsset", {
    summary: "Mencetak label QR asset sebagai PDF",
    tindakan: "mencetak label asset",
    permission,
    input: z.object({ idAsset }),
    output: answer(Pdf),
    reads: [...reads, "perusahaan"],
  }),
  exportAsset: call("GET /assetWeb/exportAsset", {
    summary: "Mengekspor daftar asset ke file .xlsx",
    tindakan: "mengekspor asset",
    permission,
    answers: "xlsx",
  }),
};
