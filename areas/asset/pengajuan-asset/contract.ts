import * as z from "zod/mini";
import {
  Dikembalikan,
  DOKUMEN_KOSONG,
  KeputusanBerversi,
  MAX_DOKUMEN,
  Penarikan,
  Serupa,
} from "#areas/keuangan/pengajuan/contract.ts";
import { orangPengajuan, Revisi, rekeningSisi } from "#areas/keuangan/pengajuan/isiPengajuan.ts";
import { riwayatPutusan } from "#areas/keuangan/pengajuan/riwayatPutusan.ts";
import { Kekurangan } from "#areas/keuangan/rekening/dampakRekening.ts";
import { answer, call, pageOf, proofs, row } from "#kernel/call.ts";
import { cari, choice, flag, optional, paging, pilihan, text, urutan, withDefault } from "#kernel/fields.ts";
import { PRIVILEGED, withMenu, withRole } from "#kernel/permission.ts";
import { berentang, rentang } from "#kernel/range.ts";
import { blankable, field, inputOf, wireOf } from "#kernel/record.ts";
import { atauKosong, Boleh, benar, gambar, idOf, salahSatu, tanggal, teks, uang } from "#kernel/row.ts";
import { pilihan as terpilih } from "#kernel/several.ts";
import { isianBarang, riwayatBarang, tempatBarang } from "../isiBarang.ts";

export const STATUS_PENGAJUAN_ASSET = ["Menunggu", "Ditolak", "Revisi", "Disetujui"] as const;
export type StatusPengajuanAsset = (typeof STATUS_PENGAJUAN_ASSET)[number];

/** Choices for a bought asset that is not registered yet. */
export const STATUS_MASUK = ["masuk"] as const;
export const STATUS_ASSET_KOSONG = "Status asset tidak boleh kosong.";
export const labelMasuk = (masukAsset: boolean): string => (masukAsset ? "Sudah Masuk" : "Belum Masuk");

const Rekening = z.array(row(wireOf(rekeningSisi)));

const tglPengajuan = field.day("Tanggal Pengajuan");

/** Fields typed for an asset request. */
export const isianPengajuanAsset = {
  ...isianBarang,
  idRekening: field.id("rekening", "Rekening", { empty: "Rekening tidak boleh kosong." }),
  deskripsiPengajuan: field.lines("Deskripsi", { empty: "Deskripsi tidak boleh kosong." }),
  /** Today if not given. */
  tglPengajuan: blankable(tglPengajuan),
};

/** The request's own fields. */
export const pokokPengajuanAsset = {
  idPengajuanAsset: field.shown("text", "ID Pengajuan", teks),
  namaBarang: isianBarang.namaBarang,
  harga: isianBarang.harga,
  deskripsiPengajuan: isianPengajuanAsset.deskripsiPengajuan,
  tglPengajuan,
  statusPengajuan: field.shown("choice", "Status", salahSatu(STATUS_PENGAJUAN_ASSET)),
  tglApprove: field.shown("day", "Tanggal Approve", atauKosong(tanggal)),
  note: field.shown("lines", "Note", teks),
  /** Whether the bought asset is registered; only for Disetujui. */
  masukAsset: field.shown("flag", "Status Asset", benar, { say: labelMasuk }),
  tglMasuk: field.shown("day", "Tanggal Masuk", atauKosong(tanggal)),
};
/** The same with category, location, account and people. */
export const isiPengajuanAsset = {
  ...pokokPengajuanAsset,
  ...tempatBarang,
  rekening: field.shown("other", "Rekening", Rekening, { say: ([rekening]) => rekening?.namaRekening ?? "" }),
  ...orangPengajuan,
};
export const riwayatPengajuanAsset = {
  kodeAsset: field.shown("text", "Kode Asset", teks),
  tglPengajuan,
  ...riwayatBarang,
  rekening: field.shown("text", "Rekening", teks),
  deskripsi: pokokPengajuanAsset.deskripsiPengajuan,
  status: pokokPengajuanAsset.statusPengajuan,
  note: pokokPengajuanAsset.note,
  ...riwayatPutusan,
  bukti: field.shown("files", "Bukti", z.array(gambar)),
  pengajuan: field.shown("text", "Pengajuan", teks),
  statusAsset: field.shown("text", "Status Asset", teks),
};

/** An asset request. */
export const PengajuanAsset = row({
  ...wireOf(isiPengajuanAsset),
  /** Grows with every change; a decision names the version that was seen. */
  versi: z.int(),
  /** Whoever asked took it back: it is Ditolak, by its author. */
  ditarik: z.boolean(),
  /** Who approved and who is missing, where two must; null if nobody has yet. */
  persetujuan: z.nullable(z.string()),
  buktiFotoPengajuan: z.array(gambar),
  /** The request that moved the money. */
  pengajuan: z.nullable(row({ idPengajuan: z.string() })),
  /** The registered asset. */
  asset: z.nullable(row({ idAsset: idOf("asset"), kodeAsset: z.string() })),
  aksi: row({ approve: Boleh, revisi: Boleh, ubah: Boleh, tarik: Boleh, masuk: Boleh }),
});
export type PengajuanAsset = z.output<typeof PengajuanAsset>;
/** `revisi`: the last time it was sent back. */
const PengajuanAssetDetail = row({ ...PengajuanAsset.shape, revisi: z.nullable(Revisi) });
export type PengajuanAssetDetail = z.output<typeof PengajuanAssetDetail>;

