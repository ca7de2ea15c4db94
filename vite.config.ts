import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, globSync, readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { pathToFileURL } from "node:url";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import react from "@vitejs/plugin-react";
import { build, defineConfig, type IndexHtmlTransformContext, minifySync, type Plugin, transformWithOxc } from "vite";

const server = `http://127.0.0.1:${process.env.PORT ?? "3000"}`;
const proxy = { "/api": server, "/healthz": server };
const inWeb = (path: string) => join(import.meta.dirname, "web", path);
const WORTH_COMPRESSING = /\.(js|css|html|svg|json|webmanifest)$/;

/**
 * What is loaded together lies together: a slow line pays for every request. First all that the login page needs, then
 * the frame of the app with the pieces of its lists, then forms and details. Four small modules of Mantine that lists
 * share with selects lie in the frame: beside the selects they would bring "lapis" with every such list.
 */
const GROUPS = [
  { name: "awal", tags: ["$initial" as const], priority: 50 },
  {
    name: "rangka",
    test: /(kernel\/(record|range)|keuangan\/pengajuan\/riwayatPutusan|penjualan\/order\/label)\.ts$|web\/(shell\/(App|AdminArea)|documents\/useKirim|ui\/(list\/(ListPage|useList|daftar|filters|many|tahunIni)|record\/recordColumn|value\/(Kosong|LineTable|Money|moneyColumn|StatusBadge|Tanggal|TwoLines|Whole)|file\/(ExportButton|printed)|dialog\/(useFormAddress|useConfirmedCall)))\.tsx?$|@mantine\/(core\/esm\/(components\/(Checkbox\/CheckIcon|ScrollArea\/utils\/to-int)|core\/utils\/(create-safe-context\/create-safe-context|get-env\/get-env))|hooks\/esm\/utils\/use-callback-ref\/use-callback-ref)\.mjs$|icons\/IconChevronDown\.mjs$/,
    priority: 40,
  },
  // Asked for by lists that have no orders: beside the contract of orders they would bring it along.
  { name: "surat", test: /kernel\/surat\.ts$/, priority: 39 },
  { name: "isiOrder", test: /penjualan\/\w+\/isi(Order|Invoice|Email)\.ts$/, priority: 39 },
  { name: "tab", test: /web\/ui\/page\/UrlTabs\.tsx$/, priority: 38 },
  // Comes beside the first answers: what it shares with details would bring all that opens above a page.
  {
    name: "tanpaJaringan",
    test: /web\/(shell\/WithoutNetwork|ui\/page\/Tersimpan|offline\/(answers|browserStore))\.tsx?$/,
    priority: 37,
  },
  {
    name: "lapis",
    test: /node_modules\/@floating-ui|@mantine\/core\/esm\/components\/(Modal|Popover|Select)\//,
    priority: 35,
  },
  { name: "isian", test: /web\/ui\/form\/FormShell\.tsx$/, priority: 30 },
  { name: "rincian", test: /web\/ui\/dialog\/DetailShell\.tsx$/, priority: 20 },
  // Of what every detail needs, the history and the comments; and what these share with screens that are no details.
  { name: "riwayat", test: /web\/documents\/(HistoryPanel|KomentarPanel)\.tsx$/, priority: 19 },
  { name: "urung", test: /web\/ui\/dialog\/undo\.tsx$/, priority: 31 },
  // Beside forms it would bring them to the screen that shows such a table.
  { name: "baris", test: /web\/ui\/value\/stackedLines\.css$/, priority: 36 },
  { name: "tulisan", test: /@mantine\/core\/esm\/components\/Textarea\//, priority: 21 },
  { name: "waktu", test: /@mantine\/core\/(esm\/components\/Timeline\/|styles\/Timeline)/, priority: 21 },
  {
    name: "jual",
    test: /penjualan\/order\/contract\.ts$|areas\/penjualan\/(order\/web\/(BarangSingkat|OrderLines|SaringanOrder|daftar|status)|invoice\/web\/DetailPenjualan)\.tsx?$/,
    priority: 10,
  },
];

export default defineConfig({
  root: "web",
  plugins: [react(), opening(), worker(), precompress()],
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
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
});

/**
 * The page itself: its first script inside it, with the files of each screen, and its styles too, so that the outline is
 * painted with the first answer.
 */
function opening(): Plugin {
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
  const table = pathToFileURL(inWeb("shell/daftar.ts")).href;
  const { firstCalls } = (await import(table)) as { firstCalls: () => object };
  return firstCalls();
}

type Bundle = NonNullable<IndexHtmlTransformContext["bundle"]>;

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

/** The chunk of a source, and the chunks and styles without which it does not run. */
function filesFor(bundle: Bundle, source: string): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    const chunk = bundle[file];
    if (found.has(file) || chunk?.type !== "chunk") return;
    found.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const next of chunk.imports) visit(next);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === "chunk" && chunk.moduleIds.some((id) => id.endsWith(source))) visit(chunk.fileName);
  }
  return found;
}

/** What opens without a network, whatever was used before: the frame, its home page and the shells of forms and details. */
const SHELL = [
  ...["main.tsx", "shell/App.tsx", "shell/AdminArea.tsx", "shell/HomePage.tsx"],
  ...["shell/WithoutNetwork.tsx", "shell/OutboxLine.tsx", "shell/OutboxDetail.tsx"],
  ...["ui/dialog/Dialogs.tsx", "ui/form/FormShell.tsx", "ui/dialog/DetailShell.tsx"],
];

/** Writes the service worker (web/sw.ts) to the root, with the files of this build inside. */
function worker(): Plugin {
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

/** Path and page of each screen, read from the web/screens.ts of every room. */
function screenSources(): [path: string, source: string][] {
  const paths = readFileSync(inWeb("ui/page/paths.ts"), "utf8");
  const constants = new Map(
    [...paths.matchAll(/export const (\w+) = "(\/[^"]+)"/g)].map(([, name, path]) => [name, path]),
  );
  return globSync("areas/*/*/web/screens.ts", { cwd: import.meta.dirname }).flatMap((file) =>
    [
      ...readFileSync(join(import.meta.dirname, file), "utf8").matchAll(
        /path: ("[^"]+"|\w+),[^}]*?import\("\.(\/[^"]+)"\)/g,
      ),
    ].map(([, path = "", page = ""]): [string, string] => [
      path.startsWith('"') ? path.slice(1, -1) : (constants.get(path) ?? path),
      `/${dirname(file)}${page}`,
    ]),
  );
}

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
