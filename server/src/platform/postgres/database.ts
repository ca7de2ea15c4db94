import { PostgresError } from "./driver/errors.ts";
import type { Pending } from "./driver/pending.ts";
import { type Db, open, type Row, type Sql, type Tx } from "./driver/sql.ts";
import { TooLarge } from "./driver/types.ts";

/**
 * `Sql` is the pool. `Tx` is a transaction under way: code that writes takes this, so that it can not be given the bare
 * pool. `Db` is either of them, for code that only reads. A `Fragment` is a piece of a statement.
 */
export type { Db, Sql, Tx };
export type Fragment = Pending<Row[]>;

export const connect = (url: string, { max = 10, name = "kantor" }: { max?: number; name?: string } = {}): Sql =>
  open(url, { max, settings: { application_name: name, TimeZone: "UTC" } });

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
  return { kind, constraint: error instanceof PostgresError ? (error.constraint_name ?? "") : "" };
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
