import type { FastifyInstance } from "fastify";
import type { Area } from "#areas/keterangan.ts";
import type { Alias } from "../alias.ts";
import { openApiDocument } from "./document.ts";
import { openApiPage } from "./page.ts";

/** Serves the contract as /openapi.json and as a page /openapi, made at the first request. */
export function serveOpenApi(
  http: FastifyInstance,
  doors: readonly Alias[],
  areas: Readonly<Record<string, Area>>,
): void {
  let document: string | undefined;
  let page: string | undefined;
  http.get("/openapi.json", async (_, reply) => {
    document ??= JSON.stringify(openApiDocument(doors, areas));
    return reply.type("application/json; charset=utf-8").send(document);
  });
  http.get("/openapi", async (_, reply) => {
    page ??= openApiPage(doors);
    return reply.type("text/html; charset=utf-8").send(page);
  });
}
