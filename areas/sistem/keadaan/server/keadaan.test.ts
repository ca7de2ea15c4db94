import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { Registry } from "prom-client";
import { expect, onTestFinished, test } from "vitest";
import { noteFailed, noteGood } from "#platform/ops/backup/guards.ts";
import { together } from "#platform/ops/metrics/figures.ts";
import { openTracer } from "#platform/ops/metrics/otlp.ts";
import { stateOf } from "#platform/ops/metrics/state.ts";
import { stateMetrics } from "#platform/ops/metrics/stateMetrics.ts";
import { openOffice } from "#test/support/office.ts";
import { keadaan } from "../contract.ts";
import { butirKeadaan } from "./rules.ts";

const office = openOffice();
const DEPLOY = join(import.meta.dirname, "../../../../deploy");

const scrape = async () => (await office.app.http.inject({ url: "/metrics" })).body;
const figure = (text: string, name: string): number | undefined => {
  const line = text.split("\n").find((one) => one.startsWith(`${name} `) || one.startsWith(`${name}{`));
  return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(" ") + 1));
};

test("one process answers for all that run; one that is silent is gone", async () => {
  const { services } = office.app;
  const {
    id: _,
    mulai: __,
    ...angka
  } = { ...(await services.figures.all())[0], requests: 1_000, poolWaiting: 3, eventLoopMs: 400 };
  const tell = (waktu: Date) => office.sql`
    insert into proses (id_proses, mulai, waktu, angka) values ('lain:1:1', ${waktu}, ${waktu}, ${office.sql.json(angka)})
    on conflict (id_proses) do update set waktu = excluded.waktu`;
  await tell(office.now());
  const all = await services.figures.all();
  expect(all).toHaveLength(2);
  expect([together("poolWaiting", all), together("eventLoopMs", all) >= 400]).toEqual([3, true]);
  const text = await scrape();
  expect(figure(text, 'kantor_process_requests{process="lain:1:1"}')).toBe(1_000);
  expect(figure(text, "kantor_requests")).toBeGreaterThanOrEqual(1_000);
  expect(figure(text, "kantor_pool_max")).toBeGreaterThanOrEqual(20);
  await tell(new Date(office.now().getTime() - 60_000));
  expect(await services.figures.all()).toHaveLength(1);
});

