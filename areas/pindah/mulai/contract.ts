import * as z from "zod/mini";
import { answer, call, row } from "#kernel/call.ts";
import { date } from "#kernel/fields.ts";
import { PRIVILEGED, withRole } from "#kernel/permission.ts";
import { bilangan, tanggal } from "#kernel/row.ts";

/** What a company brings, in the order in which it needs the others. */
export const LANGKAH_MULAI = [
  "perusahaan",
  "rekening",
  "karyawan",
  "produk",
  "pelanggan",
  "piutang",
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

const permission = withRole(PRIVILEGED);

export const mulai = {
  getMulai: call("GET /pindahWeb/getMulai", {
    summary: "Yang sudah dan belum dibawa ke Kantor",
    tindakan: "melihat daftar mulai",
    permission,
    output: answer(Mulai),
    reads: [
      ...(["mulai", "perusahaan", "rekening", "karyawan", "produk", "pelanggan", "piutang"] as const),
      ...(["pemasok", "tagihan", "asset", "jurnal"] as const),
    ],
  }),
  setTanggalAwal: call("PATCH /pindahWeb/setTanggalAwal", {
    summary: "Menyebutkan hari terakhir program lama",
    tindakan: "mengubah tanggal saldo awal",
    permission,
    input: z.object({ tanggal: date("Tanggal") }),
    changes: ["mulai"],
  }),
  tutupMulai: call("PATCH /pindahWeb/tutupMulai", {
    summary: "Menutup daftar mulai",
    tindakan: "menutup daftar mulai",
    permission,
    changes: ["mulai", "profil"],
  }),
};
