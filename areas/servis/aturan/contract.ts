import * as z from "zod/mini";
import { answer, call, row } from "#kernel/call.ts";
import { id, integer, optional } from "#kernel/fields.ts";
import { PRIVILEGED, withMenu, withRole } from "#kernel/permission.ts";
import { field } from "#kernel/record.ts";
import { atauKosong, bilangan, idOf, tanggal, teks } from "#kernel/row.ts";

/** A year, where nobody said otherwise. */
export const GARANSI_BAWAAN = 12;
const MAKS_BULAN = 240;

/** How long the guarantee lasts of what leaves from a day on: of one product, or of all others. */
export const AturanServis = row({
  idProduk: z.nullable(idOf("produk")),
  namaProduk: z.nullable(z.string()),
  garansiBulan: z.int(),
  mulai: tanggal,
});
export type AturanServis = z.output<typeof AturanServis>;

export const aturan = {
  /** What holds today, the rule of the company first. */
  getAturanServis: call("GET /servisWeb/getAturanServis", {
    summary: "Masa garansi perusahaan dan produk yang berbeda",
    tindakan: "melihat masa garansi",
    permission: withMenu("Servis"),
    output: answer(z.array(AturanServis)),
    reads: ["aturan", "produk"],
  }),
  setAturanServis: call("POST /servisWeb/setAturanServis", {
    summary: "Menentukan masa garansi barang yang keluar mulai hari ini",
    tindakan: "menentukan masa garansi",
    permission: withRole(PRIVILEGED, "Servis"),
    input: z.object({
      /** The company where it is left out. */
      idProduk: optional(id("produk", "Produk")),
      garansiBulan: integer("Masa garansi", { min: 0, max: MAKS_BULAN }),
    }),
    changes: ["aturan", "keluhan"],
  }),
};

/** Fields in the history of a rule. */
export const riwayatAturan = {
  namaProduk: field.shown("text", "Produk", atauKosong(teks)),
  garansiBulan: field.shown("number", "Masa Garansi (bulan)", bilangan),
  perawatanBulan: field.shown("number", "Perawatan Tiap (bulan)", atauKosong(bilangan)),
  perawatanJam: field.shown("number", "Perawatan Tiap (jam mesin)", atauKosong(bilangan)),
};
