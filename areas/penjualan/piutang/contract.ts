import * as z from "zod/mini";
import { DOKUMEN_KOSONG } from "#areas/keuangan/pengajuan/contract.ts";
import { isianUang } from "#areas/keuangan/pengajuan/isianUang.ts";
import { answer, call, images, pageOf, pageWith, row } from "#kernel/call.ts";
import {
  cari,
  choice,
  date,
  email,
  flag,
  id,
  optional,
  paging,
  rupiah,
  text,
  urutan,
  withDefault,
} from "#kernel/fields.ts";
import { PRIVILEGED, withMenu, withRole } from "#kernel/permission.ts";
import { inputOf, wireOf } from "#kernel/record.ts";
import { Boleh, idOf, Pdf, tanggal } from "#kernel/row.ts";
import { HasilBanyak, PdfBanyak, pilihan } from "#kernel/several.ts";
import { isianSurat, jawabanDraf, pilihanBahasa } from "#kernel/surat.ts";
import { isiUmur, UMUR } from "#kernel/umur.ts";
import { STATUS_EMAIL } from "../order/label.ts";
import { MILIK } from "../pelanggan/contract.ts";
import { isiOrderTerbuka, isiPengingat, isiPiutang, SebutanPelanggan } from "../pelanggan/isiPelanggan.ts";

/** What one customer owes. */
export const Piutang = row({
  ...SebutanPelanggan.shape,
  email: z.string(),
  ...wireOf(isiPiutang),
  jumlahOrder: z.int(),
  sales: z.nullable(row({ idUser: idOf("karyawan"), namaLengkap: z.string() })),
  /** When the customer was reminded last. */
  pengingatTerakhir: z.nullable(row({ waktu: isiPengingat.waktu.wire, cara: isiPengingat.cara.wire })),
  aksi: row({ kirimEmail: Boleh }),
});
export type Piutang = z.output<typeof Piutang>;

export const OrderTerbuka = row(wireOf(isiOrderTerbuka));
export type OrderTerbuka = z.output<typeof OrderTerbuka>;

/** The account of a customer on a day. */
export const Pernyataan = row({
  pelanggan: Piutang,
  tanggal,
  order: z.array(OrderTerbuka),
  /** The text that is ready for WhatsApp. */
  pesan: z.string(),
});
export type Pernyataan = z.output<typeof Pernyataan>;

export const Pengingat = row({
  idPengingat: z.int(),
  ...wireOf(isiPengingat),
  user: row({ namaLengkap: z.string() }),
  /** What became of the mail; null for other ways. */
  email: z.nullable(row({ alamat: z.string(), status: z.enum(STATUS_EMAIL), alasan: z.string() })),
});
export type Pengingat = z.output<typeof Pengingat>;

/** The ways that a person notes; a mail notes itself. */
export const CARA_DICATAT = ["WhatsApp", "Telepon", "Surat"] as const;
/** What the list can be sorted by; the longest overdue stand first. */
export const URUT_PIUTANG = ["nama", "sisa", "hariTerlama"] as const;
export type UrutPiutang = (typeof URUT_PIUTANG)[number];

const idPelanggan = id("pelanggan", "Pelanggan");
const permission = withMenu("Piutang");
const reads = ["piutang", "pelanggan", "order", "invoice", "suratJalan", "pengajuan", "jurnal", "perusahaan"] as const;
/** The day at whose end it is asked; today where none is given. */
const hari = { tanggal: optional(date("Tanggal")) };
const saringan = {
  cari,
  ...hari,
  milik: optional(choice("Milik", MILIK)),
  umur: optional(choice("Umur", UMUR)),
  urut: urutan(URUT_PIUTANG, { terlama: null, terbesar: "-sisa" }),
};

