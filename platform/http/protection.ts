import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { Refusal } from "./refusal.ts";

/** Where a page of the app may load from, and what may be done with it. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  // The component library sets styles on elements; no other inline code is allowed.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "frame-src 'self' blob:",
  // The browser's PDF viewer opens a document from memory and counts as an object of this page.
  "object-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** What every answer says, in constants: they are written at each request. */
const headersOf = (isHttps: boolean): Readonly<Record<string, string>> => ({
  // Nobody may keep an answer unless the answer itself allows it.
  "cache-control": "no-store",
  "content-security-policy": [...POLICY, ...(isHttps ? ["upgrade-insecure-requests"] : [])].join(";"),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "referrer-policy": "no-referrer",
  ...(isHttps ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-frame-options": "SAMEORIGIN",
  "x-permitted-cross-domain-policies": "none",
  // The filter of old browsers did more harm than good.
  "x-xss-protection": "0",
});

/** Security headers for every answer, and a refusal while the process is overloaded. */
export async function protect(http: FastifyInstance, config: Config): Promise<void> {
  const headers = headersOf(config.publicUrl?.startsWith("https:") ?? false);
  // Set first, so that refusals have them too.
  http.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  if (config.env === "test") return;
  await http.register(underPressure, {
    maxEventLoopDelay: 3_000,
    // Infinity means that there was no sample for a second, which says nothing about load. Pages and health are always
    // answered: they are cheap, and without the page nobody could be told to wait.
    pressureHandler: ({ url }, _reply, _kind, delay) => {
      if (!Number.isFinite(delay) || !url.startsWith("/api/")) return;
      throw new Refusal(503, "Server sedang sangat sibuk, coba lagi sebentar lagi");
    },
  });
}
