import * as z from "zod/mini";
import { answer, call, row } from "#kernel/call.ts";
import { choice, date, id, optional } from "#kernel/fields.ts";
import { signedIn } from "#kernel/permission.ts";
import { idOf, tanggal, waktu } from "#kernel/row.ts";

/** What stands in the calendar, each kind for those who may see its list. */
export const JENIS_ACARA = [
  "deadlinePl",
  "deadlinePo",
  "suratJalan",
  "kunjungan",
  "penawaran",
  "langkahPelanggan",
  "langkahPemasok",
  "piutang",
  "tagihan",
] as const;
export type JenisAcara = (typeof JENIS_ACARA)[number];

export const NAMA_ACARA: Readonly<Record<JenisAcara, string>> = {
  deadlinePl: "Deadline pesan langsung",
  deadlinePo: "Deadline PO",
  suratJalan: "Pengiriman",
  kunjungan: "Kunjungan servis",
  penawaran: "Tindak lanjut penawaran",
  langkahPelanggan: "Langkah pelanggan",
  langkahPemasok: "Langkah pemasok",
  piutang: "Jatuh tempo piutang",
  tagihan: "Jatuh tempo tagihan",
};

/** The most days that are asked for at once: the six weeks that a month is shown in. */
export const HARI_KALENDER = 42;
/** A month of a large company is shown whole; what is beyond is said. */
export const MAX_ACARA = 5000;

export const Acara = row({
  jenis: z.enum(JENIS_ACARA),
  id: z.string(),
  /** The key by which its screen finds the document. */
  kunci: z.string(),
  tanggal,
  judul: z.string(),
  /** Who has it to do; null where nobody is named. */
  orang: z.nullable(row({ idUser: idOf("karyawan"), namaLengkap: z.string() })),
  /** Nothing is left to do of it. */
  selesai: z.boolean(),
  /** Its day can be changed by this person. */
  geser: z.boolean(),
  /** Why its day does not change here; null where it can be changed. */
  tetap: z.nullable(z.string()),
});
export type Acara = z.output<typeof Acara>;

const idUser = optional(id("karyawan", "Orang"));
const jenis = optional(choice("Jenis", JENIS_ACARA));

export const kalender = {
  getKalender: call("GET /kalenderWeb/getKalender", {
    summary: "Yang terjadi atau harus selesai pada hari-hari itu, menurut daftar yang boleh dilihat",
    tindakan: "melihat kalender",
    permission: signedIn,
    input: z.object({ dari: date("Dari"), sampai: date("Sampai"), idUser, jenis }),
    output: answer(
      row({
        acara: z.array(Acara),
        /** More than are sent stand in these days. */
        terpotong: z.boolean(),
        /** Who has something in these days. */
        orang: z.array(row({ idUser: idOf("karyawan"), namaLengkap: z.string() })),
        /** The kinds that this person can see. */
        jenis: z.array(z.enum(JENIS_ACARA)),
      }),
    ),
    reads: [
      "orderan",
      "order",
      "po",
      "suratJalan",
      "kunjungan",
      "penawaran",
      "pelanggan",
      "pemasok",
      "piutang",
      "invoice",
      "tagihan",
      "karyawan",
    ],
  }),
  getLanggananKalender: call("GET /kalenderWeb/getLanggananKalender", {
    summary: "Alamat kalender saya untuk program kalender lain",
    tindakan: "melihat kalender",
    permission: signedIn,
    output: answer(z.nullable(row({ alamat: z.string(), dibuat: waktu, terakhir: z.nullable(waktu) }))),
    reads: ["kalender"],
    neverKept: true,
  }),
  /** A new address; the one before is closed. */
  addLanggananKalender: call("POST /kalenderWeb/addLanggananKalender", {
    summary: "Membuat alamat kalender saya, dan menutup yang lama",
    tindakan: "membagikan kalender",
    permission: signedIn,
    changes: ["kalender"],
  }),
  cabutLanggananKalender: call("POST /kalenderWeb/cabutLanggananKalender", {
    summary: "Menutup alamat kalender saya",
    tindakan: "menutup alamat kalender",
    permission: signedIn,
    changes: ["kalender"],
  }),
};
