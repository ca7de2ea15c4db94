import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "#platform/http/context.ts";
import type { Ditolak, KabarBayar } from "./kabarBayar.ts";
import { readMidtrans } from "./midtrans.ts";
import { notePembayaran } from "./sql.ts";
import { readXendit } from "./xendit.ts";

/** More than any of their callbacks has. */
const BODY_BYTES = 64 * 1024;

const headerOf = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name];
  return typeof value === "string" ? value : "";
};

/** Where payment providers tell of payments. One without its secret is not listened to: its address is unknown. */
export function servePembayaran(http: FastifyInstance, services: Services): void {
  const { midtransServerKey, xenditCallbackToken } = services.config;
  const listen = (nama: string, read: (request: FastifyRequest) => KabarBayar | Ditolak) => {
    http.post(`/api/pembayaran/${nama}`, { bodyLimit: BODY_BYTES }, async (request, reply) =>
      answer(services, reply, read(request)),
    );
  };
  if (midtransServerKey !== null) listen("midtrans", ({ body }) => readMidtrans(body, midtransServerKey));
  if (xenditCallbackToken !== null) {
    listen("xendit", (request) => readXendit(request.body, xenditCallbackToken, headerOf(request, "x-callback-token")));
  }
}

const JAWABAN: Readonly<Record<Ditolak, [status: number, message: string]>> = {
  palsu: [403, "Tanda tangannya salah"],
  "tak terbaca": [400, "Kabar pembayaran tidak dapat dibaca"],
  // Told again and again otherwise, though it will never be a payment.
  lain: [200, "Bukan kabar pembayaran"],
};

async function answer(services: Services, reply: FastifyReply, kabar: KabarBayar | Ditolak): Promise<FastifyReply> {
  if (typeof kabar === "string") {
    const [status, message] = JAWABAN[kabar];
    if (status !== 200) services.log.warn({ kabar }, "a payment callback was refused");
    return reply.status(status).send({ status, message, errors: [] });
  }
  const baru = await notePembayaran(services.sql, kabar, services.clock());
  if (baru) services.live.announce(["pembayaranMasuk", "invoice"]);
  return reply.send({ status: 200, message: baru ? "Dicatat" : "Sudah diketahui" });
}
