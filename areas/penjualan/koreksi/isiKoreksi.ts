import * as z from "zod/mini";
import { orangPengajuan } from "#areas/keuangan/pengajuan/isiPengajuan.ts";
import { riwayatPutusan } from "#areas/keuangan/pengajuan/riwayatPutusan.ts";
import type { JenisPutusan } from "#areas/sistem/persetujuan/contract.ts";
import { row } from "#kernel/call.ts";
import { field } from "#kernel/record.ts";
import { atauKosong, Boleh, idOf, salahSatu, tanggal, teks, uang } from "#kernel/row.ts";

/**
 * Corrections of an order, each asked for by one person and decided by another. An order that is beyond a limit asks for
 * its permission by itself (izin).
 */

export const JENIS_KOREKSI = ["ubah", "batal", "batal-invoice", "nota-kredit", "hapus-piutang", "izin"] as const;
export type JenisKoreksi = (typeof JENIS_KOREKSI)[number];

const NAMA: Readonly<Record<JenisKoreksi, string>> = {
  ubah: "Perubahan Order",
  batal: "Pembatalan Order",
  "batal-invoice": "Pembatalan Invoice",
  "nota-kredit": "Nota Kredit",
  "hapus-piutang": "Penghapusan Piutang",
  izin: "Izin Order",
};
export const namaKoreksi = (jenis: JenisKoreksi): string => NAMA[jenis];

const PUTUSAN = {
  ubah: "perubahan",
  batal: "perubahan",
  "batal-invoice": "pembatalanInvoice",
  "nota-kredit": "notaKredit",
  "hapus-piutang": "hapusPiutang",
  izin: "perubahan",
} as const satisfies Readonly<Record<JenisKoreksi, JenisPutusan>>;
/** The kind of each in the Kotak Persetujuan. */
export const putusanOf = (jenis: JenisKoreksi) => PUTUSAN[jenis];

export const STATUS_KOREKSI = ["Menunggu", "Disetujui", "Ditolak"] as const;
export type StatusKoreksi = (typeof STATUS_KOREKSI)[number];

/** The columns of a correction itself. */
export const pokokKoreksi = {
  idKoreksi: field.shown("text", "Kode", teks),
  jenis: field.shown("choice", "Jenis", salahSatu(JENIS_KOREKSI), { say: namaKoreksi }),
  idSo: field.shown("text", "Order", teks),
  idInvoice: field.shown("text", "Invoice", atauKosong(teks)),
  idRetur: field.shown("text", "Retur", atauKosong(teks)),
  nominal: field.money("Nominal"),
  alasan: field.shown("lines", "Alasan", teks),
  tglPengajuan: field.shown("day", "Tanggal", tanggal),
  status: field.shown("choice", "Status", salahSatu(STATUS_KOREKSI)),
  tglApprove: field.shown("day", "Tanggal Keputusan", atauKosong(tanggal)),
  note: field.shown("lines", "Note", teks),
};

export const isiKoreksi = {
  ...pokokKoreksi,
  customerInstansi: field.shown("text", "Customer", teks),
  ...orangPengajuan,
};

/** Fields in the history of a correction. */
export const riwayatKoreksi = {
  idSo: pokokKoreksi.idSo,
  jenisKoreksi: field.shown("text", "Jenis", teks),
  idInvoice: pokokKoreksi.idInvoice,
  idRetur: pokokKoreksi.idRetur,
  nominal: pokokKoreksi.nominal,
  alasan: pokokKoreksi.alasan,
  perubahan: field.shown("lines", "Perubahan", teks),
  status: pokokKoreksi.status,
  note: pokokKoreksi.note,
  ...riwayatPutusan,
};

/** A line of the order before and after; null where there is none. The permission of an order says its lines as they are. */
const BarisBeda = row({
  namaProduk: z.string(),
  sumberProduk: z.string(),
  qtyLama: z.nullable(z.int()),
  qtyBaru: z.nullable(z.int()),
  hargaLama: z.nullable(uang),
  hargaBaru: z.nullable(uang),
  /** Off the price of each unit; the prices are those after it. */
  diskonLama: z.nullable(uang),
  diskonBaru: z.nullable(uang),
});
export type BarisBeda = z.output<typeof BarisBeda>;

/** What approving a correction would do. */
export const DampakKoreksi = row({
  /** Whether it takes effect at once when it is sent; false where somebody else decides. */
  langsung: z.boolean(),
  /** Why it is not possible now, or null. */
  alasan: z.nullable(z.string()),
  /** Other fields of the order that change, in the words of the screens. */
  isian: z.array(row({ label: z.string(), sebelum: z.string(), sesudah: z.string() })),
  baris: z.array(BarisBeda),
  /** Totals and what the customer still owes, before and after. */
  totalLama: uang,
  totalBaru: uang,
  sisaLama: z.nullable(uang),
  sisaBaru: z.nullable(uang),
  /** What is paid back to the customer. */
  kembali: uang,
  /** Units that the warehouse's free stock gains (+) or loses (-). */
  stok: z.array(row({ namaProduk: z.string(), qty: z.int() })),
  /** The lines that it would book. */
  jurnal: z.array(row({ kode: z.string(), nama: z.string(), debit: uang, kredit: uang })),
  /** The account that pays, with its balance before and after. */
  rekening: z.nullable(
    row({
      idRekening: idOf("rekening"),
      namaRekening: z.string(),
      saldoSebelum: uang,
      nominal: uang,
      saldoSesudah: uang,
    }),
  ),
  approve: Boleh,
});
export type DampakKoreksi = z.output<typeof DampakKoreksi>;
