import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import { type Bundle, filesFor, inWeb, ROOT } from "./bundle.ts";

/**
 * The page itself: its first script inside it, with the files of each screen, and its styles too, so that the outline is
 * painted with the first answer.
 */
export function opening(): Plugin {
  return {
    name: "opening",
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle }) {
        const [link = "", sheet = ""] = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/.exec(html) ?? [];
        const styles = bundle?.[sheet];
        const told = bundle
          ? JSON.stringify({
              ...filesOfScreens(bundle),
              calls: await firstCalls(),
              inside: styles ? `/${sheet}` : "",
            })
          : "";
        const code = await scriptOf(inWeb("opening.ts"));
        return (
          html
            .replace(
              "<script data-opening></script>",
              () => `<script type="application/json" id="openings">${told}</script><script>${code}</script>`,
            )
            // Chunks that need these styles look for the link, which opening.ts puts there: one in the page would be followed.
            .replace(link, () => (styles?.type === "asset" ? `<style>${styles.source}</style>` : link))
        );
      },
    },
  };
}

/** A source and what it imports as one script that stands in the page. */
async function scriptOf(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: { write: false, rolldownOptions: { input, output: { format: "iife" } } },
  });
  const [chunk] = "output" in built ? built.output : [];
  if (chunk?.type !== "chunk") throw new Error(`${input} is not one script`);
  return chunk.code.trim();
}

/** Which call each screen begins with. Imported as the browser's code is, at the moment it is needed. */
async function firstCalls() {
  const table = pathToFileURL(inWeb("shell/firstCalls.ts")).href;
  const { firstCalls } = (await import(table)) as { firstCalls: () => object };
  return firstCalls();
}

/** The files of the app's frame, and what each screen needs beside them. */
function filesOfScreens(bundle: Bundle) {
  const files: string[] = [];
  const at = (file: string) => {
    const known = files.indexOf(file);
    return known === -1 ? files.push(file) - 1 : known;
  };
  const neededBy = (source: string) => filesFor(bundle, source);
  const first = neededBy("/web/main.tsx");
  const beside = (found: Set<string>, ...before: Set<string>[]) =>
    [...found].filter((file) => !before.some((have) => have.has(file))).map((file) => at(`/${file}`));
  const frame = new Set(["App.tsx", "AdminArea.tsx"].flatMap((name) => [...neededBy(`/web/shell/${name}`)]));
  return {
    frame: beside(frame, first),
    screens: Object.fromEntries(
      screenSources().map(([path, source]) => [path, beside(neededBy(source), first, frame)]),
    ),
    files,
  };
}

/** Path and page of each screen, read from the web/screens.ts of every room. */
function screenSources(): [path: string, source: string][] {
  const paths = readFileSync(inWeb("ui/page/paths.ts"), "utf8");
  const constants = new Map(
    [...paths.matchAll(/export const (\w+) = "(\/[^"]+)"/g)].map(([, name, path]) => [name, path]),
  );
  const screensIn = (file: string) =>
    readFileSync(join(ROOT, file), "utf8").matchAll(/path: ("[^"]+"|\w+),[^}]*?import\("\.(\/[^"]+)"\)/g);
  return globSync("areas/*/*/web/screens.ts", { cwd: ROOT }).flatMap((file) =>
    [...screensIn(file)].map(([, path = "", page = ""]): [string, string] => [
      path.startsWith('"') ? path.slice(1, -1) : (constants.get(path) ?? path),
      `/${dirname(file)}${page}`,
    ]),
  );
}
