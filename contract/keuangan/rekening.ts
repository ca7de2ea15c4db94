import * as z from "zod/mini";
import { answer, call, pageOf, row } from "../kernel/call.ts";
import { choice, id, integer, kept, optional, text, wholeOrPaged } from "../kernel/fields.ts";
import { withMenu } from "../kernel/permission.ts";
import { Boleh, idOf, uang } from "../kernel/row.ts";

/** The cash rows of the balance sheet that an account can feed. */
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

/** The choices of the profit-and-loss report's account selector that an account can belong to. */
export const GRUP_REKENING = ["RJP", "ANEKA"] as const;
export type GrupRekening = (typeof GRUP_REKENING)[number];

/** The account that stands for the world outside: never renamed or deleted, holds no money, shown as a dash. */
export const LAINNYA = "LAINNYA";
export const sebutanRekening = (namaRekening: string): string => (namaRekening === LAINNYA ? "-" : namaRekening);

const tambahan = { posNeraca: z.nullable(z.enum(POS_NERACA)), grup: z.nullable(z.enum(GRUP_REKENING)) };

export const Rekening = row({
  idRekening: idOf("rekening"),
  namaRekening: z.string(),
  ...tambahan,
  /** Only for those who may open the ledger. */
  saldo: z.nullable(uang),
  versi: z.int(),
  aksi: row({ edit: Boleh, hapus: Boleh }),
});
export type Rekening = z.output<typeof Rekening>;

export const PilihanRekening = row({ idRekening: idOf("rekening"), namaRekening: z.string(), grup: tambahan.grup });
export type PilihanRekening = z.output<typeof PilihanRekening>;

const idRekening = id("rekening", "Rekening");
const isian = {
  namaRekening: text("Nama rekening", { max: 100 }),
  posNeraca: kept(choice("Pos neraca", POS_NERACA)),
  grup: kept(choice("Grup", GRUP_REKENING)),
};

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
    changes: ["rekening", "neraca"],
  }),
  updateRekening: call("PATCH /rekeningWeb/updateRekening", {
    summary: "Mengubah rekening",
    tindakan: "mengubah rekening",
    permission: withMenu("Rekening"),
    input: z.object({ idRekening, ...isian, versi: optional(integer("Versi")) }),
    changes: ["rekening", "simpanan", "pengajuan", "invoice", "pengajuanAsset", "neraca"],
  }),
  deleteRekening: call("PATCH /rekeningWeb/deleteRekening", {
    summary: "Menghapus rekening yang tidak digunakan",
    tindakan: "menghapus rekening",
    permission: withMenu("Rekening"),
    input: z.object({ idRekening }),
    changes: ["rekening", "neraca"],
  }),
};
