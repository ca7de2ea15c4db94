import { readFileSync } from "node:fs";
import * as z from "zod/mini";
import { NOMOR_KARYAWAN } from "#kernel/nomorKaryawan.ts";
import { addressProblem, singly } from "./db/driver/address.ts";

export const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const ENVIRONMENTS = ["production", "development", "test"] as const;
const MOST_PROXIES = 9;

/** The sentence quotes the value; the name of the variable is put before it. */
const wrong = (wanted: string) => ({
  error: ({ input }: { input?: unknown }) => `is "${String(input)}": ${wanted}.`,
});

const text = z.optional(z.string());

const matching = (pattern: RegExp, wanted: string) => z.string().check(z.regex(pattern, wrong(wanted)));

const choice = <const T extends readonly [string, ...string[]]>(all: T, fallback: NoInfer<T[number]>) =>
  z._default(z.enum(all, wrong(`choose one of ${all.join(", ")}`)), fallback);

function integer(fallback: number, min: number, max: number, what = "a whole number") {
  const fits = (value: string) => /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max;
  const written = z.string().check(z.refine(fits, wrong(`give ${what} from ${min} to ${max}`)));
  return z._default(z.pipe(written, z.transform(Number)), fallback);
}

const YES = ["1", "true", "yes"];
const NO = ["0", "false", "no"];

function flag() {
  const known = (value: string) => [...YES, ...NO].includes(value.toLowerCase());
  const written = z.string().check(z.refine(known, wrong("write 1 for yes or 0 for no")));
  return z._default(
    z.pipe(
      written,
      z.transform((value) => YES.includes(value.toLowerCase())),
    ),
    false,
  );
}

// Does not quote the value: addresses contain passwords, and sentences get into logs.
function address(protocols: readonly string[], example: string) {
  const usable = (value: string) => singly(value).every((one) => protocols.includes(URL.parse(one)?.protocol ?? ""));
  const error = () => `is not an address this app can use: write it like ${example}.`;
  return z.string().check(z.refine(usable, { error, abort: true }));
}

function database() {
  const usable = (value: string) => addressProblem(value) === null;
  const error = ({ input }: { input?: unknown }) => `can not be used: ${addressProblem(String(input))}.`;
  return z.optional(
    address(["postgres:", "postgresql:"], "postgres://user:password@host:5432/database").check(
      z.refine(usable, { error }),
    ),
  );
}

const WEB = ["http:", "https:"];

/** Every variable that the app reads. A test compares this list with `.env.example`. */
export const SETTINGS = {
  NODE_ENV: choice(ENVIRONMENTS, "production"),
  // Only this machine, unless the operator opens it: plain HTTP and first logins must not be on the network by
  // accident.
  HOST: z._default(matching(/^[\w.:-]+$/, "give an address such as 127.0.0.1 or 0.0.0.0"), "127.0.0.1"),
  PORT: integer(3000, 0, 65_535),
  DATA_DIR: z._default(z.string(), "./data"),
  DATABASE_URL: database(),
  DATABASE_READ_URL: database(),
  DATABASE_READ_LAG: integer(5, 1, 3600, "the seconds a replica may be behind,"),
  ADMIN_NOKAR: z._default(
    matching(NOMOR_KARYAWAN, "give an employee number such as 1001 or K-017, in capitals"),
    "1001",
  ),
  ADMIN_PASSWORD: text,
  DEMO: flag(),
  WORKERS: integer(1, 1, 64),
  PUBLIC_URL: z.optional(address(WEB, "https://kantor.example.com")),
  S3_ENDPOINT: z.optional(address(WEB, "https://s3.example.com")),
  S3_REGION: text,
  S3_BUCKET: text,
  S3_ACCESS_KEY: text,
  S3_SECRET_KEY: text,
  S3_FORCE_PATH_STYLE: flag(),
  SMTP_URL: z.optional(address(["smtp:", "smtps:"], "smtp://user:password@mail.example.com:587")),
  SMTP_FROM: z.optional(matching(/^[^\r\n]*[^\s@]+@[^\s@]+$/, "write a sender like Kantor <kantor@example.com>")),
  METRICS_TOKEN: text,
  ARCHIVE_DAYS: integer(7, 0, 365, "the days that can be restored to the minute,"),
  ARCHIVE_TO: text,
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(address(WEB, "http://collector.example.com:4318")),
  BACKUP_MINUTES: integer(240, 1, 1380, "the minutes a backup may take,"),
  // Never "all": a client could then name any address as its own.
  TRUST_PROXY: integer(0, 0, MOST_PROXIES, "the number of proxies that stand in front of the app,"),
  LOG_LEVEL: choice(LOG_LEVELS, "info"),
};

