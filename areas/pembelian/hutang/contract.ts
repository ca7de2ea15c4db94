import * as z from "zod/mini";
import { answer, call, pageWith, row } from "#kernel/call.ts";
import { cari, choice, date, email, flag, id, optional, paging, urutan, withDefault } from "#kernel/fields.ts";
import { rupiah, tanggal as tulisTanggal } from "#kernel/format.ts";
import { PRIVILEGED, withMenu, withRole } from "#kernel/permission.ts";
import { field, type Shown, wireOf } from "#kernel/record.ts";
import { atauKosong, Boleh, bilangan, idOf, Pdf, tanggal, teks, uang } from "#kernel/row.ts";
import { HasilBanyak, PdfBanyak, pilihan } from "#kernel/several.ts";
import { isianSurat, jawabanDraf } from "#kernel/surat.ts";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import { isiUmur, UMUR } from "#kernel/umur.ts";
import { kepalaPo } from "../po/isiPo.ts";

/** Amounts are null for those who may not see purchase prices. */
const rahasia = (one: Shown<Rupiah>): Shown<Rupiah | null> => ({ ...one, wire: atauKosong(one.wire), say: undefined });

const umurRahasia = {
  belum: rahasia(isiUmur.belum),
  umur0: rahasia(isiUmur.umur0),
  umur31: rahasia(isiUmur.umur31),
  umur61: rahasia(isiUmur.umur61),
  umur91: rahasia(isiUmur.umur91),
};
const sisa = field.shown("money", "Hutang", uang);

/** What is owed for several purchase orders, by age. */
export const isiJumlahHutang = {
  jumlahPo: field.shown("number", "PO", bilangan),
  ...umurRahasia,
  sisa: rahasia(sisa),
};

/** null: nobody said of whom it was bought. */
const idPemasok = field.shown("other", "ID Pemasok", atauKosong(idOf("pemasok")));
/** Days after the due date; null while nothing is complete. */
const hari = field.shown("number", "Lewat (hari)", atauKosong(bilangan));

/** What is owed to a supplier. */
export const isiHutang = {
  idPemasok,
  nama: field.shown("text", "Pemasok", teks),
  telepon: field.shown("phone", "Telepon", teks),
  /** Of its oldest purchase order. */
  hari,
  ...isiJumlahHutang,
};

/**
 * What is owed for a purchase order, or by a bill of a supplier (`idTagihan`): then `idPo` is the bill's code and `kloter` its
 * number.
 */
export const isiHutangPo = {
  idPo: kepalaPo.idPo,
  kloter: kepalaPo.kloter,
  namaProduk: kepalaPo.namaProduk,
  idPemasok,
  nama: isiHutang.nama,
  /** Units that had come on that day. */
  datang: field.shown("number", "Unit Datang", bilangan),
  /** The day on which it was complete; null while units were still to come: then nothing was due. */
  sejak: field.shown("day", "PO Selesai", atauKosong(tanggal)),
  jatuhTempo: field.shown("day", "Jatuh Tempo", atauKosong(tanggal)),
  hari,
  sisa: rahasia(sisa),
};

export const HutangPemasok = row(wireOf(isiHutang));
export type HutangPemasok = z.output<typeof HutangPemasok>;

const JumlahHutang = row(wireOf(isiJumlahHutang));
export type JumlahHutang = z.output<typeof JumlahHutang>;

/** `aksi` is of the purchase order as it is now, whatever day is asked for. */
export const HutangPo = row({ ...wireOf(isiHutangPo), idTagihan: z.nullable(z.string()), aksi: row({ bayar: Boleh }) });
export type HutangPo = z.output<typeof HutangPo>;

/** How the day is counted from which something is due; stands on the screen and on the statement. */
export const ATURAN_TEMPO =
  "Jatuh tempo: tanggal PO selesai ditambah termin pemasok, atau jatuh tempo tagihannya. PO yang belum lengkap belum jatuh tempo.";

/** What the lists can be sorted by; the longest overdue stand first. */
export const URUT_HUTANG = ["nama", "hari", "sisa"] as const;
export type UrutHutang = (typeof URUT_HUTANG)[number];

/** A message about what we owe a supplier, ready to be sent. */
export const pesanHutang = (nama: string, total: Rupiah, pada: Tanggal): string =>
  `Yth. ${nama}, per ${tulisTanggal(pada)} kami mencatat tagihan Bapak/Ibu yang belum kami bayar sebesar ${rupiah(total)}. Mohon dikabari bila ada yang berbeda dengan catatan Bapak/Ibu.`;

