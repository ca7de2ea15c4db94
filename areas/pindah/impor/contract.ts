import * as z from "zod/mini";
import { answer, call, sheets } from "#kernel/call.ts";
import { flag, integer, listOf, optional, text, withDefault } from "#kernel/fields.ts";
import { itemOf } from "#kernel/item.ts";
import { type Permission, PRIVILEGED, STAFF_KEEPERS, withMenu, withRole } from "#kernel/permission.ts";
import type { Topic } from "#kernel/topics.ts";
import { HasilImpor, Impor, type JenisImpor } from "./isiImpor.ts";

const Pilihan = z.object({
  kolom: text("Kolom", { max: 60 }),
  judul: optional(text("Judul kolom", { max: 200 })),
  tetap: withDefault(text("Nilai", { max: 200 }), ""),
});
export type PilihanKolom = z.output<typeof Pilihan>;
const bacaPilihan = itemOf(Pilihan, "Pilihan kolom tidak dapat dibaca");

/**
 * Who may add one by hand may bring many. The permissions are written again, because every browser would else load the contracts
 * of these rooms with this one; a test holds them together.
 */
const PEMBAWA: Readonly<Record<JenisImpor, Permission>> = {
  pelanggan: withMenu("Pelanggan"),
  pemasok: withMenu("Pemasok"),
  produk: withRole(PRIVILEGED, "Produk"),
  bahan: withRole(PRIVILEGED, "Bahan"),
  karyawan: withRole(STAFF_KEEPERS, "Karyawan"),
  piutang: withRole(PRIVILEGED, "Piutang"),
  order: withRole(PRIVILEGED, "Sales Order"),
  hutang: withRole(PRIVILEGED, "Hutang"),
  asset: withMenu("Asset"),
  neraca: withRole(PRIVILEGED, "Buku Besar"),
  saldo: withRole(PRIVILEGED, "Buku Besar"),
};
export const pembawaImpor = (jenis: JenisImpor): Permission => PEMBAWA[jenis];

/** The menus of those who may bring something. */
const permission = withMenu("Pelanggan", "Pemasok", "Produk", "Bahan", "Karyawan", "Asset");

/** One call for each kind, so that each has the permission of its own. */
const imporOf = <const Path extends string>(path: Path, jenis: JenisImpor, changes: readonly Topic[]) =>
  call(`POST /pindahWeb/${path}`, {
    summary: `Mengimpor ${jenis} dari berkas program lain, atau mencobanya saja`,
    tindakan: `mengimpor ${jenis}`,
    permission: PEMBAWA[jenis],
    input: z.object({
      /** Only says what would be: nothing is written. */
      coba: flag("Coba"),
      /** What the person says of the columns; it is remembered for files with the same headings. */
      kolom: optional(listOf<PilihanKolom, z.input<typeof Pilihan>>("Kolom", bacaPilihan, { max: 60 })),
    }),
    files: { berkas: sheets(1, "Berkas tidak boleh kosong") },
    output: answer(HasilImpor),
    changes: ["impor", ...changes],
    shownOnce: ["passwordAwal"],
  });

export const impor = {
  getImpor: call("GET /pindahWeb/getImpor", {
    summary: "Impor terakhir",
    tindakan: "melihat impor",
    permission,
    output: answer(z.array(Impor)),
    reads: ["impor"],
  }),
  imporPelanggan: imporOf("imporPelanggan", "pelanggan", ["pelanggan", "piutang"]),
  imporPemasok: imporOf("imporPemasok", "pemasok", ["pemasok"]),
  imporProduk: imporOf("imporProduk", "produk", ["produk", "jurnal"]),
  imporBahan: imporOf("imporBahan", "bahan", ["bahan", "produk", "jurnal"]),
  imporKaryawan: imporOf("imporKaryawan", "karyawan", ["karyawan"]),
  imporPiutang: imporOf("imporPiutang", "piutang", ["piutang", "pelanggan", "jurnal"]),
  imporOrder: imporOf("imporOrder", "order", [
    ...(["order", "orderan", "produk", "pelanggan", "invoice", "faktur", "pengajuan", "rekening", "jurnal"] as const),
  ]),
  imporHutang: imporOf("imporHutang", "hutang", ["tagihan", "pemasok", "jurnal"]),
  imporAsset: imporOf("imporAsset", "asset", ["asset", "neraca", "jurnal"]),
  imporNeraca: imporOf("imporNeraca", "neraca", ["mulai"]),
  imporSaldo: imporOf("imporSaldo", "saldo", ["jurnalUmum", "jurnal", "pengajuan", "simpanan", "rekening", "mulai"]),
  batalImpor: call("POST /pindahWeb/batalImpor", {
    summary: "Membatalkan impor selama belum ada yang bergantung padanya",
    tindakan: "membatalkan impor",
    permission,
    input: z.object({ idImpor: integer("Impor", { min: 1, max: Number.MAX_SAFE_INTEGER }) }),
    changes: [
      "impor",
      "pelanggan",
      "piutang",
      "pemasok",
      "produk",
      "bahan",
      "jurnal",
      "karyawan",
      "tagihan",
      "order",
      "orderan",
      "invoice",
      "faktur",
      "asset",
      "neraca",
      "jurnalUmum",
      "pengajuan",
      "simpanan",
      "rekening",
      "mulai",
    ],
  }),
};
