import type { FastifyInstance } from "fastify";
import type { Services } from "../http/context.ts";
import { Refusal } from "../http/refusal.ts";
import { openImage } from "./berkas.ts";
import type { UrlSigner } from "./signedUrl.ts";

type Address = { Params: { id: string }; Querystring: { e?: string; s?: string; kecil?: string } };
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Serves stored pictures by signed addresses: an `<img>` sends no token, so the signature is the permission. */
export function servePictures(http: FastifyInstance, { sql, storage, clock }: Services, sign: UrlSigner): void {
  http.get<Address>("/api/berkas/:id", async (request, reply) => {
    const { id } = request.params;
    const { e, s, kecil } = request.query;
    const valid = UUID.test(id) && sign.verify(id, e, s, clock());
    const picture = valid ? await openImage(sql, storage, id, kecil === "1" ? "small" : "large") : null;
    if (!picture) throw new Refusal(404, "Gambar tidak ditemukan atau alamatnya sudah kedaluwarsa, muat ulang halaman");
    return reply
      .header("content-type", picture.jenis)
      .header("cache-control", "private, max-age=82800, immutable")
      .header("content-disposition", "inline")
      .send(picture.content);
  });
}
