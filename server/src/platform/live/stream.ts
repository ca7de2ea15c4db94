import type { ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Topic } from "#contract/kernel/topics.ts";
import type { Services } from "../http/context.ts";
import { conflict, signInAgain } from "../http/refusal.ts";
import { findSession } from "../sessions/sessions.ts";

const HEARTBEAT_MS = 20_000;

/** GET /api/live: names of lists that changed, while the session lives. Answers how to end all streams. */
export function serveLive(http: FastifyInstance, { live, sql, clock }: Services): () => void {
  const open = new Set<ServerResponse>();
  const sessionOf = (token: string) => findSession(sql, token, clock());

  http.get("/api/live", async (request, reply) => {
    const token = request.headers.token;
    const session = typeof token === "string" ? await sessionOf(token) : null;
    if (typeof token !== "string" || !session) throw signInAgain("Sesi anda telah berakhir, silahkan login kembali");
    if (session.wajibGantiPassword) throw conflict("Ganti password terlebih dahulu");
    reply.hijack();
    const response = reply.raw;
    response.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
    });
    response.write(": kantor\n\n");
    open.add(response);
    const tell = (topics: readonly Topic[]) => response.write(`data: ${JSON.stringify({ topics })}\n\n`);
    const stop = live.subscribe(tell);
    const heartbeat = setInterval(async () => {
      // A database that is away for a moment is no reason to sign anyone out.
      const alive = await sessionOf(token).catch(() => session);
      if (alive) response.write(": masih di sini\n\n");
      else response.end();
    }, HEARTBEAT_MS);
    response.on("close", () => {
      clearInterval(heartbeat);
      stop();
      open.delete(response);
    });
  });

  return () => {
    for (const response of open) response.end();
  };
}
