import { randomBytes } from "node:crypto";
import type { Log } from "../log/log.ts";

/** A request or one of its statements, in the words of OTLP/HTTP JSON. */
type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  /** 2: a server's, 3: a client's. */
  kind: 2 | 3;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Attribute[];
  status: { code: 0 | 2 };
};
type Attribute = { key: string; value: { stringValue: string } | { intValue: string } };

export type Traced = {
  name: string;
  method: string;
  status: number;
  requestId: string;
  /** The header `traceparent` of the request. */
  parent: string | undefined;
  /** performance.now at the beginning, and how long it took. */
  began: number;
  ms: number;
  statements: readonly { text: string; began: number; ms: number }[];
};

export type Tracer = { trace(request: Traced): void; close(): Promise<void> };

const FLUSH_MS = 2_000;
const MOST_WAITING = 2_000;
const SQL_LENGTH = 500;
const PATIENCE_MS = 5_000;

const id = (bytes: number): string => randomBytes(bytes).toString("hex");
const nano = (at: number): string => String(BigInt(Math.round((performance.timeOrigin + at) * 1000)) * 1000n);
const text = (key: string, value: string): Attribute => ({ key, value: { stringValue: value } });
const number = (key: string, value: number): Attribute => ({ key, value: { intValue: String(value) } });

/**
 * Sends traces to a collector; what a collector does not take is lost, and never slows a request. Why it is written by hand
 * stands in `docs/DECISIONS.md`.
 */
export function openTracer(endpoint: string | null, log: Log): Tracer {
  if (endpoint === null) return { trace: () => {}, close: async () => {} };
  const url = `${endpoint.replace(/\/+$/, "")}/v1/traces`;
  let waiting: Span[] = [];
  let complained = Number.NEGATIVE_INFINITY;
  const flush = async () => {
    if (waiting.length === 0) return;
    const spans = waiting;
    waiting = [];
    try {
      const reply = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(payloadOf(spans)),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await reply.body?.cancel();
      if (!reply.ok) throw new Error(`The collector answered ${reply.status}`);
    } catch (error) {
      if (performance.now() - complained < 60_000) return;
      complained = performance.now();
      log.warn({ err: error }, "traces not sent");
    }
  };
  const timer = setInterval(() => void flush(), FLUSH_MS).unref();
  return {
    trace(request) {
      if (waiting.length < MOST_WAITING) waiting.push(...spansOf(request));
    },
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

const payloadOf = (spans: readonly Span[]) => ({
  resourceSpans: [
    {
      resource: { attributes: [text("service.name", "kantor"), number("process.pid", process.pid)] },
      scopeSpans: [{ scope: { name: "kantor" }, spans }],
    },
  ],
});

function spansOf({ name, method, status, requestId, parent, began, ms, statements }: Traced): Span[] {
  const [, traceId = id(16), parentSpanId] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(parent ?? "") ?? [];
  const spanId = id(8);
  const request: Span = {
    ...{ traceId, spanId, ...(parentSpanId ? { parentSpanId } : {}), name: `${method} ${name}`, kind: 2 },
    ...{ startTimeUnixNano: nano(began), endTimeUnixNano: nano(began + ms), status: { code: status >= 500 ? 2 : 0 } },
    attributes: [
      ...[text("http.request.method", method), text("http.route", name), text("kantor.request_id", requestId)],
      number("http.response.status_code", status),
    ],
  };
  return [request, ...statements.map((one) => statementSpan(one, traceId, spanId))];
}

function statementSpan(one: Traced["statements"][number], traceId: string, parentSpanId: string): Span {
  const sql = one.text.replace(/\s+/g, " ").trim();
  return {
    ...{ traceId, spanId: id(8), parentSpanId, name: sql.split(" ", 1)[0]?.toUpperCase() ?? "SQL", kind: 3 },
    ...{ startTimeUnixNano: nano(one.began), endTimeUnixNano: nano(one.began + one.ms), status: { code: 0 } },
    attributes: [text("db.system.name", "postgresql"), text("db.query.text", sql.slice(0, SQL_LENGTH))],
  };
}
