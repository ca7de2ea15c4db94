import * as z from "zod/mini";
import { answer, call, pageWith, row } from "#kernel/call.ts";
import { cari, choice, date, flag, id, optional, paging, urutan, withDefault } from "#kernel/fields.ts";
import { PRIVILEGED, withRole } from "#kernel/permission.ts";
import { field, wireOf } from "#kernel/record.ts";
import { atauKosong, idOf, salahSatu, tanggal, teks, uang } from "#kernel/row.ts";

/** What money is expected from, or has to be paid for. */
export const JENIS_PROYEKSI = ["invoice", "sisa", "pengajuan", "asset", "hutang", "rutin"] as const;
export type JenisProyeksi = (typeof JENIS_PROYEKSI)[number];
export const NAMA_JENIS: Readonly<Record<JenisProyeksi, string>> = {
  invoice: "Invoice menunggu",
  sisa: "Sisa order",
  pengajuan: "Pengajuan menunggu",
  asset: "Pengajuan asset",
  hutang: "Hutang pemasok",
  rutin: "Pengajuan rutin",
};

/** When it is expected: in these weeks, since a day that is past, or on no day that is known. */
export const KAPAN_PROYEKSI = ["jadwal", "lewat", "tanpa"] as const;
export type KapanProyeksi = (typeof KAPAN_PROYEKSI)[number];
export const NAMA_KAPAN: Readonly<Record<KapanProyeksi, string>> = {
  jadwal: "Sesuai tanggal",
  lewat: "Lewat tanggal",
  tanpa: "Tanpa tanggal",
};

export const MINGGU = 13;
export const URUT_PROYEKSI = ["tanggal", "nominal"] as const;
export type UrutProyeksi = (typeof URUT_PROYEKSI)[number];

export const isiProyeksi = {
  tanggal: field.shown("day", "Tanggal", atauKosong(tanggal)),
  jenis: field.shown("choice", "Jenis", salahSatu(JENIS_PROYEKSI), { say: (jenis) => NAMA_JENIS[jenis] }),
  dokumen: field.shown("text", "Dokumen", teks),
  keterangan: field.shown("text", "Keterangan", teks),
  namaRekening: field.shown("text", "Rekening", teks),
  kapan: field.shown("choice", "Anggapan", salahSatu(KAPAN_PROYEKSI), { say: (kapan) => NAMA_KAPAN[kapan] }),
  /** What comes in, or goes out as a negative amount. */
  nominal: field.shown("money", "Nominal", uang),
};
export const BarisProyeksi = row({ kunci: z.string(), ...wireOf(isiProyeksi) });
export type BarisProyeksi = z.output<typeof BarisProyeksi>;

const Terendah = row({ saldo: uang, hari: tanggal });
const Minggu = row({
  awal: tanggal,
  akhir: tanggal,
  ...(Object.fromEntries(JENIS_PROYEKSI.map((jenis) => [jenis, uang])) as Record<JenisProyeksi, typeof uang>),
  /** At the end of the week, and the lowest of its days. */
  saldo: uang,
  terendah: Terendah,
});
export type MingguProyeksi = z.output<typeof Minggu>;

const saringan = {
  /** One account alone; bills of suppliers are of none until they are paid. */
  idRekening: optional(id("rekening", "Rekening")),
  /** What is overdue is taken for today; otherwise it is left out. */
  lewat: withDefault<boolean, boolean | string>(flag("Lewat tanggal"), true),
};
const dokumen = {
  ...saringan,
  cari,
  jenis: optional(choice("Jenis", JENIS_PROYEKSI)),
  kapan: optional(choice("Anggapan", KAPAN_PROYEKSI)),
  awal: optional(date("Tanggal awal")),
  akhir: optional(date("Tanggal akhir")),
  urut: urutan(URUT_PROYEKSI),
};

/** It shows balances of all accounts and what is owed: for whoever sees the profit. */
const permission = withRole(PRIVILEGED, "Laba Rugi");
const reads = ["invoice", "order", "po", "pengajuan", "pengajuanAsset", "rekening", "simpanan"] as const;

export const proyeksiKas = {
  getProyeksiKas: call("GET /proyeksiKasWeb/getProyeksiKas", {
    summary: "Saldo yang diperkirakan selama 13 minggu, per rekening dan bersama",
    tindakan: "melihat proyeksi kas",
    permission,
    input: z.object(saringan),
    output: answer(
      row({
        saldo: uang,
        minggu: z.array(Minggu),
        terendah: Terendah,
        /** What is overdue, and what has no day; the sum of each. */
        lewat: row({ masuk: uang, keluar: uang }),
        tanpa: uang,
        rekening: z.array(
          row({
            idRekening: z.nullable(idOf("rekening")),
            namaRekening: z.string(),
            saldo: uang,
            akhir: uang,
            terendah: Terendah,
          }),
        ),
      }),
    ),
    reads,
  }),
  getDokumenProyeksi: call("GET /proyeksiKasWeb/getDokumenProyeksi", {
    summary: "Dokumen di balik angka proyeksi kas",
    tindakan: "melihat proyeksi kas",
    permission,
    input: z.object({ ...paging, ...dokumen }),
    output: pageWith(BarisProyeksi, { jumlah: row({ masuk: uang, keluar: uang }) }),
    reads,
  }),
  exportProyeksiKas: call("GET /proyeksiKasWeb/exportProyeksiKas", {
    summary: "Mengekspor dokumen proyeksi kas ke .xlsx",
    tindakan: "mengekspor proyeksi kas",
    permission,
    input: z.object(dokumen),
    answers: "file",
  }),
};
