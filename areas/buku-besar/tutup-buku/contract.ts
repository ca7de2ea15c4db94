import * as z from "zod/mini";
import { answer, call, row } from "#kernel/call.ts";
import { evenWithProblems } from "#kernel/evenWithProblems.ts";
import { id, month } from "#kernel/fields.ts";
import { PRIVILEGED, signedIn, withMenu, withRole } from "#kernel/permission.ts";
import { blankable, field, inputOf, wireOf } from "#kernel/record.ts";
import { atauKosong, Boleh, idOf, salahSatu, tanggal, teks, uang, waktu } from "#kernel/row.ts";
import { dariJurnal } from "../akun/contract.ts";

/**
 * Tutup Buku: months that are over are closed, and from then no figure of them changes. A month is closed with all before
 * it, and opened again with all after it: one person asks with a reason, another decides.
 */
export const KEADAAN_BULAN = ["Ditutup", "Terbuka", "Berjalan"] as const;
export type KeadaanBulan = (typeof KEADAAN_BULAN)[number];

/** What happens to months. */
export const PERISTIWA_TUTUP = ["tutup", "minta", "tolak", "buka"] as const;
export type PeristiwaTutup = (typeof PERISTIWA_TUTUP)[number];
export const NAMA_PERISTIWA: Readonly<Record<PeristiwaTutup, string>> = {
  tutup: "Ditutup",
  minta: "Diminta dibuka kembali",
  tolak: "Permintaan ditolak",
  buka: "Dibuka kembali",
};

/** What is looked at before a month is closed, in the order of the screen. */
export const JENIS_PERIKSA = [
  "jurnalUmum",
  "pengajuan",
  "pengajuanAsset",
  "pelepasanAsset",
  "invoice",
  "opname",
  "retur",
  "rekonsiliasi",
  "faktur",
  "masukan",
  "tanpaFaktur",
  "buktiDitunggu",
  "buktiDibuat",
  "pphFinal",
  "produksi",
  "belumDipetakan",
  "neraca",
] as const;
export type JenisPeriksa = (typeof JENIS_PERIKSA)[number];

export const permintaanBuka = { alasan: field.lines("Alasan", { max: 500 }) };
export const keputusanBuka = {
  status: field.choice("Status", ["Disetujui", "Ditolak"]),
  note: blankable(field.lines("Note", { max: 500 })),
};
/** The fields in the history of a month. */
export const riwayatTutupBuku = {
  keadaan: field.shown("text", "Keadaan", teks),
  alasan: permintaanBuka.alasan,
  diminta: field.shown("text", "Diminta Oleh", teks),
};

const bulan = month("Bulan");
const idPermintaan = id("tutupBuku", "Permintaan");

export const isiBulan = {
  bulan: field.shown("text", "Bulan", teks),
  keadaan: field.shown("choice", "Keadaan", salahSatu(KEADAAN_BULAN)),
  oleh: field.shown("text", "Ditutup Oleh", atauKosong(teks)),
  waktu: field.shown("moment", "Ditutup Pada", atauKosong(waktu)),
};
const Bulan = row({
  ...wireOf(isiBulan),
  /** It was closed, and is open again: what changed since is listed against its closed figures. */
  dibukaKembali: z.boolean(),
  aksi: row({ tutup: Boleh, minta: Boleh }),
});
export type BulanBuku = z.output<typeof Bulan>;

const Permintaan = row({
  idPermintaan: idOf("tutupBuku"),
  bulan: z.string(),
  alasan: z.string(),
  oleh: z.string(),
  waktu,
  aksi: row({ setujui: Boleh, tolak: Boleh }),
});
export type PermintaanBuka = z.output<typeof Permintaan>;

const Peristiwa = row({
  idTutupBuku: idOf("tutupBuku"),
  jenis: z.enum(PERISTIWA_TUTUP),
  bulan: z.string(),
  oleh: z.string(),
  waktu,
  alasan: z.string(),
});
export type PeristiwaBuku = z.output<typeof Peristiwa>;

