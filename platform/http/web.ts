import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { StartProblem } from "../startProblem.ts";

const POLICY = "content-security-policy";

const pageIn = (folder: string): string => readFileSync(join(folder, "index.html"), "utf8");

/** Which build of the web the folder holds at this moment, by its entry script: a window of another one should be renewed. */
export function buildIn(folder: string): string | null {
  return /<script type="module"[^>]* src="([^"]+)"/.exec(pageIn(folder))?.[1] ?? null;
}

/** The scripts inside the page as the content security policy names them: these and no other. */
function inlineScripts(folder: string): string {
  const scripts = [...pageIn(folder).matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = ""]) => script);
  return scripts.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`).join(" ");
}

/** What only pages are protected with: on every file of theirs it would be half of a small one on a slow line. */
const OF_PAGES = [
  ...[POLICY, "cross-origin-opener-policy", "origin-agent-cluster", "referrer-policy", "x-dns-prefetch-control"],
  ...["x-download-options", "x-frame-options", "x-permitted-cross-domain-policies", "x-xss-protection"],
];

/** Addresses of screens that may contain a dot, as a serial number does. */
type ServedWeb = { dotted?: RegExp };

/**
 * Serves the built web app. Assets have a hash in their names and are cached for ever; index.html is always asked for
 * again.
 */
export async function serveWeb(http: FastifyInstance, folder: string, { dotted }: ServedWeb = {}): Promise<void> {
  if (!existsSync(join(folder, "index.html")))
    throw new StartProblem(`The web app is not built: ${folder} has no index.html`);
  await http.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    // The library's own route reads the whole folder at each request, to compare how a name is spelled.
    serve: false,
    cacheControl: false,
    setHeaders(reply, path) {
      const forever = path.includes("/assets/");
      reply.header("cache-control", forever ? "public, max-age=31536000, immutable" : "no-cache");
      if (forever && /\.(js|css|woff2)(\.br|\.gz)?$/.test(path)) for (const name of OF_PAGES) reply.removeHeader(name);
      const policy = reply.getHeader(POLICY);
      if (typeof policy !== "string" || !/\/index\.html(\.br|\.gz)?$/.test(path)) return;
      reply.header(POLICY, policy.replace("script-src 'self'", `script-src 'self' ${inlineScripts(folder)}`));
    },
  });
  // Looked up on the disk at each request: an upgrade adds the files of the new version beside the old ones.
  http.get<{ Params: { "*": string } }>("/*", ({ params }, reply) => {
    reply.sendFile(params["*"] || "index.html");
  });
  // Every screen has its own address; all of them are the same page.
  http.setNotFoundHandler((request, reply) => {
    // Only the path counts: search texts behind the "?" may contain a dot too, such as "PT. Maju".
    const [path = ""] = request.url.split("?", 1);
    const isFile = path.includes(".") && !dotted?.test(path);
    const screen = request.method === "GET" && !path.startsWith("/api/") && !isFile;
    if (screen) return reply.sendFile("index.html");
    return reply.status(404).send({ status: 404, message: "Alamat tidak ditemukan", errors: [] });
  });
}