/** The effect of an approval on the account that pays. */
export const DampakApproveAsset = row({
  idPengajuanAsset: z.string(),
  idRekening: idOf("rekening"),
  namaRekening: z.string(),
  saldoSebelum: uang,
  nominal: uang,
  /** Negative if the account has too little money; `approve` then says so. */
  saldoSesudah: uang,
  kekurangan: Kekurangan,
  /** Whether this person may approve it now. What cannot be approved may still be rejected: see `aksi` of the row. */
  approve: Boleh,
});
export type DampakApproveAsset = z.output<typeof DampakApproveAsset>;

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

/** What the list can be sorted by. */
export const URUT_PENGAJUAN_ASSET = ["tglPengajuan", "namaBarang", "harga"] as const;
export type UrutPengajuanAsset = (typeof URUT_PENGAJUAN_ASSET)[number];

/** What the list, and a file of it, is asked with. */
const saringan = {
  cari,
  ...rentang,
  status: optional(choice("Status", STATUS_PENGAJUAN_ASSET)),
  masukAsset: optional<boolean, boolean | string>(flag("Status asset")),
  urut: urutan(URUT_PENGAJUAN_ASSET),
};

export const pengajuanAsset = {
  /** Newest first; `cari` searches code and name. */
  getPengajuanAsset: call("GET /assetWeb/getPengajuanAsset", {
    summary: "Daftar pengajuan asset",
    tindakan: "melihat pengajuan asset",
    permission: withMenu(menu),
    input: berentang(z.object({ ...paging, ...saringan })),
    output: pageOf(PengajuanAsset),
    reads,
  }),
  getDetailPengajuanAsset: call("GET /assetWeb/getDetailPengajuanAsset", {
    summary: "Satu pengajuan asset",
    tindakan: "melihat pengajuan asset",
    permission: withMenu(menu),
    input: z.object({ idPengajuan }),
    output: answer(PengajuanAssetDetail),
    reads,
  }),
  getPengajuanAssetSerupa: call("GET /assetWeb/getPengajuanAssetSerupa", {
    summary: "Pengajuan asset serupa yang dibuat dalam sehari terakhir",
    tindakan: "membuat pengajuan asset",
    permission: withMenu(menu),
    input: z.object({
      idKategori: isianPengajuanAsset.idKategori.input,
      idRekening: isianPengajuanAsset.idRekening.input,
      harga: isianPengajuanAsset.harga.input,
    }),
    output: answer(z.array(Serupa)),
    reads: ["pengajuanAsset"],
  }),
  addPengajuanAsset: call("POST /assetWeb/addPengajuanAsset", {
    summary: "Membuat pengajuan asset",
    tindakan: "membuat pengajuan asset",
    permission: withMenu(menu),
    input: z.object(inputOf(isianPengajuanAsset)),
    files: { dokumen: proofs(1, MAX_DOKUMEN, DOKUMEN_KOSONG) },
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
    input: KeputusanBerversi,
    changes: ["kabar", "pengajuanAsset", "pengajuan", "simpanan", "rekening", "neraca", "jurnal"],
  }),
  revisiPengajuanAsset: call("POST /assetWeb/revisiPengajuanAsset", {
    summary: "Mengembalikan pengajuan asset untuk direvisi",
    tindakan: "mengembalikan pengajuan asset",
    permission: withRole(PRIVILEGED, menu),
    input: Dikembalikan,
    changes: ["kabar", "pengajuanAsset"],
  }),
  /** Without new documents those of before stay. */
  updatePengajuanAsset: call("POST /assetWeb/updatePengajuanAsset", {
    summary: "Mengubah pengajuan asset yang dikembalikan dan mengajukannya lagi",
    tindakan: "mengubah pengajuan asset",
    permission: withMenu(menu),
    input: z.object({ idPengajuan, ...inputOf(isianPengajuanAsset), versi: Dikembalikan.shape.versi }),
    files: { dokumen: proofs(0, MAX_DOKUMEN, DOKUMEN_KOSONG) },
    changes: ["pengajuanAsset"],
  }),
  withdrawPengajuanAsset: call("POST /assetWeb/withdrawPengajuanAsset", {
    summary: "Menarik kembali pengajuan asset sendiri yang belum diputuskan",
    tindakan: "menarik pengajuan asset",
    permission: withMenu(menu),
    input: Penarikan,
    changes: ["kabar", "pengajuanAsset"],
  }),
  approveMasukAsset: call("POST /assetWeb/approveMasukAsset", {
    summary: "Memasukkan barang yang sudah dibeli ke daftar asset",
    tindakan: "memasukkan asset",
    permission: withMenu(menu),
    /** A client may omit the status, because there is only one. */
    input: z.object({
      idPengajuan,
      statusAsset: withDefault<"masuk", "masuk" | "">(pilihan("Status asset", STATUS_MASUK), "masuk"),
    }),
    output: answer(row({ idAsset: idOf("asset"), kodeAsset: z.string() })),
    changes: ["pengajuanAsset", "asset", "neraca", "jurnal"],
  }),
  exportPengajuanAsset: call("GET /assetWeb/exportPengajuanAsset", {
    summary: "Mengekspor pengajuan asset ke file .xlsx",
    tindakan: "mengekspor pengajuan asset",
    permission: withMenu(menu),
    /** With `idPengajuanAsset` these requests, of whatever day. */
    input: berentang(z.object({ ...saringan, idPengajuanAsset: optional(terpilih("Pengajuan asset", idPengajuan)) })),
    answers: "xlsx",
  }),
};
