import { field } from "#kernel/record.ts";
import { salahSatu, teks, waktu } from "#kernel/row.ts";

/** `Terkirim`: WhatsApp took it. `Sampai` and `Dibaca` are what WhatsApp said afterwards. */
export const STATUS_WA = ["Antri", "Mengirim", "Terkirim", "Sampai", "Dibaca", "Gagal", "Tidak Pasti"] as const;
export type StatusWa = (typeof STATUS_WA)[number];

/** The papers that are sent to a customer. */
export const JENIS_WA = ["order", "invoice", "suratJalan", "retur", "penawaran"] as const;
export type JenisWa = (typeof JENIS_WA)[number];

export const isiPesanWa = {
  waktu: field.shown("moment", "Waktu", waktu),
  idDokumen: field.shown("text", "Dokumen", teks),
  nomor: field.shown("text", "Nomor WhatsApp", teks),
  status: field.shown("choice", "Status", salahSatu(STATUS_WA)),
  sejak: field.shown("moment", "Sejak", waktu),
  alasan: field.shown("text", "Keterangan", teks),
};
