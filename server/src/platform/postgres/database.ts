import postgres from "postgres";
import { requireCorrectedDriver } from "./driver.ts";

type Types = { bigint: number; tanggal: string; waktu: string };

export type Sql = postgres.Sql<Types>;
/** A transaction under way. Code that writes takes this, so that it can not be given the bare connection pool. */
export type Tx = postgres.TransactionSql<Types>;
/** Either of them, for code that only reads. */
export type Db = postgres.ISql<Types>;
export type Fragment = postgres.PendingQuery<postgres.Row[]>;

const INT8 = 20;
const DATE = 1082;
const TIMESTAMPTZ = 1184;

class TooLarge extends RangeError {}

function exactInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new TooLarge(`${text} does not fit a JavaScript number`);
  return value;
}

// An instant in one form only, ISO-8601 UTC with milliseconds, whatever PostgreSQL prints.
const isoMoment = (text: string): string => new Date(text).toISOString();

export function connect(url: string, options: { max?: number; name?: string } = {}): Sql {
  requireCorrectedDriver();
  return postgres(url, {
    max: options.max ?? 10,
    connect_timeout: 10,
    idle_timeout: 300,
    max_lifetime: null,
    // A restarted server is back within a second; the usual growing pause would keep the app away for up to 20.
    backoff: () => 0.25,
    onnotice: () => {},
    connection: { application_name: options.name ?? "kantor", TimeZone: "UTC" },
    transform: { undefined: null, column: { from: postgres.toCamel, to: postgres.fromCamel } },
    types: {
      bigint: { to: INT8, from: [INT8], serialize: String, parse: exactInteger },
      tanggal: { to: DATE, from: [DATE], serialize: String, parse: (text: string) => text },
      waktu: {
        to: TIMESTAMPTZ,
        from: [TIMESTAMPTZ],
        serialize: (value: Date | string) => (value instanceof Date ? value.toISOString() : value),
        parse: isoMoment,
      },
    },
  });
}

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

// Lost, refused, starting up or shutting down: the client may simply try again later.
const UNAVAILABLE = /^(ECONN|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|CONNECTION_|CONNECT_TIMEOUT|08...$|57P0[123]$|53300$)/;

export const isUnavailable = (error: unknown): boolean =>
  UNAVAILABLE.test(codeOf(error)) || (error instanceof AggregateError && error.errors.some(isUnavailable));

/** A sum beyond what can be counted exactly, here or in the database: absurd amounts were entered. */
export const isTooLarge = (error: unknown): boolean => error instanceof TooLarge || codeOf(error) === "22003";

/** Serialization failures and deadlocks: the transaction is sound, only its moment was bad. */
export const isRetryable = (error: unknown): boolean => ["40001", "40P01"].includes(codeOf(error));

const VIOLATIONS = {
  "23505": "unique",
  "23503": "foreign",
  "23001": "foreign",
  "23514": "check",
  "23P01": "exclusion",
} as const;
export type Violation = { kind: (typeof VIOLATIONS)[keyof typeof VIOLATIONS]; constraint: string };

/** Which rule of the database refused, if one did. */
export function violation(error: unknown): Violation | null {
  const code = codeOf(error);
  const kind = Object.entries(VIOLATIONS).find(([known]) => known === code)?.[1];
  if (!kind) return null;
  const constraint =
    error instanceof postgres.PostgresError && typeof error.constraint_name === "string" ? error.constraint_name : "";
  return { kind, constraint };
}

/** Runs `write`; a broken database rule named here becomes the refusal made for it. */
export async function translating<Result>(
  write: () => Promise<Result>,
  sentences: Readonly<Record<string, () => Error>>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const broken = violation(error);
    const refusal = broken && sentences[broken.constraint];
    throw refusal ? refusal() : error;
  }
}
