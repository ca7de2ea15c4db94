import { hash } from "node:crypto";
import * as z from "zod/mini";
import { isSeal } from "#platform/files/signedUrl.ts";
import type { KeadaanBayar } from "../contract.ts";
import { type Ditolak, type KabarBayar, kata, momentOf, rupiahOf } from "./kabarBayar.ts";

/** docs.midtrans.com, HTTP(S) notification: other fields are not read. */
const Kabar = z.object({
  order_id: kata,
  transaction_id: kata,
  transaction_status: kata,
  status_code: kata,
  gross_amount: kata,
  signature_key: z.string().check(z.maxLength(128)),
  payment_type: z.optional(kata),
  currency: z.optional(kata),
  va_numbers: z.optional(z.array(z.object({ bank: kata, va_number: kata })).check(z.maxLength(10))),
  permata_va_number: z.optional(kata),
  transaction_time: z.optional(kata),
  settlement_time: z.optional(kata),
});
type Kabar = z.output<typeof Kabar>;

/** A card that was authorised (capture) can still be voided: it is paid with its settlement. */
const KEADAAN: Readonly<Record<string, KeadaanBayar>> = {
  pending: "Menunggu",
  authorize: "Menunggu",
  capture: "Menunggu",
  settlement: "Dibayar",
  deny: "Gagal",
  cancel: "Gagal",
  expire: "Gagal",
  failure: "Gagal",
  refund: "Dikembalikan",
  partial_refund: "Dikembalikan",
  chargeback: "Dikembalikan",
  partial_chargeback: "Dikembalikan",
};

/** Reads a notification of Midtrans, which signs it with the server key. */
export function readMidtrans(body: unknown, serverKey: string): KabarBayar | Ditolak {
  const { data: kabar } = Kabar.safeParse(body);
  if (!kabar) return "tak terbaca";
  const { order_id, status_code, gross_amount, signature_key } = kabar;
  const tanda = hash("sha512", `${order_id}${status_code}${gross_amount}${serverKey}`, "hex");
  if (!isSeal(tanda, signature_key)) return "palsu";
  const nominal = rupiahOf(gross_amount);
  if (nominal === null || (kabar.currency ?? "IDR") !== "IDR") return "tak terbaca";
  const keadaan = KEADAAN[kabar.transaction_status];
  if (!keadaan) return "lain";
  return {
    ...{ penyedia: "Midtrans", idTransaksi: kabar.transaction_id, rujukan: order_id, nominal, keadaan },
    cara: caraOf(kabar),
    waktu: momentOf(kabar.settlement_time ?? kabar.transaction_time),
  };
}

function caraOf({ payment_type = "", va_numbers, permata_va_number }: Kabar): string {
  const [va] = va_numbers ?? [];
  if (va) return `VA ${va.bank.toUpperCase()} ${va.va_number}`;
  if (permata_va_number) return `VA PERMATA ${permata_va_number}`;
  return payment_type.replaceAll("_", " ");
}
