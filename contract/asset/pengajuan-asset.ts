import * as z from "zod/mini";
import { answer, call, images, pageOf, row } from "../kernel/call.ts";
import {
  cari,
  choice,
  date,
  flag,
  id,
  optional,
  paging,
  pilihan,
  rupiah,
  text,
  withDefault,
} from "../kernel/fields.ts";
import { PRIVILEGED, withMenu, withRole } from "../kernel/permission.ts";
import { berentang, rentang } from "../kernel/range.ts";
import { Boleh, gambar, idOf, tanggal, uang } from "../kernel/row.ts";
import { DOKUMEN_KOSONG, Keputusan, MAX_DOKUMEN } from "../keuangan/pengajuan.ts";
import { RingkasKategori } from "./kategori.ts";
import { PilihanLokasiAsset } from "./lokasi.ts";

export const STATUS_PENGAJUAN_ASSET = ["Menunggu", "Ditolak", "Disetujui"] as const;
export type StatusPengajuanAsset = (typeof STATUS_PENGAJUAN_ASSET)[number];

/** What can be chosen for a bought thing that is not in the list of assets yet. */
export const STATUS_MASUK = ["masuk"] as const;
export const STATUS_ASSET_KOSONG = "Status asset tidak boleh kosong.";
export const labelMasuk = (masukAsset: boolean): string => (masukAsset ? "Sudah Masuk" : "Belum Masuk");

const Orang = z.array(row({ idUser: idOf("karyawan"), namaLengkap: z.string() }));

/** A request to buy a fixed asset. */
export const PengajuanAsset = row({
  idPengajuanAsset: z.string(),
  namaBarang: z.string(),
  kategoriAsset: z.array(RingkasKategori),
  lokasiAsset: z.array(PilihanLokasiAsset),
  rekening: z.array(row({ idRekening: idOf("rekening"), namaRekening: z.string() })),
  harga: uang,
  deskripsiPengajuan: z.string(),
  tglPengajuan: tanggal,
  userPengajuan: Orang,
  userApprove: Orang,
  tglApprove: z.nullable(tanggal),
  statusPengajuan: z.enum(STATUS_PENGAJUAN_ASSET),
  note: z.string(),
  /** Whether the bought thing is in the list of assets; only Disetujui ever is. */
  masukAsset: z.boolean(),
  tglMasuk: z.nullable(tanggal),
  buktiFotoPengajuan: z.array(gambar),
  /** The money that the approval moved. */
  pengajuan: z.nullable(row({ idPengajuan: z.string() })),
  /** What it became. */
  asset: z.nullable(row({ idAsset: idOf("asset"), kodeAsset: z.string() })),
  aksi: row({ approve: Boleh, masuk: Boleh }),
});
export type PengajuanAsset = z.output<typeof PengajuanAsset>;

/** What approving a request does to the account that pays. */
export const DampakApproveAsset = row({
  idPengajuanAsset: z.string(),
  namaRekening: z.string(),
  saldoSebelum: uang,
  nominal: uang,
  /** Below zero where the account does not suffice; `approve` says so. */
  saldoSesudah: uang,
  /** Whether this person may approve it now. What can not be approved may still be rejected: see the row's own `aksi`. */
  approve: Boleh,
});
export type DampakApproveAsset = z.output<typeof DampakApproveAsset>;

const HARGA_KOSONG = "Harga asset tidak boleh kosong.";

/** What is asked of a thing, bought on request or registered afterwards. */
export const isianBarang = {
  namaBarang: text("Nama barang", { max: 200, empty: "Nama barang tidak boleh kosong." }),
  idKategori: id("kategoriAsset", "Kategori asset", { empty: "Kategori asset tidak boleh kosong." }),
  idLokasi: id("lokasi", "Lokasi asset", { empty: "Lokasi asset tidak boleh kosong." }),
  harga: rupiah("Harga asset", { min: 1, empty: HARGA_KOSONG, tooSmall: HARGA_KOSONG }),
};

