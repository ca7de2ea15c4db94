import helmet from "@fastify/helmet";
import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { Refusal } from "./refusal.ts";

/** What guards every answer: security headers, and a polite refusal while the process is swamped. */
export async function protect(http: FastifyInstance, config: Config): Promise<void> {
  // Before anything can fail: an answer is kept by nobody, be it a refusal, unless it says itself that it may be.
  http.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  const own = "'self'";
  const https = config.publicUrl?.startsWith("https:") ?? false;
  await http.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [own],
        scriptSrc: [own],
        // The component library sets styles on elements; nothing else may be inline.
        styleSrc: [own, "'unsafe-inline'"],
        imgSrc: [own, "data:", "blob:"],
        fontSrc: [own],
        connectSrc: [own],
        frameSrc: [own, "blob:"],
        // A printed document opens from memory; the browser's own viewer counts as an object of this page.
        objectSrc: [own, "blob:"],
        baseUri: ["'none'"],
        formAction: [own],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "no-referrer" },
  });
  if (config.env === "test") return;
  await http.register(underPressure, {
    maxEventLoopDelay: 3_000,
    // Infinity is a second without a single sample, as on a machine that gave us no time at all: it says nothing. Pages
    // and health cost next to nothing, and a page that does not load cannot tell anyone to wait.
    pressureHandler: ({ url }, _reply, _kind, delay) => {
      if (!Number.isFinite(delay) || !url.startsWith("/api/")) return;
      throw new Refusal(503, "Server sedang sangat sibuk, coba lagi sebentar lagi");
    },
  });
}
