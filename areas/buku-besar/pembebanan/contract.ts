import * as z from "zod/mini";
import { answer, call, row } from "#kernel/call.ts";
import { flag, id, month } from "#kernel/fields.ts";
import { PRIVILEGED, withRole } from "#kernel/permission.ts";
import { field, wireOf } from "#kernel/record.ts";
import { Boleh, idOf, salahSatu, teks, uang } from "#kernel/row.ts";

/** An entry has 20 lines: the needs, and the other side. */
export const MAX_KEBUTUHAN = 19;

export const KEADAAN_PEMBEBANAN = ["Berjalan", "Belum Dibebankan", "Menunggu", "Dibebankan", "Sesuai Standar"] as const;
export type KeadaanPembebanan = (typeof KEADAAN_PEMBEBANAN)[number];

/** A month; amounts are what was not cleared yet. */
export const isiPembebanan = {
  bulan: field.shown("text", "Bulan", teks),
  biaya: field.shown("money", "Biaya Produksi", uang),
  standar: field.shown("money", "Nilai Standar", uang),
  /** What was spent beyond the standard, or less. */
  selisih: field.shown("money", "Selisih", uang),
  keadaan: field.shown("choice", "Keadaan", salahSatu(KEADAAN_PEMBEBANAN)),
};
const Bulan = row({
  ...wireOf(isiPembebanan),
  /** The latest entry that clears the month, waiting or approved. */
  idJurnalUmum: z.nullable(z.string()),
  aksi: row({ bebankan: Boleh }),
});
export type BulanPembebanan = z.output<typeof Bulan>;

const Kebutuhan = row({ idKebutuhan: idOf("kebutuhan"), namaKebutuhan: z.string(), dipilih: z.boolean() });

const permission = withRole(PRIVILEGED, "Buku Besar");

export const pembebanan = {
  /** Newest first; months in which nothing was made and nothing spent are left out. */
  getPembebanan: call("GET /bukuBesar/getPembebanan", {
    summary: "Biaya produksi setiap bulan dibanding nilai standar mesin yang dibuat",
    tindakan: "melihat biaya produksi",
    permission,
    input: z.object({}),
    output: answer(row({ bulan: z.array(Bulan), kebutuhan: z.array(Kebutuhan) })),
    reads: ["jurnal", "jurnalUmum", "kebutuhan", "produk"],
  }),
  setKebutuhanProduksi: call("POST /bukuBesar/setKebutuhanProduksi", {
    summary: "Menandai kebutuhan sebagai biaya produksi",
    tindakan: "memilih kebutuhan biaya produksi",
    permission,
    input: z.object({ idKebutuhan: id("kebutuhan", "Kebutuhan"), dipilih: flag("Biaya produksi") }),
    changes: ["kebutuhan"],
  }),
  /** The entry waits for another person; the stock changes with its approval. */
  addPembebanan: call("POST /bukuBesar/addPembebanan", {
    summary: "Meminta biaya produksi sebuah bulan dibebankan ke stock dan HPP",
    tindakan: "membebankan biaya produksi",
    permission,
    input: z.object({ bulan: month("Bulan") }),
    output: answer(row({ idJurnalUmum: z.string() })),
    changes: ["jurnalUmum"],
  }),
};
