import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { minifySync, type Plugin, transformWithOxc } from "vite";
import { filesFor, inWeb } from "./bundle.ts";

/** What opens without a network, whatever was used before: the frame, its home page and the shells of forms and details. */
const SHELL = [
  ...["main.tsx", "shell/App.tsx", "shell/AdminArea.tsx", "shell/HomePage.tsx"],
  ...["shell/WithoutNetwork.tsx", "shell/OutboxLine.tsx", "shell/OutboxDetail.tsx"],
  ...["ui/dialog/Dialogs.tsx", "ui/form/FormShell.tsx", "ui/dialog/DetailShell.tsx"],
];

/** Writes the service worker (web/offline/sw.ts) to the root, with the files of this build inside. */
export function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("The page is written before the worker");
        const html = String(page.source);
        const files = Object.keys(bundle).filter((file) => file.startsWith("assets/"));
        const shell = new Set(SHELL.flatMap((source) => [...filesFor(bundle, `/web/${source}`)]));
        const fonts = files.filter((file) => file.endsWith(".woff2"));
        const build = {
          version: createHash("sha256").update(html).update(files.sort().join()).digest("hex").slice(0, 12),
          entry: /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? "",
          shell: [...shell, ...fonts].map((file) => `/${file}`),
          files: files.map((file) => `/${file}`),
        };
        const told = readFileSync(inWeb("offline/sw.ts"), "utf8").replace(
          /\/\* BANGUNAN \*\/ .*(?=;)/,
          JSON.stringify(build),
        );
        const { code } = await transformWithOxc(told, "sw.ts", { sourcemap: false });
        this.emitFile({ type: "asset", fileName: "sw.js", source: minifySync("sw.js", code).code });
      },
    },
  };
}
