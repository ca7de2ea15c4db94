import * as z from "zod/mini";
import { call, row } from "#kernel/call.ts";
import { PRIVILEGED, withRole } from "#kernel/permission.ts";
import { field, wireOf } from "#kernel/record.ts";
import { idOf, salahSatu, teks, uang, waktu } from "#kernel/row.ts";

export const PENYEDIA = ["Midtrans", "Xendit"] as const;
export type Penyedia = (typeof PENYEDIA)[number];

/** What a provider says of a payment; a later one never leads back to an earlier. */
export const KEADAAN_BAYAR = ["Menunggu", "Gagal", "Dibayar", "Dikembalikan"] as const;
export type KeadaanBayar = (typeof KEADAAN_BAYAR)[number];

/** What a payment is to the books. */
export const STATUS_BAYAR = [
  "Menunggu pembayaran",
  "Gagal",
  "Dikembalikan",
  "Invoice tidak dikenal",
  "Invoice dihapus",
  "Dibayar dua kali",
  "Nominal beda",
  "Menunggu persetujuan",
  "Disetujui",
] as const;

/** So many of the last ones are listed. */
export const PEMBAYARAN_TERAKHIR = 200;

export const isiPembayaran = {
  waktu: field.shown("moment", "Waktu", waktu),
  penyedia: field.shown("choice", "Penyedia", salahSatu(PENYEDIA)),
  cara: field.shown("text", "Cara", teks),
  nominal: field.shown("money", "Nominal", uang),
  status: field.shown("choice", "Status", salahSatu(STATUS_BAYAR)),
  rujukan: field.shown("text", "Untuk", teks),
  pelanggan: field.shown("text", "Pelanggan", teks),
  tagihan: field.shown("money", "Tagihan", z.nullable(uang)),
  idTransaksi: field.shown("text", "Transaksi", teks),
};

export const PembayaranMasuk = row({
  idPembayaran: idOf("pembayaran"),
  /** The invoice that it names, where there is one. */
  idInvoice: z.nullable(z.string()),
  ...wireOf(isiPembayaran),
});
export type PembayaranMasuk = z.output<typeof PembayaranMasuk>;

export const pembayaranMasuk = {
  getPembayaranMasuk: call("GET /pembayaranMasukWeb/getPembayaranMasuk", {
    summary: "Dua ratus pembayaran terakhir yang dikabarkan Midtrans dan Xendit, dan invoicenya",
    tindakan: "melihat pembayaran online",
    // Those who approve the invoices.
    permission: withRole(PRIVILEGED, "Invoice"),
    /** `dipakai`: the providers that are listened to. */
    output: z.strictObject({ data: z.array(PembayaranMasuk), dipakai: z.array(z.enum(PENYEDIA)) }),
    reads: ["pembayaranMasuk", "invoice", "order"],
  }),
};
