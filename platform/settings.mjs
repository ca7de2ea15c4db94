// @ts-check
// Plain JavaScript for Node 20.19 and newer: settings are judged before anything is installed.
import { readFileSync } from "node:fs";
import { address, choice, database, flag, integer, matching, or, text } from "./settingReaders.mjs";
import { nearest } from "./typo.mjs";

/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

export const LOG_LEVELS = /** @type {const} */ (["fatal", "error", "warn", "info", "debug", "trace", "silent"]);
const ENVIRONMENTS = /** @type {const} */ (["production", "development", "test"]);
const MOST_PROXIES = 9;

const WEB = ["http:", "https:"];

/** Every variable that the app reads, and how. A test compares this list with `.env.example`. */
export const SETTINGS = {
  NODE_ENV: choice(ENVIRONMENTS, "production"),
  // Only this machine, unless the operator opens it: plain HTTP and first logins must not be on the network by
  // accident.
  HOST: or("127.0.0.1", matching(/^[\w.:-]+$/, "give an address such as 127.0.0.1 or 0.0.0.0")),
  PORT: integer(3000, 0, 65_535),
  DATA_DIR: or("./data", text),
  DATABASE_URL: database,
  DATABASE_READ_URL: database,
  DATABASE_READ_LAG: integer(5, 1, 3600, "the seconds a replica may be behind,"),
  // The format of every employee number (kernel/nomorKaryawan.ts).
  ADMIN_NOKAR: or(
    "1001",
    matching(/^[A-Z0-9][A-Z0-9./-]{0,19}$/, "give an employee number such as 1001 or K-017, in capitals"),
  ),
  ADMIN_PASSWORD: text,
  DEMO: flag,
  WORKERS: integer(1, 1, 64),
  PUBLIC_URL: address(WEB, "https://kantor.example.com"),
  S3_ENDPOINT: address(WEB, "https://s3.example.com"),
  S3_REGION: text,
  S3_BUCKET: text,
  S3_ACCESS_KEY: text,
  S3_SECRET_KEY: text,
  S3_FORCE_PATH_STYLE: flag,
  SMTP_URL: address(["smtp:", "smtps:"], "smtp://user:password@mail.example.com:587"),
  SMTP_FROM: matching(/^[^\r\n]*[^\s@]+@[^\s@]+$/, "write a sender like Kantor <kantor@example.com>"),
  METRICS_TOKEN: text,
  WEBHOOK_PRIVATE: flag,
  MIDTRANS_SERVER_KEY: text,
  XENDIT_CALLBACK_TOKEN: text,
  WHATSAPP_PHONE_ID: matching(/^\d{5,20}$/, "write the id of the phone number, digits alone"),
  WHATSAPP_TOKEN: text,
  WHATSAPP_APP_SECRET: text,
  WHATSAPP_VERIFY_TOKEN: text,
  WHATSAPP_TEMPLATE: or(
    "dokumen_pdf",
    matching(/^[a-z0-9_]{1,100}$/, "write the name of a template, like dokumen_pdf"),
  ),
  WHATSAPP_URL: or("https://graph.facebook.com/v24.0", address(WEB, "https://graph.facebook.com/v24.0")),
  ARCHIVE_DAYS: integer(7, 0, 365, "the days that can be restored to the minute,"),
  ARCHIVE_TO: text,
  OTEL_EXPORTER_OTLP_ENDPOINT: address(WEB, "http://collector.example.com:4318"),
  BACKUP_MINUTES: integer(240, 1, 1380, "the minutes a backup may take,"),
  // Never "all": a client could then name any address as its own.
  TRUST_PROXY: integer(0, 0, MOST_PROXIES, "the number of proxies that stand in front of the app,"),
  LOG_LEVEL: choice(LOG_LEVELS, "info"),
};

/** @typedef {keyof typeof SETTINGS} Variable */
/** @typedef {{ [Name in Variable]: ReturnType<(typeof SETTINGS)[Name]> }} Settings */
export const VARIABLES = Object.keys(SETTINGS);

