import { onTestFinished, vi } from "vitest";
import * as z from "zod/mini";
import { tampilan } from "#areas/sistem/tampilan/contract.ts";
import { unggahan } from "#areas/sistem/unggahan/contract.ts";
import type { Call } from "#kernel/call.ts";
import type { Problem } from "#kernel/problem.ts";
import { STAGED, type StagedFile } from "#kernel/staged.ts";
import type { Topic } from "#kernel/topics.ts";
import { isRecord } from "../api/failure.ts";

type Input = Record<string, unknown>;
type Asked = { input: Input; headers: Headers };
type Answering = (input: Input) => object | Promise<object>;

/** Thrown by an answer to refuse the call. */
export class Refused extends Error {
  readonly status: number;
  readonly errors: readonly Problem[];

  constructor(status: number, message: string, errors: readonly Problem[] = []) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

export type PretendServer = {
  /** Sets the answer of a call, beside `status` and `message`. It is checked against the contract. */
  answers(call: Call, answer: object | Answering, message?: string): void;
  /** The inputs of the calls made so far. */
  asked(call: Call): readonly Asked[];
  /** What happens before a piece of a file is kept; answers how many are. */
  keepsPieces(before: () => void | Promise<void>): () => number;
  /** Sends these topics to every open event stream. */
  announce(...topics: Topic[]): void;
  /** Writes this text to every open event stream. */
  sends(text: string): void;
  /** Breaks every open event stream, like a server that stops. */
  hangUp(): void;
  /** Number of requests for the event stream. */
  readonly streamsAsked: number;
  /** Number of event streams that are open. */
  readonly streamsOpen: number;
  /** How many milliseconds ago whoever asked for the last stream began to read, as it says. */
  streamAge: number;
  /** Whether the event stream is available; a sentence refuses it, as without a session. */
  streams: boolean | string;
};

/** The page of a list's rows that is asked for, ten at a time where it asks for no other number. */
export function paged<Row>(rows: readonly Row[], { page = 1, limit = 10 }: Input = {}) {
  const [at, most] = [Number(page), Number(limit)];
  const first = (at - 1) * most;
  const totalPages = Math.max(1, Math.ceil(rows.length / most));
  const counters = { totalDocs: rows.length, totalPages, page: at, limit: most, pagingCounter: first + 1 };
  return { data: rows.slice(first, first + most), ...counters };
}

const bytes = (text: string) => new TextEncoder().encode(text);

/** Replaces the server for one test. The component uses the real client without a network. */
export function pretendServer(): PretendServer {
  const answering = new Map<string, { call: Call; answer: Answering; message: string }>();
  const made = new Map<string, Asked[]>();
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const elsewhere = window.fetch.bind(window);
  let streamsAsked = 0;

  const server: PretendServer = {
    answers(call, answer, message = "Berhasil") {
      const fixed = typeof answer === "function" ? (answer as Answering) : () => answer;
      answering.set(call.path, { call, answer: fixed, message });
    },
    asked: (call) => made.get(call.path) ?? [],
    announce: (...topics) => server.sends(`data: ${JSON.stringify({ topics })}\n\n`),
    sends(text) {
      for (const stream of streams) stream.enqueue(bytes(text));
    },
    hangUp() {
      for (const stream of streams) stream.close();
      streams.clear();
    },
    keepsPieces(before) {
      server.answers(unggahan.unggah, async ({ kunci, ke, potong }) => {
        const pieces = staged.get(String(kunci)) ?? [];
        // As the server: a file begins with its first piece, which takes a moment to be stored.
        if (Number(ke) > 0 && !pieces[0]) throw new Refused(409, "Potongan pertama belum sampai, kirim dari awal");
        await before();
        await new Promise((stored) => setTimeout(stored));
        pieces[Number(ke)] = (potong as File[])[0] as File;
        staged.set(String(kunci), pieces);
        return {};
      });
      return () => [...staged.values()].flat().length;
    },
    get streamsAsked() {
      return streamsAsked;
    },
    get streamsOpen() {
      return streams.size;
    },
    streamAge: Number.NaN,
    streams: true,
  };

  const openStream = (headers: Headers, signal: AbortSignal | null | undefined): Response => {
    streamsAsked += 1;
    server.streamAge = Number(headers.get("sejak") ?? Number.NaN);
    if (server.streams === false) return new Response(null, { status: 502 });
    if (server.streams !== true) return Response.json({ status: 403, message: server.streams }, { status: 403 });
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        streams.add(controller);
        signal?.addEventListener("abort", () => {
          if (streams.delete(controller)) controller.error(signal.reason);
        });
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  };

  /** Pieces of files that are sent before their call. */
  const staged = new Map<string, File[]>();
  server.keepsPieces(() => {});
  server.answers(tampilan.getTampilan, { data: [] });
  server.answers(unggahan.getUnggahan, ({ kunci }) => ({
    data: { ke: Object.keys(staged.get(String(kunci)) ?? []).map(Number) },
  }));
  /** Files that came in pieces stand where they would have come whole. */
  const together = ({ [STAGED]: named, ...input }: Input): Input => {
    if (typeof named !== "string") return input;
    const files = JSON.parse(named) as StagedFile[];
    const whole = ({ kunci, nama }: StagedFile) => new File(staged.get(kunci) ?? [], nama);
    const byField = Map.groupBy(files, ({ kolom }) => kolom);
    return { ...input, ...Object.fromEntries([...byField].map(([kolom, of]) => [kolom, of.map(whole)])) };
  };

  const spy = vi.spyOn(window, "fetch").mockImplementation(async (target, init) => {
    const url = new URL(String(target), window.location.origin);
    if (!url.pathname.startsWith("/api/")) return elsewhere(target, init);
    if (url.pathname === "/api/live") return openStream(new Headers(init?.headers), init?.signal);
    const path = url.pathname.slice("/api".length);
    const known = answering.get(path);
    if (!known) throw new Error(`The test says nothing about ${path}`);
    const input = together(inputOf(url, init));
    made.set(path, [...server.asked(known.call), { input, headers: new Headers(init?.headers) }]);
    return respond(known.call, known.message, () => known.answer(input));
  });
  onTestFinished(() => {
    server.hangUp();
    spy.mockRestore();
  });
  return server;
}

function inputOf(url: URL, init: RequestInit | undefined): Input {
  const { body } = init ?? {};
  if (typeof body === "string") return JSON.parse(body) as Input;
  const given = body instanceof FormData ? body : url.searchParams;
  return Object.fromEntries([...given.keys()].map((name) => [name, worth(given, name)]));
}

const worth = (given: FormData | URLSearchParams, name: string) =>
  given.getAll(name).some((one) => one instanceof File) ? given.getAll(name) : given.get(name);

async function respond(call: Call, message: string, answer: () => object | Promise<object>): Promise<Response> {
  try {
    const output = z.parse(call.output, await answer());
    return Response.json({ status: 200, message, ...(isRecord(output) ? output : {}) });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { status, errors } = error;
    return Response.json({ status, message: error.message, errors }, { status });
  }
}
