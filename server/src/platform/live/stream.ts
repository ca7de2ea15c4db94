import type { FastifyInstance, FastifyReply } from "fastify";
import type { Services } from "../http/context.ts";
import { conflict, signInAgain } from "../http/refusal.ts";
import { buildIn } from "../http/web.ts";
import { findSession } from "../sessions/sessions.ts";
import { EventStream } from "./eventStream.ts";

const HEARTBEAT_MS = 20_000;
/** The most streams of one session in a process; nobody has that many windows open. */
const MOST_STREAMS = 10;

/** Said to a browser that is to open its stream again, at once: another process serves it then. */
const MOVE = `data: ${JSON.stringify({ pindah: true })}\n\n`;

export type Streams = { move(): void; end(): void };

/**
 * GET /api/live: the build of the web first, then the names of the topics that changed, as long as the session lives. Answers
 * how to end all streams.
 */
export function serveLive(http: FastifyInstance, { live, sql, clock }: Services, webFolder?: string | null): Streams {
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
    if (session.wajibFaktorKedua) throw conflict("Pasang faktor kedua terlebih dahulu");
    takeOver(reply);
    // The client left while the session was looked up: no close event will come any more.
    if (request.raw.socket.destroyed) return;
    const stream = new EventStream(reply.raw, () => {
      clearInterval(heartbeat);
      stop();
      leave(session.idSesi, stream);
    });
    const look = async () => {
      // If the database cannot be reached for a moment, nobody is signed out.
      const alive = await sessionOf(token).catch(() => session);
      if (alive) stream.write(": masih di sini\n\n");
      else stream.end();
    };
    const stop = live.subscribe((topics) => stream.write(`data: ${JSON.stringify({ topics })}\n\n`));
    const heartbeat = setInterval(look, HEARTBEAT_MS);
    join(session.idSesi, stream);
    const versiWeb = webFolder ? buildIn(webFolder) : null;
    stream.write(versiWeb === null ? ": kantor\n\n" : `: kantor\ndata: ${JSON.stringify({ versiWeb })}\n\n`);
    // Look again: the session may have ended after the first look, before its end would have been heard here.
    await look();
  });

  const end = () => {
    stopHearing();
    for (const streams of open.values()) for (const stream of streams) stream.end();
  };
  return {
    move() {
      for (const streams of open.values()) for (const stream of streams) stream.write(MOVE);
      end();
    },
    end,
  };
}

/** Takes the answer out of Fastify's hands, with what every answer says. */
function takeOver(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value ?? "");
  reply.hijack();
}