export type Variable = keyof typeof SETTINGS;
export const VARIABLES = Object.keys(SETTINGS);

/** What nobody else may read; each may also stand in a file that NAME_FILE names, as containers and systemd hand secrets over. */
const SECRETS: readonly Variable[] = [
  "DATABASE_URL",
  "DATABASE_READ_URL",
  "ADMIN_PASSWORD",
  "S3_ACCESS_KEY",
  "S3_SECRET_KEY",
  "SMTP_URL",
  "METRICS_TOKEN",
];
const fileOf = (name: string) => `${name}_FILE`;
export const FILE_VARIABLES = SECRETS.map(fileOf);

const settings = z.object(SETTINGS);
export type Settings = z.output<typeof settings>;
export type Environment = Readonly<Record<string, string | undefined>>;

/** An empty or blank value counts as not set; a password may begin or end with a space. */
function written(env: Environment): Environment {
  const set = VARIABLES.filter((name) => env[name]?.trim());
  return Object.fromEntries(set.map((name) => [name, name === "ADMIN_PASSWORD" ? env[name] : env[name]?.trim()]));
}

/** The environment with the secrets that stand in files; a line break at the end of a file does not belong to its secret. */
function withFiles(env: Environment): { given: Environment; problems: string[] } {
  const given = { ...env };
  const problems: string[] = [];
  for (const name of SECRETS) {
    const file = env[fileOf(name)]?.trim();
    if (!file) continue;
    if (env[name]?.trim()) problems.push(`${name} and ${fileOf(name)} are both set: set one of them.`);
    try {
      given[name] = readFileSync(file, "utf8").replace(/\r?\n$/, "");
    } catch (error) {
      const reason = error instanceof Error && "code" in error ? error.code : error;
      problems.push(
        `${fileOf(name)} is "${file}", which cannot be read (${reason}): name a file that this user may read.`,
      );
    }
  }
  return { given, problems };
}

/** The settings, or all mistakes at once, so that the operator can correct them together. */
export function readSettings(env: Environment): { settings: Settings | null; problems: string[] } {
  const files = withFiles(env);
  const given = written(files.given);
  const read = settings.safeParse(given);
  const issues = read.error?.issues ?? [];
  const problems = [
    ...files.problems,
    ...issues.map(({ path, message }) => `${path.join(".")} ${message}`),
    ...incomplete(given),
  ];
  return { settings: read.data ?? null, problems };
}

const S3_NEEDED: readonly Variable[] = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY", "S3_SECRET_KEY"];

/** Settings that need others which are missing. */
function incomplete(given: Environment): string[] {
  const problems: string[] = [];
  const missing = S3_NEEDED.filter((name) => !given[name]);
  if (missing.length > 0 && (missing.length < S3_NEEDED.length || given.S3_REGION)) {
    problems.push(
      `${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} missing: set every S3_ value to keep files in S3, or none to keep them in DATA_DIR.`,
    );
  }
  if (given.ARCHIVE_TO === "s3" && !given.S3_BUCKET) {
    problems.push("ARCHIVE_TO is s3, but no S3_ value is set: set them, or name a folder.");
  }
  if (given.SMTP_URL && !given.SMTP_FROM) {
    problems.push("SMTP_FROM is missing: set the sender of the mails, like Kantor <kantor@example.com>.");
  }
  if (given.SMTP_FROM && !given.SMTP_URL) {
    problems.push("SMTP_URL is missing: set the mail server, like smtp://user:password@mail.example.com:587.");
  }
  if (given.DATABASE_READ_URL && !given.DATABASE_URL) {
    problems.push("DATABASE_READ_URL is set without DATABASE_URL: set DATABASE_URL to the primary of that replica.");
  }
  return problems;
}
