import { Cursor } from "./cursor.ts";
import { PostgresError } from "./errors.ts";
import type { Answer, Job } from "./job.ts";
import { Plain, Prepared, type Settle } from "./queries.ts";
import { type Statement, Template, written } from "./template.ts";
import { watched } from "./watch.ts";

/** Runs jobs: a pool, or the connection of a transaction. */
export type Runner = {
  run(job: Job): void;
  /** Runs the job that `make` makes for a statement, or for plain text; a pool makes it again where its prepared plan was stale. */
  answer(make: (settle: Settle) => Job, statement: Statement | null): Promise<Answer>;
};

export type Result<Rows extends readonly object[]> = Rows & { readonly count: number };

const sites = new WeakMap<readonly string[], string>();

/** Remembers where in the code a statement is written, once per template: a server error has no stack of ours. */
function siteOf(strings: readonly string[]): void {
  if (sites.has(strings)) return;
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 5;
  const { stack = "" } = new Error();
  Error.stackTraceLimit = limit;
  sites.set(strings, stack.split("\n").slice(4).join("\n"));
}

/** A statement that runs when it is awaited. Until then it may be used as a piece of another statement. */
export class Pending<Rows extends readonly object[]> extends Template implements Promise<Result<Rows>> {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];
  readonly #runner: Runner;
  readonly #isPlain: boolean;
  #answer: Promise<Result<Rows>> | null = null;

  constructor(runner: Runner, strings: readonly string[], values: readonly unknown[], isPlain = false) {
    super();
    this.strings = strings;
    this.values = values;
    this.#runner = runner;
    this.#isPlain = isPlain;
    siteOf(strings);
  }

  get [Symbol.toStringTag](): string {
    return "Pending";
  }

  async #run(): Promise<Result<Rows>> {
    const [plain = ""] = this.strings;
    const statement = this.#isPlain ? null : written(this);
    const make = (settle: Settle) => (statement ? new Prepared(statement, settle) : new Plain(plain, settle));
    try {
      // The caller states the type of the rows; the database's answer cannot prove it.
      return (await watched(statement?.text ?? plain, () =>
        this.#runner.answer(make, statement),
      )) as unknown as Result<Rows>;
    } catch (error) {
      if (error instanceof PostgresError) error.stack = `${error.stack}\n${sites.get(this.strings) ?? ""}`;
      throw error;
    }
  }

  /** Runs it now, to be awaited later. */
  execute(): this {
    this.#answer ??= this.#run();
    return this;
  }

  // biome-ignore lint/suspicious/noThenProperty: a statement is a promise that begins when somebody waits for it
  then<A = Result<Rows>, B = never>(
    done?: ((rows: Result<Rows>) => A | PromiseLike<A>) | null,
    failed?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    this.#answer ??= this.#run();
    return this.#answer.then(done, failed);
  }

  catch<B = never>(failed?: ((error: unknown) => B | PromiseLike<B>) | null): Promise<Result<Rows> | B> {
    return this.then(null, failed);
  }

  finally(after?: (() => void) | null): Promise<Result<Rows>> {
    return this.then().finally(after);
  }

  /** The rows in batches, for results too large for memory. */
  cursor(size: number): AsyncIterable<Rows> {
    const cursor = new Cursor(written(this), size);
    const runner = this.#runner;
    return (async function* () {
      runner.run(cursor);
      yield* cursor.batches() as AsyncGenerator<unknown> as AsyncGenerator<Rows>;
    })();
  }
}
