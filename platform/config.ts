import { correction, type Environment, readSettings, type Settings } from "./settings.mjs";
import { StartProblem } from "./startProblem.ts";

export type S3Config = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  forcePathStyle: boolean;
};

/** A number at the Cloud API of WhatsApp. */
export type WhatsAppConfig = {
  phoneId: string;
  token: string;
  /** Signs what WhatsApp says of messages. */
  appSecret: string;
  verifyToken: string;
  template: string;
  url: string;
};

export type Config = {
  readonly env: Settings["NODE_ENV"];
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly databaseReadUrl: string | null;
  /** Seconds that a replica may be behind and still be read. */
  readonly databaseReadLag: number;
  readonly adminNokar: string;
  readonly adminPassword: string | null;
  readonly demo: boolean;
  readonly workers: number;
  readonly publicUrl: string | null;
  readonly s3: S3Config | null;
  readonly smtp: { url: string; from: string } | null;
  readonly metricsToken: string | null;
  /** Webhooks may go to addresses of this machine and of networks behind it. */
  readonly webhookPrivate: boolean;
  /** With these the callbacks of payment providers are believed; without one that provider is not listened to. */
  readonly midtransServerKey: string | null;
  readonly xenditCallbackToken: string | null;
  /** The company's own number at WhatsApp; without one nothing is sent there. */
  readonly whatsapp: WhatsAppConfig | null;
  /** How many days back any moment can be restored, with the embedded database; 0 keeps no archive. */
  readonly archiveDays: number;
  /** The folder of the archive, or "s3" for the bucket of the pictures; null for the one in the data folder. */
  readonly archiveTo: string | null;
  /** Where traces are sent, by OTLP over HTTP. */
  readonly otlpEndpoint: string | null;
  /** Minutes after which a backup is given up and reported as failed. */
  readonly backupMinutes: number;
  /** Number of reverse proxies in front: that many of the forwarded addresses are trusted. */
  readonly trustProxy: number;
  readonly logLevel: Settings["LOG_LEVEL"];
};

export class ConfigError extends StartProblem {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(correction(problems));
    this.name = "ConfigError";
    this.problems = problems;
  }
}

/** The configuration from the environment. `fileNames` are the names set in `.env`, where a slip of the hand is told. */
export function readConfig(env: Environment, fileNames: readonly string[] = []): Config {
  const { settings, problems } = readSettings(env, fileNames);
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    env: settings.NODE_ENV,
    host: settings.HOST,
    port: settings.PORT,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL ?? null,
    databaseReadUrl: settings.DATABASE_READ_URL ?? null,
    databaseReadLag: settings.DATABASE_READ_LAG,
    adminNokar: settings.ADMIN_NOKAR,
    adminPassword: settings.ADMIN_PASSWORD ?? null,
    demo: settings.DEMO,
    workers: settings.WORKERS,
    publicUrl: settings.PUBLIC_URL?.replace(/\/+$/, "") ?? null,
    s3: s3Of(settings),
    smtp: settings.SMTP_URL && settings.SMTP_FROM ? { url: settings.SMTP_URL, from: settings.SMTP_FROM } : null,
    metricsToken: settings.METRICS_TOKEN ?? null,
    webhookPrivate: settings.WEBHOOK_PRIVATE,
    midtransServerKey: settings.MIDTRANS_SERVER_KEY ?? null,
    xenditCallbackToken: settings.XENDIT_CALLBACK_TOKEN ?? null,
    whatsapp: whatsAppOf(settings),
    archiveDays: settings.ARCHIVE_DAYS,
    archiveTo: settings.ARCHIVE_TO ?? null,
    otlpEndpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    backupMinutes: settings.BACKUP_MINUTES,
    trustProxy: settings.TRUST_PROXY,
    logLevel: settings.LOG_LEVEL,
  };
}

function whatsAppOf(settings: Settings): WhatsAppConfig | null {
  const { WHATSAPP_PHONE_ID, WHATSAPP_TOKEN, WHATSAPP_APP_SECRET, WHATSAPP_VERIFY_TOKEN } = settings;
  if (!WHATSAPP_PHONE_ID || !WHATSAPP_TOKEN || !WHATSAPP_APP_SECRET || !WHATSAPP_VERIFY_TOKEN) return null;
  return {
    phoneId: WHATSAPP_PHONE_ID,
    token: WHATSAPP_TOKEN,
    appSecret: WHATSAPP_APP_SECRET,
    verifyToken: WHATSAPP_VERIFY_TOKEN,
    template: settings.WHATSAPP_TEMPLATE,
    url: settings.WHATSAPP_URL.replace(/\/+$/, ""),
  };
}

function s3Of(settings: Settings): S3Config | null {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY, S3_FORCE_PATH_STYLE } = settings;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY || !S3_SECRET_KEY) return null;
  return {
    endpoint: S3_ENDPOINT,
    region: S3_REGION ?? "us-east-1",
    bucket: S3_BUCKET,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
    forcePathStyle: S3_FORCE_PATH_STYLE,
  };
}
