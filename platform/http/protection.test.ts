import { tmpdir } from "node:os";
import fastify from "fastify";
import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { protect } from "./protection.ts";

const POLICY =
  "default-src 'self';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;font-src 'self';" +
  "connect-src 'self';worker-src 'self';manifest-src 'self';frame-src 'self' blob:;object-src 'self' blob:;" +
  "base-uri 'none';form-action 'self';frame-ancestors 'none'";

const EVERY_ANSWER = {
  "cache-control": "no-store",
  "content-security-policy": POLICY,
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-frame-options": "SAMEORIGIN",
  "x-permitted-cross-domain-policies": "none",
  "x-xss-protection": "0",
};

async function headersAt(PUBLIC_URL?: string) {
  const http = fastify();
  await protect(http, readConfig({ NODE_ENV: "test", DATA_DIR: tmpdir(), ...(PUBLIC_URL ? { PUBLIC_URL } : {}) }));
  http.get("/", async () => "halaman");
  const answers = [await http.inject({ url: "/" }), await http.inject({ url: "/tidak-ada" })];
  return answers.map(({ headers }) => {
    const { date: _, connection: __, "content-length": ___, "content-type": ____, ...rest } = headers;
    return rest;
  });
}

test("every answer says what a browser may do with it, a refusal too", async () => {
  expect(await headersAt()).toEqual([EVERY_ANSWER, EVERY_ANSWER]);
});

test("an app that is reached by https stays with it", async () => {
  const stays = {
    ...EVERY_ANSWER,
    "content-security-policy": `${POLICY};upgrade-insecure-requests`,
    "strict-transport-security": "max-age=31536000; includeSubDomains",
  };
  expect(await headersAt("https://kantor.contoh.co.id")).toEqual([stays, stays]);
});
