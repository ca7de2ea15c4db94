import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** What reads the pictures of scanned pages. The library asks for them by these names, in a folder that it is told. */
const DECODERS = ["jbig2_nowasm_fallback.js", "openjpeg_nowasm_fallback.js"];

/** Puts the decoders of pdfjs-dist beside our own files (web/ui/picture/pdf.ts names the folder). */
export function pdf(): Plugin {
  const about = createRequire(import.meta.url).resolve("pdfjs-dist/package.json");
  const { version } = JSON.parse(readFileSync(about, "utf8"));
  return {
    name: "pdf",
    apply: "build",
    generateBundle() {
      for (const file of DECODERS) {
        this.emitFile({
          type: "asset",
          fileName: `assets/pdf-${version}/${file}`,
          source: readFileSync(join(dirname(about), "wasm", file)),
        });
      }
    },
  };
}
