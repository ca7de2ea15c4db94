import * as z from "zod/mini";
import { answer, call, images, row } from "../kernel/call.ts";
import { email, flag, integer, optional, text, withDefault } from "../kernel/fields.ts";
import { PRIVILEGED, withRole } from "../kernel/permission.ts";
import { Boleh, gambar, waktu } from "../kernel/row.ts";

export const Perusahaan = row({
  nama: z.string(),
  alamat: z.string(),
  noTelp: z.string(),
  email: z.string(),
  /** Where customers pay, a line each. */
  barisBank: z.string(),
  logo: z.nullable(gambar),
  hariProduksiPl: z.int(),
  hariProduksiPo: z.int(),
  pengajuanSendiriOlehOrangLain: z.boolean(),
  hariBackup: z.int(),
  /** When the last good backup ended, and since when and why there was none after it. */
  backup: row({ terakhir: z.nullable(waktu), gagalSejak: z.nullable(waktu), alasan: z.nullable(z.string()) }),
  versi: z.int(),
  aksi: row({ ubahAturanPengajuan: Boleh }),
});
export type Perusahaan = z.output<typeof Perusahaan>;

const lines = (label: string, max: number) => withDefault<string, string>(text(label, { max, lines: true }), "");

export const PerubahanPerusahaan = z.object({
  nama: text("Nama perusahaan", { max: 100 }),
  alamat: lines("Alamat", 500),
  noTelp: withDefault<string, string>(text("No Telp", { max: 60 }), ""),
  email: withDefault<string, string>(email(), ""),
  barisBank: lines("Rekening pembayaran", 1000),
  hariProduksiPl: integer("Hari produksi PL", { min: 1, max: 3650 }),
  hariProduksiPo: integer("Hari produksi PO", { min: 1, max: 3650 }),
  /** Left as it is without it; only a Super Admin may send another value. */
  pengajuanSendiriOlehOrangLain: optional(flag("Aturan pengajuan sendiri")),
  hariBackup: integer("Hari simpan backup", { min: 0, max: 365 }),
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
  updatePerusahaan: call("PATCH /sistemWeb/updatePerusahaan", {
    summary: "Mengubah kop surat dan setelan perusahaan",
    tindakan: "mengubah setelan perusahaan",
    permission: withRole(PRIVILEGED),
    input: PerubahanPerusahaan,
    files: { logo: images(0, 1, "Logo tidak boleh kosong.") },
    changes: ["perusahaan"],
  }),
};
