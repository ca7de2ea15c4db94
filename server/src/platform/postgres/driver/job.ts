import { ConnectionError, type PostgresError } from "./errors.ts";
import type { Outbox } from "./outbox.ts";
import type { Column, Plans } from "./plans.ts";
import { toCamel } from "./template.ts";
import { parserOf } from "./types.ts";

/** Rows, and what the statement did. */
export class Answer extends Array<object> {
  static override get [Symbol.species](): ArrayConstructor {
    return Array;
  }
  #tag = "";

  get tag(): string {
    return this.#tag;
  }
  set tag(tag: string) {
    this.#tag = tag;
  }
  /** How many rows it found or changed. */
  get count(): number {
    return Number(this.#tag.slice(this.#tag.lastIndexOf(" ") + 1)) || 0;
  }
}

/** What a connection offers to the job whose turn it is. */
export type Line = {
  readonly out: Outbox;
  readonly plans: Plans;
  pause(): void;
  resume(): void;
  /** Sends what has been gathered. */
  send(done?: (error?: Error | null) => void): void;
  /** Asks the server to give up what it is doing. */
  cancel(): void;
  /** Leaves without goodbye: whatever was not answered is refused with this error. */
  lose(error: Error): void;
};

/** One statement on its way: what it sends, and what it makes of each answer. */
export abstract class Job {
  error: unknown = null;
  rows = new Answer();
  /** To be told when the connection is done with it, before its caller is. */
  onEnd: (() => void) | null = null;
  protected columns: readonly Column[] = [];
  #readRow = rowReader([]);

  /** Sends the statement. Answers whether that was all of it, so that the next one may follow at once. */
  abstract start(line: Line): boolean;
  /** Tells the caller: `error` says how it went. */
  protected abstract settle(): void;

  end(): void {
    this.onEnd?.();
    this.settle();
  }

  refuse(error: unknown): void {
    this.error ??= error;
    this.end();
  }

  /** Bound, described, suspended, a copy: what only some statements meet. Answers whether the rest is now sent. */
  heard(kind: string, _body: Buffer, line: Line): boolean {
    // The server would wait for rows, and take the statements that follow for them.
    if (kind === "G") line.lose(new ConnectionError("COPY_UNEXPECTED", "A COPY … FROM STDIN is run with copyIn"));
    return false;
  }

  /** Gives up what waits for its reader or writer, who is gone: nothing else could run behind it. */
  abandon(_error: Error): void {}

  described(columns: readonly Column[]): void {
    this.columns = columns;
    this.#readRow = rowReader(columns);
  }

  row(body: Buffer): void {
    if (this.error !== null) return;
    try {
      this.rows.push(this.#readRow(body));
    } catch (error) {
      this.error = error;
    }
  }

  complete(tag: string, _line: Line): void {
    this.rows.tag = tag;
  }

  failed(error: PostgresError, _line: Line): void {
    this.error ??= error;
  }
}

export function readColumns(body: Buffer): Column[] {
  const columns: Column[] = [];
  let at = 2;
  for (let left = body.readUInt16BE(0); left > 0; left -= 1) {
    const end = body.indexOf(0, at);
    columns.push({ name: toCamel(body.toString("utf8", at, end)), parse: parserOf(body.readUInt32BE(end + 7)) });
    at = end + 19;
  }
  return columns;
}

function rowReader(columns: readonly Column[]): (body: Buffer) => object {
  return (body) => {
    const row: Record<string, unknown> = {};
    let at = 2;
    for (const { name, parse } of columns) {
      const length = body.readInt32BE(at);
      at += 4;
      if (length < 0) {
        row[name] = null;
        continue;
      }
      const text = body.toString("utf8", at, at + length);
      row[name] = parse === null ? text : parse(text);
      at += length;
    }
    return row;
  };
}