export const PengajuanAssetBaru = z.object({
  ...isianBarang,
  idRekening: id("rekening", "Rekening", { empty: "Rekening tidak boleh kosong." }),
  deskripsiPengajuan: text("Deskripsi", { max: 500, lines: true, empty: "Deskripsi tidak boleh kosong." }),
  /** Today without it. */
  tglPengajuan: optional(date("Tanggal pengajuan")),
});
export type PengajuanAssetBaru = z.output<typeof PengajuanAssetBaru>;

const idPengajuan = text("Id pengajuan", { max: 40 });

const menu = "Asset";
const reads = [
  "pengajuanAsset",
  "asset",
  "kategoriAsset",
  "lokasiAsset",
  "rekening",
  "karyawan",
  "perusahaan",
] as const;

export const pengajuanAsset = {
  /** Newest first; `cari` looks into the request's id and the thing's name. */
  getPengajuanAsset: call("GET /assetWeb/getPengajuanAsset", {
    summary: "Daftar pengajuan asset",
    tindakan: "melihat pengajuan asset",
    permission: withMenu(menu),
    input: berentang(
      z.object({
        ...paging,
        cari,
        ...rentang,
        status: optional(choice("Status", STATUS_PENGAJUAN_ASSET)),
        masukAsset: optional<boolean, boolean | string>(flag("Status asset")),
      }),
    ),
    output: pageOf(PengajuanAsset),
    reads,
  }),
  getDetailPengajuanAsset: call("GET /assetWeb/getDetailPengajuanAsset", {
    summary: "Satu pengajuan asset",
    tindakan: "melihat pengajuan asset",
    permission: withMenu(menu),
    input: z.object({ idPengajuan }),
    output: answer(PengajuanAsset),
    reads,
  }),
  addPengajuanAsset: call("POST /assetWeb/addPengajuanAsset", {
    summary: "Membuat pengajuan asset",
    tindakan: "membuat pengajuan asset",
    permission: withMenu(menu),
    input: PengajuanAssetBaru,
    files: { dokumen: images(1, MAX_DOKUMEN, DOKUMEN_KOSONG) },
    output: answer(row({ idPengajuanAsset: z.string() })),
    changes: ["pengajuanAsset"],
  }),
  getDampakApprove: call("GET /assetWeb/getDampakApprove", {
    summary: "Apa yang terjadi bila pengajuan asset disetujui",
    tindakan: "menyetujui pengajuan asset",
    permission: withRole(PRIVILEGED, menu),
    input: z.object({ idPengajuan }),
    output: answer(DampakApproveAsset),
    reads: ["pengajuanAsset", "rekening", "simpanan", "perusahaan"],
  }),
  approvePengajuanAsset: call("POST /assetWeb/approvePengajuanAsset", {
    summary: "Menyetujui atau menolak pengajuan asset",
    tindakan: "menyetujui pengajuan asset",
    permission: withRole(PRIVILEGED, menu),
    input: Keputusan,
    changes: ["pengajuanAsset", "pengajuan", "simpanan", "rekening", "neraca"],
  }),
  approveMasukAsset: call("POST /assetWeb/approveMasukAsset", {
    summary: "Memasukkan barang yang sudah dibeli ke daftar asset",
    tindakan: "memasukkan asset",
    permission: withMenu(menu),
    /** A client may leave out the status: there is but one. */
    input: z.object({
      idPengajuan,
      statusAsset: withDefault<"masuk", "masuk" | "">(pilihan("Status asset", STATUS_MASUK), "masuk"),
    }),
    output: answer(row({ idAsset: idOf("asset"), kodeAsset: z.string() })),
    changes: ["pengajuanAsset", "asset", "neraca"],
  }),
  exportPengajuanAsset: call("GET /assetWeb/exportPengajuanAsset", {
    summary: "Mengekspor pengajuan asset ke file .xlsx",
    tindakan: "mengekspor pengajuan asset",
    permission: withMenu(menu),
    input: berentang(z.object(rentang)),
    answers: "xlsx",
  }),
};
