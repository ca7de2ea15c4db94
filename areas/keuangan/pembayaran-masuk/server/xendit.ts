import * as z from "zod/mini";
import { isSeal } from "#platform/files/signedUrl.ts";
import type { KeadaanBayar } from "../contract.ts";
import { type Ditolak, type KabarBayar, kata, momentOf, rupiahOf } from "./kabarBayar.ts";

const jumlah = z.optional(z.union([z.number(), z.string()]));

/** docs.xendit.co, payment webhook: the payments API of today (payment_id, request_amount) and the one before (id, amount). */
const Peristiwa = z.object({
  event: kata,
  data: z.object({
    payment_id: z.optional(kata),
    id: z.optional(kata),
    status: kata,
    reference_id: kata,
    request_amount: jumlah,
    amount: jumlah,
    currency: z.optional(kata),
    channel_code: z.optional(kata),
    payment_method: z.optional(
      z.object({ type: z.optional(kata), virtual_account: z.optional(z.object({ channel_code: z.optional(kata) })) }),
    ),
    created: z.optional(kata),
    updated: z.optional(kata),
  }),
});
/** The callback of a fixed virtual account, which is only sent when somebody paid. */
const VirtualAccount = z.object({
  payment_id: kata,
  external_id: kata,
  amount: z.union([z.number(), z.string()]),
  account_number: kata,
  bank_code: kata,
  currency: z.optional(kata),
  transaction_timestamp: z.optional(kata),
});

const KEADAAN: Readonly<Record<string, KeadaanBayar>> = {
  PENDING: "Menunggu",
  REQUIRES_ACTION: "Menunggu",
  ACCEPTING_PAYMENTS: "Menunggu",
  AUTHORIZED: "Menunggu",
  SUCCEEDED: "Dibayar",
  FAILED: "Gagal",
  EXPIRED: "Gagal",
  CANCELED: "Gagal",
  VOIDED: "Gagal",
  REFUNDED: "Dikembalikan",
};

/** Reads a callback of Xendit, which carries the token of the company's account in a header. */
export function readXendit(body: unknown, token: string, given: string): KabarBayar | Ditolak {
  if (!isSeal(token, given)) return "palsu";
  const { data: va } = VirtualAccount.safeParse(body);
  if (va) return ofVirtualAccount(va);
  const { data: peristiwa } = Peristiwa.safeParse(body);
  if (!peristiwa) return "tak terbaca";
  const { event, data } = peristiwa;
  const keadaan = KEADAAN[data.status];
  if (!event.startsWith("payment.") || !keadaan) return "lain";
  const idTransaksi = data.payment_id ?? data.id;
  const nominal = rupiahOf(data.request_amount ?? data.amount);
  if (idTransaksi === undefined || nominal === null || (data.currency ?? "IDR") !== "IDR") return "tak terbaca";
  const cara =
    data.channel_code ?? data.payment_method?.virtual_account?.channel_code ?? data.payment_method?.type ?? "";
  return {
    ...{ penyedia: "Xendit", idTransaksi, rujukan: data.reference_id, nominal, keadaan },
    cara: cara.replace(/^(.+)_VIRTUAL_ACCOUNT$/, "VA $1").replaceAll("_", " "),
    waktu: momentOf(data.updated ?? data.created),
  };
}

function ofVirtualAccount(va: z.output<typeof VirtualAccount>): KabarBayar | Ditolak {
  const nominal = rupiahOf(va.amount);
  if (nominal === null || (va.currency ?? "IDR") !== "IDR") return "tak terbaca";
  return {
    ...{ penyedia: "Xendit", idTransaksi: va.payment_id, rujukan: va.external_id, nominal, keadaan: "Dibayar" },
    cara: `VA ${va.bank_code} ${va.account_number}`,
    waktu: momentOf(va.transaction_timestamp),
  };
}
