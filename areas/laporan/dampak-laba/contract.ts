import * as z from "zod/mini";
import { isianAsset } from "#areas/asset/list-asset/contract.ts";
import { isianRekening } from "#areas/keuangan/rekening/contract.ts";
import { answer, call, row } from "#kernel/call.ts";
import { date, id, optional, text } from "#kernel/fields.ts";
import { PRIVILEGED, withMenu, withRole } from "#kernel/permission.ts";
import { inputOf } from "#kernel/record.ts";
import { tanggal, uang } from "#kernel/row.ts";
import { isianNeraca } from "../neraca/contract.ts";

/**
 * By how much a change would move the results of months that are over and still open: asked before it is saved. Closed
 * months do not move.
 */
const Perubahan = row({
  /** "Laba 2025", "Laba akrual 2026 sampai Oktober". */
  nama: z.string(),
  /** null for those who may not open the report. */
  nominal: z.nullable(uang),
});
export type PerubahanLaba = z.output<typeof Perubahan>;
const dampak = answer(row({ perubahan: z.array(Perubahan) }));

const labaRugi = ["pengajuan", "simpanan", "kebutuhan", "komponenLaba", "rekening", "akun", "jurnal"] as const;

export const dampakLaba = {
  /** Of a need that gets this komponen; without one, of a need that loses its own. */
  getDampakKomponen: call("GET /labarugi/getDampakKomponen", {
    summary: "Laba bulan lalu bila komponen sebuah kebutuhan berubah",
    tindakan: "menetapkan komponen laba",
    permission: withMenu("Kebutuhan"),
    input: z.object({
      idKebutuhan: id("kebutuhan", "Kebutuhan"),
      idKomponenLaba: optional(id("komponenLaba", "Komponen laba")),
    }),
    output: dampak,
    reads: labaRugi,
  }),
  getDampakRekening: call("GET /labarugi/getDampakRekening", {
    summary: "Laba bulan lalu bila grup sebuah rekening berubah",
    tindakan: "mengubah rekening",
    permission: withMenu("Rekening"),
    input: z.object({ idRekening: id("rekening", "Rekening"), grup: inputOf(isianRekening).grup }),
    output: dampak,
    reads: labaRugi,
  }),
  getDampakAkun: call("GET /labarugi/getDampakAkun", {
    summary: "Laba bulan lalu bila sebuah kebutuhan dihitung di akun lain",
    tindakan: "memetakan kebutuhan",
    permission: withRole(PRIVILEGED, "Buku Besar"),
    input: z.object({ idAkun: id("akun", "Akun"), induk: optional(id("akun", "Akun tujuan")) }),
    output: dampak,
    reads: labaRugi,
  }),
  getDampakJurnalUmum: call("GET /labarugi/getDampakJurnalUmum", {
    summary: "Laba bulan lalu bila sebuah jurnal umum disetujui",
    tindakan: "menyetujui jurnal umum",
    permission: withRole(PRIVILEGED, "Buku Besar"),
    input: z.object({ idJurnalUmum: text("Id jurnal umum", { max: 40 }) }),
    output: answer(
      row({
        perubahan: z.array(Perubahan),
        /** The entries that follow it by themselves, and the day of the last one. */
        susulan: z.nullable(row({ banyak: z.int(), sampai: tanggal })),
      }),
    ),
    reads: ["jurnalUmum", "akun"],
  }),
  /** Of an asset that is registered with an earlier day: also since when it counts in the books. */
  getDampakAsset: call("GET /labarugi/getDampakAsset", {
    summary: "Laba bulan lalu bila asset yang dibeli dahulu dicatat",
    tindakan: "menambahkan asset",
    permission: withMenu("Asset"),
    input: z.object({
      idKategori: inputOf(isianAsset).idKategori,
      harga: inputOf(isianAsset).harga,
      tglAssetMasuk: inputOf(isianAsset).tglAssetMasuk,
    }),
    output: answer(row({ tglBuku: tanggal, perubahan: z.array(Perubahan) })),
    reads: ["kategoriAsset"],
  }),
  getDampakNeraca: call("GET /labarugi/getDampakNeraca", {
    summary: "Neraca bulan lalu bila isiannya berubah",
    tindakan: "mengisi neraca",
    permission: withMenu("Neraca"),
    input: z.object({ tanggal: date("Tanggal"), ...inputOf(isianNeraca) }),
    output: dampak,
    reads: ["neraca"],
  }),
};
