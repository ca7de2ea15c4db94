import { NOMOR_KARYAWAN } from "#contract/karyawan/nomor.ts";

export const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const ENVIRONMENTS = ["production", "development", "test"] as const;

export type S3Config = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  forcePathStyle: boolean;
};

export type Config = {
  readonly env: (typeof ENVIRONMENTS)[number];
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly databaseReadUrl: string | null;
  readonly adminNokar: string;
  readonly adminPassword: string | null;
  readonly demo: boolean;
  readonly workers: number;
  readonly publicUrl: string | null;
  readonly s3: S3Config | null;
  readonly smtp: { url: string; from: string } | null;
  readonly metricsToken: string | null;
  readonly trustProxy: boolean;
  readonly logLevel: (typeof LOG_LEVELS)[number];
};

/** Every variable the app reads. `.env.example` explains the same list; a test compares the two. */
export const VARIABLES = [
  "NODE_ENV",
  "HOST",
  "PORT",
  "DATA_DIR",
  "DATABASE_URL",
  "DATABASE_READ_URL",
  "ADMIN_NOKAR",
  "ADMIN_PASSWORD",
  "DEMO",
  "WORKERS",
  "PUBLIC_URL",
  "S3_ENDPOINT",
  "S3_REGION",
  "S3_BUCKET",
  "S3_ACCESS_KEY",
  "S3_SECRET_KEY",
  "S3_FORCE_PATH_STYLE",
  "SMTP_URL",
  "SMTP_FROM",
  "METRICS_TOKEN",
  "TRUST_PROXY",
  "LOG_LEVEL",
] as const;
type Variable = (typeof VARIABLES)[number];

export class ConfigError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`The configuration needs a correction:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
    this.name = "ConfigError";
    this.problems = problems;
  }
}

/** Reads values one by one and collects what is wrong, so that an operator sees all of it at once. */
function reader(env: Record<string, string | undefined>) {
  const problems: string[] = [];
  const text = (name: Variable): string | null => env[name]?.trim() || null;

  function matching(name: Variable, pattern: RegExp, wanted: string): string | null {
    const value = text(name);
    if (value === null || pattern.test(value)) return value;
    problems.push(`${name} is "${value}": ${wanted}.`);
    return null;
  }

  function integer(name: Variable, fallback: number, min: number, max: number): number {
    const value = text(name);
    if (value === null) return fallback;
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= min && number <= max) return number;
    problems.push(`${name} is "${value}": give a whole number from ${min} to ${max}.`);
    return fallback;
  }

  function flag(name: Variable): boolean {
    const value = text(name)?.toLowerCase() ?? "0";
    if (["1", "true", "yes"].includes(value)) return true;
    if (!["0", "false", "no"].includes(value)) problems.push(`${name} is "${value}": write 1 for yes or 0 for no.`);
    return false;
  }

  function choice<const T extends readonly string[]>(name: Variable, all: T, fallback: T[number]): T[number] {
    const value = text(name) ?? fallback;
    const known = all.find((one) => one === value);
    if (known === undefined) problems.push(`${name} is "${value}": choose one of ${all.join(", ")}.`);
    return known ?? fallback;
  }

  // The value itself stays out of the sentence: addresses carry passwords, and sentences land in logs.
  function address(name: Variable, protocols: string[], example: string): string | null {
    const value = text(name);
    if (value === null) return null;
    const url = URL.parse(value);
    if (url && protocols.includes(url.protocol)) return value;
    problems.push(`${name} is not an address this app can use: write it like ${example}.`);
    return null;
  }

  return { problems, text, matching, integer, flag, choice, address };
}
type Reader = ReturnType<typeof reader>;

function readS3(from: Reader): S3Config | null {
  const endpoint = from.address("S3_ENDPOINT", ["http:", "https:"], "https://s3.example.com");
  const [bucket, accessKey, secretKey] = [
    from.text("S3_BUCKET"),
    from.text("S3_ACCESS_KEY"),
    from.text("S3_SECRET_KEY"),
  ];
  const region = from.text("S3_REGION");
  const forcePathStyle = from.flag("S3_FORCE_PATH_STYLE");
  if (endpoint && bucket && accessKey && secretKey) {
    return { endpoint, region: region ?? "us-east-1", bucket, accessKey, secretKey, forcePathStyle };
  }
  const needed = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY", "S3_SECRET_KEY"] as const;
  const missing = needed.filter((name) => from.text(name) === null);
  if (missing.length > 0 && (missing.length < needed.length || region)) {
    from.problems.push(
      `${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} missing: set every S3_ value to keep files in S3, or none to keep them in DATA_DIR.`,
    );
  }
  return null;
}

function readSmtp(from: Reader): Config["smtp"] {
  const url = from.address("SMTP_URL", ["smtp:", "smtps:"], "smtp://user:password@mail.example.com:587");
  const sender = from.matching(
    "SMTP_FROM",
    /^[^\r\n]*[^\s@]+@[^\s@]+$/,
    "write a sender like Kantor <kantor@example.com>",
  );
  if (url && sender) return { url, from: sender };
  if (url && from.text("SMTP_FROM") === null) {
    from.problems.push("SMTP_FROM is missing: set the sender of the mails, like Kantor <kantor@example.com>.");
  }
  if (sender && from.text("SMTP_URL") === null) {
    from.problems.push("SMTP_URL is missing: set the mail server, like smtp://user:password@mail.example.com:587.");
  }
  return null;
}

export function readConfig(env: Record<string, string | undefined>): Config {
  const from = reader(env);
  const postgres = ["postgres:", "postgresql:"];
  const example = "postgres://user:password@host:5432/database";
  const config: Config = {
    env: from.choice("NODE_ENV", ENVIRONMENTS, "production"),
    // Other machines reach the app only when the operator opens it: first logins and plain HTTP stay at home.
    host: from.matching("HOST", /^[\w.:-]+$/, "give an address such as 127.0.0.1 or 0.0.0.0") ?? "127.0.0.1",
    port: from.integer("PORT", 3000, 0, 65_535),
    dataDir: from.text("DATA_DIR") ?? "./data",
    databaseUrl: from.address("DATABASE_URL", postgres, example),
    databaseReadUrl: from.address("DATABASE_READ_URL", postgres, example),
    adminNokar:
      from.matching("ADMIN_NOKAR", NOMOR_KARYAWAN, "give an employee number such as 1001 or K-017, in capitals") ??
      "1001",
    adminPassword: env.ADMIN_PASSWORD || null,
    demo: from.flag("DEMO"),
    workers: from.integer("WORKERS", 1, 1, 64),
    publicUrl:
      from.address("PUBLIC_URL", ["http:", "https:"], "https://kantor.example.com")?.replace(/\/+$/, "") ?? null,
    s3: readS3(from),
    smtp: readSmtp(from),
    metricsToken: from.text("METRICS_TOKEN"),
    trustProxy: from.flag("TRUST_PROXY"),
    logLevel: from.choice("LOG_LEVEL", LOG_LEVELS, "info"),
  };
  if (config.databaseReadUrl && from.text("DATABASE_URL") === null) {
    from.problems.push(
      "DATABASE_READ_URL is set without DATABASE_URL: set DATABASE_URL to the primary of that replica.",
    );
  }
  if (from.problems.length > 0) throw new ConfigError(from.problems);
  return config;
}
