import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Services } from "#server/platform/http/context.ts";
import { Refusal } from "#server/platform/http/refusal.ts";
import { clientHeld, clientOf, countClientTry } from "#server/platform/sessions/throttle.ts";
import { pdfDokumen } from "./pdfDokumen.ts";
import { bukaTautan } from "./sql.ts";

/** Papers that one client may open in a quarter of an hour. */
const PEMBUKAAN = 60;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const TERTUTUP = "Tautan ini tidak dikenal, sudah kedaluwarsa, atau dicabut. Mintalah yang baru kepada pengirimnya.";

type Alamat = { Params: { id: string }; Querystring: { s?: string } };

/** The address of a link below that of the server. */
export const alamatTautan = ({ seal }: Pick<Services, "seal">, idTautan: string): string =>
  `/api/tautan/${idTautan}?s=${seal(idTautan)}`;

/** Opens a paper by its link: who holds it needs no session, and learns nothing but that paper. */
export function serveTautan(http: FastifyInstance, services: Services): void {
  http.get<Alamat>("/api/tautan/:id", async (request, reply) => {
    const now = services.clock();
    const say = (status: number, text: string) => reply.status(status).type("text/plain; charset=utf-8").send(text);
    const client = `tautan ${clientOf(request.ip)}`;
    const held =
      (await clientHeld(services.sql, client, now, PEMBUKAAN + 1)) ??
      (await countClientTry(services.sql, client, now, PEMBUKAAN));
    if (held) return say(429, "Terlalu banyak dokumen dibuka dari jaringan ini, coba lagi dalam 15 menit.");
    const { id } = request.params;
    const sah = UUID.test(id) && sama(services.seal(id), request.query.s ?? "");
    const dokumen = sah ? await bukaTautan(services.sql, id, now) : undefined;
    if (!dokumen) return say(404, TERTUTUP);
    const paper = await pdfDokumen({ db: services.sql, services }, dokumen.jenis, dokumen.id).catch((error) => {
      // A paper that is gone meanwhile is said like a link that is closed.
      if (error instanceof Refusal) return null;
      throw error;
    });
    if (!paper) return say(404, TERTUTUP);
    return reply
      .type("application/pdf")
      .header("content-disposition", `inline; filename="${paper.nama}"`)
      .header("cache-control", "private, no-store")
      .header("referrer-policy", "no-referrer")
      .header("x-robots-tag", "noindex")
      .send(paper.pdf);
  });
}

function sama(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
