import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { opening } from "./tools/vite/opening.ts";
import { precompress } from "./tools/vite/precompress.ts";
import { worker } from "./tools/vite/worker.ts";

const server = `http://127.0.0.1:${process.env.PORT ?? "3000"}`;
const proxy = { "/api": server, "/healthz": server };

/**
 * What is loaded together lies together: a slow line pays for every request. First all that the login page needs, then
 * the frame of the app with the pieces of its lists, then forms and details. Four small modules of Mantine that lists
 * share with selects lie in the frame: beside the selects they would bring "lapis" with every such list.
 */
const GROUPS = [
  { name: "awal", tags: ["$initial" as const], priority: 50 },
  {
    name: "rangka",
    test: /contract\/(kernel\/(record|range)|keuangan\/riwayatPutusan|penjualan\/label)\.ts$|web\/src\/(shell\/(App|AdminArea)|documents\/useKirim|ui\/(list\/(ListPage|useList|daftar|filters|many|tahunIni)|record\/recordColumn|value\/(Kosong|LineTable|Money|moneyColumn|StatusBadge|Tanggal|TwoLines|Whole)|file\/(ExportButton|printed)|dialog\/(useFormAddress|useConfirmedCall)))\.tsx?$|@mantine\/(core\/esm\/(components\/(Checkbox\/CheckIcon|ScrollArea\/utils\/to-int)|core\/utils\/(create-safe-context\/create-safe-context|get-env\/get-env))|hooks\/esm\/utils\/use-callback-ref\/use-callback-ref)\.mjs$|icons\/IconChevronDown\.mjs$/,
    priority: 40,
  },
  // Asked for by lists that have no orders: beside the contract of orders they would bring it along.
  { name: "surat", test: /contract\/kernel\/surat\.ts$/, priority: 39 },
  { name: "isiOrder", test: /contract\/penjualan\/isi(Order|Invoice|Email)\.ts$/, priority: 39 },
  { name: "tab", test: /web\/src\/ui\/page\/UrlTabs\.tsx$/, priority: 38 },
  // Comes beside the first answers: what it shares with details would bring all that opens above a page.
  {
    name: "tanpaJaringan",
    test: /web\/src\/(shell\/WithoutNetwork|ui\/page\/Tersimpan|api\/(answers|browserStore))\.tsx?$/,
    priority: 37,
  },
  {
    name: "lapis",
    test: /node_modules\/@floating-ui|@mantine\/core\/esm\/components\/(Modal|Popover|Select)\//,
    priority: 35,
  },
  { name: "isian", test: /web\/src\/ui\/form\/FormShell\.tsx$/, priority: 30 },
  { name: "rincian", test: /web\/src\/ui\/dialog\/DetailShell\.tsx$/, priority: 20 },
  // Of what every detail needs, the history and the comments; and what these share with screens that are no details.
  { name: "riwayat", test: /web\/src\/documents\/(HistoryPanel|KomentarPanel)\.tsx$/, priority: 19 },
  { name: "urung", test: /web\/src\/ui\/dialog\/undo\.tsx$/, priority: 31 },
  // Beside forms it would bring them to the screen that shows such a table.
  { name: "baris", test: /web\/src\/ui\/value\/stackedLines\.css$/, priority: 36 },
  { name: "tulisan", test: /@mantine\/core\/esm\/components\/Textarea\//, priority: 21 },
  { name: "waktu", test: /@mantine\/core\/(esm\/components\/Timeline\/|styles\/Timeline)/, priority: 21 },
  {
    name: "jual",
    test: /contract\/penjualan\/order\.ts$|areas\/penjualan\/(order\/(BarangSingkat|OrderLines|SaringanOrder|daftar|status)|invoice\/DetailPenjualan)\.tsx?$/,
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
