import * as z from "zod/mini";
import { NAMA_POS_NERACA, POS_NERACA, type PosNeraca } from "#areas/keuangan/rekening/contract.ts";
import { DASAR_NERACA } from "#areas/sistem/perusahaan/contract.ts";
import { answer, call, row } from "#kernel/call.ts";
import { Refused, required, written } from "#kernel/field.ts";
import { date, integer, optional } from "#kernel/fields.ts";
import { isHari, luarBatas } from "#kernel/kalender.ts";
import { PRIVILEGED, withMenu, withRole } from "#kernel/permission.ts";
import { field, inputOf, type Name, namesOf, wireOf } from "#kernel/record.ts";
import { Boleh, idOf, tanggal, uang, waktu } from "#kernel/row.ts";
import { MAX_RUPIAH, type Tanggal } from "#kernel/types.ts";

export const ISIAN_KOSONG = "Jangan ada isian kosong";

/** Refusals use the label of the form. */
const nominal = (label: string, min = 0) => field.money(label, { spoken: label, min, empty: ISIAN_KOSONG });

/** The entered figures, in the order of the form. */
export const isianNeraca = {
  piutangUsaha: nominal("Piutang Usaha"),
  piutangKaryawan: nominal("Piutang Karyawan"),
  pembangunan: nominal("Pembangunan"),
  assetLainLain: nominal("Aset Lain-lain"),
  labaDitahan: nominal("Laba Ditahan", -MAX_RUPIAH),
  deviden: nominal("Deviden"),
};
export type PosManual = Name<typeof isianNeraca>;
export const POS_MANUAL = namesOf(isianNeraca);

const hasil = (label: string) => field.shown("money", label, uang);
const kasNeraca = Object.fromEntries(POS_NERACA.map((pos) => [pos, hasil(NAMA_POS_NERACA[pos])])) as Record<
  PosNeraca,
  ReturnType<typeof hasil>
>;

/** The computed figures. */
export const hitunganNeraca = {
  ...kasNeraca,
  /** Accounts that count in none of the six cash rows. */
  rekeningLainnya: hasil("Rekening Lainnya"),
  persediaanStok: hasil("Persediaan Stok"),
  hutangUsaha: hasil("Hutang Usaha"),
  /** What only Buku Besar has, so that the totals are its own; 0 with Kas dan isian. */
  asetLainnya: hasil("Aset Lainnya di Buku Besar"),
  kewajibanLainnya: hasil("Kewajiban Lainnya di Buku Besar"),
  ekuitasLainnya: hasil("Modal dan Ekuitas Lainnya"),
  labaBulanIni: hasil("Laba Bulan Ini"),
  labaTahunBerjalan: hasil("Laba Tahun Berjalan"),
  totalAset: hasil("Total Aset"),
  totalKewajibanEkuitas: hasil("Total Kewajiban dan Ekuitas"),
  /** The difference of the two totals; shown and not hidden in a figure. */
  selisih: hasil("Selisih"),
};
export const angkaNeraca = { ...hitunganNeraca, ...isianNeraca };

/** Neraca of a day. */
export const Neraca = row({
  /** The day as YYYYMMDD. */
  idNeraca: z.int(),
  tglNeraca: tanggal,
  ...wireOf(angkaNeraca),
  asset: z.array(row({ idKategoriAsset: idOf("kategoriAsset"), namaKategori: z.string(), totalNilaiPenyusutan: uang })),
  /** The accounts with money behind the cash rows; `posNeraca` is null for Rekening Lainnya. */
  rekening: z.array(
    row({
      posNeraca: z.nullable(z.enum(POS_NERACA)),
      idRekening: idOf("rekening"),
      namaRekening: z.string(),
      saldo: uang,
    }),
  ),
  /** What the rows of this day are made of. */
  dasar: z.enum(DASAR_NERACA),
  /** With Buku Besar the figures that somebody typed over it, with what it says itself. */
  diketik: z.array(row({ pos: z.enum(POS_MANUAL), bukuBesar: uang })),
  /** When and by whom the figures were entered; null if never. */
  manual: z.nullable(row({ tanggal, waktu, nama: z.string() })),
  /** The version of the entry, for its form; 0 if there is none. */
  versi: z.int(),
  /** Whether figures may be entered for its day. */
  aksi: row({ isi: Boleh }),
});
export type Neraca = z.output<typeof Neraca>;

/**
 * A part of the difference: a figure of Neraca compared with Buku Besar, or something that only Buku Besar has. The
 * parts add up to the difference, to the rupiah.
 */
