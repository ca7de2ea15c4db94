import * as z from "zod/mini";
import { STATUS_PENGAJUAN } from "#areas/keuangan/pengajuan/isiPengajuan.ts";
import { answer, call, images, pageOf, proofs, row } from "#kernel/call.ts";
import { choice, date, id, integer, listOf, optional, paging, text, withDefault } from "#kernel/fields.ts";
import { itemOf } from "#kernel/item.ts";
import { withMenu } from "#kernel/permission.ts";
import { inputOf, wireOf } from "#kernel/record.ts";
import { atauKosong, Boleh, gambar, idOf, salahSatu, uang } from "#kernel/row.ts";
import { isianKerja, isianRencana, isiKunjungan, STATUS_KUNJUNGAN } from "./isiKunjungan.ts";

export const MAKS_FOTO_KUNJUNGAN = 6;
const MAKS_PART = 50;

const Part = z.object({ idProduk: id("produk", "Part"), qty: integer("Jumlah part", { min: 1, max: 1_000_000 }) });
/** Units of a product that a visit took. */
export type Part = z.output<typeof Part>;
export type PartIsian = z.input<typeof Part>;

export const Kunjungan = row({
  ...wireOf(isiKunjungan),
  idTeknisi: idOf("karyawan"),
  part: z.array(row({ idProduk: idOf("produk"), kodeProduk: z.string(), namaProduk: z.string(), qty: z.int() })),
  buktiFoto: z.array(gambar),
  tandaTangan: atauKosong(gambar),
  /** The orders that charge it, newest first; all but the first are cancelled. */
  tagihan: z.array(row({ idSo: z.string(), batal: z.boolean() })),
  /** The requests for money that it cost, oldest first; none for those who may not read requests. */
  biaya: z.array(row({ idPengajuan: z.string(), nominal: uang, status: salahSatu(STATUS_PENGAJUAN) })),
  aksi: row({ kerjakan: Boleh, geser: Boleh, urungkan: Boleh, tagih: Boleh, biaya: Boleh }),
});
export type Kunjungan = z.output<typeof Kunjungan>;

/** Who can be sent, and what can be taken along: kept by the phone, so that it serves without a network too. */
export const BahanKunjungan = row({
  teknisi: z.array(row({ idUser: idOf("karyawan"), namaLengkap: z.string() })),
  part: z.array(row({ idProduk: idOf("produk"), kodeProduk: z.string(), namaProduk: z.string(), stockSales: z.int() })),
});
export type BahanKunjungan = z.output<typeof BahanKunjungan>;

const servis = withMenu("Servis");
const idKunjungan = text("Kode kunjungan", { max: 40 });
const idKeluhan = text("Kode servis", { max: 40 });
const reads = ["kunjungan", "keluhan", "karyawan", "order", "pengajuan"] as const;

export const kunjungan = {
  /** Planned ones by their day, the others newest first. */
  getKunjungan: call("GET /servisWeb/getKunjungan", {
    summary: "Daftar kunjungan servis",
    tindakan: "melihat kunjungan",
    permission: servis,
    input: z.object({
      ...paging,
      status: optional(choice("Status", STATUS_KUNJUNGAN)),
      idTeknisi: optional(id("karyawan", "Teknisi")),
      idKeluhan: optional(idKeluhan),
    }),
    output: pageOf(Kunjungan),
    reads,
  }),
  getDetailKunjungan: call("GET /servisWeb/getDetailKunjungan", {
    summary: "Satu kunjungan dengan part, foto dan tanda tangannya",
    tindakan: "melihat kunjungan",
    permission: servis,
    input: z.object({ idKunjungan }),
    output: answer(Kunjungan),
    reads,
  }),
  getBahanKunjungan: call("GET /servisWeb/getBahanKunjungan", {
    summary: "Teknisi dan part yang dapat dipilih",
    tindakan: "melihat kunjungan",
    permission: servis,
    output: answer(BahanKunjungan),
    reads: ["karyawan", "produk"],
  }),
  addKunjungan: call("POST /servisWeb/addKunjungan", {
    summary: "Merencanakan kunjungan untuk sebuah keluhan",
    tindakan: "merencanakan kunjungan",
    permission: servis,
    input: z.object({ idKeluhan, ...inputOf(isianRencana) }),
    output: answer(row({ idKunjungan: z.string() })),
    changes: ["kunjungan", "keluhan"],
  }),
  geserKunjungan: call("PATCH /servisWeb/geserKunjungan", {
    summary: "Memindahkan kunjungan yang direncanakan ke hari lain",
    tindakan: "merencanakan kunjungan",
    permission: servis,
    /** `dari`: the day that the person saw. */
    input: z.object({ idKunjungan, dari: date("Tanggal semula"), tanggal: date("Tanggal") }),
    changes: ["kunjungan", "keluhan"],
  }),
  /** Parts of work under guarantee leave the stock with it; those to be paid leave with their order. */
  kerjakanKunjungan: call("POST /servisWeb/kerjakanKunjungan", {
    summary: "Mencatat yang dikerjakan di tempat: part, foto dan tanda tangan customer",
    tindakan: "mencatat kunjungan",
    permission: servis,
    input: z.object({
      idKunjungan,
      ...inputOf(isianKerja),
      part: withDefault<Part[], readonly PartIsian[] | string>(
        listOf<Part, PartIsian>("Part", itemOf(Part, "Daftar part tidak dapat dibaca"), { max: MAKS_PART }),
        [],
      ),
    }),
    files: { dokumen: proofs(0, MAKS_FOTO_KUNJUNGAN), tandaTangan: images(0, 1) },
    changes: ["kunjungan", "keluhan", "produk", "jurnal"],
  }),
  urungkanKunjungan: call("POST /servisWeb/urungkanKunjungan", {
    summary: "Membatalkan kunjungan, atau mengurungkan yang salah dicatat: part kembali ke stock",
    tindakan: "mengurungkan kunjungan",
    permission: servis,
    input: z.object({
      idKunjungan,
      alasan: text("Alasan", { max: 500, lines: true, empty: "Alasan tidak boleh kosong." }),
    }),
    changes: ["kunjungan", "keluhan", "produk", "jurnal"],
  }),
};