const Periksa = row({
  jenis: z.enum(JENIS_PERIKSA),
  jumlah: z.int(),
  /** What they come to, where that moves a result. */
  nilai: z.nullable(uang),
  /** The month is not closed before this is settled; otherwise it only warns. */
  menghalangi: z.boolean(),
  keterangan: z.string(),
  /** The oldest documents; `kunci` is the key by which their screen finds them. */
  daftar: z.array(row({ kunci: z.string(), nama: z.string() })),
});
export type PeriksaTutup = z.output<typeof Periksa>;

const AngkaBulan = row({ bulan: z.string(), laba: uang, labaAkrual: uang, totalAset: uang });
export type AngkaBulan = z.output<typeof AngkaBulan>;

const Perubahan = row({ bulan: z.string(), laporan: z.string(), nama: z.string(), ditutup: uang, sekarang: uang });
export type PerubahanTutup = z.output<typeof Perubahan>;

const melihat = withMenu("Buku Besar");
const menutup = withRole(PRIVILEGED, "Buku Besar");
const changes = ["tutupBuku", "jurnal"] as const;

export const tutupBuku = {
  /** For the date fields of every form: the last closed day, and the sentence about a day of a closed month. */
  getTutupSampai: call("GET /bukuBesar/getTutupSampai", {
    summary: "Sampai tanggal berapa buku sudah ditutup",
    tindakan: "melihat tutup buku",
    permission: signedIn,
    output: answer(row({ sampai: z.nullable(tanggal) })),
    reads: ["tutupBuku"],
  }),
  getTutupBuku: call("GET /bukuBesar/getTutupBuku", {
    summary: "Bulan yang ditutup dan terbuka",
    tindakan: "melihat tutup buku",
    permission: melihat,
    output: answer(
      row({
        sampai: z.nullable(tanggal),
        /** The latest first. */
        bulan: z.array(Bulan),
        permintaan: z.array(Permintaan),
        peristiwa: z.array(Peristiwa),
      }),
    ),
    reads: ["tutupBuku", "jurnalUmum"],
  }),
  getPeriksaTutup: call("GET /bukuBesar/getPeriksaTutup", {
    summary: "Yang diperiksa sebelum bulan ditutup, dan angka-angkanya",
    tindakan: "menutup buku",
    permission: menutup,
    input: z.object({ bulan }),
    /** `aksi`: whether this month can be closed at all; `tutup`: whether nothing of what was looked at is in the way. */
    output: answer(row({ aksi: Boleh, tutup: Boleh, periksa: z.array(Periksa), angka: z.array(AngkaBulan) })),
    reads: [
      ...dariJurnal,
      "tutupBuku",
      "jurnalUmum",
      "pelepasanAsset",
      "neraca",
      "order",
      "retur",
      "opname",
      "rekeningKoran",
    ],
  }),
  closeBulan: call("POST /bukuBesar/closeBulan", {
    summary: "Menutup buku sampai dengan sebuah bulan",
    tindakan: "menutup buku",
    permission: menutup,
    input: z.object({ bulan }),
    changes,
  }),
  requestBukaBulan: call("POST /bukuBesar/requestBukaBulan", {
    summary: "Meminta bulan dibuka kembali",
    tindakan: "meminta buku dibuka kembali",
    permission: menutup,
    input: z.object({ bulan, ...inputOf(permintaanBuka) }),
    output: answer(row({ idPermintaan: idOf("tutupBuku") })),
    changes: ["tutupBuku"],
  }),
  approveBukaBulan: call("POST /bukuBesar/approveBukaBulan", {
    summary: "Memutuskan permintaan membuka bulan kembali",
    tindakan: "membuka buku kembali",
    permission: menutup,
    input: z.object({ idPermintaan, ...inputOf(keputusanBuka) }).check(
      z.refine(({ status, note }) => status !== "Ditolak" || note !== "", {
        path: ["note"],
        error: "Note tidak boleh kosong.",
        when: evenWithProblems,
      }),
    ),
    changes,
  }),
  getPerubahanTutup: call("GET /bukuBesar/getPerubahanTutup", {
    summary: "Yang berubah sejak bulan dibuka kembali",
    tindakan: "melihat angka tutup buku",
    permission: menutup,
    input: z.object({ bulan }),
    output: answer(z.array(Perubahan)),
    reads: [...dariJurnal, "tutupBuku", "neraca", "order"],
  }),
};