const BagianSelisih = row({
  kunci: z.string(),
  nama: z.string(),
  /** Its figure in Neraca; null if Neraca has no such row. */
  neraca: z.nullable(uang),
  bukuBesar: uang,
  nominal: uang,
  /** The accounts whose books show it. */
  akun: z.array(row({ idAkun: idOf("akun"), kode: z.string(), nama: z.string() })),
});
export type BagianSelisih = z.output<typeof BagianSelisih>;
/** A row of Neraca today with either basis. */
const BarisPerbandingan = row({ kunci: z.string(), nama: z.string(), kasDanIsian: uang, bukuBesar: uang });
const PerbandinganDasar = row({
  tglNeraca: tanggal,
  /** The day from which a choice made now would hold; null for all days. */
  berlakuSejak: z.nullable(tanggal),
  baris: z.array(BarisPerbandingan),
});
export type PerbandinganDasar = z.output<typeof PerbandinganDasar>;
const SelisihNeraca = row({ tglNeraca: tanggal, selisih: uang, bagian: z.array(BagianSelisih) });
export type SelisihNeraca = z.output<typeof SelisihNeraca>;

export const idNeracaOf = (hari: string): number => Number(hari.replaceAll("-", ""));

const hariNeraca = required<Tanggal, number | string>("Id neraca tidak boleh kosong", { type: "integer" }, (raw) => {
  const match = /^(\d{4})(\d{2})(\d{2})$/.exec(written(raw).trim());
  const hari = match ? `${match[1]}-${match[2]}-${match[3]}` : "";
  const luar = isHari(hari) ? luarBatas("Id neraca", hari) : "Id neraca harus tanggal dengan format YYYYMMDD";
  if (luar !== null) throw new Refused(luar);
  return hari as Tanggal;
});

const permission = withMenu("Neraca");
const reads = [
  "neraca",
  "simpanan",
  "rekening",
  "pengajuan",
  "kebutuhan",
  "komponenLaba",
  "produk",
  "suratJalan",
  "po",
  "asset",
  "pengajuanAsset",
  "kategoriAsset",
  "perusahaan",
  "jurnal",
  "akun",
] as const;
const hari = { tglToday: optional(date("Tanggal")) };

export const neraca = {
  /** Neraca of the last day of each earlier month of the year, and of the given day. */
  getNeraca: call("GET /neraca/getNeraca", {
    summary: "Neraca per tanggal",
    tindakan: "melihat neraca",
    permission,
    input: z.object(hari),
    output: answer(z.array(Neraca)),
    reads,
  }),
  getNeracaByTanggal: call("GET /neraca/getNeracaByTanggal", {
    summary: "Neraca satu tanggal",
    tindakan: "melihat neraca",
    permission,
    input: z.object({
      bulan: integer("Bulan", { min: 1, max: 12 }),
      tahun: integer("Tahun", { min: 1900, max: 2999 }),
      tanggal: integer("Tanggal", { min: 1, max: 31 }),
    }),
    output: answer(Neraca),
    reads,
  }),
  /** The parts of a day's difference, and what Buku Besar proposes for the entered figures. */
  getSelisihNeraca: call("GET /neraca/getSelisihNeraca", {
    summary: "Bagian selisih neraca satu tanggal",
    tindakan: "melihat neraca",
    permission,
    input: z.object(hari),
    output: answer(SelisihNeraca),
    reads,
  }),
  /** What choosing the other basis would change: Neraca of today with both. */
  getPerbandinganDasar: call("GET /neraca/getPerbandinganDasar", {
    summary: "Neraca hari ini dengan kedua Dasar Neraca",
    tindakan: "membandingkan dasar neraca",
    permission: withRole(PRIVILEGED),
    output: answer(PerbandinganDasar),
    reads,
  }),
  inputDataNeracaManual: call("PATCH /neraca/inputDataNeracaManual", {
    summary: "Mengisi data neraca",
    tindakan: "mengisi neraca",
    permission,
    input: z.object({
      idNeraca: hariNeraca,
      ...inputOf(isianNeraca),
      versi: optional(integer("Versi")),
    }),
    changes: ["neraca"],
  }),
  exportNeraca: call("GET /neraca/exportNeraca", {
    summary: "Mengekspor neraca ke file .xlsx",
    tindakan: "mengekspor neraca",
    permission,
    input: z.object(hari),
    answers: "xlsx",
  }),
};
