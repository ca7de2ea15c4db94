import { readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { runInNewContext } from "node:vm";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "@playwright/test";

const DIST = resolve(import.meta.dirname, "../web/dist");
const KB = 1024;

/** What a page loads before it is shown, as the built page itself names it (web/awal.js). */
function bagian() {
  const page = readFileSync(join(DIST, "index.html"), "utf8");
  const [literal = "{}"] = /\{frame:.*\}(?=;for\()/.exec(page) ?? [];
  const { files, frame, screens } = runInNewContext(`(${literal})`) as {
    files: string[];
    frame: number[];
    screens: Record<string, number[]>;
  };
  const [, entry = ""] = /<script type="module"[^>]* src="([^"]+)"/.exec(page) ?? [];
  const styles = [...page.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = ""]) => style).join("");
  const compressed = (file: string) => statSync(join(DIST, `${file}.br`)).size;
  const login = compressed(entry) + brotliCompressSync(styles).length;
  return {
    login,
    of: (path: string) => {
      const needed = [...frame, ...(screens[path] ?? [])].map((at) => files[at] ?? "");
      return {
        bytes: needed.reduce((sum, file) => sum + compressed(file), login),
        charts: needed.some(
          (file) => file.endsWith(".js") && readFileSync(join(DIST, file), "utf8").includes("recharts-"),
        ),
      };
    },
  };
}

test("the code and styles of login are at most 120 KB, of lists 214 KB, and charts are no part of either", () => {
  const { login, of } = bagian();
  expect(login).toBeLessThan(120 * KB);
  for (const path of ["/admin/salesorder", "/admin/invoiceorder", "/admin/karyawan", "/admin/po"]) {
    const { bytes, charts } = of(path);
    expect(bytes, path).toBeLessThan(214 * KB);
    expect(bytes, `${path} is among the screens of the page`).toBeGreaterThan(login);
    expect(charts, path).toBe(false);
  }
  expect(of("/admin/dashboards").charts).toBe(false);
});
