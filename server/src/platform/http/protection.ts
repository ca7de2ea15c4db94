import helmet from "@fastify/helmet";
import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { Refusal } from "./refusal.ts";

/** Security headers for every answer, and a refusal while the process is overloaded. */
export async function protect(http: FastifyInstance, config: Config): Promise<void> {
  // Set first, so that refusals have it too: nobody may cache an answer unless the answer itself allows it.
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
        // The component library sets styles on elements; no other inline code is allowed.
        styleSrc: [own, "'unsafe-inline'"],
        imgSrc: [own, "data:", "blob:"],
        fontSrc: [own],
        connectSrc: [own],
        workerSrc: [own],
        manifestSrc: [own],
        frameSrc: [own, "blob:"],
        // The browser's PDF viewer opens a document from memory and counts as an object of this page.
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
    // Infinity means that there was no sample for a second, which says nothing about load. Pages and health are always
    // answered: they are cheap, and without the page nobody could be told to wait.
    pressureHandler: ({ url }, _reply, _kind, delay) => {
      if (!Number.isFinite(delay) || !url.startsWith("/api/")) return;
      throw new Refusal(503, "Server sedang sangat sibuk, coba lagi sebentar lagi");
    },
  });
}
