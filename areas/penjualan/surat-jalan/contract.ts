import * as z from "zod/mini";
import { answer, call, pageOf, proofs, row } from "#kernel/call.ts";
import { Refused, written } from "#kernel/field.ts";
import { cari, choice, flag, integer, listOf, optional, paging, text, urutan, withDefault } from "#kernel/fields.ts";
import { grafikCalls, isianGrafik } from "#kernel/grafik.ts";
import { itemBy } from "#kernel/item.ts";
import { papanOf } from "#kernel/papan.ts";
import { withMenu } from "#kernel/permission.ts";
import { berentang, rentang } from "#kernel/range.ts";
import { blankable, inputOf } from "#kernel/record.ts";
import { Boleh, boleh, Pdf, tidak } from "#kernel/row.ts";
import { PdfBanyak, pilihan } from "#kernel/several.ts";
import { pilihanBahasa } from "#kernel/surat.ts";
import { isiOrder } from "../order/contract.ts";
import { STATUS_PEMBAYARAN, type StatusBarang } from "../order/label.ts";
import { URUT_ORDER } from "../order/saringanOrder.ts";
import { KOLOM_SJ } from "../papan.ts";
import { type NomorUnit, type NomorUnitIsian, readNomorUnit } from "../seri/isiSeri.ts";
import { GRAFIK_SJ } from "./grafikSj.ts";
import { isianSuratJalan, keadaanBarang, kepalaSuratJalan } from "./isiSuratJalan.ts";
import { type BarangKirim, type BarangKirimIsian, readBarangKirim, sudahKembali } from "./kirim.ts";

export const MAKS_DOKUMEN = 2;

/** Whether goods in this state have a carrier. */
export const berekspedisi = (status: StatusBarang | null): boolean => status !== null && status !== "Belum";

type Surat = {
  idSuratJalan: string;
  statusBarang: StatusBarang;
  barang: readonly { qty: number; qtyRetur: number }[];
};

/** Whether goods of a note can come back by a retur. */
export function mayRetur({ idSuratJalan, statusBarang, barang }: Surat): Boleh {
  if (!sudahKeluar(statusBarang)) return tidak(`Barang ${idSuratJalan} belum keluar dari gudang`);
  if (sudahKembali({ barang })) return tidak("Semua barang surat jalan ini sudah diretur");
  return boleh;
}

/** Whether goods in this state have left the warehouse. */
export const sudahKeluar = (status: StatusBarang | null): boolean => status === "Kirim" || status === "Diambil";

/** An order that can have a delivery note: at least one invoice is approved. */
export const OrderSuratJalan = row({
  ...isiOrder,
  /** The same value under the (misspelt) name that old clients know. */
  statusPembayarna: z.enum(STATUS_PEMBAYARAN),
  /** Number of machines and not of lines. */
  mesinProgress: z.int(),
  mesinSelesai: z.int(),
  /** The last approved invoice, which the note names. */
  idInvoice: z.nullable(z.string()),
  /** `muat`: a note whose goods are still here can be loaded. */
  aksi: row({ tambah: Boleh, edit: Boleh, muat: Boleh, cetak: Boleh, retur: Boleh, hapus: Boleh }),
  /** The notes that this person may delete. */
  dapatDihapus: z.array(z.string()),
});
export type OrderSuratJalan = z.output<typeof OrderSuratJalan>;

const barang = optional(
  listOf<BarangKirim, BarangKirimIsian>("Barang", readBarangKirim, {
    min: 1,
    max: 500,
    empty: "Isi jumlah barang yang dikirim",
  }),
);

const seri = optional(listOf<NomorUnit, NomorUnitIsian>("Nomor seri", readNomorUnit, { max: 2000 }));

const code = (label: string) => text(label, { max: 40 });

export const SuratJalanBaru = z.object({
  idSo: code("Kode order"),
  /** Any invoice of the order; the note names the last approved one. */
  idInvoice: code("Kode invoice"),
  /** The state of the goods, under the name that old clients send. */
  statusSo: keadaanBarang.statusBarang.input,
  ...inputOf(isianSuratJalan),
  /** Without it the note takes everything that is left, and production must be finished. */
  barang,
  /** Serial numbers of units. When the goods leave, the server numbers units without one. */
  seri,
  /** The server sets today's date. */
  tglSurat: blankable(kepalaSuratJalan.tglSurat).input,
});
export type SuratJalanBaru = z.output<typeof SuratJalanBaru>;

const tempatFoto = itemBy(integer("Dokumen", { max: MAKS_DOKUMEN - 1 }), (raw): number => {
  const tempat = Array.from({ length: MAKS_DOKUMEN }, (_, place) => place).find(
    (place) => String(place) === written(raw),
  );
  if (tempat === undefined) throw new Refused("Dokumen tidak dikenal");
  return tempat;
});

export const PerubahanSuratJalan = z.object({
  idSo: code("Kode order"),
  idSj: code("Kode surat jalan"),
  ...inputOf(keadaanBarang),
  ...inputOf(isianSuratJalan),
  /** Without it the note keeps its goods; once they have left they cannot be changed. */
  barang,
  /** All serial numbers of the note. Without it the note keeps those it has. */
  seri,
  /**
   * Indexes in `buktiFoto` of the pictures to keep; new ones are added. Without it new pictures replace all. One or two
   * must remain.
   */
  buktiTetap: optional(listOf<number, number>("Dokumen", tempatFoto, { max: MAKS_DOKUMEN })),
  versi: optional(integer("Versi")),
});
export type PerubahanSuratJalan = z.output<typeof PerubahanSuratJalan>;

const menu = withMenu("Surat Jalan");
const changes = ["suratJalan", "order", "orderan", "invoice", "produk", "jurnal"] as const;

