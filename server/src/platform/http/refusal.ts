import type { Problem } from "#contract/kernel/problem.ts";
import type { Boleh } from "#contract/kernel/row.ts";

/**
 * Everything the app may answer instead of a success. The sentence is Indonesian and says what happened and, where
 * it is not plain, what to do.
 */
export class Refusal extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503;
  readonly errors: readonly Problem[];
  /** In how many seconds the same may be tried again, where that is known. */
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

/** The input is wrong; the first problem speaks for all, the rest stand at their fields. */
export const invalid = (problems: readonly [Problem, ...Problem[]]): Refusal =>
  new Refusal(400, problems[0].message, problems);
export const invalidField = (field: string, message: string): Refusal => invalid([{ field, message }]);
/** Signed in, but not for this. */
export const notAllowed = (what: string): Refusal => new Refusal(401, `Anda tidak memiliki akses untuk ${what}`);
/** No session, or one that ended: the web goes to the login page. Never for anything else. */
export const signInAgain = (message: string): Refusal => new Refusal(403, message);
export const notFound = (what: string): Refusal => new Refusal(404, `${what} tidak ditemukan`);
export const conflict = (message: string, errors: readonly Problem[] = []): Refusal =>
  new Refusal(409, message, errors);
/** Too many tries until that moment; a person reads how long it is, a program finds it in the header. */
export function tooManyTries(what: string, until: Date, now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} menit` : `${seconds} detik`;
  return new Refusal(429, `${what}, coba lagi dalam ${wait}`, [], seconds);
}

/** Enforces a rule's answer: the very sentence that the screens show beside the disabled action. */
export function must(answer: Boleh): void {
  if (!answer.boleh) throw conflict(answer.alasan ?? "Tindakan ini tidak dapat dilakukan");
}

/** Refuses when there is anything to say. */
export function throwIfAny([first, ...rest]: readonly Problem[]): void {
  if (first) throw invalid([first, ...rest]);
}

/** The record, or the sentence that it does not exist. */
export function found<Row>(row: Row | undefined | null, what: string): Row {
  if (row === undefined || row === null) throw notFound(what);
  return row;
}
