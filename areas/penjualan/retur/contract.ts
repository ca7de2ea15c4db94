import * as z from "zod/mini";
import { answer, call, pageOf, proofs, row } from "#kernel/call.ts";
import {
  cari,
  choice,
  email,
  flag,
  id,
  integer,
  listOf,
  optional,
  paging,
  rupiah,
  text,
  urutan,
  withDefault,
} from "#kernel/fields.ts";
import { grafikCalls, isianGrafik } from "#kernel/grafik.ts";
import { itemOf } from "#kernel/item.ts";
import { PRIVILEGED, withMenu, withRole } from "#kernel/permission.ts";
import { berentang, rentang } from "#kernel/range.ts";
import { inputOf, wireOf } from "#kernel/record.ts";
import { atauKosong, Boleh, gambar, idOf, Pdf, Pesan, uang } from "#kernel/row.ts";
import { pilihan } from "#kernel/several.ts";
import { isianSurat, jawabanDraf } from "#kernel/surat.ts";
import type { Rupiah } from "#kernel/types.ts";
import { GRAFIK_RETUR } from "./grafikRetur.ts";
import { isianPutusan, isianRetur, isiRetur, KEPUTUSAN_RETUR } from "./isiRetur.ts";

export const MAKS_FOTO_RETUR = 4;
/** Filter of the list: those that wait for a decision, or one kind of decision. */
export const STATUS_RETUR = ["menunggu", ...KEPUTUSAN_RETUR] as const;
export type StatusRetur = (typeof STATUS_RETUR)[number];
/** What the list can be sorted by. */
export const URUT_RETUR = ["tglRetur", "nominal"] as const;
export type UrutRetur = (typeof URUT_RETUR)[number];

const unit = (label: string) => withDefault<number, number | string>(integer(label, { min: 0, max: 1_000_000 }), 0);

const BarangRetur = z.object({
  idOrderan: id("orderan", "Barang"),
  baik: unit("Jumlah baik"),
  rusak: unit("Jumlah rusak"),
});
/** Units of a line of a note that came back, by their condition. */
export type BarangRetur = z.output<typeof BarangRetur>;
export type BarangReturIsian = z.input<typeof BarangRetur>;

const SeriRetur = z.object({ nomor: text("Nomor seri", { max: 60 }), baik: flag("Kondisi") });
/** The number of a unit that came back, and whether it is good. */
export type SeriRetur = z.output<typeof SeriRetur>;
export type SeriReturIsian = z.input<typeof SeriRetur>;

const NilaiRusak = z.object({ idOrderan: id("orderan", "Barang"), nilai: rupiah("Nilai barang rusak") });
/** What all damaged units of a line are worth together. */
export type NilaiRusak = z.output<typeof NilaiRusak>;
export type NilaiRusakIsian = z.input<typeof NilaiRusak>;

export const BarisRetur = row({
  idOrderan: idOf("orderan"),
  kodeProduk: z.string(),
  namaProduk: z.string(),
  hargaProduk: uang,
  qtyBaik: z.int(),
  qtyRusak: z.int(),
  /** Numbers of those that have one. */
  seri: z.array(z.string()),
});
export type BarisRetur = z.output<typeof BarisRetur>;

export const Retur = row({
  ...wireOf(isiRetur),
  keputusan: z.nullable(z.enum(KEPUTUSAN_RETUR)),
  barang: z.array(BarisRetur),
  buktiFoto: z.array(gambar),
  user: row({ namaLengkap: z.string() }),
  userPutus: z.nullable(row({ namaLengkap: z.string() })),
  /** The request for the money that is paid back. */
  idPengajuan: z.nullable(z.string()),
  aksi: row({ putuskan: Boleh }),
});
export type Retur = z.output<typeof Retur>;

/** What each decision about a retur would mean now. */
export const DampakRetur = row({
  idRetur: z.string(),
  /** Whether there are enough units to replace those that came back. */
  ganti: Boleh,
  dana: Boleh,
  /** The most that can be paid back: the price of the goods, and no more than the customer paid. */
  danaMaksimal: uang,
  /** The account that received most of the order's money. */
  idRekening: atauKosong(idOf("rekening")),
  /** The damaged units of each line with the price for which they were bought. */
  rusak: z.array(row({ idOrderan: idOf("orderan"), namaProduk: z.string(), qtyRusak: z.int(), hargaBeli: uang })),
});
export type DampakRetur = z.output<typeof DampakRetur>;

const code = (label: string) => text(label, { max: 40 });
const pembaca = withMenu("Surat Jalan", "Sales Order");
const reads = ["retur", "suratJalan", "order", "karyawan"] as const;

/** What the list, and a file of it, is asked with. */
const saringan = { cari, ...rentang, status: optional(choice("Status", STATUS_RETUR)), urut: urutan(URUT_RETUR) };

const { urut: _, ...tersaring } = saringan;
export const grafikRetur = grafikCalls(GRAFIK_RETUR, {
  path: ["/returWeb", "Retur"],
  tentang: "retur",
  permission: pembaca,
  filePermission: pembaca,
  input: berentang(z.object({ ...tersaring, ...isianGrafik(GRAFIK_RETUR) })),
  reads: [...reads, "pelanggan", "produk"],
});

