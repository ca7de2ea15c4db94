import * as z from "zod/mini";
import { answer, call, row } from "#kernel/call.ts";
import { Refused } from "#kernel/field.ts";
import { choice, id, listOf } from "#kernel/fields.ts";
import { itemBy } from "#kernel/item.ts";
import { PRIVILEGED, withRole } from "#kernel/permission.ts";
import { field, inputOf, wireOf } from "#kernel/record.ts";
import { atauKosong, Boleh, idOf, salahSatu, teks, waktu } from "#kernel/row.ts";

export const PERISTIWA_WEBHOOK = ["order", "invoice", "pembayaran", "pengiriman", "stok", "pelanggan"] as const;
export type PeristiwaWebhook = (typeof PERISTIWA_WEBHOOK)[number];
export const STATUS_KIRIMAN = ["Antri", "Mengirim", "Terkirim", "Gagal"] as const;

export const isianWebhook = {
  url: field.text("Alamat", {
    max: 500,
    matches: /^https?:\/\/[^\s@]+$/,
    format: "Alamat harus seperti https://toko.example.com/kantor",
  }),
};
export const isiWebhook = {
  ...isianWebhook,
  peristiwa: field.shown("other", "Peristiwa", z.array(salahSatu(PERISTIWA_WEBHOOK)), {
    say: (semua) => semua.join(", "),
  }),
  dibuat: field.shown("moment", "Dibuat", waktu),
  menunggu: field.shown("number", "Menunggu", z.int()),
  gagal: field.shown("number", "Gagal", z.int()),
};
export const isiKiriman = {
  waktu: field.shown("moment", "Waktu", waktu),
  peristiwa: field.shown("text", "Peristiwa", salahSatu(PERISTIWA_WEBHOOK)),
  dokumen: field.shown("text", "Dokumen", teks),
  status: field.shown("choice", "Status", salahSatu(STATUS_KIRIMAN)),
  percobaan: field.shown("number", "Percobaan", z.int()),
  cobaLagi: field.shown("moment", "Coba Lagi", atauKosong(waktu)),
  jawaban: field.shown("text", "Jawaban", teks),
};

export const Webhook = row({ idWebhook: idOf("webhook"), ...wireOf(isiWebhook) });
export type Webhook = z.output<typeof Webhook>;
export const Kiriman = row({ idKiriman: idOf("kiriman"), ...wireOf(isiKiriman), aksi: row({ kirimUlang: Boleh }) });
export type Kiriman = z.output<typeof Kiriman>;

const peristiwaItem = itemBy(choice("Peristiwa", PERISTIWA_WEBHOOK), (raw): PeristiwaWebhook => {
  const satu = PERISTIWA_WEBHOOK.find((name) => name === raw);
  if (!satu) throw new Refused(`Peristiwa harus salah satu dari: ${PERISTIWA_WEBHOOK.join(", ")}`);
  return satu;
});

const mengelola = withRole(PRIVILEGED, "Karyawan");
const idWebhook = id("webhook", "Webhook");

export const webhook = {
  getWebhook: call("GET /webhookWeb/getWebhook", {
    summary: "Webhook: alamat program lain yang diberi tahu apa yang terjadi",
    tindakan: "melihat webhook",
    permission: mengelola,
    output: answer(z.array(Webhook)),
    reads: ["webhook"],
    neverKept: true,
  }),
  addWebhook: call("POST /webhookWeb/addWebhook", {
    summary: "Menambahkan webhook; rahasianya dijawab satu kali",
    tindakan: "menambahkan webhook",
    permission: mengelola,
    input: z.object({
      ...inputOf(isianWebhook),
      peristiwa: listOf<PeristiwaWebhook, PeristiwaWebhook>("Peristiwa", peristiwaItem, {
        ...{ min: 1, max: PERISTIWA_WEBHOOK.length, empty: "Pilih sedikitnya satu peristiwa" },
      }),
    }),
    output: answer(row({ idWebhook: idOf("webhook"), rahasia: z.nullable(z.string()) })),
    changes: ["webhook"],
    shownOnce: ["rahasia"],
  }),
  deleteWebhook: call("PATCH /webhookWeb/deleteWebhook", {
    summary: "Menghapus webhook: yang masih menunggu tidak dikirim lagi",
    tindakan: "menghapus webhook",
    permission: mengelola,
    input: z.object({ idWebhook }),
    changes: ["webhook"],
  }),
  getKiriman: call("GET /webhookWeb/getKiriman", {
    summary: "Seratus kiriman terakhir sebuah webhook dengan jawabannya",
    tindakan: "melihat webhook",
    permission: mengelola,
    input: z.object({ idWebhook }),
    output: answer(z.array(Kiriman)),
    reads: ["webhook"],
    neverKept: true,
  }),
  kirimUlangWebhook: call("POST /webhookWeb/kirimUlangWebhook", {
    summary: "Mengirim sekali lagi sebuah kiriman yang terkirim atau gagal",
    tindakan: "mengirim ulang webhook",
    permission: mengelola,
    input: z.object({ idKiriman: id("kiriman", "Kiriman") }),
    changes: ["webhook"],
  }),
};
