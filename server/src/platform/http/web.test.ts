import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
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
