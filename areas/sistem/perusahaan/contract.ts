import * as z from "zod/mini";
import { answer, call, images, row } from "#kernel/call.ts";
import { flag, integer, kept, optional, withDefault } from "#kernel/fields.ts";
import { PRIVILEGED, signedIn, withRole } from "#kernel/permission.ts";
import { blankable, field, inputOf, wireOf } from "#kernel/record.ts";
import { Boleh, gambar, waktu } from "#kernel/row.ts";

/** The letterhead of PDFs. */
export const kopPerusahaan = {
  nama: field.text("Nama", { spoken: "Nama perusahaan", max: 100 }),
  alamat: blankable(field.lines("Alamat")),
  noTelp: blankable(field.text("No Telp", { spoken: "No Telp", max: 60 })),
  email: blankable(field.email("Email")),
  /** Accounts that customers pay to, a line each. */
  barisBank: blankable(field.lines("Rekening Pembayaran", { max: 1000 })),
};

/** The limits of a termin: the days in which an invoice is due. */
export const TERMIN = { min: 0, max: 365 };

/** What Neraca and Laba Rugi are made of: Buku Besar, or cash and typed figures as specified. */
export const DASAR_NERACA = ["Buku Besar", "Kas dan isian"] as const;
export type DasarNeraca = (typeof DASAR_NERACA)[number];

const kodeQris = field.text("QRIS Toko", { max: 512 });
const teksQris = { ...kodeQris, required: false, input: kept(kodeQris.input) };

/** Settings used by rules. */
export const setelanPerusahaan = {
  hariProduksiPl: field.number("Hari Produksi PL", { min: 1, max: 3650 }),
  hariProduksiPo: field.number("Hari Produksi PO", { min: 1, max: 3650 }),
  terminPelanggan: field.number("Termin Pelanggan (hari)", { short: "Termin Pelanggan", ...TERMIN }),
  terminPemasok: field.number("Termin Pemasok (hari)", { short: "Termin Pemasok", ...TERMIN }),
  pengajuanSendiriOlehOrangLain: field.flag("Pengajuan sendiri harus disetujui orang lain", {
    spoken: "Aturan pengajuan sendiri",
  }),
  pelangganSendiri: field.flag("Sales hanya melihat pelanggannya sendiri", {
    short: "Pelanggan Sales Lain",
    spoken: "Aturan pelanggan sales",
    say: (sendiri) => (sendiri ? "Disembunyikan" : "Terlihat"),
  }),
  dasarNeraca: field.choice("Dasar Neraca", DASAR_NERACA),
  hariBackup: field.number("Simpan Backup (hari)", { spoken: "Hari simpan backup", min: 0, max: 365 }),
  /** The static code of the merchant account, "" where the company has none. */
  qris: teksQris,
  /** The most that one transaction may be. */
  batasQris: field.money("Batas QRIS", { min: 1 }),
};

/** Fields in the history of the company. */
export const riwayatPerusahaan = {
  ...kopPerusahaan,
  ...setelanPerusahaan,
  logo: field.shown("files", "Logo", gambar),
};

export const Perusahaan = row({
  ...wireOf(kopPerusahaan),
  logo: z.nullable(gambar),
  ...wireOf(setelanPerusahaan),
  /** When the last good backup ended, and the failures since. */
  backup: row({ terakhir: z.nullable(waktu), gagalSejak: z.nullable(waktu), alasan: z.nullable(z.string()) }),
  versi: z.int(),
  aksi: row({ ubahAturanPengajuan: Boleh, ubahDasarNeraca: Boleh }),
});
export type Perusahaan = z.output<typeof Perusahaan>;

/** What stands above a list that somebody prints. */
export const KopCetak = row({ nama: z.string(), alamat: z.string(), telepon: z.string(), email: z.string() });
export type KopCetak = z.output<typeof KopCetak>;

export const PerubahanPerusahaan = z.object({
  ...inputOf(kopPerusahaan),
  ...inputOf(setelanPerusahaan),
  /** Unchanged if omitted. */
  terminPelanggan: blankable(setelanPerusahaan.terminPelanggan).input,
  terminPemasok: blankable(setelanPerusahaan.terminPemasok).input,
  pelangganSendiri: blankable(setelanPerusahaan.pelangganSendiri).input,
  batasQris: blankable(setelanPerusahaan.batasQris).input,
  /** Unchanged if omitted; only a Super Admin may change these. */
  dasarNeraca: blankable(setelanPerusahaan.dasarNeraca).input,
  pengajuanSendiriOlehOrangLain: blankable(setelanPerusahaan.pengajuanSendiriOlehOrangLain).input,
  hapusLogo: withDefault<boolean, boolean | string>(flag("Hapus logo"), false),
  versi: optional(integer("Versi")),
});
export type PerubahanPerusahaan = z.output<typeof PerubahanPerusahaan>;

export const perusahaan = {
  getPerusahaan: call("GET /sistemWeb/getPerusahaan", {
    summary: "Kop surat dan setelan perusahaan",
    tindakan: "melihat setelan perusahaan",
    permission: withRole(PRIVILEGED),
    output: answer(Perusahaan),
    reads: ["perusahaan"],
  }),
  getKop: call("GET /sistemWeb/getKop", {
    summary: "Kop perusahaan di atas daftar dan laporan yang dicetak dari layar",
    tindakan: "melihat kop perusahaan",
    permission: signedIn,
    output: answer(KopCetak),
    reads: ["perusahaan"],
  }),
  updatePerusahaan: call("PATCH /sistemWeb/updatePerusahaan", {
    summary: "Mengubah kop surat dan setelan perusahaan",
    tindakan: "mengubah setelan perusahaan",
    permission: withRole(PRIVILEGED),
    input: PerubahanPerusahaan,
    files: { logo: images(0, 1, "Logo tidak boleh kosong.") },
    changes: ["perusahaan"],
  }),
  undoLogo: call("PATCH /sistemWeb/undoLogo", {
    summary: "Mengembalikan logo yang tadi dihapus atau diganti",
    tindakan: "mengubah setelan perusahaan",
    permission: withRole(PRIVILEGED),
    changes: ["perusahaan"],
  }),
};
