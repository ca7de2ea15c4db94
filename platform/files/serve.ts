import type { FastifyInstance } from "fastify";
import type { Db, Fragment } from "../db/database.ts";
import type { Services } from "../http/context.ts";
import { kunciServes } from "../http/kunci/kunci.ts";
import { Refusal } from "../http/refusal.ts";
import { sessionRuns } from "../http/sessions/sessions.ts";
import { openImage } from "./berkas.ts";
import { isPdf, isUuid } from "./berkasId.ts";
import { wasRemoved } from "./former.ts";
import type { Signed, UrlSigner } from "./signedUrl.ts";

type Address = { Params: { id: string }; Querystring: Signed & { kecil?: string } };
/** Whether the document of the picture `id` was deleted. */
type IsDeleted = (db: Db, id: string) => Fragment;
/** A PDF is never a page of ours: the app draws it itself, and whoever opens its address gets a file. */
const PDF_POLICY = "default-src 'none';sandbox";

/**
 * Serves stored pictures by signed addresses: an `<img>` sends no token, so the signature is the permission. It ends with
 * the session that got it, and with the document.
 */
export function servePictures(
  http: FastifyInstance,
  { sql, storage, clock }: Services,
  sign: UrlSigner,
  isDeleted: IsDeleted,
): void {
  http.get<Address>("/api/berkas/:id", async (request, reply) => {
    const id = request.params.id.replace(/\.pdf$/, "");
    const now = clock();
    const claim = isUuid(id) ? sign.verify(id, request.query, now) : null;
    const size = request.query.kecil === "1" ? "small" : "large";
    const open = (idSesi: number) =>
      sql`(${sessionRuns(sql, idSesi, now)} or ${kunciServes(sql, idSesi, now)}) and not ${wasRemoved(sql, id)} and not ${isDeleted(sql, id)}`;
    const picture = claim && (await openImage(sql, storage, id, size, open(claim.idSesi)));
    if (!picture) throw new Refusal(404, "Gambar tidak ditemukan atau alamatnya sudah kedaluwarsa, muat ulang halaman");
    if (isPdf(id)) reply.header("content-security-policy", PDF_POLICY);
    return reply
      .header("content-type", picture.jenis)
      .header("cache-control", `private, max-age=${claim.left}, immutable`)
      .header("content-disposition", isPdf(id) ? `attachment; filename="bukti-${id.slice(0, 8)}.pdf"` : "inline")
      .send(picture.content);
  });
}
