import { setTimeout as sleep } from "node:timers/promises";
import { MAY_LAG } from "#areas/mayLag.ts";
import type { Call } from "#kernel/call.ts";
import type { Id } from "#kernel/types.ts";
import { type Db, isRetryable, isUnavailable, type Sql } from "../db/database.ts";
import { laterPlace } from "../db/lag.ts";
import { FileWork } from "../files/berkas.ts";
import type { EncodedImage } from "../files/image.ts";
import { type Closing, closingStatement } from "./closing.ts";
import type { OpenCtx, OwnCtx, Perform, ReadCtx, Sheet, User, WriteCtx } from "./context.ts";
import { claim, type Request as KeyedRequest, keepAnswer, partOf, release } from "./idempotency/idempotency.ts";
import { type Kejadian, say } from "./jejak/jejak.ts";
import { Refusal, Unsure } from "./refusal.ts";
import { shared } from "./sharing.ts";

type Fields = Record<string, unknown>;
export type Signed = {
  user: User;
  session: Buffer;
  idSesi: Id<"sesi">;
  /** How far the log had come at what the person last did or saw; null where no replica is read. */
  known: string | null;
  /** The name of the Kunci API by which somebody's program calls. */
  kunci?: string;
};

/** A handler without its types, which were checked where it was written. */
export type AnyHandler = {
  open?(context: OpenCtx, input: Fields): Promise<Fields>;
  read?(context: ReadCtx, input: Fields): Promise<Fields>;
  write?(context: WriteCtx, input: Fields): Promise<Fields>;
  prepare?(context: ReadCtx, input: Fields): Promise<(deed: WriteCtx) => Promise<Fields>>;
  own?(context: OwnCtx, input: Fields, perform: Perform): Promise<Fields>;
  sheet?(context: ReadCtx, input: Fields): Promise<Sheet>;
};

/** Looks at what a call names before the call does anything, and refuses it. */
export type Guard = (context: { db: Db; user: User }, input: Fields) => Promise<void>;

/** The handler behind that guard; what a write names is looked at inside its transaction. */
export function guarded({ open, read, write, prepare, own, sheet }: AnyHandler, guard: Guard): AnyHandler {
  const looked = async (context: ReadCtx, input: Fields) => guard({ db: context.db, user: context.user }, input);
  return {
    ...(open && { open }),
    ...(read && { read: async (context, input) => looked(context, input).then(() => read(context, input)) }),
    ...(sheet && { sheet: async (context, input) => looked(context, input).then(() => sheet(context, input)) }),
    ...(prepare && { prepare: async (context, input) => looked(context, input).then(() => prepare(context, input)) }),
    ...(own && {
      own: async (context, input, perform) => looked(context, input).then(() => own(context, input, perform)),
    }),
    ...(write && {
      async write(deed, input) {
        await guard({ db: deed.tx, user: deed.user }, input);
        return write(deed, input);
      },
    }),
  };
}

const RETRIES = 2;
/** After a connection was lost: a moment later there is another, mostly. */
const LOST_PAUSE_MS = 300;

export function readCtx(context: OpenCtx, { user, session, idSesi }: Signed, db = context.services.sql): ReadCtx {
  const { services, now } = context;
  return {
    ...context,
    ...{ user, session, db },
    picture: (idBerkas) => (idBerkas === null ? null : services.address(idBerkas, idSesi, now)),
  };
}

/** Answers a question from the primary or, where the answer may be a moment old, from a replica. */
export function reading<T>(call: Call, context: OpenCtx, signed: Signed, work: (context: ReadCtx) => Promise<T>) {
  const { sql, reads } = context.services;
  const read = async (db: Sql) => {
    const answer = await work(readCtx(context, signed, shared(db)));
    signed.known = laterPlace(signed.known, await reads.seen(db));
    return answer;
  };
  return MAY_LAG.has(call) ? reads.read(signed.known, read) : read(sql);
}

export async function runRead(
  call: Call,
  handler: AnyHandler,
  context: OpenCtx,
  signed: Signed | null,
  input: Fields,
): Promise<Fields> {
  const { open, read } = handler;
  if (open) return open(context, input);
  if (!signed || !read) throw new Error(`${context.call} needs a session and a handler`);
  return reading(call, context, signed, (context) => read(context, input));
}