const pada = { tanggal: optional(date("Tanggal")) };
const urut = urutan(URUT_HUTANG, { lama: null, hutang: "-sisa" });
const permission = withMenu("Hutang");
const reads = ["po", "pemasok", "perusahaan", "neraca"] as const;

/** What the list per PO, and a file of it, is asked with. */
const saringanPo = {
  cari,
  ...pada,
  umur: optional(choice("Umur", UMUR)),
  idPemasok: optional(id("pemasok", "Pemasok")),
  tanpaPemasok: withDefault<boolean, boolean | string>(flag("Tanpa pemasok"), false),
  urut,
};

/** `total` and `jumlah` are the sums of everything that is found; null for those who may not see the amounts. */
const jumlahHutang = { total: rahasia(sisa).wire, jumlah: JumlahHutang, tanggal };

export const hutang = {
  getHutang: call("GET /hutangWeb/getHutang", {
    summary: "Hutang per pemasok menurut umurnya",
    tindakan: "melihat hutang",
    permission,
    input: z.object({ ...paging, cari, ...pada, urut }),
    output: pageWith(HutangPemasok, jumlahHutang),
    reads,
  }),
  getHutangPo: call("GET /hutangWeb/getHutangPo", {
    summary: "Hutang per PO menurut jatuh temponya",
    tindakan: "melihat hutang",
    permission,
    input: z.object({ ...paging, ...saringanPo }),
    output: pageWith(HutangPo, jumlahHutang),
    reads,
  }),
  exportHutang: call("GET /hutangWeb/exportHutang", {
    summary: "Mengekspor hutang per PO ke file .xlsx",
    tindakan: "mengekspor hutang",
    permission,
    /** As the list per PO shows it; with `perPemasok` the PO of the suppliers that the list of suppliers shows. */
    input: z.object({
      ...saringanPo,
      perPemasok: withDefault<boolean, boolean | string>(flag("Per pemasok"), false),
    }),
    answers: "xlsx",
  }),
  cetakHutangPdf: call("GET /hutangWeb/cetakHutangPdf", {
    summary: "Mencetak pernyataan hutang kepada satu pemasok sebagai PDF",
    tindakan: "mencetak pernyataan hutang",
    permission: withRole(PRIVILEGED, "Hutang"),
    input: z.object({ idPemasok: id("pemasok", "Pemasok"), ...pada }),
    output: answer(Pdf),
    reads,
    neverKept: true,
  }),
  getDrafHutang: call("GET /hutangWeb/getDrafHutang", {
    summary: "Email pernyataan hutang yang siap dikirim",
    tindakan: "mengirim pernyataan hutang",
    permission: withRole(PRIVILEGED, "Hutang"),
    input: z.object({ idPemasok: id("pemasok", "Pemasok"), ...pada }),
    output: jawabanDraf,
    reads,
  }),
  kirimHutangPdf: call("POST /hutangWeb/kirimHutangPdf", {
    summary: "Mengirim pernyataan hutang ke email pemasok",
    tindakan: "mengirim pernyataan hutang",
    permission: withRole(PRIVILEGED, "Hutang"),
    input: z.object({
      idPemasok: id("pemasok", "Pemasok"),
      ...pada,
      email: withDefault<string, string>(email(), ""),
      ...isianSurat,
    }),
    changes: ["email", "pemasok"],
  }),
  cetakHutangBanyak: call("GET /hutangWeb/cetakHutangBanyak", {
    summary: "Mencetak pernyataan hutang kepada beberapa pemasok sebagai satu PDF",
    tindakan: "mencetak pernyataan hutang",
    permission: withRole(PRIVILEGED, "Hutang"),
    input: z.object({ idPemasok: pilihan("Pemasok", id("pemasok", "Pemasok")), ...pada }),
    output: PdfBanyak,
    reads,
    neverKept: true,
  }),
  kirimHutangBanyak: call("POST /hutangWeb/kirimHutangBanyak", {
    summary: "Mengirim pernyataan hutang ke email beberapa pemasok, masing-masing dengan hasilnya",
    tindakan: "mengirim pernyataan hutang",
    permission: withRole(PRIVILEGED, "Hutang"),
    input: z.object({ idPemasok: pilihan("Pemasok", id("pemasok", "Pemasok")), ...pada }),
    output: HasilBanyak,
    changes: ["email", "pemasok"],
  }),
};
