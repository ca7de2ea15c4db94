import {
  type Db,
  isStale,
  type Options,
  open,
  type Pending,
  PostgresError,
  type Row,
  type Sql,
  TooLarge,
  type Tx,
} from "#postgres";

/**
 * `Sql` is the pool. `Tx` is a transaction under way: code that writes takes this, so that it can not be given the bare
 * pool. `Db` is either of them, for code that only reads. A `Fragment` is a piece of a statement.
 */
export type { Db, Sql, Tx };
export type Fragment = Pending<Row[]>;

const texts = new Map<string, TemplateStringsArray>();

/**
 * A piece of SQL without values, such as a number that the planner has to see. Only for few different texts, and never with
 * anything from outside. Remembered, because a template that is made anew each time costs as much as a small query.
 */
export function plain(db: Db, text: string): Fragment {
  const known = texts.get(text) ?? Object.assign([text], { raw: [text] });
  texts.set(text, known);
  return db(known);
}

export const connect = (
  url: string,
  { name = "kantor", ...options }: Omit<Options, "settings"> & { name?: string } = {},
): Sql => open(url, { ...options, settings: { application_name: name, TimeZone: "UTC" } });

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

// Connection lost or refused, server starting, stopping or no longer the primary: the client may try again later.
const UNAVAILABLE =
  /^(ECONN|EPIPE|ENOENT|ETIMEDOUT|E(HOST|NET)UNREACH|EHOSTDOWN|ENOTFOUND|EAI_|CONNECTION_|CONNECT_TIMEOUT|08...$|57P0[1235]$|53300$|25006$)/;

export const isUnavailable = (error: unknown): boolean =>
  UNAVAILABLE.test(codeOf(error)) || (error instanceof AggregateError && error.errors.some(isUnavailable));

/** A sum too large to be exact, here or in the database: absurd amounts were entered. */
export const isTooLarge = (error: unknown): boolean => error instanceof TooLarge || codeOf(error) === "22003";

/**
 * Serialization failures, deadlocks, and plans that a migration beside us made stale: the transaction may simply be run
 * again.
 */
export const isRetryable = (error: unknown): boolean => ["40001", "40P01"].includes(codeOf(error)) || isStale(error);

/** A statement that was stopped: it took longer than it may, or nobody waits for it any more. */
export const isStopped = (error: unknown): boolean => codeOf(error) === "57014";

/** A lock that did not come within the time that was set for it. */
export const isLocked = (error: unknown): boolean => codeOf(error) === "55P03";

const VIOLATIONS = {
  "23505": "unique",
  "23503": "foreign",
  "23001": "foreign",
  "23514": "check",
  "23P01": "exclusion",
} as const;
export type Violation = { kind: (typeof VIOLATIONS)[keyof typeof VIOLATIONS]; constraint: string };

/** The database rule (constraint or trigger) that the error names; null for other errors. */
export function violation(error: unknown): Violation | null {
  const code = codeOf(error);
  const kind = Object.entries(VIOLATIONS).find(([known]) => known === code)?.[1];
  if (!kind) return null;
  return { kind, constraint: error instanceof PostgresError ? (error.constraint_name ?? "") : "" };
}

/** The sentence with which a trigger refuses, where it is one for the person whose action it was; null for other errors. */
export const sentenceOf = (error: unknown): string | null =>
  error instanceof PostgresError && error.code === "KB001" ? error.message : null;

/** Runs `write`; an error about a database rule named here becomes its refusal. */
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
