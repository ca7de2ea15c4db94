import * as z from "zod/mini";
import { nomorSeri } from "#areas/penjualan/seri/isiSeri.ts";
import { answer, call, pageOf, proofs, row } from "#kernel/call.ts";
import { evenWithProblems } from "#kernel/evenWithProblems.ts";
import { cari, choice, optional, paging, text } from "#kernel/fields.ts";
import { papanOf } from "#kernel/papan.ts";
import { withMenu } from "#kernel/permission.ts";
import { berentang, rentang } from "#kernel/range.ts";
import { inputOf, wireOf } from "#kernel/record.ts";
import { Boleh, gambar, idOf, tanggal } from "#kernel/row.ts";
import { isianKeluhan, isiKeluhan, STATUS_KELUHAN, TANGGUNGAN } from "./isiKeluhan.ts";
import { KOLOM_KELUHAN } from "./papan.ts";

export const MAKS_FOTO_KELUHAN = 6;
/** Filter of the list: one state, or all that is still to be done. */
export const SARING_KELUHAN = ["terbuka", ...STATUS_KELUHAN] as const;
export type SaringKeluhan = (typeof SARING_KELUHAN)[number];

export const Keluhan = row({
  ...wireOf(isiKeluhan),
  idProduk: z.nullable(idOf("produk")),
  buktiFoto: z.array(gambar),
  /** Who is to come, where a visit is planned. */
  teknisi: z.array(z.string()),
  /** The planned visit that comes first. */
  idKunjungan: z.nullable(z.string()),
  user: row({ namaLengkap: z.string() }),
  aksi: row({ jadwalkan: Boleh, kerjakan: Boleh, tanggungan: Boleh, selesai: Boleh, batal: Boleh }),
});
export type Keluhan = z.output<typeof Keluhan>;

/** What is known of a unit before its complaint is noted. */
export const UnitServis = row({
  nomor: z.string(),
  idProduk: idOf("produk"),
  namaProduk: z.string(),
  idSo: z.nullable(z.string()),
  customer: z.nullable(z.string()),
  noTelp: z.string(),
  dikirim: z.nullable(tanggal),
  garansiSampai: z.nullable(tanggal),
  /** Its complaints that nobody has settled. */
  terbuka: z.array(z.string()),
});
export type UnitServis = z.output<typeof UnitServis>;

const servis = withMenu("Servis");
const idKeluhan = text("Kode servis", { max: 40 });
const satu = z.object({ idKeluhan });
const alasan = text("Alasan", { max: 500, lines: true, empty: "Alasan tidak boleh kosong." });
const reads = ["keluhan", "kunjungan", "karyawan"] as const;

type Tentang = { nomor: string; idSo: string; customer: string };

export const keluhan = {
  getKeluhan: call("GET /servisWeb/getKeluhan", {
    summary: "Daftar keluhan",
    tindakan: "melihat keluhan",
    permission: servis,
    input: berentang(z.object({ ...paging, cari, ...rentang, status: optional(choice("Status", SARING_KELUHAN)) })),
    output: pageOf(Keluhan),
    reads,
  }),
  getPapanKeluhan: call("GET /servisWeb/getPapanKeluhan", {
    summary: "Papan keluhan menurut statusnya; yang selesai hanya yang baru",
    tindakan: "melihat keluhan",
    permission: servis,
    output: papanOf(KOLOM_KELUHAN, Keluhan),
    reads,
  }),
  getDetailKeluhan: call("GET /servisWeb/getDetailKeluhan", {
    summary: "Satu keluhan dengan fotonya",
    tindakan: "melihat keluhan",
    permission: servis,
    input: satu,
    output: answer(Keluhan),
    reads,
  }),
  getUnitServis: call("GET /servisWeb/getUnitServis", {
    summary: "Unit sebuah nomor seri: produk, customer dan garansinya",
    tindakan: "melihat unit",
    permission: servis,
    input: z.object({ nomor: nomorSeri }),
    output: answer(UnitServis),
    reads: ["keluhan", "suratJalan", "order", "produk"],
  }),
  /** By serial number, or by order or customer where there is none. */
  addKeluhan: call("POST /servisWeb/addKeluhan", {
    summary: "Mencatat keluhan",
    tindakan: "mencatat keluhan",
    permission: servis,
    input: z.object(inputOf(isianKeluhan)).check(
      z.refine(({ nomor, idSo, customer }: Tentang) => nomor !== "" || idSo !== "" || customer !== "", {
        path: ["nomor"],
        error: "Isi nomor seri, atau order atau nama customernya",
        when: evenWithProblems,
      }),
    ),
    files: { dokumen: proofs(0, MAKS_FOTO_KELUHAN) },
    output: answer(row({ idKeluhan: z.string() })),
    changes: ["keluhan"],
  }),
  setTanggungan: call("POST /servisWeb/setTanggungan", {
    summary: "Menentukan apakah keluhan ditanggung garansi atau dibayar customer",
    tindakan: "menentukan tanggungan",
    permission: servis,
    input: z.object({ idKeluhan, tanggungan: choice("Ditanggung", TANGGUNGAN), alasan }),
    changes: ["keluhan"],
  }),
  selesaikanKeluhan: call("POST /servisWeb/selesaikanKeluhan", {
    summary: "Menyelesaikan keluhan tanpa kunjungan, misalnya lewat telepon",
    tindakan: "menyelesaikan keluhan",
    permission: servis,
    input: z.object({
      idKeluhan,
      catatan: text("Catatan", { max: 500, lines: true, empty: "Catatan tidak boleh kosong." }),
    }),
    changes: ["keluhan"],
  }),
  batalkanKeluhan: call("POST /servisWeb/batalkanKeluhan", {
    summary: "Membatalkan keluhan",
    tindakan: "membatalkan keluhan",
    permission: servis,
    input: z.object({ idKeluhan, alasan }),
    changes: ["keluhan"],
  }),
};
