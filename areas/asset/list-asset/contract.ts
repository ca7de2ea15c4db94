import * as z from "zod/mini";
import { answer, call, pageWith, row } from "#kernel/call.ts";
import { evenWithProblems } from "#kernel/evenWithProblems.ts";
import { cari, id, optional, paging, text, urutan } from "#kernel/fields.ts";
import { PRIVILEGED, withMenu, withRole } from "#kernel/permission.ts";
import { blankable, field, inputOf, wireOf } from "#kernel/record.ts";
import { atauKosong, Boleh, benar, gambar, idOf, Pdf, tanggal, teks, uang, waktu } from "#kernel/row.ts";
import { PdfBanyak, pilihan } from "#kernel/several.ts";
import { isianBarang, riwayatBarang, tempatBarang } from "../isiBarang.ts";
import { isianKategori } from "../kategori/contract.ts";

export const KONDISI_ASSET = ["digunakan", "tidak"] as const;
export type KondisiAsset = (typeof KONDISI_ASSET)[number];
export const NAMA_KONDISI: Readonly<Record<KondisiAsset, string>> = {
  digunakan: "Digunakan",
  tidak: "Tidak Digunakan",
};
/** `softDelete` true: Tidak Digunakan. */
export const kondisiOf = (softDelete: boolean): KondisiAsset => (softDelete ? "tidak" : "digunakan");

/** Fields typed for an asset that was bought earlier (addAsset). */
export const isianAsset = {
  ...isianBarang,
  tglAssetMasuk: field.day("Tanggal Asset Masuk", { empty: "Tanggal asset masuk tidak boleh kosong." }),
};
/** Fields typed for a change of condition. */
export const isianKondisi = {
  statusAsset: field.choice("Kondisi", KONDISI_ASSET, {
    spoken: "Kondisi asset",
    empty: "Kondisi asset tidak boleh kosong.",
    say: (kondisi) => NAMA_KONDISI[kondisi],
  }),
  keterangan: blankable(field.lines("Keterangan")),
};

/** The asset's own fields. */
export const pokokAsset = {
  idAsset: field.shown("other", "Asset", idOf("asset")),
  kodeAsset: field.shown("text", "Kode Asset", teks),
  namaBarang: isianBarang.namaBarang,
  tglAssetMasuk: isianAsset.tglAssetMasuk,
  harga: isianBarang.harga,
  /** The note of the latest change of condition. */
  keterangan: isianKondisi.keterangan,
  /** True: Tidak Digunakan. */
  softDelete: field.shown("flag", "Kondisi", benar, { say: (softDelete) => NAMA_KONDISI[kondisiOf(softDelete)] }),
  /** The request that bought it; null for an asset that was bought before it was registered. */
  idPengajuanAsset: field.shown("text", "Pengajuan Asset", atauKosong(teks)),
};
/** `pembagi` of the category is the term of this asset. */
export const isiAsset = { ...pokokAsset, ...tempatBarang };
/** Depreciation until today. */
export const isiSusut = {
  hargaSusutPerBulan: field.shown("money", "Susut per Bulan", uang),
  akumulasiSusut: field.shown("money", "Akumulasi Susut", uang),
  /** Book value: the price minus depreciation; 0 once it is out of the books. */
  totalSusut: field.shown("money", "Nilai Buku", uang),
};
export const riwayatAsset = {
  kodeAsset: pokokAsset.kodeAsset,
  pengajuanAsset: pokokAsset.idPengajuanAsset,
  ...riwayatBarang,
  tglAssetMasuk: pokokAsset.tglAssetMasuk,
  pembagi: isianKategori.pembagi,
  kondisi: field.shown("text", "Kondisi", teks),
  tinjauan: field.shown("text", "Tinjauan", teks),
  keterangan: pokokAsset.keterangan,
};

export const JENIS_PERHATIAN = ["tidak digunakan", "digunakan lagi", "tanggal lama"] as const;
export const NAMA_PERHATIAN: Readonly<Record<(typeof JENIS_PERHATIAN)[number], string>> = {
  "tidak digunakan": "Ditandai tidak digunakan",
  "digunakan lagi": "Ditandai digunakan lagi",
  "tanggal lama": "Dicatat dengan tanggal lama",
};
/** What somebody without a privileged role did with an asset: Management looks at it. */
const Perhatian = row({ jenis: z.enum(JENIS_PERHATIAN), tanggal, oleh: z.string() });