/** Runs an action in one transaction, pictures included. A request that is sent again gets the first answer. */
export async function runWrite(
  call: Call,
  write: NonNullable<AnyHandler["write"]>,
  context: ReadCtx,
  input: Fields,
  keyed: KeyedRequest | null,
): Promise<Fields> {
  const files = new FileWork(context.services.storage);
  try {
    await files.store(imagesOf(call, input));
    const answer = await retried(keyed !== null, () => once(call, write, { ...context, files }, input, keyed));
    await files.tidy();
    return answer;
  } catch (error) {
    // When the connection is lost during a commit nobody knows whether it happened. The pictures stay: the sweep
    // removes those without a row.
    if (!isUnavailable(error)) await files.undo();
    throw error;
  }
}

const imagesOf = (call: Call, input: Fields): EncodedImage[] =>
  Object.entries(call.files).flatMap(([name, { kind }]) => (kind === "image" ? (input[name] as EncodedImage[]) : []));

/** Where `isKeyed`, what was committed while the connection was lost is found by its key and not done again. */
async function retried(isKeyed: boolean, transaction: () => Promise<Fields>): Promise<Fields> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await transaction();
    } catch (error) {
      const isLost = isKeyed && isUnavailable(error);
      if (attempt >= RETRIES || !(isRetryable(error) || isLost)) throw error;
      if (isLost) await sleep(LOST_PAUSE_MS);
    }
  }
}

async function once(
  call: Call,
  write: NonNullable<AnyHandler["write"]>,
  { db: _, ...context }: ReadCtx & { files: FileWork },
  input: Fields,
  keyed: KeyedRequest | null,
): Promise<Fields> {
  const terjadi: Kejadian[] = [];
  const answer = await context.services.sql.begin(async (tx) => {
    const earlier = keyed && (await claim(tx, keyed));
    if (earlier) return earlier;
    const closing: Closing = { history: [], statements: [] };
    const result = await write({ ...context, tx, terjadi, closing }, input);
    if (keyed) closing.statements.push(keepAnswer(tx, keyed, result, call.shownOnce));
    // Sent together with the commit, which fails if this does.
    closingStatement(tx, closing)
      ?.execute()
      .catch(() => {});
    return result;
  });
  say(context.services.log, terjadi);
  return answer;
}

/** Does the slow part before the transaction, so that no lock and no connection is held meanwhile. */
export async function runPrepared(
  call: Call,
  prepare: NonNullable<AnyHandler["prepare"]>,
  context: ReadCtx,
  input: Fields,
  keyed: KeyedRequest | null,
): Promise<Fields> {
  const write = await prepare(context, input);
  return runWrite(call, write, context, input, keyed);
}

/**
 * Runs an action that commits in several steps. Its idempotency key is claimed first and later keeps the answer; after
 * a failure the key is released, so that the action can be tried again. Where the process ends meanwhile, a repeated
 * request does the action again, unless a step has kept an answer for it.
 */
export async function runOwn(
  call: Call,
  own: (context: OwnCtx, input: Fields) => Promise<Fields>,
  context: ReadCtx,
  input: Fields,
  keyed: KeyedRequest | null,
): Promise<Fields> {
  if (!keyed) return own({ ...context, keep: async () => {}, once: (_tx, _part, make) => make() }, input);
  const { sql } = context.services;
  const earlier = await sql.begin((tx) => claim(tx, keyed));
  if (earlier) return earlier;
  let isKept = false;
  const keep: OwnCtx["keep"] = async (tx, answer) => {
    isKept = true;
    await keepAnswer(tx, keyed, answer, call.shownOnce);
  };
  const once: OwnCtx["once"] = async (tx, name, make) => {
    const part = partOf(keyed, name);
    const earlier = await claim(tx, part);
    if (earlier) return earlier as Awaited<ReturnType<typeof make>>;
    const made = await make();
    await keepAnswer(tx, part, made, call.shownOnce);
    return made;
  };
  try {
    const result = await own({ ...context, keep, once }, input);
    await keepAnswer(sql, keyed, result, call.shownOnce);
    return result;
  } catch (error) {
    // Where nobody knows how far it came, what a step has kept stands.
    const isKnown = error instanceof Refusal && !(error instanceof Unsure);
    if (!isKept || isKnown) await release(sql, keyed);
    throw error;
  }
}