/**
 * What nobody else may read; each may also stand in a file that NAME_FILE names, as containers and systemd hand secrets over.
 * @type {readonly Variable[]}
 */
const SECRETS = [
  "DATABASE_URL",
  "DATABASE_READ_URL",
  "ADMIN_PASSWORD",
  "S3_ACCESS_KEY",
  "S3_SECRET_KEY",
  "SMTP_URL",
  "METRICS_TOKEN",
  "MIDTRANS_SERVER_KEY",
  "XENDIT_CALLBACK_TOKEN",
  "WHATSAPP_TOKEN",
  "WHATSAPP_APP_SECRET",
  "WHATSAPP_VERIFY_TOKEN",
];
/** @param {string} name */
const fileOf = (name) => `${name}_FILE`;
export const FILE_VARIABLES = SECRETS.map(fileOf);

/**
 * An empty or blank value counts as not set; a password may begin or end with a space.
 * @param {Environment} env
 * @returns {Environment}
 */
function written(env) {
  const set = VARIABLES.filter((name) => env[name]?.trim());
  return Object.fromEntries(set.map((name) => [name, name === "ADMIN_PASSWORD" ? env[name] : env[name]?.trim()]));
}

/**
 * The environment with the secrets that stand in files; a line break at the end of a file does not belong to its secret.
 * @param {Environment} env
 */
function withFiles(env) {
  /** @type {Record<string, string | undefined>} */
  const given = { ...env };
  /** @type {string[]} */
  const problems = [];
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

/**
 * The settings, and all their mistakes at once, so that the operator can correct them together. `fileNames` are the names
 * set in `.env`: there a name that is almost one of ours is a typing error; in the environment it may belong to another
 * program.
 * @param {Environment} env
 * @param {readonly string[]} [fileNames]
 */
export function readSettings(env, fileNames = []) {
  const files = withFiles(env);
  const given = written(files.given);
  const problems = [...files.problems];
  const read = Object.entries(SETTINGS).map(([name, reader]) => {
    try {
      return [name, reader(given[name])];
    } catch (error) {
      problems.push(`${name} ${error instanceof Error ? error.message : error}`);
      return [name, undefined];
    }
  });
  problems.push(...incomplete(given), ...slips(fileNames));
  return { settings: /** @type {Settings} */ (Object.fromEntries(read)), problems };
}

/** @param {readonly string[]} problems */
export const correction = (problems) =>
  `The configuration needs a correction:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`;

/** @type {readonly Variable[]} */
const WHATSAPP_NEEDED = ["WHATSAPP_PHONE_ID", "WHATSAPP_TOKEN", "WHATSAPP_APP_SECRET", "WHATSAPP_VERIFY_TOKEN"];
/** @type {readonly Variable[]} */
const S3_NEEDED = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY", "S3_SECRET_KEY"];

/**
 * Settings that need others which are missing.
 * @param {Environment} given
 */
function incomplete(given) {
  const problems = [];
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
  const wa = WHATSAPP_NEEDED.filter((name) => !given[name]);
  if (wa.length > 0 && wa.length < WHATSAPP_NEEDED.length) {
    problems.push(
      `${wa.join(", ")} ${wa.length === 1 ? "is" : "are"} missing: set all four to send over WhatsApp, or none.`,
    );
  }
  if (given.DATABASE_READ_URL && !given.DATABASE_URL) {
    problems.push("DATABASE_READ_URL is set without DATABASE_URL: set DATABASE_URL to the primary of that replica.");
  }
  return problems;
}

/** @param {readonly string[]} names */
const slips = (names) =>
  names.flatMap((name) => {
    const isKnown = VARIABLES.includes(name) || FILE_VARIABLES.includes(name);
    const meant = isKnown ? null : nearest(name, VARIABLES);
    return meant ? [`${name} in .env is not a setting of this app: did you mean ${meant}?`] : [];
  });
