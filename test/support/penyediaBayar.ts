import { createHash } from "node:crypto";

/** Payment providers as their documents describe them: each tells a server of payments, signed in its way. */
type Kabar = {
  order: string;
  status: string;
  nominal: number;
  transaksi?: string;
  /** Signed with this instead of the company's secret. */
  rahasia?: string;
};
export type Penyedia = { tell(kabar: Kabar): Promise<{ status: number; message: string }> };

async function posted(url: string, body: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  const { message } = (await answer.json()) as { message: string };
  return { status: answer.status, message };
}

const CODES: Readonly<Record<string, string>> = { pending: "201", deny: "202", expire: "407", cancel: "200" };

/** docs.midtrans.com: signature_key is sha512 of order_id, status_code, gross_amount and the server key. */
export const midtrans = (kantor: string, serverKey: string): Penyedia => ({
  tell({ order, status, nominal, transaksi = `trx-${order}`, rahasia = serverKey }) {
    const [code, gross] = [CODES[status] ?? "200", `${nominal}.00`];
    return posted(`${kantor}/api/pembayaran/midtrans`, {
      va_numbers: [{ va_number: "8277000123", bank: "bca" }],
      transaction_time: "2026-11-20 10:15:00",
      ...(status === "settlement" ? { settlement_time: "2026-11-20 10:20:00" } : {}),
      transaction_status: status,
      transaction_id: transaksi,
      status_message: "midtrans payment notification",
      status_code: code,
      signature_key: createHash("sha512").update(`${order}${code}${gross}${rahasia}`).digest("hex"),
      payment_type: "bank_transfer",
      order_id: order,
      merchant_id: "G812785002",
      gross_amount: gross,
      fraud_status: "accept",
      currency: "IDR",
    });
  },
});

/** docs.xendit.co: the token of the account stands in x-callback-token. */
export const xendit = (kantor: string, token: string): Penyedia => ({
  tell({ order, status, nominal, transaksi = `py-${order}`, rahasia = token }) {
    const event = status === "SUCCEEDED" ? "payment.capture" : "payment.failure";
    const data = {
      payment_id: transaksi,
      business_id: "6094fa76c2fd53701b8e079c",
      status,
      payment_request_id: `pr-${order}`,
      request_amount: nominal,
      channel_code: "BRI_VIRTUAL_ACCOUNT",
      country: "ID",
      currency: "IDR",
      reference_id: order,
      type: "PAY",
      created: "2026-11-20T03:15:00.000Z",
      updated: "2026-11-20T03:20:00.000Z",
    };
    const body = { event, business_id: data.business_id, created: data.created, data };
    return posted(`${kantor}/api/pembayaran/xendit`, body, { "x-callback-token": rahasia });
  },
});

/** The callback of a fixed virtual account of Xendit, which only tells of money that came. */
export const xenditVa = (kantor: string, token: string): Penyedia => ({
  tell({ order, nominal, transaksi = `va-${order}`, rahasia = token }) {
    const body = {
      ...{ amount: nominal, callback_virtual_account_id: "5f8e658568ed5f402a1faadb", payment_id: transaksi },
      ...{ external_id: order, account_number: "9999624535", merchant_code: "88608", bank_code: "MANDIRI" },
      ...{ transaction_timestamp: "2026-11-20T03:20:31.000Z", currency: "IDR", id: "5f8e658fc5710a7ae00f75db" },
    };
    return posted(`${kantor}/api/pembayaran/xendit`, body, { "x-callback-token": rahasia });
  },
});
