import type { Problem } from "#kernel/problem.ts";
import type { Boleh } from "#kernel/row.ts";

/**
 * All answers other than success. The Indonesian sentence says what happened and, where it is not obvious, what to do.
 */
export class Refusal extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503;
  readonly errors: readonly Problem[];
  /** Seconds until it may be tried again, where known. */
  readonly retryAfter: number | null;

  constructor(
    status: Refusal["status"],
    message: string,
    errors: readonly Problem[] = [],
    retryAfter: number | null = null,
  ) {
    super(message);
    this.retryAfter = retryAfter;
    this.name = "Refusal";
    this.status = status;
    this.errors = errors;
  }
}

/** Nobody knows whether it happened: the same request, sent again, does not do it once more. */
export class Unsure extends Refusal {}

/** The input is wrong. The first problem is the message; all of them are listed with their fields. */
export const invalid = (problems: readonly [Problem, ...Problem[]]): Refusal =>
  new Refusal(400, problems[0].message, problems);
export const invalidField = (field: string, message: string): Refusal => invalid([{ field, message }]);
/** Signed in, but without permission for this call. */
export const notAllowed = (what: string): Refusal => new Refusal(401, `Anda tidak memiliki akses untuk ${what}`);
/** No session, or an ended one: the web then shows the login page. Used for nothing else. */
export const signInAgain = (message: string): Refusal => new Refusal(403, message);
export const notFound = (what: string): Refusal => new Refusal(404, `${what} tidak ditemukan`);
export const conflict = (message: string, errors: readonly Problem[] = []): Refusal =>
  new Refusal(409, message, errors);
/** Too many tries until `until`, in the sentence and as a Retry-After header. */
export function tooManyTries(what: string, until: Date, now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} menit` : `${seconds} detik`;
  return new Refusal(429, `${what}, coba lagi dalam ${wait}`, [], seconds);
}

/** Enforces the answer of a rule; the screens show the same sentence beside the disabled action. */
export function must(answer: Boleh): void {
  if (!answer.boleh) throw conflict(answer.alasan ?? "Tindakan ini tidak dapat dilakukan");
}

/** Refuses with this sentence unless it is null. */
export function throwIfAny([first, ...rest]: readonly Problem[]): void {
  if (first) throw invalid([first, ...rest]);
}

/** The record; refuses where it does not exist. */
export function found<Row>(row: Row | undefined | null, what: string): Row {
  if (row === undefined || row === null) throw notFound(what);
  return row;
}
