import * as z from "zod/mini";
import { answer, call, row } from "#kernel/call.ts";
import { misshapen } from "#kernel/depth.ts";
import { type Field, Refused, required } from "#kernel/field.ts";
import { id, text, withDefault } from "#kernel/fields.ts";
import { signedIn } from "#kernel/permission.ts";
import { field, wireOf } from "#kernel/record.ts";
import { atauKosong, Boleh, idOf, salahSatu, teks, waktu } from "#kernel/row.ts";

export const STATUS_USULAN = ["Menunggu", "Terkirim", "Ditolak", "Kedaluwarsa"] as const;
export const HARI_USULAN = 7;
/** So many drafts of one key wait at most, and so many are shown at once. */
export const USULAN_TERBUKA = 100;
const TERPANJANG = 20_000;

type Isian = Readonly<Record<string, unknown>>;

/** What a call is to be sent: an object, or that object as text. It is judged by that call. */
const isian: Field<Isian, Isian | string> = required(
  "Isian tidak boleh kosong",
  { type: "object", title: "Isian", additionalProperties: true },
  (raw) => {
    const value = typeof raw === "string" ? parsed(raw) : raw;
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      throw new Refused("Isian harus berupa objek");
    }
    if (misshapen(value) !== null) throw new Refused("Isian bertingkat terlalu dalam atau terlalu banyak");
    const written = JSON.stringify(value);
    if (written.length > TERPANJANG) throw new Refused("Isian terlalu panjang untuk satu usulan");
    // PostgreSQL keeps neither NUL nor half a character.
    if (/\\u0000|\\ud[89a-f][0-9a-f]{2}/.test(written)) {
      throw new Refused("Isian memuat karakter yang tidak diperbolehkan");
    }
    return value as Isian;
  },
);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** One field of a draft, in words. */
const Isi = row({ nama: z.string(), label: z.string(), nilai: z.string() });
export type Isi = z.output<typeof Isi>;

/** Fields that are shown of a draft. */
export const isiUsulan = {
  namaUser: field.shown("text", "Sebagai", teks),
  namaKunci: field.shown("text", "Kunci API", teks),
  /** What would be done: "menambahkan divisi". */
  tindakan: field.shown("text", "Tindakan", teks),
  catatan: field.shown("lines", "Catatan program", teks),
  dibuat: field.shown("moment", "Diusulkan", waktu),
  berlaku: field.shown("moment", "Berlaku sampai", waktu),
};

export const Usulan = row({
  idUsulan: idOf("usulan"),
  ...wireOf(isiUsulan),
  panggilan: z.string(),
  isian: z.array(Isi),
  aksi: row({ kirim: Boleh }),
});
export type Usulan = z.output<typeof Usulan>;

const HasilUsulan = row({
  idUsulan: idOf("usulan"),
  panggilan: z.string(),
  dibuat: waktu,
  status: salahSatu(STATUS_USULAN),
  diputus: atauKosong(waktu),
  /** What the call answered, or why it was rejected. */
  hasil: z.string(),
});

const idUsulan = id("usulan", "Usulan");

export const usulan = {
  getUsulan: call("GET /usulanWeb/getUsulan", {
    summary: "Usulan program lain yang menunggu saya, yang paling lama di atas",
    tindakan: "melihat usulan",
    permission: signedIn,
    output: z.strictObject({ data: z.array(Usulan), total: z.int() }),
    reads: ["usulan", "kunciApi", "karyawan"],
    neverKept: true,
  }),
  addUsulan: call("POST /usulanWeb/addUsulan", {
    summary: "Mengusulkan sebuah panggilan: tidak dikerjakan sebelum seseorang mengirimnya",
    tindakan: "mengusulkan",
    permission: signedIn,
    input: z.object({
      /** The name or the path of the call. */
      panggilan: text("Panggilan", { max: 100 }),
      isian,
      catatan: withDefault<string, string>(text("Catatan", { max: 500, lines: true }), ""),
    }),
    output: answer(row({ idUsulan: idOf("usulan") })),
    changes: ["usulan"],
  }),
  getHasilUsulan: call("GET /usulanWeb/getHasilUsulan", {
    summary: "Seratus usulan terakhir dari kunci ini, dan apa jadinya",
    tindakan: "melihat hasil usulan",
    permission: signedIn,
    output: answer(z.array(HasilUsulan)),
    reads: ["usulan"],
    neverKept: true,
  }),
  kirimUsulan: call("POST /usulanWeb/kirimUsulan", {
    summary: "Mengirim sebuah usulan: panggilannya dikerjakan atas nama saya",
    tindakan: "mengirim usulan",
    permission: signedIn,
    input: z.object({ idUsulan }),
    changes: ["usulan"],
  }),
  tolakUsulan: call("POST /usulanWeb/tolakUsulan", {
    summary: "Menolak sebuah usulan dengan alasannya",
    tindakan: "menolak usulan",
    permission: signedIn,
    input: z.object({ idUsulan, alasan: text("Alasan", { max: 500, lines: true }) }),
    changes: ["usulan"],
  }),
};
