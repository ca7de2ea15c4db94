import { ConnectionError, type PostgresError } from "./errors.ts";
import type { Outbox } from "./outbox.ts";
import type { Column, Plans } from "./plans.ts";
import { toCamel } from "./template.ts";
import { parserOf } from "./types.ts";

/** The rows of a statement, with their number and the command tag. */
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
  /** Number of rows found or changed. */
  get count(): number {
    return Number(this.#tag.slice(this.#tag.lastIndexOf(" ") + 1)) || 0;
  }
}

/** What a connection offers to the job that it runs. */
export type Line = {
  readonly out: Outbox;
  readonly plans: Plans;
  pause(): void;
  resume(): void;
  /** Sends the gathered messages. */
  send(done?: (error?: Error | null) => void): void;
  /** Asks the server to cancel the running statement. */
  cancel(): void;
  /** Closes the connection at once; statements without an answer fail with this error. */
  lose(error: Error): void;
};

/** A statement under way: writes its messages and reads the answers. */
export abstract class Job {
  error: unknown = null;
  rows = new Answer();
  /** Called when the connection has finished with the job, before its caller hears of it. */
  onEnd: (() => void) | null = null;
  protected columns: readonly Column[] = [];
  #readRow = NO_ROWS;

  /** What it says, as far as it is known before it is sent. */
  get text(): string {
    return "";
  }

  /** Sends the statement. Answers true if it is sent completely, so that the next one may follow at once. */
  abstract start(line: Line): boolean;
  /** Reports the result to the caller; `error` is null if it succeeded. */
  protected abstract settle(): void;

  end(): void {
    this.onEnd?.();
    this.settle();
  }

  refuse(error: unknown): void {
    this.error ??= error;
    this.end();
  }

  /**
   * Messages that only some statements get (portal, description, copy). Answers true if the statement is now sent
   * completely.
   */
  heard(kind: string, _body: Buffer, line: Line): boolean {
    // The server would wait for rows of a COPY and read the next statements as rows: close the connection.
    if (kind === "G") line.lose(new ConnectionError("COPY_UNEXPECTED", "A COPY … FROM STDIN is run with copyIn"));
    return false;
  }

  /** Gives up a cursor or copy whose reader or writer is gone; otherwise no other statement could run. */
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

type RowReader = (body: Buffer) => object;
/** Of a statement that has not been described. */
const NO_ROWS: RowReader = () => ({});
const readers = new WeakMap<readonly Column[], RowReader>();

/** The reader of these columns, remembered as long as their plan. */
function rowReader(columns: readonly Column[]): RowReader {
  const known = readers.get(columns);
  if (known) return known;
  const reader = newReader(columns);
  readers.set(columns, reader);
  return reader;
}

/** To be copied and filled. A row that gets its fields one by one becomes a hash table after a dozen of them, which is slow. */
const emptyRow = (columns: readonly Column[]): Record<string, unknown> =>
  JSON.parse(JSON.stringify(Object.fromEntries(columns.map(({ name }) => [name, null]))));

function newReader(columns: readonly Column[]): RowReader {
  const blank = emptyRow(columns);
  return (body) => {
    const row = { ...blank };
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
