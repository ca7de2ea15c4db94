import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { StartProblem } from "../startProblem.ts";

/** The built web app. Assets carry their content's hash in the name; the page that names them is always asked anew. */
export async function serveWeb(http: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, "index.html")))
    throw new StartProblem(`The web app is not built: ${folder} has no index.html`);
  await http.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    wildcard: false,
    cacheControl: false,
    setHeaders(reply, path) {
      const forever = path.includes("/assets/");
      reply.header("cache-control", forever ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  // Screens have addresses of their own: all of them are the one page.
  http.setNotFoundHandler((request, reply) => {
    // What stands behind the question mark is typed by people, "PT. Maju" as well.
    const [path = ""] = request.url.split("?", 1);
    const screen = request.method === "GET" && !path.startsWith("/api/") && !path.includes(".");
    if (screen) return reply.sendFile("index.html");
    return reply.status(404).send({ status: 404, message: "Alamat tidak ditemukan", errors: [] });
  });
}
