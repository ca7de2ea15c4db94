import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { opening } from "./tools/vite/opening.ts";
import { pdf } from "./tools/vite/pdf.ts";
import { precompress } from "./tools/vite/precompress.ts";
import { worker } from "./tools/vite/worker.ts";

const server = `http://127.0.0.1:${process.env.PORT ?? "3000"}`;
const proxy = { "/api": server, "/healthz": server };

/**
 * Three files that every screen shares come in one piece each, because a slow line pays for every request: what the login needs,
 * the frame of the app, and a list. Each group names a page's component and takes what that imports. The rest Vite divides.
 */
const GROUPS = [
  { name: "initial", tags: ["$initial" as const], priority: 3 },
  { name: "frame", test: /web\/shell\/(App|AdminArea)\.tsx$/, priority: 2 },
  { name: "list", test: /web\/ui\/list\/ListPage\.tsx$/, priority: 1 },
];

export default defineConfig({
  root: "web",
  plugins: [react(), opening(), pdf(), worker(), precompress()],
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
