import { readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { order } from "#areas/penjualan/order/contract.ts";
import { expect, test } from "./office.ts";

const DIST = resolve(import.meta.dirname, "../web/dist");
const KB = 1024;

/** The most that a screen loads before it is shown, with the login's own part; a screen that grows beyond it is looked at. */
const MOST_KB = 250;

/** What a page loads before it is shown, as the built page itself names it (web/opening.ts). */
function bagian() {
  const page = readFileSync(join(DIST, "index.html"), "utf8");
  const [, told = "{}"] = /<script type="application\/json" id="openings">(.*?)<\/script>/.exec(page) ?? [];
  const { files, frame, screens } = JSON.parse(told) as {
    files: string[];
    frame: number[];
    screens: Record<string, number[]>;
  };
  const [, entry = ""] = /<script type="module"[^>]* src="([^"]+)"/.exec(page) ?? [];
  const styles = [...page.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = ""]) => style).join("");
  const compressed = (file: string) => statSync(join(DIST, `${file}.br`)).size;
  const besideEntry = [...page.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map(([, file = ""]) => file);
  const login = [entry, ...besideEntry].reduce(
    (sum, file) => sum + compressed(file),
    brotliCompressSync(styles).length,
  );
  const needed = (path: string) => [...frame, ...(screens[path] ?? [])].map((at) => files[at] ?? "");
  return {
    login,
    paths: Object.keys(screens),
    files: (path: string) => [entry, ...needed(path)].filter((file) => file.endsWith(".js")),
    of: (path: string) => {
      return {
        bytes: needed(path).reduce((sum, file) => sum + compressed(file), login),
        charts: needed(path).some(
          (file) => file.endsWith(".js") && readFileSync(join(DIST, file), "utf8").includes("recharts-"),
        ),
      };
    },
  };
}

test("the code and styles of login are at most 110 KB, of a screen 250 KB, and charts are no part of any screen", () => {
  const { login, paths, of } = bagian();
  expect(login).toBeLessThan(110 * KB);
  expect(paths).toEqual(expect.arrayContaining(["salesorder", "suratjalan", "produk"].map((at) => `/admin/${at}`)));
  for (const path of paths) {
    const { bytes, charts } = of(path);
    expect(bytes, path).toBeLessThan(MOST_KB * KB);
    expect(bytes, `${path} is among the screens of the page`).toBeGreaterThan(login);
    expect(charts, path).toBe(false);
  }
});

/** A piece of code with all that it cannot run without, but for what is there. */
function withImports(file: string, there: Set<string>): Set<string> {
  if (there.has(file)) return there;
  there.add(file);
  const code = readFileSync(join(DIST, file), "utf8");
  for (const [, next = ""] of code.matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g))
    withImports(`/assets/${next}`, there);
  return there;
}

test("a document of a list comes in few files, each of which a slow line makes wait", () => {
  const { files } = bagian();
  const list = files("/admin/salesorder").reduce((there, file) => withImports(file, there), new Set<string>());
  const codes = [...list].map((file) => readFileSync(join(DIST, file), "utf8")).join();
  const [detail = "none"] = /OrderDetail-[\w-]{8}\.js/.exec(codes) ?? [];
  const before = list.size;
  expect(withImports(`/assets/${detail}`, list).size - before).toBeLessThan(60);
});

test("what keeps the first answers brings no code of forms and details, which would come before those answers", () => {
  const worker = readFileSync(join(DIST, "sw.js"), "utf8");
  const [file = ""] = /assets\/WithoutNetwork-[\w-]+\.js/.exec(worker) ?? [];
  const shown = bagian()
    .files("/admin/salesorder")
    .reduce((there, next) => withImports(next, there), new Set<string>());
  const before = shown.size;
  // Itself, and the line that says how old an answer is.
  expect(withImports(`/${file}`, shown).size - before).toBeLessThanOrEqual(2);
});

test("the first call of a list is on its way before any code has come, and is not made again; the frame is painted before its page", async ({
  page,
  office,
}) => {
  await office.signIn(page, "Super Admin", { at: "/admin/bantuan" });
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === `/api${order.getOrder.path}`) calls.push(search);
  });
  // A stream that opens seconds after the call asks once more for what was missed: here it never does.
  await page.route("**/api/live*", () => {});
  // No code comes before the call has been seen.
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  // When the frame comes into the document, the page in it is not yet built.
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (document.querySelector("header h1") === null) return;
      watch.disconnect();
      document.documentElement.dataset.frameFirst = String(document.querySelector("main [data-opening]") !== null);
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === `/api${order.getOrder.path}`);
  await page.goto(`${office.address}/admin/salesorder?limit=50&statusSo=Cancel`, { waitUntil: "commit" });
  await asked;
  release();
  await expect(page.getByText("Data Tidak Ditemukan")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-frame-first", "true");
  const [, tahun] = /tglAwal=(\d{4})-01-01/.exec(calls[0] ?? "") ?? [];
  expect(calls).toEqual([
    expect.stringMatching(`^\\?page=1&limit=50&tglAwal=${tahun}-01-01&tglAkhir=.*&statusSo=Cancel$`),
  ]);

  // The code of the next screen comes while the pointer is on its link.
  const next = page.waitForRequest(/\/assets\/KaryawanPage-[^/]+\.js$/);
  await page.getByRole("navigation").first().getByRole("link", { name: "Karyawan", exact: true }).hover();
  await next;
});
