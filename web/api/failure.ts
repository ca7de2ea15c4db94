import type { Problem } from "#kernel/problem.ts";

export const NO_CONNECTION = "Periksa koneksi internet anda!";

/** The person stopped an upload: nothing was done, and the form stays as it is. */
export class UploadCancelled extends Error {}

/** A failed call. `status` is null when there was no answer. */
export class CallFailed extends Error {
  readonly status: number | null;
  readonly errors: readonly Problem[];
  readonly body: unknown;
  /** Whether the message is the server's own. */
  readonly said: boolean;

  constructor(status: number | null, body: unknown) {
    const message = textOf(body, "message");
    super(message ?? unexplained(status));
    this.name = "CallFailed";
    this.status = status;
    this.body = body;
    this.said = message !== null;
    this.errors = problemsOf(body);
  }

  /** The sentence for a dialog: the server's, or the screen's own. */
  sentence(fallback: string): string {
    return this.said || this.status === null ? this.message : fallback;
  }

  /** Wrong input, which a form shows at its fields. */
  get atFields(): boolean {
    return this.status === 400 && this.errors.length > 0;
  }
}

const unexplained = (status: number | null): string =>
  status === null ? NO_CONNECTION : `Server tidak dapat menjawab (kode ${status}), coba lagi sebentar lagi`;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function textOf(body: unknown, name: string): string | null {
  const value = isRecord(body) ? body[name] : null;
  return typeof value === "string" && value.trim() !== "" ? value : null;
}

function problemsOf(body: unknown): Problem[] {
  const errors = isRecord(body) && Array.isArray(body.errors) ? body.errors : [];
  return errors.filter(isProblem);
}

const isProblem = (value: unknown): value is Problem =>
  isRecord(value) && typeof value.field === "string" && typeof value.message === "string";
