import type { Readable, Writable } from "node:stream";
import { readAddresses } from "./address.mjs";
import { CopyIn, CopyOut } from "./copy.ts";
import { Lease } from "./lease.ts";
import { type Hearing, listenTo } from "./listen.ts";
import { Pending, type Runner } from "./pending.ts";
import { Pool } from "./pool.ts";
import { Servers } from "./servers.ts";
import { Names, Records, type Template, Typed } from "./template.ts";
import { OID } from "./types.ts";

// biome-ignore lint/suspicious/noExplicitAny: rows whose type nobody has said
export type Row = Record<string, any>;

type Scalar = string | number | bigint | boolean | null | undefined | Date | Uint8Array;
export type Value = Scalar | readonly Scalar[] | readonly (readonly Scalar[])[] | Piece;
type Piece = Template | readonly Template[] | Names | Records | Typed;

/** SQL as tagged templates. In `${…}` stands a value, a name or another piece of SQL, never plain text. */
export type Db = {
  <Rows extends readonly object[] = Row[]>(strings: TemplateStringsArray, ...values: Value[]): Pending<Rows>;
  /** The name of a table or column, or several of them. */
  (names: string | readonly string[]): Names;
  /** Columns and values after "insert into …" or "set": the named ones of a record, or all. */
  <R extends object>(records: R | readonly R[], ...columns: (keyof R & string)[]): Records;
  json(value: unknown): Typed;
  /** Plain SQL text, several statements if needed. Never with anything from outside. */
  unsafe<Rows extends readonly object[] = Row[]>(text: string): Pending<Rows>;
};

/** A transaction. */
export type Tx = Db & {
  /** The rows of a COPY … TO STDOUT as a stream. */
  copyOut(text: string): Readable;
  /** A stream that takes the rows of a COPY … FROM STDIN; it finishes when the server has stored them all. */
  copyIn(text: string): Writable;
};

export type Reserved = Db & { release(): void };
/** `lost`: how many connections ended that we did not close, as when another server becomes the primary. */
export type PoolFigures = { max: number; open: number; busy: number; waiting: number; lost: number };
type Work<T> = (tx: Tx) => Promise<T> | T;

export type Sql = Db & {
  readonly options: { readonly max: number; readonly isPrimary: boolean };
  /** The same pool, whose single statements go through this runner on their way. */
  through(runner: (pool: Runner) => Runner): Sql;
  /** How many connections there are, are lent, are waited for, and were lost. */
  pool(): PoolFigures;
  begin<T>(work: Work<T>): Promise<T>;
  begin<T>(mode: string, work: Work<T>): Promise<T>;
  /** A connection of one's own, outside a transaction. */
  reserve(): Promise<Reserved>;
  listen(channel: string, hearing: Hearing): Promise<{ unlisten(): Promise<void> }>;
  notify(channel: string, payload: string): Promise<void>;
  end(options?: { timeout?: number }): Promise<void>;
};

function isTemplate(first: unknown): first is TemplateStringsArray {
  return Array.isArray(first) && "raw" in first;
}

function tagging(runner: Runner): Db {
  function tag<Rows extends readonly object[]>(strings: TemplateStringsArray, ...values: Value[]): Pending<Rows>;
  function tag(names: string | readonly string[]): Names;
  function tag(records: object, ...columns: string[]): Records;
  function tag(first: string | object, ...rest: unknown[]): Pending<readonly object[]> | Names | Records {
    if (isTemplate(first)) return new Pending(runner, first, rest);
    if (typeof first === "string") return new Names([first]);
    const columns = rest.map(String);
    if (!Array.isArray(first)) return new Records([first], columns);
    return first.every((each) => typeof each === "string") ? new Names(first) : new Records(first, columns);
  }
  return Object.assign(tag, {
    json: (value: unknown) => new Typed(value, OID.jsonb),
    unsafe: <Rows extends readonly object[]>(text: string) => new Pending<Rows>(runner, [text], [], true),
  });
}

function transaction(lease: Lease): Tx {
  return Object.assign(tagging(lease), {
    copyOut(text: string) {
      const job = new CopyOut(text);
      lease.run(job);
      return job.stream;
    },
    copyIn(text: string) {
      const job = new CopyIn(text);
      lease.run(job);
      return job.stream;
    },
  });
}

export type Options = {
  max?: number;
  settings?: Readonly<Record<string, string>>;
  /** False: a server that can only be read will do. */
  isPrimary?: boolean;
  /** Looks at a new connection before anybody gets it; what it throws is told to who asked for one. */
  inspect?: (db: Db) => Promise<void>;
};

/** A pool of connections to one database. Connections are opened when they are needed. */
export function open(url: string, { max = 10, settings = {}, isPrimary = true, inspect }: Options = {}): Sql {
  const addresses = readAddresses(url, { settings, isPrimary });
  const pool = new Pool(
    new Servers(addresses, inspect && ((connection) => inspect(tagging(new Lease(connection))))),
    max,
  );
  const listening = new Set<() => void>();
  const common = {
    options: { max, isPrimary },
    through: (runner: (pool: Runner) => Runner): Sql => Object.assign(tagging(runner(pool)), common),
    pool: () => pool.figures(),
    begin<T>(...[first, second]: [Work<T>] | [string, Work<T>]): Promise<T> {
      const [mode, work] = typeof first === "string" ? [first, second] : ["", first];
      if (!work) throw new TypeError("A transaction needs something to do");
      return Lease.begin(pool, mode, (lease) => work(transaction(lease)));
    },
    async reserve(): Promise<Reserved> {
      const lease = new Lease(await pool.lend());
      return Object.assign(tagging(lease), { release: () => lease.giveBack(pool) });
    },
    async listen(channel: string, hearing: Hearing) {
      const stop = await listenTo(new Servers(addresses), channel, hearing);
      listening.add(stop);
      return {
        async unlisten() {
          listening.delete(stop);
          stop();
        },
      };
    },
    async notify(channel: string, payload: string): Promise<void> {
      await own`select pg_notify(${channel}, ${payload})`;
    },
    async end({ timeout }: { timeout?: number } = {}): Promise<void> {
      for (const stop of listening) stop();
      await pool.end(timeout);
    },
  };
  const own = tagging(pool);
  return Object.assign(own, common);
}
