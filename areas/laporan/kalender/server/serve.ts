import type { FastifyInstance } from "fastify";
import { jakartaToday } from "#kernel/format.ts";
import type { Tanggal } from "#kernel/types.ts";
import { jatuhTempo } from "#kernel/umur.ts";
import { isUuid } from "#platform/files/berkasId.ts";
import { isSeal } from "#platform/files/signedUrl.ts";
import type { Services } from "#platform/http/context.ts";
import { clientOf, heldAfterUse } from "#platform/http/sessions/throttle.ts";
import { icsOf } from "./ics.ts";
import { openLangganan } from "./langganan.ts";
import { readAcara } from "./sql.ts";

/** How often programs behind one address may read calendars in a quarter of an hour. */
const PEMBACAAN = 120;
/** What a calendar program is told: from last month on, and three months ahead. */
const HARI_LALU = -31;
const HARI_DEPAN = 92;

type Alamat = { Params: { nama: string }; Querystring: { s?: string } };

export const alamatKalender = ({ seal }: Pick<Services, "seal">, idLangganan: string): string =>
  `/api/kalender/${idLangganan}.ics?s=${seal(idLangganan)}`;

/** The calendar of whoever an address belongs to: what that person has to do, as far as that person may still see it. */
export function serveKalender(http: FastifyInstance, services: Services): void {
  http.get<Alamat>("/api/kalender/:nama", async (request, reply) => {
    const now = services.clock();
    const client = `kalender ${clientOf(request.ip)}`;
    const held = await heldAfterUse(services.sql, client, now, PEMBACAAN);
    if (held) return reply.status(429).type("text/plain; charset=utf-8").send("Terlalu sering, coba lagi nanti.");
    const [id = "", ...lain] = request.params.nama.split(".ics");
    const sah = isUuid(id) && lain.join() === "" && isSeal(services.seal(id), request.query.s ?? "");
    const user = sah ? await openLangganan(services.sql, id, now) : undefined;
    if (!user)
      return reply
        .status(404)
        .type("text/plain; charset=utf-8")
        .send("Kalender ini tidak dikenal, atau sudah ditutup.");
    const today = jakartaToday(now) as Tanggal;
    const acara = await readAcara(services.sql, user, {
      dari: jatuhTempo(today, HARI_LALU),
      sampai: jatuhTempo(today, HARI_DEPAN),
      today,
      idUser: user.idUser,
      jenis: null,
    });
    return reply
      .type("text/calendar; charset=utf-8")
      .header("cache-control", "private, no-store")
      .header("x-robots-tag", "noindex")
      .send(icsOf(`Kantor, ${user.nama}`, acara, now));
  });
}
