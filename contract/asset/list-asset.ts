import * as z from "zod/mini";
import { answer, call, pageWith, row } from "../kernel/call.ts";
import { evenWithProblems } from "../kernel/evenWithProblems.ts";
import { cari, id, paging, text } from "../kernel/fields.ts";
import { withMenu } from "../kernel/permission.ts";
import { blankable, field, inputOf, wireOf } from "../kernel/record.ts";
import { atauKosong, Boleh, benar, gambar, idOf, Pdf, tanggal, teks, uang, waktu } from "../kernel/row.ts";
import { isianBarang, riwayatBarang, tempatBarang } from "./isiBarang.ts";
import { isianKategori } from "./kategori.ts";

export const KONDISI_ASSET = ["digunakan", "tidak"] as const;
export type KondisiAsset = (typeof KONDISI_ASSET)[number];
export const NAMA_KONDISI: Readonly<Record<KondisiAsset, string>> = {
  digunakan: "Digunakan",
  tidak: "Tidak Digunakan",
};
/** `softDelete` true means Tidak Digunakan. */
export const kondisiOf = (softDelete: boolean): KondisiAsset => (softDelete ? "tidak" : "digunakan");

/** What is typed about a thing that was bought before. */
export const isianAsset = {
  ...isianBarang,
  tglAssetMasuk: field.day("Tanggal Asset Masuk", { empty: "Tanggal asset masuk tidak boleh kosong." }),
};
/** What is typed when its condition changes. */
export const isianKondisi = {
  statusAsset: field.choice("Kondisi", KONDISI_ASSET, {
    spoken: "Kondisi asset",
    empty: "Kondisi asset tidak boleh kosong.",
    say: (kondisi) => NAMA_KONDISI[kondisi],
  }),
  keterangan: blankable(field.lines("Keterangan")),
};

/** What an asset itself holds. */
export const pokokAsset = {
  idAsset: field.shown("other", "Asset", idOf("asset")),
  kodeAsset: field.shown("text", "Kode Asset", teks),
  namaBarang: isianBarang.namaBarang,
  tglAssetMasuk: isianAsset.tglAssetMasuk,
  harga: isianBarang.harga,
  /** What was said when its condition last changed. */
  keterangan: isianKondisi.keterangan,
  /** True means Tidak Digunakan. */
  softDelete: field.shown("flag", "Kondisi", benar, { say: (softDelete) => NAMA_KONDISI[kondisiOf(softDelete)] }),
  /** The request that it was bought with; none for what was bought before it was registered. */
  idPengajuanAsset: field.shown("text", "Pengajuan Asset", atauKosong(teks)),
};
/** `pembagi` of its category is the term that this very asset wears off in. */
export const isiAsset = { ...pokokAsset, ...tempatBarang };
/** How it stands today. */
export const isiSusut = {
  hargaSusutPerBulan: field.shown("money", "Susut per Bulan", uang),
  akumulasiSusut: field.shown("money", "Akumulasi Susut", uang),
  /** Its book value: what is left of the price, 0 while it is out of use. */
  totalSusut: field.shown("money", "Nilai Buku", uang),
};
export const riwayatAsset = {
  kodeAsset: pokokAsset.kodeAsset,
  pengajuanAsset: pokokAsset.idPengajuanAsset,
  ...riwayatBarang,
  tglAssetMasuk: pokokAsset.tglAssetMasuk,
  pembagi: isianKategori.pembagi,
  kondisi: field.shown("text", "Kondisi", teks),
  keterangan: pokokAsset.keterangan,
};

export const Asset = row({
  ...wireOf(isiAsset),
  penyusutan: z.array(row(wireOf(isiSusut))),
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

const PerubahanKondisi = z
  .object({
    idAsset,
    ...inputOf(isianKondisi),
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
    input: z.object(inputOf(isianAsset)),
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
