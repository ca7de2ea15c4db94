import * as z from "zod/mini";
import { answer, call, row } from "#kernel/call.ts";
import { date, id, integer, optional } from "#kernel/fields.ts";
import { PRIVILEGED, withRole } from "#kernel/permission.ts";
import { bilangan, idOf, tanggal, teks } from "#kernel/row.ts";

/** What a company brings, in the order in which it needs the others. */
export const LANGKAH_MULAI = [
  "perusahaan",
  "rekening",
  "karyawan",
  "produk",
  "pelanggan",
  "piutang",
  "order",
  "pemasok",
  "hutang",
  "asset",
  "saldo",
] as const;
export type LangkahMulai = (typeof LANGKAH_MULAI)[number];

const Mulai = row({
  /** It is shown first until it is closed. */
  terbuka: z.boolean(),
  tanggal,
  langkah: z.array(row({ langkah: z.enum(LANGKAH_MULAI), banyak: bilangan })),
});
export type Mulai = z.output<typeof Mulai>;

/** An account of Kantor (none: null), what the old program says of it, and the difference. Balances are debit less credit. */
const BandingNeraca = row({
  idAkun: z.nullable(idOf("akun")),
  kode: teks,
  nama: teks,
  saldo: bilangan,
  lama: z.array(row({ id: bilangan, kode: teks, nama: teks, saldo: bilangan })),
  selisih: bilangan,
});
export type BandingNeraca = z.output<typeof BandingNeraca>;

const permission = withRole(PRIVILEGED);
const pembuku = withRole(PRIVILEGED, "Buku Besar");

export const mulai = {
  getMulai: call("GET /pindahWeb/getMulai", {
    summary: "Yang sudah dan belum dibawa ke Kantor",
    tindakan: "melihat daftar mulai",
    permission,
    output: answer(Mulai),
    reads: [
      ...(["mulai", "perusahaan", "rekening", "karyawan", "produk", "pelanggan", "piutang"] as const),
      ...(["order", "pemasok", "tagihan", "asset", "jurnal"] as const),
    ],
  }),
  setTanggalAwal: call("PATCH /pindahWeb/setTanggalAwal", {
    summary: "Menyebutkan hari terakhir program lama",
    tindakan: "mengubah tanggal saldo awal",
    permission,
    input: z.object({ tanggal: date("Tanggal") }),
    changes: ["mulai"],
  }),
  getBandingNeraca: call("GET /pindahWeb/getBandingNeraca", {
    summary: "Neraca saldo program lama di samping Neraca Saldo Kantor",
    tindakan: "membandingkan neraca saldo",
    permission: pembuku,
    input: z.object({ tanggal: optional(date("Tanggal")) }),
    output: answer(z.array(BandingNeraca)),
    reads: ["mulai", "jurnal", "akun"],
  }),
  setAkunLama: call("PATCH /pindahWeb/setAkunLama", {
    summary: "Menyebutkan akun Kantor untuk sebuah akun program lama",
    tindakan: "memasangkan akun",
    permission: pembuku,
    input: z.object({ id: integer("Akun lama", { min: 1 }), idAkun: optional(id("akun", "Akun")) }),
    changes: ["mulai"],
  }),
  tutupMulai: call("PATCH /pindahWeb/tutupMulai", {
    summary: "Menutup daftar mulai",
    tindakan: "menutup daftar mulai",
    permission,
    changes: ["mulai", "profil"],
  }),
};
