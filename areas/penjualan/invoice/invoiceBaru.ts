import * as z from "zod/mini";
import { Refused } from "#kernel/field.ts";
import { choice, integer, listOf, optional, text } from "#kernel/fields.ts";
import { itemBy } from "#kernel/item.ts";
import { inputOf, pick } from "#kernel/record.ts";
import { idSo } from "../order/contract.ts";
import { TIPE_PEMBAYARAN } from "../order/label.ts";
import { kepalaInvoice, nominalInvoice, rekeningInvoice } from "./isiInvoice.ts";

/** What is typed for an invoice, and for a change of one that waits. */

export const LUNAS_KOSONG = "*nominal Lunas tidak boleh kosong atau 0";
export const DP_KOSONG = "*nominal DP tidak boleh kosong";

export const idInvoice = text("Nomor invoice", { max: 40 });
export const versi = optional(integer("Versi"));
const nominal = nominalInvoice;

const Isian = z.object({
  idSo,
  tipePembayaran: choice("Tipe pembayaran", TIPE_PEMBAYARAN, { empty: "*tipe pembayaran tidak boleh kosong" }),
  ...inputOf(rekeningInvoice),
  tglInvoice: optional(kepalaInvoice.tglInvoice.input),
  ...inputOf(pick(nominal, "nominalAdmin", "nominalPeti", "nominalOngkir", "nominalDiskon")),
  nominalDp: optional(nominal.nominalDp.input),
  /** Totals on the person's screen: compared with the server's, never stored. */
  totalPembelian: optional(kepalaInvoice.totalPembelian.input),
  nominalLunas: optional(nominal.nominalLunas.input),
  /** Sent by the form; the server computes them itself. */
  nominalBayar: optional(nominal.nominalBayar.input),
  tipeSo: optional(text("Tipe order")),
});

/** Checked together with the fields, so that all problems are answered at once. */
const bila = (field: keyof z.output<typeof Isian>, error: string, fits: (isian: z.output<typeof Isian>) => boolean) =>
  z.refine<z.output<typeof Isian>>((isian) => fits(isian), { path: [field], error, when: () => true });

export const InvoiceBaru = Isian.check(
  bila("nominalDp", DP_KOSONG, (isian) => isian.tipePembayaran !== "DP" || isian.nominalDp !== null),
  bila("nominalLunas", LUNAS_KOSONG, (isian) => isian.tipePembayaran !== "LN" || Boolean(isian.nominalLunas)),
);
export type InvoiceBaru = z.output<typeof InvoiceBaru>;

const tempatBukti = itemBy(integer("Dokumen", { max: 1 }), (raw): number => {
  const tempat = [0, 1].find((place) => place === raw || String(place) === raw);
  if (tempat === undefined) throw new Refused("Dokumen tidak dikenal");
  return tempat;
});

/** Fields that are not sent keep their values. */
export const PerubahanInvoice = z.object({
  idSo,
  idInvoice,
  ...inputOf(rekeningInvoice),
  nominalPeti: optional(nominal.nominalPeti.input),
  nominalOngkir: optional(nominal.nominalOngkir.input),
  nominalDp: optional(nominal.nominalDp.input),
  jasaOnline: optional(nominal.jasaOnline.input),
  /** Totals on the person's screen: compared with the server's, never stored. */
  nominalLunas: optional(nominal.nominalLunas.input),
  /** Sent by the form, but fixed since the invoice was added. */
  nominalAdmin: optional(nominal.nominalAdmin.input),
  nominalDiskon: optional(nominal.nominalDiskon.input),
  nominalSisaBayar: optional(nominal.nominalSisaBayar.input),
  /** Indexes in `buktiFoto` of the pictures to keep. Without it new pictures replace all; without new ones all stay. */
  buktiTetap: optional(listOf<number, number>("Dokumen", tempatBukti, { max: 2 })),
  versi,
});
export type PerubahanInvoice = z.output<typeof PerubahanInvoice>;
