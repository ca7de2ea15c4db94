import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { kop } from "#company/perusahaan.ts";
import { documentPdf } from "#platform/documents/pdf/documents.ts";
import { isUuid } from "#platform/files/berkasId.ts";
import { isSeal } from "#platform/files/signedUrl.ts";
import type { Services } from "#platform/http/context.ts";
import { failureOf } from "#platform/http/failure.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { clientOf, heldAfterUse } from "#platform/http/sessions/throttle.ts";
import { agree, showPenawaran } from "../../penawaran/server/tautan.ts";
import type { KertasTautan } from "./kertas.ts";
import { type Perusahaan, penjelasan } from "./penjelasan.ts";
import { type Dibuka, openTautan } from "./sql.ts";

/** Papers that one client may open in a quarter of an hour. */
const PEMBUKAAN = 60;
const TERTUTUP = "Tautan ini tidak dikenal, sudah kedaluwarsa, atau dicabut. Mintalah yang baru kepada pengirimnya.";
const TERLALU_BANYAK = "Terlalu banyak dokumen dibuka dari jaringan ini, coba lagi dalam 15 menit.";
const JUDUL = "Dokumen tidak dapat dibuka";
/** A name and a fingerprint are typed into the form of an offer, and nothing else. */
const MAX_ISIAN = 4_096;

type Alamat = { Params: { id: string }; Querystring: { s?: string } };
type Pembuka = (request: FastifyRequest<Alamat>, reply: FastifyReply, dokumen: Dibuka) => Promise<FastifyReply>;

/** The address of a link below that of the server, or of a part of what it opens. */
export const alamatTautan = ({ seal }: Pick<Services, "seal">, idTautan: string, bagian = ""): string =>
  `/api/tautan/${idTautan}${bagian}?s=${seal(idTautan)}`;

/** Opens a paper by its link: who holds it needs no session, and learns nothing but that paper. */
export function serveTautan(http: FastifyInstance, services: Services, kertas: KertasTautan): void {
  // Who opens a link is no user of the app: whatever happens is said as a page.
  const errorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const { status, message } = failureOf(error, { id: request.id, call: "/tautan" }, services.log);
    return jelaskan(reply, status, "Dokumen belum dapat dibuka", message);
  };
  const opening = (open: Pembuka) => async (request: FastifyRequest<Alamat>, reply: FastifyReply) => {
    const now = services.clock();
    const client = `tautan ${clientOf(request.ip)}`;
    const held = await heldAfterUse(services.sql, client, now, PEMBUKAAN);
    if (held) return jelaskan(reply, 429, "Dokumen belum dapat dibuka", TERLALU_BANYAK);
    const { id } = request.params;
    const sah = isUuid(id) && isSeal(services.seal(id), request.query.s ?? "");
    const dokumen = sah ? await openTautan(services.sql, id, now) : undefined;
    // A paper that is gone meanwhile is said like a link that is closed.
    const opened = dokumen && (await masihAda(open(request, tersembunyi(reply), dokumen)));
    return opened || jelaskan(reply, 404, JUDUL, TERTUTUP, sah ? await kop(services.sql) : null);
  };
  const pdf: Pembuka = async (_request, reply, { jenis, id, melihatHarga }) => {
    const paper = await kertas[jenis]({ db: services.sql, services }, id, melihatHarga);
    return reply
      .type("application/pdf")
      .header("content-disposition", `inline; filename="${paper.nama}"`)
      .send(await documentPdf(paper.kertas()));
  };
  const tautan = ({ params }: FastifyRequest<Alamat>) => ({
    pdf: alamatTautan(services, params.id, "/pdf"),
    setuju: alamatTautan(services, params.id, "/setuju"),
    halaman: alamatTautan(services, params.id),
  });
  http.get<Alamat>(
    "/api/tautan/:id",
    { errorHandler },
    // An offer is read, and answered, on a page.
    opening((request, reply, dokumen) =>
      dokumen.jenis === "penawaran"
        ? showPenawaran(services, reply, dokumen.id, tautan(request))
        : pdf(request, reply, dokumen),
    ),
  );
  http.get<Alamat>("/api/tautan/:id/pdf", { errorHandler }, opening(pdf));
  http.register(async (isian) => {
    isian.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: MAX_ISIAN },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    isian.post<Alamat>(
      "/api/tautan/:id/setuju",
      { errorHandler, bodyLimit: MAX_ISIAN },
      opening(async (request, reply, { jenis, id }) => {
        if (jenis !== "penawaran") throw new Refusal(404, TERTUTUP);
        return agree(services, reply, id, request.body, tautan(request));
      }),
    );
  });
}

/** No copy stays on the way, no other site hears the address, and no search engine keeps it. */
const tersembunyi = (reply: FastifyReply): FastifyReply =>
  reply
    .header("cache-control", "private, no-store")
    .header("referrer-policy", "no-referrer")
    .header("x-robots-tag", "noindex");

const jelaskan = (reply: FastifyReply, status: number, ...isi: [string, string, (Perusahaan | null)?]) =>
  reply
    .status(status)
    .type("text/html; charset=utf-8")
    .send(penjelasan(isi[0], isi[1], isi[2] ?? null));

const masihAda = <T>(paper: Promise<T>): Promise<T | null> =>
  paper.catch((error) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