test("every metric of the dashboard and of the alert rules is told", async () => {
  await office.sql`insert into backup (mulai, selesai) values (${office.now()}, ${office.now()})`;
  await noteGood(office.sql, "uji", office.now(), "Cocok");
  const told = new Set((await scrape()).match(/^# TYPE (\S+)/gm)?.map((line) => line.slice(7)));
  for (const file of ["grafana/kantor.json", "prometheus/alerts.yml"]) {
    const text = readFileSync(join(DEPLOY, file), "utf8");
    const asked = new Set(text.match(/kantor_[a-z_]+/g)?.map((name) => name.replace(/_(bucket|sum|count)$/, "")));
    expect(asked.size).toBeGreaterThan(5);
    expect(
      [...asked].filter((name) => !told.has(name)),
      file,
    ).toEqual([]);
  }
  await office.sql`delete from backup`;
  await office.sql`delete from penjagaan`;
});

test("Super Admins read the same in words: what is good, what to look at, what burns", async () => {
  const boss = await office.person("Super Admin");
  const management = await office.person("Management");
  expect((await management.send(keadaan.getKeadaan, {})).status).toBe(401);
  await noteFailed(office.sql, "uji", office.now(), "Neraca tidak cocok");
  const { data } = await boss.call(keadaan.getKeadaan, {});
  const tingkat = Object.fromEntries(data.butir.map((satu) => [satu.kunci, satu.tingkat]));
  expect(tingkat).toMatchObject({ koneksi: "baik", kunci: "baik", backup: "perhatian", uji: "gawat" });
  expect(tingkat.email, "no mail server is configured").toBe("perhatian");
  expect(data.butir.find(({ kunci }) => kunci === "uji")?.keterangan).toContain("Neraca tidak cocok");
  expect(data.proses).toHaveLength(1);
  await office.sql`delete from penjagaan`;
});

test("how far the replica is behind is told, in words and as a metric; nothing is said where there is none", async () => {
  const { services } = office.app;
  const replika = async () =>
    butirKeadaan(await stateOf(services), office.now()).find(({ kunci }) => kunci === "replika");
  const metric = async () => {
    const registry = new Registry();
    stateMetrics(services)(registry);
    return figure(await registry.metrics(), "kantor_replica_lag_seconds");
  };
  expect([await replika(), await metric()]).toEqual([undefined, undefined]);
  const { reads } = services;
  onTestFinished(() => void Object.assign(services, { reads }));
  const said = [];
  for (const lag of [400, 90_000, Number.POSITIVE_INFINITY]) {
    Object.assign(services, { reads: { ...reads, hasReplica: true, lag: () => lag } });
    const { nilai, tingkat } = (await replika()) ?? {};
    said.push([nilai, tingkat, await metric()]);
  }
  expect(said).toEqual([
    ["0,4 detik di belakang", "baik", 0.4],
    ["90 detik di belakang", "perhatian", 90],
    ["Tidak menjawab", "perhatian", Number.NaN],
  ]);
});

test("a slow call names its statements with their times, and no value that was in them", async () => {
  const boss = await office.person("Super Admin");
  type Slow = { statements: { ms: number; sql: string }[] };
  const slow: Slow[] = [];
  const { log } = office.app.services;
  const warn = log.warn.bind(log);
  log.warn = (facts, message) => void (message === "slow request" && slow.push(facts as Slow));
  onTestFinished(() => {
    log.warn = warn;
  });
  const { asked } = await office.sql.begin(async (tx) => {
    await tx`lock table penjagaan in access exclusive mode`;
    const asked = boss.call(keadaan.getKeadaan, {});
    await tx`select pg_sleep(1.3)`;
    return { asked };
  });
  await asked;
  await expect.poll(() => slow).toHaveLength(1);
  const statements = slow[0]?.statements ?? [];
  expect(statements[0]?.sql).toContain("from penjagaan");
  expect(statements[0]?.ms).toBeGreaterThan(900);
  expect(JSON.stringify(statements)).not.toContain(String(boss.token));
});

test("a collector gets a span for the request and one for each statement, under the caller's trace", async () => {
  const bodies: string[] = [];
  const collector = createServer((request, reply) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      bodies.push(`${request.url} ${body}`);
      reply.end("{}");
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void collector.close());
  const address = collector.address();
  const tracer = openTracer(
    `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/`,
    office.app.services.log,
  );
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  tracer.trace({
    ...{
      name: "/userWeb/getUser",
      method: "GET",
      status: 200,
      requestId: "r-1",
      began: performance.now() - 30,
      ms: 30,
    },
    parent: `00-${traceId}-b7ad6b7169203331-01`,
    statements: [{ text: "select  *\n from karyawan", began: performance.now() - 20, ms: 10 }],
  });
  await tracer.close();
  expect(bodies[0]).toMatch(/^\/v1\/traces /);
  const { spans } = JSON.parse(String(bodies[0]?.slice(11))).resourceSpans[0].scopeSpans[0];
  expect(spans).toMatchObject([
    { traceId, parentSpanId: "b7ad6b7169203331", name: "GET /userWeb/getUser", kind: 2 },
    { traceId, parentSpanId: spans[0].spanId, name: "SELECT", kind: 3 },
  ]);
  const [request, statement] = (spans as Record<string, string>[]).map((span) => ({
    from: BigInt(span.startTimeUnixNano ?? 0),
    until: BigInt(span.endTimeUnixNano ?? 0),
  }));
  if (!request || !statement) throw new Error("Two spans were expected");
  expect(request.from < statement.from && statement.until < request.until).toBe(true);
  expect(Number((request.until - request.from) / 1_000_000n)).toBe(30);
});

test("without a collector, or with one that is not there, nothing is lost but the traces", async () => {
  const complaints: string[] = [];
  const log = { info() {}, error() {}, warn: (_: object, message: string) => void complaints.push(message) };
  const traced = {
    name: "/x",
    method: "GET",
    status: 200,
    requestId: "r",
    parent: undefined,
    began: 0,
    ms: 1,
    statements: [],
  };
  const none = openTracer(null, log);
  none.trace(traced);
  await none.close();
  expect(complaints).toEqual([]);
  const gone = openTracer("http://127.0.0.1:1", log);
  gone.trace(traced);
  await gone.close();
  expect(complaints).toEqual(["traces not sent"]);
});
