import type { FastifyInstance } from "fastify";
import type { Services } from "../http/context.ts";
import { conflict, signInAgain } from "../http/refusal.ts";
import { findSession } from "../sessions/sessions.ts";
import { EventStream } from "./eventStream.ts";

const HEARTBEAT_MS = 20_000;
/** Of one session at one process: more windows than anyone looks at, and few enough to cost nothing. */
const MOST_STREAMS = 10;

/** GET /api/live: names of lists that changed, while the session lives. Answers how to end all streams. */
export function serveLive(http: FastifyInstance, { live, sql, clock }: Services): () => void {
  const open = new Map<number, Set<EventStream>>();
  const sessionOf = (token: string) => findSession(sql, token, clock());

  const join = (idSesi: number, stream: EventStream) => {
    const streams = open.get(idSesi) ?? new Set();
    open.set(idSesi, streams.add(stream));
    const [oldest] = streams;
    if (streams.size > MOST_STREAMS) oldest?.end();
  };
  const leave = (idSesi: number, stream: EventStream) => {
    const streams = open.get(idSesi);
    streams?.delete(stream);
    if (streams?.size === 0) open.delete(idSesi);
  };
  const stopHearing = live.onSessionEnd((idSesi) => {
    for (const stream of open.get(idSesi) ?? []) stream.end();
  });

  http.get("/api/live", async (request, reply) => {
    const token = request.headers.token;
    const session = typeof token === "string" ? await sessionOf(token) : null;
    if (typeof token !== "string" || !session) throw signInAgain("Sesi anda telah berakhir, silahkan login kembali");
    if (session.wajibGantiPassword) throw conflict("Ganti password terlebih dahulu");
    reply.hijack();
    // Gone while the session was looked up: nobody would ever say that it is over.
    if (request.raw.socket.destroyed) return;
    const stream = new EventStream(reply.raw, () => {
      clearInterval(heartbeat);
      stop();
      leave(session.idSesi, stream);
    });
    const look = async () => {
      // A database that is away for a moment is no reason to sign anyone out.
      const alive = await sessionOf(token).catch(() => session);
      if (alive) stream.write(": masih di sini\n\n");
      else stream.end();
    };
    const stop = live.subscribe((topics) => stream.write(`data: ${JSON.stringify({ topics })}\n\n`));
    const heartbeat = setInterval(look, HEARTBEAT_MS);
    join(session.idSesi, stream);
    stream.write(": kantor\n\n");
    // The session may have ended after it was looked up and before its end would have been heard here.
    await look();
  });

  return () => {
    stopHearing();
    for (const streams of open.values()) for (const stream of streams) stream.end();
  };
}
