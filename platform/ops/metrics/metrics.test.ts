import fastify from "fastify";
import { expect, test } from "vitest";
import { readConfig } from "../../config.ts";
import { Refusal } from "../../http/refusal.ts";
import { metrics } from "./metrics.ts";

const log = { info() {}, warn() {}, error() {} };
type Asking = { remoteAddress?: string; headers?: Record<string, string> };

async function ask(settings: Record<string, string>, asking: Asking = {}): Promise<number> {
  const http = fastify();
  http.setErrorHandler((error, _request, reply) => reply.status(error instanceof Refusal ? error.status : 500).send());
  metrics(http, { config: readConfig({ NODE_ENV: "test", ...settings }), log });
  const answer = await http.inject({ url: "/metrics", ...asking });
  await http.close();
  expect(answer.body.includes("kantor_request_seconds")).toBe(answer.statusCode === 200);
  return answer.statusCode;
}

const bearing = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const elsewhere = { remoteAddress: "192.0.2.7" };

test("without a token this machine alone reads the metrics", async () => {
  expect(await ask({})).toBe(200);
  expect(await ask({}, elsewhere)).toBe(401);
  expect(await ask({}, { ...elsewhere, headers: { "x-forwarded-for": "127.0.0.1" } })).toBe(401);
});

test("a token that is set is asked for, of this machine too", async () => {
  expect(await ask({ METRICS_TOKEN: "ukur" })).toBe(401);
  expect(await ask({ METRICS_TOKEN: "ukur" }, bearing("salah"))).toBe(401);
  expect(await ask({ METRICS_TOKEN: "ukur" }, bearing("ukur"))).toBe(200);
  expect(await ask({ METRICS_TOKEN: "ukur" }, { ...elsewhere, ...bearing("ukur") })).toBe(200);
});

test.each<Record<string, string>>([{ TRUST_PROXY: "1" }, { PUBLIC_URL: "https://kantor.example.com" }])(
  "behind a proxy only the token opens, whatever headers come: %o",
  async (proxy) => {
    expect(await ask(proxy)).toBe(401);
    expect(await ask(proxy, { headers: { "x-forwarded-for": "127.0.0.1" } })).toBe(401);
    expect(await ask({ ...proxy, METRICS_TOKEN: "ukur" })).toBe(401);
    expect(await ask({ ...proxy, METRICS_TOKEN: "ukur" }, bearing("ukur"))).toBe(200);
  },
);

test.each(["x-forwarded-for", "x-real-ip", "forwarded", "via"])(
  "a proxy that nobody named gives itself away by %s",
  async (name) => {
    expect(await ask({}, { headers: { [name]: "127.0.0.1" } })).toBe(401);
  },
);
