import type { FastifyInstance, FastifyReply } from "fastify";
import type { Topic } from "#kernel/topics.ts";
import type { Services } from "../context.ts";
import { conflict, signInAgain } from "../refusal.ts";
import { type FoundSession, findSession } from "../sessions/sessions.ts";
import { buildIn } from "../web.ts";
import { EventStream } from "./eventStream.ts";

const HEARTBEAT_MS = 20_000;
/** The most streams of one session in a process; nobody has that many windows open. */
const MOST_STREAMS = 10;

/** Said to a browser that is to open its stream again, at once: another process serves it then. */
const MOVE = `data: ${JSON.stringify({ pindah: true })}\n\n`;

export type Streams = { move(): void; end(): void };

/** The open streams by session. */
class OpenStreams {
  readonly #bySession = new Map<number, Set<EventStream>>();

  join(idSesi: number, stream: EventStream): void {
    const streams = this.#bySession.get(idSesi) ?? new Set();
    this.#bySession.set(idSesi, streams.add(stream));
    const [oldest] = streams;
    if (streams.size > MOST_STREAMS) oldest?.end();
  }

  leave(idSesi: number, stream: EventStream): void {
    const streams = this.#bySession.get(idSesi);
    streams?.delete(stream);
    if (streams?.size === 0) this.#bySession.delete(idSesi);
  }

  of = (idSesi: number): EventStream[] => [...(this.#bySession.get(idSesi) ?? [])];
  all = (): EventStream[] => [...this.#bySession.values()].flatMap((streams) => [...streams]);
}

/**
 * GET /api/live: the build of the web first, then the names of the topics that changed, as long as the session lives. Who says
 * in the header "sejak" how many milliseconds ago it first read something hears at once what changed since. Answers how to end
 * all streams.
 */
export function serveLive(http: FastifyInstance, { live, sql, clock }: Services, webFolder?: string | null): Streams {
  const open = new OpenStreams();
  const sessionOf = (token: string) => findSession(sql, token, clock());

  const stopHearing = live.onSessionEnd((idSesi) => {
    for (const stream of open.of(idSesi)) stream.end();
  });

  http.get("/api/live", async (request, reply) => {
    const token = request.headers.token;
    const session = typeof token === "string" ? await sessionOf(token) : null;
    if (typeof token !== "string" || !session) throw signInAgain("Sesi anda telah berakhir, silahkan login kembali");
    mayWork(session);
    takeOver(reply);
    // The client left while the session was looked up: no close event will come any more.
    if (request.raw.socket.destroyed) return;
    const stream = new EventStream(reply.raw, () => {
      clearInterval(heartbeat);
      stop();
      open.leave(session.idSesi, stream);
    });
    const look = async () => {
      // If the database cannot be reached for a moment, nobody is signed out.
      const alive = await sessionOf(token).catch(() => session);
      if (alive) stream.write(": masih di sini\n\n");
      else stream.end();
    };
    const say = (topics: readonly Topic[]) => stream.write(`data: ${JSON.stringify({ topics })}\n\n`);
    const stop = live.subscribe(say);
    const heartbeat = setInterval(look, HEARTBEAT_MS);
    open.join(session.idSesi, stream);
    stream.write(greeting(webFolder));
    const missed = live.changedWithin(Number(request.headers.sejak));
    if (missed.length > 0) say(missed);
    // Look again: the session may have ended after the first look, before its end would have been heard here.
    await look();
  });

  const end = () => {
    stopHearing();
    for (const stream of open.all()) stream.end();
  };
  return {
    move() {
      for (const stream of open.all()) stream.write(MOVE);
      end();
    },
    end,
  };
}

function greeting(webFolder?: string | null): string {
  const versiWeb = webFolder ? buildIn(webFolder) : null;
  return versiWeb === null ? ": kantor\n\n" : `: kantor\ndata: ${JSON.stringify({ versiWeb })}\n\n`;
}

function mayWork({ wajibGantiPassword, wajibFaktorKedua }: FoundSession): void {
  if (wajibGantiPassword) throw conflict("Ganti password terlebih dahulu");
  if (wajibFaktorKedua) throw conflict("Pasang faktor kedua terlebih dahulu");
}

/** Takes the answer out of Fastify's hands, with what every answer says. */
function takeOver(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value ?? "");
  reply.hijack();
}
