import type { FastifyInstance } from "fastify";
import type { Services } from "./context.ts";

/** Alive means that the process answers; ready means that it can also reach its database. */
export function serveHealth(http: FastifyInstance, { sql }: Services): void {
  http.get("/healthz", async (_, reply) => reply.send({ status: 200 }));
  http.get("/readyz", async (_, reply) => {
    try {
      await sql`select 1`;
      return reply.send({ status: 200 });
    } catch {
      return reply.status(503).send({ status: 503, message: "Basis data tidak dapat dihubungi", errors: [] });
    }
  });
}