export const Asset = row({
  ...wireOf(isiAsset),
  penyusutan: z.array(row(wireOf(isiSusut))),
  /** Since when it counts in the books: later than its entry if that month was closed when it was registered. */
  tglBuku: tanggal,
  /** The request to let it go for good, waiting or approved. */
  pelepasan: z.nullable(row({ idPelepasanAsset: z.string(), statusPengajuan: z.enum(["Menunggu", "Disetujui"]) })),
  /** What nobody in charge has looked at yet. */
  perhatian: z.array(Perhatian),
  aksi: row({ kondisi: Boleh, lepas: Boleh, tinjau: Boleh }),
});
export type Asset = z.output<typeof Asset>;

/** The value of all assets in the books today, used or not. */
export const NominalAsset = row({
  jumlah: z.int(),
  hargaPerolehan: uang,
  akumulasiSusut: uang,
  /** Book value: the sum of the rows. */
  totalSusut: uang,
  /** Bought on an approved request and not registered yet: in Neraca, but not in this list. */
  belumMasuk: row({ jumlah: z.int(), harga: uang }),
});
export type NominalAsset = z.output<typeof NominalAsset>;

/** State of a month in the depreciation plan. On days out of the books there is no depreciation. */
export const KEADAAN_BULAN = ["sudah", "belum", "tidakDigunakan"] as const;
export const BarisJadwal = row({
  bulanKe: z.int(),
  /** The day on which the month is full. */
  tanggal,
  nilaiSusut: uang,
  akumulasiSusut: uang,
  /** Book value after it; 0 if the asset is out of the books on that day. */
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
const reads = ["asset", "pelepasanAsset", "kategoriAsset", "lokasiAsset"] as const;

/** What the list can be sorted by. */
export const URUT_ASSET = ["kodeAsset", "namaBarang", "harga", "tglAssetMasuk"] as const;
export type UrutAsset = (typeof URUT_ASSET)[number];

/** What the list, and a file of it, is asked with. */
const saringan = { cari, urut: urutan(URUT_ASSET) };

export const listAsset = {
  /** Newest first; `cari` searches code and name. */
  getAsset: call("GET /assetWeb/getAsset", {
    summary: "Daftar asset dengan penyusutannya",
    tindakan: "melihat asset",
    permission,
    input: z.object({ ...paging, ...saringan }),
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
      /** All changes of condition, newest first. */
      kondisi: z.array(RiwayatKondisi),
      /** Pictures of the request that bought it. */
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
    changes: ["asset", "neraca", "jurnal"],
  }),
  updateKondisiAsset: call("POST /assetWeb/updateKondisiAsset", {
    summary: "Mengubah kondisi asset",
    tindakan: "mengubah kondisi asset",
    permission,
    input: PerubahanKondisi,
    changes: ["asset", "neraca", "jurnal"],
  }),
  tinjauAsset: call("PATCH /assetWeb/tinjauAsset", {
    summary: "Menandai perubahan asset sudah ditinjau",
    tindakan: "meninjau asset",
    permission: withRole(PRIVILEGED, "Asset"),
    input: z.object({ idAsset }),
    changes: ["asset"],
  }),
  cetakLabelAsset: call("GET /assetWeb/cetakLabelAsset", {
    summary: "Mencetak label QR asset sebagai PDF",
    tindakan: "mencetak label asset",
    permission,
    input: z.object({ idAsset }),
    output: answer(Pdf),
    reads: [...reads, "perusahaan"],
    neverKept: true,
  }),
  cetakLabelBanyak: call("GET /assetWeb/cetakLabelBanyak", {
    summary: "Mencetak label QR beberapa asset sebagai satu PDF",
    tindakan: "mencetak label asset",
    permission,
    input: z.object({ idAsset: pilihan("Asset", idAsset) }),
    output: PdfBanyak,
    reads: [...reads, "perusahaan"],
    neverKept: true,
  }),
  exportAsset: call("GET /assetWeb/exportAsset", {
    summary: "Mengekspor daftar asset ke file .xlsx",
    tindakan: "mengekspor asset",
    permission,
    /** With `idAsset` these alone. */
    input: z.object({ ...saringan, idAsset: optional(pilihan("Asset", idAsset)) }),
    answers: "xlsx",
  }),
};
