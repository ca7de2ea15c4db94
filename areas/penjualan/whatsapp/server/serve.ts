import { createHmac } from "node:crypto";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { isSeal } from "#platform/files/signedUrl.ts";
import type { Services } from "#platform/http/context.ts";
import type { StatusWa } from "../isiWa.ts";
import { type KabarWa, noteKabar } from "./sql.ts";

const BODY_BYTES = 1024 * 1024;
const ALAMAT = "/api/whatsapp";

const kata = z.string();
const Status = z.object({
  id: kata,
  status: kata,
  biz_opaque_callback_data: z.optional(kata),
  errors: z.optional(
    z.array(
      z.object({
        code: z.number(),
        title: z.optional(kata),
        message: z.optional(kata),
        error_data: z.optional(z.object({ details: z.optional(kata) })),
      }),
    ),
  ),
});
/** Messages that customers write come to the same address: they are not read. */
const Kabar = z.object({
  entry: z.array(
    z.object({ changes: z.array(z.object({ value: z.object({ statuses: z.optional(z.array(Status)) }) })) }),
  ),
});

const ARTI: Readonly<Record<string, StatusWa>> = {
  sent: "Terkirim",
  delivered: "Sampai",
  read: "Dibaca",
  failed: "Gagal",
};

/** What WhatsApp says of messages, in words of ours; null where it cannot be read. */
export function readKabar(body: unknown): KabarWa[] | null {
  const { data } = Kabar.safeParse(body);
  if (!data) return null;
  const statuses = data.entry.flatMap(({ changes }) => changes.flatMap(({ value }) => value.statuses ?? []));
  return statuses.flatMap(({ id, status, biz_opaque_callback_data: rujukan, errors }) => {
    const arti = ARTI[status];
    if (!arti) return [];
    const nomor = /^kantor-(\d{1,15})$/.exec(rujukan ?? "")?.[1];
    const [salah] = errors ?? [];
    const sebab = salah?.error_data?.details ?? salah?.message ?? salah?.title ?? "tanpa alasan";
    const alasan = arti === "Gagal" ? `WhatsApp tidak menyampaikan: ${sebab} (${salah?.code ?? "-"})` : "";
    return [{ idWa: id, idPesan: nomor === undefined ? null : Number(nomor), status: arti, alasan }];
  });
}

type Ujian = { Querystring: { "hub.mode"?: string; "hub.verify_token"?: string; "hub.challenge"?: string } };

/** Where WhatsApp says what became of messages. Without a number of its own the company has no such address. */
export function serveWhatsApp(http: FastifyInstance, services: Services): void {
  const { whatsapp } = services.config;
  if (whatsapp === null) return;
  http.get<Ujian>(ALAMAT, async ({ query }, reply) => {
    const { "hub.mode": mode, "hub.verify_token": token = "", "hub.challenge": jawab = "" } = query;
    const sah = mode === "subscribe" && isSeal(whatsapp.verifyToken, token) && /^[\w-]{1,200}$/.test(jawab);
    return sah ? reply.type("text/plain").send(jawab) : reply.status(403).send();
  });
  http.register(async (kabar) => {
    // The signature is over the bytes as they came.
    kabar.removeContentTypeParser("application/json");
    kabar.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    kabar.post(ALAMAT, { bodyLimit: BODY_BYTES }, async ({ body, headers }, reply) => {
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      if (!isSeal(signatureOf(whatsapp.appSecret, bytes), String(headers["x-hub-signature-256"] ?? ""))) {
        services.log.warn({}, "a status of WhatsApp with a wrong signature was refused");
        return reply.status(403).send({ status: 403, message: "Tanda tangannya salah", errors: [] });
      }
      const isi = readKabar(jsonOf(bytes));
      if (isi === null) return reply.status(400).send({ status: 400, message: "Kabar tidak dapat dibaca", errors: [] });
      if (isi.length > 0 && (await noteKabar(services.sql, isi, services.clock())))
        services.live.announce(["whatsapp"]);
      return reply.send({ status: 200, message: "Dicatat" });
    });
  });
}

export const signatureOf = (secret: string, bytes: Buffer): string =>
  `sha256=${createHmac("sha256", secret).update(bytes).digest("hex")}`;

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    return null;
  }
}
