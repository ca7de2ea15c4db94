import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { NOMOR_KARYAWAN } from "#kernel/nomorKaryawan.ts";
import { ConfigError, readConfig } from "./config.ts";
import { VARIABLES } from "./settings.mjs";

function problemsOf(env: Record<string, string>, fileNames: string[] = []): string[] {
  try {
    readConfig(env, fileNames);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

test("nothing set is a configuration that works on this machine only", () => {
  expect(readConfig({ PORT: "", S3_BUCKET: " " })).toEqual({
    env: "production",
    host: "127.0.0.1",
    port: 3000,
    dataDir: "./data",
    databaseUrl: null,
    databaseReadUrl: null,
    databaseReadLag: 5,
    adminNokar: "1001",
    adminPassword: null,
    demo: false,
    workers: 1,
    publicUrl: null,
    s3: null,
    smtp: null,
    metricsToken: null,
    archiveDays: 7,
    archiveTo: null,
    otlpEndpoint: null,
    backupMinutes: 240,
    trustProxy: 0,
    webhookPrivate: false,
    midtransServerKey: null,
    xenditCallbackToken: null,
    whatsapp: null,
    logLevel: "info",
  });
});

test("everything set is read", () => {
  const config = readConfig({
    NODE_ENV: "development",
    HOST: "0.0.0.0",
    PORT: "8080",
    DATA_DIR: "/srv/kantor",
    DATABASE_URL: "postgresql://a:b@db/kantor",
    DATABASE_READ_URL: "postgres://a:b@replica/kantor",
    ADMIN_NOKAR: "7",
    ADMIN_PASSWORD: " with a space ",
    DEMO: "1",
    WORKERS: "4",
    PUBLIC_URL: "https://kantor.example.com/",
    S3_ENDPOINT: "http://127.0.0.1:9000",
    S3_BUCKET: "berkas",
    S3_ACCESS_KEY: "kunci",
    S3_SECRET_KEY: "rahasia",
    S3_FORCE_PATH_STYLE: "true",
    SMTP_URL: "smtp://127.0.0.1:25",
    SMTP_FROM: "Kantor <kantor@example.com>",
    METRICS_TOKEN: "ukur",
    TRUST_PROXY: "2",
    LOG_LEVEL: "warn",
  });
  expect(config).toMatchObject({
    env: "development",
    host: "0.0.0.0",
    port: 8080,
    adminPassword: " with a space ",
    demo: true,
    workers: 4,
    publicUrl: "https://kantor.example.com",
    s3: { endpoint: "http://127.0.0.1:9000", region: "us-east-1", bucket: "berkas", forcePathStyle: true },
    smtp: { url: "smtp://127.0.0.1:25", from: "Kantor <kantor@example.com>" },
    trustProxy: 2,
    logLevel: "warn",
  });
});

test("all wrong values are named at once, one sentence each, and no secret is repeated", () => {
  const problems = problemsOf({
    NODE_ENV: "prod",
    PORT: "70000",
    WORKERS: "0",
    DEMO: "maybe",
    ADMIN_NOKAR: "admin",
    DATABASE_URL: "mysql://root:hunter2@db/kantor",
    PUBLIC_URL: "kantor.example.com",
    LOG_LEVEL: "loud",
    HOST: "not a host",
    SMTP_URL: "smtp://mail",
  });
  const named = problems.map((problem) => problem.split(" ")[0]);
  expect(named.sort()).toEqual(
    [
      "ADMIN_NOKAR",
      "DATABASE_URL",
      "DEMO",
      "HOST",
      "LOG_LEVEL",
      "NODE_ENV",
      "PORT",
      "PUBLIC_URL",
      "SMTP_FROM",
      "WORKERS",
    ].sort(),
  );
  for (const problem of problems) expect(problem).toMatch(/: .+\.$/);
  expect(problems.join()).not.toContain("hunter2");
});

test("ADMIN_NOKAR takes the numbers that an employee may have", () => {
  for (const nokar of ["1001", "K-017", "2024/031", "k-017", "-1", "A B", "A".repeat(20), "A".repeat(21)]) {
    expect([nokar, problemsOf({ ADMIN_NOKAR: nokar }).length === 0]).toEqual([nokar, NOMOR_KARYAWAN.test(nokar)]);
  }
});

test("half a setting is refused with the name of the missing half", () => {
  expect(problemsOf({ S3_ENDPOINT: "https://s3.example.com", S3_BUCKET: "b" })).toEqual([
    expect.stringMatching(/^S3_ACCESS_KEY, S3_SECRET_KEY are missing/),
  ]);
  expect(problemsOf({ SMTP_URL: "smtp://mail" })).toEqual([expect.stringMatching(/^SMTP_FROM is missing/)]);
  expect(problemsOf({ SMTP_FROM: "a@b.example" })).toEqual([expect.stringMatching(/^SMTP_URL is missing/)]);
  expect(problemsOf({ DATABASE_READ_URL: "postgres://replica/k" })).toEqual([
    expect.stringMatching(/without DATABASE_URL/),
  ]);
});

test("a secret may stand in a file, without the line break at its end", () => {
  const folder = mkdtempSync(join(tmpdir(), "kantor-rahasia-"));
  const file = join(folder, "url");
  writeFileSync(file, "postgres://kantor:rahasia@db/kantor\n");
  try {
    const env = { DATABASE_URL_FILE: file };
    expect(readConfig(env, Object.keys(env)).databaseUrl).toBe("postgres://kantor:rahasia@db/kantor");
    expect(problemsOf({ ...env, DATABASE_URL: "postgres://a:b@c/d" })).toEqual([
      "DATABASE_URL and DATABASE_URL_FILE are both set: set one of them.",
    ]);
    expect(problemsOf({ METRICS_TOKEN_FILE: join(folder, "tiada") })).toEqual([
      expect.stringMatching(/^METRICS_TOKEN_FILE is ".*tiada", which cannot be read \(ENOENT\)/),
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each(["all", "true", "yes", "-1", "10", "127.0.0.1", "1.5"])(
  "TRUST_PROXY is a number of proxies, never %s",
  (value) => {
    expect(problemsOf({ TRUST_PROXY: value })).toEqual([
      `TRUST_PROXY is "${value}": give the number of proxies that stand in front of the app, from 0 to 9.`,
    ]);
  },
);

test("a slip of the hand in the .env file is told with the name that was meant, other programs' lines are left alone", () => {
  expect(
    problemsOf({}, ["ADMIN_PASWORD", "port", "METRICS_TOKN", "PORT", "TZ", "NODE_OPTIONS", "COMPOSE_FILE"]),
  ).toEqual([
    "ADMIN_PASWORD in .env is not a setting of this app: did you mean ADMIN_PASSWORD?",
    "port in .env is not a setting of this app: did you mean PORT?",
    "METRICS_TOKN in .env is not a setting of this app: did you mean METRICS_TOKEN?",
  ]);
});

test(".env.example and the configuration name the same variables", () => {
  const example = readFileSync(new URL("../.env.example", import.meta.url), "utf8");
  const named = [...example.matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map((match) => match[1]);
  expect(named.toSorted()).toEqual([...VARIABLES].sort());
});
