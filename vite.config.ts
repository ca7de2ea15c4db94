import { createReadStream, createWriteStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const server = `http://127.0.0.1:${process.env.PORT ?? "3000"}`;
const proxy = { "/api": server, "/healthz": server };
const WORTH_COMPRESSING = /\.(js|css|html|svg|json)$/;

export default defineConfig({
  root: "web",
  plugins: [react(), precompress()],
  server: { proxy, fs: { allow: [import.meta.dirname] } },
  preview: { proxy },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // Newer than what the minifier takes for granted: it must leave light-dark() alone.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // An inlined file would need more than 'self' from the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});

/** Every text file once more as .br and .gz, so that the server never compresses while somebody waits. */
function precompress(): Plugin {
  let folder = "";
  return {
    name: "precompress",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = await readdir(folder, { recursive: true });
      for (const name of files.filter((file) => WORTH_COMPRESSING.test(file))) await compress(join(folder, name));
    },
  };
}

async function compress(file: string): Promise<void> {
  const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  await Promise.all([
    pipeline(createReadStream(file), brotli, createWriteStream(`${file}.br`)),
    pipeline(createReadStream(file), createGzip({ level: 9 }), createWriteStream(`${file}.gz`)),
  ]);
}