export const piutang = {
  /** `total` and `jumlah` are the sums of everything that is found, `tanggal` is the day at whose end it was owed. */
  getPiutang: call("GET /piutangWeb/getPiutang", {
    summary: "Piutang per pelanggan menurut umurnya",
    tindakan: "melihat piutang",
    permission,
    input: z.object({ ...paging, ...saringan }),
    output: pageWith(Piutang, {
      tanggal,
      total: isiPiutang.sisa.wire,
      jumlah: row(wireOf(isiUmur)),
    }),
    reads,
  }),
  getPernyataan: call("GET /piutangWeb/getPernyataan", {
    summary: "Piutang satu pelanggan per order",
    tindakan: "melihat piutang",
    permission,
    input: z.object({ idPelanggan, ...hari }),
    output: answer(Pernyataan),
    reads,
  }),
  cetakPernyataan: call("GET /piutangWeb/cetakPernyataan", {
    summary: "Mencetak pernyataan piutang sebagai PDF",
    tindakan: "mencetak pernyataan piutang",
    permission,
    input: z.object({ idPelanggan, ...hari, ...pilihanBahasa }),
    output: answer(Pdf),
    reads,
    neverKept: true,
  }),
  getDrafPernyataan: call("GET /piutangWeb/getDrafPernyataan", {
    summary: "Email pernyataan piutang yang siap dikirim",
    tindakan: "mengirim pernyataan piutang",
    permission,
    input: z.object({ idPelanggan, ...hari }),
    output: jawabanDraf,
    reads,
  }),
  kirimPernyataan: call("POST /piutangWeb/kirimPernyataan", {
    summary: "Mengirim pernyataan piutang ke email pelanggan",
    tindakan: "mengirim pernyataan piutang",
    permission,
    input: z.object({
      idPelanggan,
      ...hari,
      email: withDefault<string, string>(email(), ""),
      ...isianSurat,
      ...pilihanBahasa,
    }),
    changes: ["email", "piutang", "pelanggan"],
  }),
  cetakPernyataanBanyak: call("GET /piutangWeb/cetakPernyataanBanyak", {
    summary: "Mencetak pernyataan piutang beberapa pelanggan sebagai satu PDF",
    tindakan: "mencetak pernyataan piutang",
    permission,
    input: z.object({ idPelanggan: pilihan("Pelanggan", idPelanggan), ...hari, ...pilihanBahasa }),
    output: PdfBanyak,
    reads,
    neverKept: true,
  }),
  kirimPernyataanBanyak: call("POST /piutangWeb/kirimPernyataanBanyak", {
    summary: "Mengirim pernyataan piutang ke email beberapa pelanggan, masing-masing dengan hasilnya",
    tindakan: "mengirim pernyataan piutang",
    permission,
    input: z.object({ idPelanggan: pilihan("Pelanggan", idPelanggan), ...hari }),
    output: HasilBanyak,
    changes: ["email", "piutang", "pelanggan"],
  }),
  catatPengingat: call("POST /piutangWeb/catatPengingat", {
    summary: "Mencatat bahwa pelanggan diingatkan",
    tindakan: "mencatat pengingat",
    permission,
    input: z.object({
      idPelanggan,
      cara: choice("Cara", CARA_DICATAT),
      ...inputOf({ catatan: isiPengingat.catatan }),
    }),
    changes: ["piutang", "pelanggan"],
  }),
  terimaPiutangAwal: call("POST /piutangWeb/terimaPiutangAwal", {
    summary: "Menerima pembayaran faktur dari program lama",
    tindakan: "menerima pembayaran faktur",
    permission: withRole(PRIVILEGED, "Piutang"),
    input: z.object({
      idPiutangAwal: text("Faktur", { max: 40 }),
      idRekening: id("rekening", "Rekening", { empty: "Rekening tidak boleh kosong." }),
      nominal: rupiah("Nominal", { min: 1, empty: "Nominal tidak boleh kosong." }),
      ...inputOf(isianUang),
    }),
    files: { dokumen: images(1, 2, DOKUMEN_KOSONG) },
    changes: ["piutang", "pelanggan", "pengajuan", "simpanan", "rekening", "rekeningKoran", "jurnal"],
  }),
  getPengingat: call("GET /piutangWeb/getPengingat", {
    summary: "Pengingat yang pernah dikirim ke pelanggan",
    tindakan: "melihat pengingat",
    permission: withMenu("Piutang", "Pelanggan"),
    input: z.object({ idPelanggan, ...paging }),
    output: pageOf(Pengingat),
    reads: ["piutang", "pelanggan", "email"],
  }),
  exportPiutang: call("GET /piutangWeb/exportPiutang", {
    summary: "Mengekspor piutang ke file .xlsx",
    tindakan: "mengekspor piutang",
    permission,
    /** With `idPelanggan` what these owe. */
    input: z.object({
      ...saringan,
      idPelanggan: optional(pilihan("Pelanggan", idPelanggan)),
      perOrder: withDefault<boolean, boolean | string>(flag("Per order"), false),
    }),
    answers: "xlsx",
  }),
};
