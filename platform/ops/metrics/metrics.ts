import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Histogram, Registry, Summary } from "prom-client";
import type { Config } from "../../config.ts";
import type { Services } from "../../http/context.ts";
import { Refusal } from "../../http/refusal.ts";
import { type Statement, statementsOf } from "../log/call.ts";
import { type Counted, noneCounted } from "./figures.ts";
import { openTracer, type Tracer } from "./otlp.ts";

const LOCAL = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
/** A request with one of these headers came through a proxy that the configuration does not name. */
const FORWARDED = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via"];

/** What is counted of the requests, and who hears of each. */
export type Watching = { counted: Counted; tracer: Tracer };

/** A call that took longer says in the log which statements it ran, and how long each took. */
const SLOW_MS = 1_000;
const MOST_NAMED = 20;

const slowest = (statements: readonly Statement[]) =>
  [...statements]
    .sort((one, other) => other.ms - one.ms)
    .slice(0, MOST_NAMED)
    .map(({ text, ms }) => ({ ms: Math.round(ms * 10) / 10, sql: text.replace(/\s+/g, " ").trim().slice(0, 300) }));

/** Counts and times every call, logs a line for each, and answers /metrics to whoever may see it. */
export function metrics(
  http: FastifyInstance,
  { config, log }: Pick<Services, "config" | "log">,
  { counted, tracer }: Watching = { counted: noneCounted(), tracer: openTracer(null, log) },
  ...more: ((registry: Registry) => void)[]
): void {
  const registry = new Registry();
  if (config.env !== "test") collectDefaultMetrics({ register: registry });
  const observe = requestTimes(registry);

  for (const add of more) add(registry);

  const note = (request: FastifyRequest, reply: FastifyReply) => {
    const call = request.routeOptions.config.call?.path ?? request.routeOptions.url ?? "-";
    observe(call, reply.statusCode, reply.elapsedTime / 1000);
    if (!request.url.startsWith("/api/")) return;
    const user = request.signed?.user.idUser ?? null;
    const ms = Math.round(reply.elapsedTime);
    const status = reply.statusCode;
    log.info({ requestId: request.id, call, status, user, ms }, "request");
    const statements = statementsOf(request);
    counted.requests += 1;
    if (status >= 500) counted.failed += 1;
    if (ms >= SLOW_MS) {
      counted.slow += 1;
      log.warn({ requestId: request.id, call, status, ms, statements: slowest(statements) }, "slow request");
    }
    const parent = request.headers.traceparent;
    tracer.trace({
      ...{ name: call, method: request.method, status, requestId: request.id, statements },
      parent: typeof parent === "string" ? parent : undefined,
      began: performance.now() - reply.elapsedTime,
      ms: reply.elapsedTime,
    });
  };
  http.addHook("onResponse", (request, reply, done) => {
    note(request, reply);
    done();
  });

  http.get("/metrics", async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (!mayAsk(request, config)) {
      reply.header("www-authenticate", "Bearer");
      throw new Refusal(401, "Anda tidak memiliki akses untuk melihat metrik, sertakan METRICS_TOKEN sebagai Bearer");
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/**
 * A histogram for each status and, of each call, how often it came and how long all of that took: with buckets for each
 * call and status there would be a megabyte to read every quarter of a minute.
 */
function requestTimes(registry: Registry): (call: string, status: number, seconds: number) => void {
  const registers = [registry];
  const byStatus = new Histogram({
    name: "kantor_request_seconds",
    help: "Duration of a request by status",
    labelNames: ["status"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const byCall = new Summary({
    name: "kantor_call_seconds",
    help: "Duration of a request by call: together, and how many",
    labelNames: ["call"],
    percentiles: [],
    registers,
  });
  return (call, status, seconds) => {
    byStatus.observe({ status }, seconds);
    byCall.observe({ call }, seconds);
  };
}

/**
 * Whether a request may see /metrics: by its token, or without a configured token only from this machine. Behind a
 * proxy every request comes from this machine, so only the token counts there.
 */
function mayAsk(request: FastifyRequest, { metricsToken, trustProxy, publicUrl }: Config): boolean {
  if (metricsToken !== null) return isToken(request.headers.authorization, metricsToken);
  const behindProxy = trustProxy > 0 || (publicUrl?.startsWith("https:") ?? false);
  if (behindProxy || FORWARDED.some((name) => request.headers[name] !== undefined)) return false;
  return LOCAL.has(request.socket.remoteAddress ?? "");
}

function isToken(authorization: string | undefined, wanted: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(authorization?.replace(/^Bearer +/i, "") ?? ""), digest(wanted));
}
