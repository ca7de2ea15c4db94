import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { Services } from "../http/context.ts";
import { Refusal } from "../http/refusal.ts";

const LOCAL = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/** Counts and times every call, logs one line for each, and answers /metrics to those who may ask. */
export function metrics(http: FastifyInstance, { config, log }: Services): void {
  const registry = new Registry();
  if (config.env !== "test") collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "kantor_request_seconds",
    help: "Duration of a request by call and status",
    labelNames: ["call", "status"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });

  http.addHook("onResponse", async (request, reply) => {
    const call = request.routeOptions.config.call?.path ?? request.routeOptions.url ?? "-";
    duration.observe({ call, status: reply.statusCode }, reply.elapsedTime / 1000);
    if (!request.url.startsWith("/api/")) return;
    const user = request.signed?.user.idUser ?? null;
    const ms = Math.round(reply.elapsedTime);
    log.info({ requestId: request.id, call, status: reply.statusCode, user, ms }, "request");
  });

  http.get("/metrics", async (request, reply) => {
    if (!mayAsk(request, config.metricsToken)) throw new Refusal(404, "Alamat tidak ditemukan");
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** This machine, or whoever knows the configured token. */
function mayAsk(request: FastifyRequest, token: string | null): boolean {
  const given = Buffer.from(request.headers.authorization?.replace(/^Bearer /, "") ?? "");
  const wanted = Buffer.from(token ?? "");
  if (token !== null && given.length === wanted.length && timingSafeEqual(given, wanted)) return true;
  return LOCAL.has(request.socket.remoteAddress ?? "") && request.headers["x-forwarded-for"] === undefined;
}
