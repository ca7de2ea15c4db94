import { PostgresError } from "./errors.ts";
import { Answer, Job, type Line, readColumns } from "./job.ts";
import type { Statement } from "./template.ts";
import { textOf } from "./types.ts";

export type Settle = (error: unknown, rows: Answer) => void;

/** Errors after which the statement has to be prepared again: the tables changed, or the server has dropped it. */
export const isStale = (error: unknown): boolean =>
  error instanceof PostgresError && (error.routine === "RevalidateCachedQuery" || error.code === "26000");

const MOST_PARAMETERS = 65_535;
const NO_COLUMNS = Object.freeze([]);

/** A statement that is prepared once per connection and then only run. */
export class Prepared extends Job {
  protected readonly statement: Statement;
  readonly #settle: Settle;
  #name = "";
  #types: readonly number[] = [];
  #synced = false;

  constructor(statement: Statement, settle: Settle) {
    super();
    this.statement = statement;
    this.#settle = settle;
  }

  override get text(): string {
    return this.statement.text;
  }

  get signature(): string {
    return this.statement.signature;
  }

  start(line: Line): boolean {
    const { text, types, parameters } = this.statement;
    if (parameters.length > MOST_PARAMETERS) {
      throw new RangeError(`A statement takes ${MOST_PARAMETERS} values, not ${parameters.length}`);
    }
    const plan = line.plans.get(this.signature);
    if (plan) {
      this.described(plan.columns);
      return this.#run(line, plan.name, plan.types);
    }
    this.#name = line.plans.newName();
    line.out.parse(this.#name, text, types).describe(this.#name);
    if (parameters.length === 0) return this.#run(line, this.#name, []);
    // How a value is written depends on its type, which only the server knows.
    line.out.flush();
    return false;
  }

  #run(line: Line, name: string, types: readonly number[]): boolean {
    const texts = this.statement.parameters.map((value, at) => textOf(value, types[at] ?? 0));
    line.out.bind(name, texts);
    this.#synced = true;
    return this.execute(line);
  }

  protected execute(line: Line): boolean {
    line.out.execute().sync();
    return true;
  }

  protected sync(line: Line): void {
    this.#synced = true;
    line.out.sync();
  }

  override heard(kind: string, body: Buffer, line: Line): boolean {
    if (kind === "t") {
      this.#types = Array.from({ length: body.readUInt16BE(0) }, (_, at) => body.readUInt32BE(2 + at * 4));
      return false;
    }
    if (kind !== "T" && kind !== "n") return super.heard(kind, body, line);
    this.described(kind === "T" ? readColumns(body) : NO_COLUMNS);
    line.plans.keep(this.signature, { name: this.#name, types: this.#types, columns: this.columns });
    if (this.#synced) return true;
    const mark = line.out.mark();
    try {
      return this.#run(line, this.#name, this.#types);
    } catch (error) {
      this.error = error;
      line.out.backTo(mark);
      this.sync(line);
      return true;
    }
  }

  override failed(error: PostgresError, line: Line): void {
    super.failed(error, line);
    if (!this.#synced) this.sync(line);
  }

  protected settle(): void {
    this.#settle(this.error, this.rows);
  }
}

/** Plain text, several statements with semicolons if needed; the answer has the rows of the last one. */
export class Plain extends Job {
  readonly #text: string;
  readonly #settle: Settle;

  constructor(text: string, settle: Settle) {
    super();
    this.#text = text;
    this.#settle = settle;
  }

  override get text(): string {
    return this.#text;
  }

  start(line: Line): boolean {
    line.out.query(this.#text);
    return true;
  }

  override heard(kind: string, body: Buffer, line: Line): boolean {
    if (kind === "T") {
      this.rows = new Answer();
      this.described(readColumns(body));
    }
    return super.heard(kind, body, line);
  }

  protected settle(): void {
    this.#settle(this.error, this.rows);
  }
}
