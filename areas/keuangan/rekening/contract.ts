import * as z from "zod/mini";
import { answer, call, pageOf, row } from "#kernel/call.ts";
import type { Field } from "#kernel/field.ts";
import { id, integer, kept, optional, wholeOrPaged } from "#kernel/fields.ts";
import { withMenu } from "#kernel/permission.ts";
import { field, inputOf, pick, type Typed, wireOf } from "#kernel/record.ts";
import { atauKosong, Boleh, idOf, uang } from "#kernel/row.ts";

/** The cash rows of Neraca that an account can count in. */
export const POS_NERACA = ["kasKecil", "kasManagement", "bcaRjp", "bcaAneka", "briRjp", "briAneka"] as const;
export type PosNeraca = (typeof POS_NERACA)[number];
export const NAMA_POS_NERACA: Readonly<Record<PosNeraca, string>> = {
  kasKecil: "Kas Kecil",
  kasManagement: "Kas Management",
  bcaRjp: "Bank BCA RJP",
  bcaAneka: "Bank BCA Aneka",
  briRjp: "Bank BRI RJP",
  briAneka: "Bank BRI Aneka",
};

/** The groups of accounts in the selector of Laba Rugi. */
export const GRUP_REKENING = ["RJP", "ANEKA"] as const;
export type GrupRekening = (typeof GRUP_REKENING)[number];

/** The account for everything outside of the company: never renamed or deleted, holds no money, shown as a dash. */
export const LAINNYA = "LAINNYA";
export const sebutanRekening = (namaRekening: string): string => (namaRekening === LAINNYA ? "-" : namaRekening);

/** An update that omits it keeps the choice; a blank one removes it. */
const menetap = <Word extends string>(pilihan: Pilihan<Word>) => ({
  ...pilihan,
  required: false,
  input: kept(pilihan.input),
  wire: atauKosong(pilihan.wire),
});
type Pilihan<Word extends string> = Typed<Word, Field<Word, Word | "">, "">;

/** The same of a text, which is "" where there is none. */
const menetapTeks = (label: string, rules: { max: number }) => {
  const teks = field.text(label, rules);
  return { ...teks, required: false, input: kept(teks.input) };
};

/** The same of a switch. */
const menetapSaklar = (label: string) => {
  const saklar = field.flag(label);
  return { ...saklar, required: false, input: kept(saklar.input) };
};

/** Fields typed for an account. */
export const isianRekening = {
  namaRekening: field.name("Nama Rekening", { max: 100 }),
  /** With these an invoice says where its money goes. */
  nomorRekening: menetapTeks("Nomor Rekening", { max: 40 }),
  atasNama: menetapTeks("Atas Nama", { max: 100 }),
  posNeraca: menetap(field.choice("Pos Neraca", POS_NERACA, { say: (pos) => NAMA_POS_NERACA[pos] })),
  grup: menetap(field.choice("Grup Laba Rugi", GRUP_REKENING, { spoken: "Grup" })),
  /** Invoices that are paid to it ask for a few rupiah more, by which each payment is known. */
  kodeUnik: menetapSaklar("Kode Unik"),
};
export const isiRekening = {
  idRekening: field.shown("other", "ID Rekening", idOf("rekening"), { say: String }),
  ...isianRekening,
  /** Only for those who may open Simpanan Rekening. */
  saldo: field.shown("money", "Saldo", atauKosong(uang)),
};

export const Rekening = row({ ...wireOf(isiRekening), versi: z.int(), aksi: row({ edit: Boleh, hapus: Boleh }) });
export type Rekening = z.output<typeof Rekening>;

/** An account in a select. */
export const pilihanRekening = pick(isiRekening, "idRekening", "namaRekening", "grup");
export const PilihanRekening = row(wireOf(pilihanRekening));
export type PilihanRekening = z.output<typeof PilihanRekening>;

const idRekening = id("rekening", "Rekening");
const isian = inputOf(isianRekening);

export const rekening = {
  getRekening: call("GET /rekeningWeb/getRekening", {
    summary: "Daftar rekening",
    tindakan: "melihat rekening",
    permission: withMenu("Rekening"),
    input: z.object(wholeOrPaged),
    output: pageOf(Rekening),
    reads: ["rekening", "simpanan", "pengajuan", "pengajuanAsset", "invoice"],
  }),
  getRekeningDropdown: call("GET /rekeningWeb/getRekeningDropdown", {
    summary: "Rekening yang dapat dipilih",
    tindakan: "melihat rekening",
    permission: withMenu("Rekening", "Invoice", "Purchase Order", "Pengajuan", "Simpanan", "Asset", "Laba Rugi"),
    output: answer(z.array(PilihanRekening)),
    reads: ["rekening"],
  }),
  addRekening: call("POST /rekeningWeb/addRekening", {
    summary: "Menambahkan rekening",
    tindakan: "menambahkan rekening",
    permission: withMenu("Rekening"),
    input: z.object(isian),
    output: answer(row({ idRekening: idOf("rekening") })),
    changes: ["rekening", "neraca", "akun", "kebutuhan"],
  }),
  updateRekening: call("PATCH /rekeningWeb/updateRekening", {
    summary: "Mengubah rekening",
    tindakan: "mengubah rekening",
    permission: withMenu("Rekening"),
    input: z.object({ idRekening, ...isian, versi: optional(integer("Versi")) }),
    changes: ["rekening", "simpanan", "pengajuan", "invoice", "pengajuanAsset", "neraca", "kebutuhan", "akun"],
  }),
  deleteRekening: call("PATCH /rekeningWeb/deleteRekening", {
    summary: "Menghapus rekening yang tidak digunakan",
    tindakan: "menghapus rekening",
    permission: withMenu("Rekening"),
    input: z.object({ idRekening }),
    changes: ["rekening", "neraca", "akun"],
  }),
};
