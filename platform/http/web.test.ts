import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "../config.ts";
import { protect } from "./protection.ts";
import { serveWeb } from "./web.ts";

test("a screen opens at its address whatever was searched for, and a file that is not there does not", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kantor-web-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "index.html"), "<title>Kantor</title>");
  const http = fastify();
  await serveWeb(http, folder);
  const open = async (url: string) => {
    const { statusCode, body } = await http.inject({ url });
    return [statusCode, body.includes("<title>Kantor")];
  };
  expect(await open("/admin/salesorder?cari=PT.+Maju")).toEqual([200, true]);
  expect(await open("/admin/karyawan?cari=budi@contoh.co.id")).toEqual([200, true]);
  expect(await open("/assets/lama.js?cari=x")).toEqual([404, false]);
  expect(await open("/api/tidakAda?cari=x")).toEqual([404, false]);
});

test("nothing beside the folder is served, however its address is spelled", async () => {
  const outer = mkdtempSync(join(tmpdir(), "kantor-web-"));
  onTestFinished(() => rmSync(outer, { recursive: true }));
  const folder = join(outer, "dist");
  mkdirSync(join(folder, "assets"), { recursive: true });
  for (const at of [outer, folder, join(folder, "assets")])
    writeFileSync(join(at, "a.js"), at === outer ? "rahasia" : "a");
  writeFileSync(join(folder, "index.html"), "<title>Kantor</title>");
  const http = fastify();
  await serveWeb(http, folder);
  const open = async (url: string, method: "GET" | "HEAD" = "GET") => {
    const { statusCode, body } = await http.inject({ url, method });
    return [statusCode, body];
  };
  expect([await open("/assets/a.js"), await open("/assets/a.js", "HEAD")]).toEqual([
    [200, "a"],
    [200, ""],
  ]);
  const up = [
    "/../a.js",
    "/%2e%2e/a.js",
    "/assets/../../a.js",
    "/assets/..%2f..%2fa.js",
    "/..%5ca.js",
    "/assets%5c..%5c..%5ca.js",
  ];
  for (const url of [...up, `/${join(outer, "a.js")}`, "/%00a.js", "/%zz"])
    expect((await open(url)).join(" "), url).not.toContain("rahasia");
});

test("the page's own script may run, and no other that stands in a page", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kantor-web-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "index.html"), "<script>mulai()</script><script type=module src=/a.js></script>");
  const http = fastify();
  await protect(http, readConfig({ NODE_ENV: "test", DATA_DIR: folder }));
  await serveWeb(http, folder);
  const policyOf = async (url: string) => String((await http.inject({ url })).headers["content-security-policy"]);
  const hash = createHash("sha256").update("mulai()").digest("base64");
  for (const url of ["/", "/admin/karyawan"])
    expect(await policyOf(url)).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(await policyOf("/api/tidakAda")).toContain("script-src 'self';");
  // Code and styles are no pages: they are only what they say they are.
  mkdirSync(join(folder, "assets"));
  for (const name of ["a.js", "gambar.svg"]) writeFileSync(join(folder, "assets", name), "");
  expect((await http.inject({ url: "/assets/a.js" })).headers).not.toHaveProperty("content-security-policy");
  expect((await http.inject({ url: "/assets/a.js" })).headers).toMatchObject({ "x-content-type-options": "nosniff" });
  expect((await http.inject({ url: "/assets/gambar.svg" })).headers).toHaveProperty("content-security-policy");
});

test("the worker and the manifest stand at the root, of their types, and are always asked for again", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kantor-web-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ["index.html", "sw.js", "manifest.webmanifest"]) writeFileSync(join(folder, name), "{}");
  const http = fastify();
  await protect(http, readConfig({ NODE_ENV: "test", DATA_DIR: folder }));
  await serveWeb(http, folder);
  const headersOf = async (url: string) => (await http.inject({ url })).headers;
  const worker = await headersOf("/sw.js");
  expect(worker).toMatchObject({ "cache-control": "no-cache", "content-type": expect.stringMatching(/javascript/) });
  expect(worker["content-security-policy"]).toContain("worker-src 'self';manifest-src 'self';");
  expect(await headersOf("/manifest.webmanifest")).toMatchObject({
    "cache-control": "no-cache",
    "content-type": expect.stringMatching(/^application\/manifest\+json/),
  });
});
