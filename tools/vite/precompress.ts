import { createReadStream, createWriteStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { Plugin } from "vite";

const WORTH_COMPRESSING = /\.(m?js|css|html|svg|json|webmanifest)$/;

/** Every text file once more as .br and .gz, so that the server never compresses while somebody waits. */
export function precompress(): Plugin {
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