export const retur = {
  /** Newest first; `cari` looks into the codes of retur, note and order, and into the customer. */
  getRetur: call("GET /returWeb/getRetur", {
    summary: "Daftar retur",
    tindakan: "melihat retur",
    permission: pembaca,
    input: berentang(z.object({ ...paging, ...saringan })),
    output: pageOf(Retur),
    reads,
  }),
  getDetailRetur: call("GET /returWeb/getDetailRetur", {
    summary: "Satu retur dengan barang dan fotonya",
    tindakan: "melihat retur",
    permission: pembaca,
    input: z.object({ idRetur: code("Kode retur") }),
    output: answer(Retur),
    reads,
  }),
  cetakReturPdf: call("GET /returWeb/cetakReturPdf", {
    summary: "Mencetak bukti retur untuk customernya",
    tindakan: "mencetak retur",
    permission: pembaca,
    input: z.object({ idRetur: code("Kode retur") }),
    output: answer(Pdf),
    reads: [...reads, "perusahaan"],
    neverKept: true,
  }),
  getPesanRetur: call("GET /returWeb/getPesanRetur", {
    summary: "Teks WhatsApp retur kepada customernya",
    tindakan: "mengirim WhatsApp",
    permission: pembaca,
    input: z.object({ idRetur: code("Kode retur") }),
    output: answer(Pesan),
    reads: [...reads, "perusahaan"],
  }),
  getDrafEmailRetur: call("GET /returWeb/getDrafEmailRetur", {
    summary: "Email retur yang siap dikirim",
    tindakan: "mengirim email retur",
    permission: pembaca,
    input: z.object({ idRetur: code("Kode retur") }),
    output: jawabanDraf,
    reads: [...reads, "perusahaan"],
  }),
  kirimEmailRetur: call("POST /returWeb/kirimEmailRetur", {
    summary: "Mengirim bukti retur ke email customernya",
    tindakan: "mengirim email retur",
    permission: pembaca,
    input: z.object({ idRetur: code("Kode retur"), email: withDefault<string, string>(email(), ""), ...isianSurat }),
    changes: ["email", "retur"],
  }),
  exportRetur: call("GET /returWeb/exportRetur", {
    summary: "Mengekspor retur ke file .xlsx",
    tindakan: "mengekspor retur",
    permission: pembaca,
    /** With `idRetur` these, of whatever day. */
    input: berentang(z.object({ ...saringan, idRetur: optional(pilihan("Retur", code("Kode retur"))) })),
    answers: "xlsx",
  }),
  getGrafikRetur: grafikRetur.get,
  exportGrafikRetur: grafikRetur.file,
  addRetur: call("POST /returWeb/addRetur", {
    summary: "Mencatat barang surat jalan yang kembali",
    tindakan: "mencatat retur",
    permission: withMenu("Surat Jalan"),
    input: z.object({
      idSj: code("Kode surat jalan"),
      barang: listOf<BarangRetur, BarangReturIsian>("Barang", itemOf(BarangRetur, "Daftar barang tidak dapat dibaca"), {
        min: 1,
        max: 500,
        empty: "Isi jumlah barang yang kembali",
      }),
      /** Which of the numbered units came back; needed where a line has numbers. */
      seri: optional(
        listOf<SeriRetur, SeriReturIsian>("Nomor seri", itemOf(SeriRetur, "Daftar nomor seri tidak dapat dibaca"), {
          max: 5000,
        }),
      ),
      ...inputOf(isianRetur),
    }),
    files: { dokumen: proofs(1, MAKS_FOTO_RETUR) },
    output: answer(row({ idRetur: z.string() })),
    changes: ["retur", "suratJalan", "order", "orderan", "produk", "jurnal"],
  }),
  getDampakRetur: call("GET /returWeb/getDampakRetur", {
    summary: "Apa yang mungkin diputuskan tentang sebuah retur",
    tindakan: "memutuskan retur",
    permission: withRole(PRIVILEGED),
    input: z.object({ idRetur: code("Kode retur") }),
    output: answer(DampakRetur),
    reads: ["retur", "order", "orderan", "invoice", "produk", "pengajuan"],
  }),
  putuskanRetur: call("POST /returWeb/putuskanRetur", {
    summary: "Memutuskan retur: pengganti, pengembalian dana, atau tanpa tindakan",
    tindakan: "memutuskan retur",
    permission: withRole(PRIVILEGED),
    input: z.object({
      idRetur: code("Kode retur"),
      ...inputOf(isianPutusan),
      /** Lines that are left out have damaged units without a value. */
      nilaiRusak: optional(
        listOf<NilaiRusak, NilaiRusakIsian>(
          "Nilai barang rusak",
          itemOf(NilaiRusak, "Nilai barang rusak tidak dapat dibaca"),
          { max: 500 },
        ),
      ),
    }),
    changes: ["retur", "suratJalan", "order", "orderan", "produk", "pengajuan", "neraca", "jurnal"],
  }),
};

/** The price of all units of a retur: the most that is paid back for them. */
export const hargaRetur = (barang: readonly Pick<BarisRetur, "hargaProduk" | "qtyBaik" | "qtyRusak">[]): Rupiah =>
  barang.reduce((sum, line) => sum + line.hargaProduk * (line.qtyBaik + line.qtyRusak), 0) as Rupiah;
