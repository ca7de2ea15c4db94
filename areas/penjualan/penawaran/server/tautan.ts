import type { FastifyReply } from "fastify";
import * as z from "zod/mini";
import { kop } from "#company/perusahaan.ts";
import { text } from "#kernel/fields.ts";
import { jakartaToday } from "#kernel/format.ts";
import type { Services } from "#platform/http/context.ts";
import { penawaranPage } from "./halaman.ts";
import { agreeToPenawaran, dilihat } from "./setuju.ts";

/** The addresses of what a link opens. */
type Alamat = { halaman: string; pdf: string; setuju: string };
type Masalah = { masalah: string; nama: string };

/** Answers the page of an offer. */
export async function showPenawaran(
  services: Services,
  reply: FastifyReply,
  idPenawaran: string,
  alamat: Alamat,
  masalah?: Masalah,
): Promise<FastifyReply> {
  const today = jakartaToday(services.clock());
  const [perusahaan, yang] = await Promise.all([kop(services.sql), dilihat(services.sql, today, idPenawaran)]);
  return reply.type("text/html; charset=utf-8").send(penawaranPage({ ...yang, perusahaan, alamat, ...masalah }));
}

const Isian = z.object({
  nama: text("Nama Anda", { max: 100, empty: "Ketik nama Anda dahulu." }),
  sidik: text("Sidik", { max: 64 }),
});

/** Takes what the customer pressed, and leads back to the page, so that a reload presses nothing again. */
export async function agree(
  services: Services,
  reply: FastifyReply,
  idPenawaran: string,
  body: unknown,
  alamat: Alamat,
): Promise<FastifyReply> {
  const isian = z.safeParse(Isian, body);
  const nama = String((body as { nama?: unknown } | null)?.nama ?? "").slice(0, 100);
  if (!isian.success) {
    const masalah = isian.error.issues[0]?.message ?? "Ketik nama Anda dahulu.";
    return showPenawaran(services, reply.status(400), idPenawaran, alamat, { masalah, nama });
  }
  const masalah = await agreeToPenawaran(services, idPenawaran, isian.data);
  if (masalah === null) return reply.redirect(alamat.halaman, 303);
  return showPenawaran(services, reply.status(409), idPenawaran, alamat, { masalah, nama });
}
