import * as z from "zod/mini";
import { row } from "#kernel/call.ts";
import { field, wireOf } from "#kernel/record.ts";
import { atauKosong, salahSatu, teks, waktu } from "#kernel/row.ts";
import { kepalaInvoice } from "../invoice/isiInvoice.ts";
import { kepalaOrder } from "../order/isiOrder.ts";
import { STATUS_EMAIL } from "../order/label.ts";

/** A mail with an order or invoice: recipient, subject, time. */
export const suratEmail = {
  idSo: kepalaOrder.idSo,
  idInvoice: field.shown("text", kepalaInvoice.idInvoice.label, atauKosong(teks)),
  alamat: field.shown("text", "Kepada", teks),
  perihal: field.shown("text", "Perihal", teks),
  waktu: field.shown("moment", "Waktu", waktu),
};

/** The result of sending it. */
export const hasilEmail = {
  status: field.shown("choice", "Status", salahSatu(STATUS_EMAIL)),
  /** Why it was not sent, and what to do. */
  alasan: field.shown("text", "Keterangan", teks),
};

/** A mail of an order, one of its invoices or returs, and its result. */
export const Email = row({
  idEmail: z.int(),
  ...wireOf(suratEmail),
  idRetur: z.nullable(z.string()),
  ...wireOf(hasilEmail),
  user: row({ namaLengkap: z.string() }),
});
export type Email = z.output<typeof Email>;
