import * as z from "zod/mini";
import { answer, call, row } from "#kernel/call.ts";
import { choice, id, integer, optional } from "#kernel/fields.ts";
import { PRIVILEGED, withMenu, withRole } from "#kernel/permission.ts";
import { field, inputOf, wireOf } from "#kernel/record.ts";
import { Boleh, idOf, teks, uang } from "#kernel/row.ts";

export const JENIS_AKUN = ["Aset", "Kewajiban", "Ekuitas", "Pendapatan", "Beban"] as const;
export type JenisAkun = (typeof JENIS_AKUN)[number];
/** The kinds of accounts that make the profit. */
export const JENIS_LABA = ["Pendapatan", "Beban"] as const;

/** Topics that change accounts or their balances. */
export const dariJurnal = [
  "jurnal",
  "akun",
  "simpanan",
  "rekening",
  "pengajuan",
  "kebutuhan",
  "komponenLaba",
  "invoice",
  "suratJalan",
  "produk",
  "po",
  "asset",
  "pengajuanAsset",
  "kategoriAsset",
] as const;

/** The first digits of the codes of each kind. */
const AWALAN: Readonly<Record<JenisAkun, readonly string[]>> = {
  Aset: ["1"],
  Kewajiban: ["2"],
  Ekuitas: ["3"],
  Pendapatan: ["4"],
  Beban: ["5", "6"],
};
/** Codes of accounts that the program makes for rekening and asset categories. */
const DISEDIAKAN = ["1-1", "1-5", "1-6"] as const;

/** Fields typed for an account. */
export const isianAkun = {
  kode: field.text("Kode Akun", {
    short: "Kode",
    max: 6,
    matches: /^[1-9]-[0-9]{4}$/,
    format: "Kode akun terdiri dari satu angka, tanda hubung dan empat angka, misalnya 1-7003",
  }),
  nama: field.text("Nama Akun", { max: 100 }),
  jenis: field.choice("Jenis Akun", JENIS_AKUN, { short: "Jenis" }),
  golongan: field.text("Golongan", { max: 60 }),
};
export const isiAkun = {
  idAkun: field.shown("other", "ID Akun", idOf("akun"), { say: String }),
  ...isianAkun,
  /** Positive on the side on which the kind grows: debit for Aset and Beban, kredit for the others. */
  saldo: field.shown("money", "Saldo", uang),
};
/** Fields in its history: the name of the parent account instead of its id. */
export const riwayatAkun = { ...isianAkun, induk: field.shown("text", "Dihitung Sebagai", teks) };

export const Akun = row({
  ...wireOf(isiAkun),
  /** The account where its lines count in statements: for a need without a komponen the one it is mapped to. */
  idAkunLaporan: idOf("akun"),
  /** What of its balance counts elsewhere, because it was mapped there in months that are closed by now. */
  lain: z.array(row({ idAkunLaporan: idOf("akun"), jenis: z.enum(JENIS_AKUN), saldo: uang })),
  /** A control account: it moves only through its documents. */
  kendali: z.boolean(),
  /** Belum Dipetakan: needs count there until they are mapped. Lines may be typed on it, but no need is mapped to it. */
  penampung: z.boolean(),
  /** For the account of a need: where it counts, in the profit (with a komponen) or in the balance sheet. */
  kebutuhan: z.nullable(z.enum(["laba", "neraca"])),
  /** The account of a need without a komponen that nobody has mapped. */
  belumDipetakan: z.boolean(),
  versi: z.int(),
  aksi: row({ edit: Boleh, hapus: Boleh, petakan: Boleh }),
});
export type Akun = z.output<typeof Akun>;

const isian = inputOf(isianAkun);
type Isian = { kode: string; jenis: JenisAkun };

/** The problem of a code for an account of this kind, or null. */
export function problemOfKode({ kode, jenis }: Isian): string | null {
  const awalan = AWALAN[jenis];
  if (!awalan.some((angka) => kode.startsWith(angka)))
    return `Kode akun ${jenis} diawali angka ${awalan.join(" atau ")}`;
  if (!DISEDIAKAN.some((bagian) => kode.startsWith(bagian))) return null;
  return `Kode ${DISEDIAKAN.join(", ")} disediakan untuk rekening dan kategori asset, pilih kode lain`;
}
const berkode = z.check<Isian>((payload) => {
  const message = problemOfKode(payload.value);
  if (message !== null) payload.issues.push({ code: "custom", path: ["kode"], message, input: payload.value });
});

const idAkun = id("akun", "Akun");
const versi = optional(integer("Versi"));
const permission = withMenu("Buku Besar");
const mengubah = withRole(PRIVILEGED, "Buku Besar");

export const akun = {
  getBaganAkun: call("GET /bukuBesar/getBaganAkun", {
    summary: "Bagan akun dengan saldonya",
    tindakan: "melihat bagan akun",
    permission,
    output: answer(z.array(Akun)),
    reads: dariJurnal,
  }),
  addAkun: call("POST /bukuBesar/addAkun", {
    summary: "Menambahkan akun",
    tindakan: "menambahkan akun",
    permission: mengubah,
    input: z.object(isian).check(berkode),
    output: answer(row({ idAkun: idOf("akun") })),
    changes: ["akun"],
  }),
  updateAkun: call("PATCH /bukuBesar/updateAkun", {
    summary: "Mengubah akun",
    tindakan: "mengubah akun",
    permission: mengubah,
    input: z.object({ idAkun, ...isian, versi }).check(berkode),
    changes: ["akun"],
  }),
  deleteAkun: call("PATCH /bukuBesar/deleteAkun", {
    summary: "Menghapus akun yang tidak digunakan",
    tindakan: "menghapus akun",
    permission: mengubah,
    input: z.object({ idAkun }),
    changes: ["akun"],
  }),
  /** `induk` for a need without a komponen (null: none yet); `jenis` (Pendapatan or Beban) for one with a komponen. */
  assignAkun: call("PATCH /bukuBesar/assignAkun", {
    summary: "Menentukan di mana sebuah kebutuhan dihitung",
    tindakan: "memetakan kebutuhan",
    permission: mengubah,
    input: z.object({
      idAkun,
      induk: optional(id("akun", "Akun tujuan")),
      jenis: optional(choice("Jenis akun", JENIS_LABA)),
      versi,
    }),
    changes: ["akun"],
  }),
};