/** What the list, and a file of it, is asked with. */
const saringan = {
  cari,
  ...rentang,
  /** Those of one column of the board, in its order. */
  bagian: optional(choice("Pengiriman", KOLOM_SJ)),
  /** Of all that is found; a column of the board keeps its own order. */
  urut: urutan(URUT_ORDER),
};

const { urut: _, ...tersaring } = saringan;
export const grafikSj = grafikCalls(GRAFIK_SJ, {
  path: ["/suratJalanWeb", "Sj"],
  tentang: "surat jalan",
  permission: menu,
  filePermission: menu,
  input: berentang(z.object({ ...tersaring, ...isianGrafik(GRAFIK_SJ) })),
  reads: ["suratJalan", "order", "pelanggan", "karyawan"],
});

export const suratJalan = {
  /** Newest order first; the range is that of order dates. */
  getInvoiceForSj: call("GET /suratJalanWeb/getInvoiceForSj", {
    summary: "Daftar order yang dapat dibuatkan surat jalan",
    tindakan: "melihat surat jalan",
    permission: menu,
    input: berentang(
      z.object({
        ...paging,
        ...saringan,
      }),
    ),
    output: pageOf(OrderSuratJalan),
    reads: ["suratJalan", "order", "orderan", "invoice"],
  }),
  getPapanSj: call("GET /suratJalanWeb/getPapanSj", {
    summary: "Papan pengiriman",
    tindakan: "melihat surat jalan",
    permission: menu,
    output: papanOf(KOLOM_SJ, OrderSuratJalan),
    reads: ["suratJalan", "order", "orderan", "invoice"],
  }),
  getDetailOrderSj: call("GET /suratJalanWeb/getDetailOrderSj", {
    summary: "Satu order dengan surat jalannya",
    tindakan: "melihat surat jalan",
    permission: menu,
    /** Asked by the order's code, or by that of one of its notes. */
    input: z.object({ idSo: optional(code("Kode order")), idSj: optional(code("Kode surat jalan")) }).check(
      z.refine(({ idSo, idSj }) => idSo !== null || idSj !== null, {
        path: ["idSo"],
        error: "Kode order tidak boleh kosong",
      }),
    ),
    output: answer(OrderSuratJalan),
    reads: ["suratJalan", "order", "orderan", "invoice"],
  }),
  /**
   * Delivery notes in a range of their own dates; with `daftar` the orders that the list shows, by their dates and in
   * its order, each with its notes.
   */
  exportSj: call("GET /suratJalanWeb/exportSj", {
    summary: "Mengekspor surat jalan ke file .xlsx",
    tindakan: "mengekspor surat jalan",
    permission: menu,
    /** With `idSo` the notes of these orders, of whatever day. */
    input: berentang(
      z.object({
        ...saringan,
        daftar: withDefault<boolean, boolean | string>(flag("Daftar"), false),
        idSo: optional(pilihan("Order", code("Kode order"))),
      }),
    ),
    answers: "xlsx",
  }),
  getGrafikSj: grafikSj.get,
  exportGrafikSj: grafikSj.file,
  cetakSjPdf: call("GET /suratJalanWeb/cetakSjPdf", {
    summary: "Mencetak surat jalan",
    tindakan: "mencetak surat jalan",
    permission: menu,
    /** Without `idSj` the newest note of the order. */
    input: z.object({ idSo: code("Kode order"), idSj: optional(code("Kode surat jalan")), ...pilihanBahasa }),
    output: answer(Pdf),
    reads: ["suratJalan", "perusahaan"],
    neverKept: true,
  }),
  /** The newest note of each order. */
  cetakSjBanyak: call("GET /suratJalanWeb/cetakSjBanyak", {
    summary: "Mencetak surat jalan terbaru beberapa order sebagai satu PDF",
    tindakan: "mencetak surat jalan",
    permission: menu,
    input: z.object({ idSo: pilihan("Order", code("Kode order")), ...pilihanBahasa }),
    output: PdfBanyak,
    reads: ["suratJalan", "perusahaan"],
    neverKept: true,
  }),
  addSuratJalan: call("POST /suratJalanWeb/addSuratJalan", {
    summary: "Membuat surat jalan",
    tindakan: "membuat surat jalan",
    permission: menu,
    input: SuratJalanBaru,
    files: { dokumen: proofs(1, MAKS_DOKUMEN) },
    output: answer(row({ idSuratJalan: z.string() })),
    changes,
  }),
  updateStatusSj: call("POST /suratJalanWeb/updateStatusSj", {
    summary: "Mengubah status dan isi surat jalan",
    tindakan: "mengubah surat jalan",
    permission: menu,
    input: PerubahanSuratJalan,
    files: { dokumen: proofs(0, MAKS_DOKUMEN) },
    changes,
  }),
  hapusSuratJalan: call("POST /suratJalanWeb/hapusSuratJalan", {
    summary: "Menghapus surat jalan buatan sendiri yang barangnya belum pernah keluar",
    tindakan: "menghapus surat jalan",
    permission: menu,
    input: z.object({
      idSj: code("Kode surat jalan"),
      alasan: text("Alasan", { max: 500, lines: true, empty: "Alasan tidak boleh kosong." }),
    }),
    changes,
  }),
  undoFotoSj: call("PATCH /suratJalanWeb/undoFotoSj", {
    summary: "Mengembalikan foto surat jalan yang tadi dihapus atau diganti",
    tindakan: "mengubah surat jalan",
    permission: menu,
    input: z.object({ idSo: code("Kode order"), idSj: code("Kode surat jalan") }),
    changes: ["suratJalan", "order"],
  }),
};
