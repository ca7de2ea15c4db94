import { setTimeout as sleep } from "node:timers/promises";
import { waktu } from "#kernel/format.ts";
import type { Config } from "../../config.ts";
import { connect, type Sql } from "../../db/database.ts";
import { openStorage } from "../../files/storage.ts";
import { noteFailed, noteGood } from "../backup/guards.ts";
import { reasonOf } from "../backup/record.ts";
import type { Embedded } from "../embedded/embedded.ts";
import type { Log } from "../log/log.ts";
import { basesIn, dropBases, makeBase } from "./base.ts";
import { copyNewPictures } from "./pictures.ts";
import { FIRST_MINUTES, keepsPictures, openPlace, partOf } from "./place.ts";
import { dropSegments, moveSegments } from "./segments.ts";
import { ArchiveStuck, expectMoving } from "./stuck.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const FIRST_MS = FIRST_MINUTES * 60 * SECOND;
const MOVE_EVERY = 10 * SECOND;
/** A note is a change too, which the archive takes away again: not one every minute, for ever. */
const NOTE_EVERY = 900 * SECOND;
const FAILED_NOTE_EVERY = 60 * SECOND;
const WATCH_EVERY = 60 * SECOND;
const STOP_MS = 5 * SECOND;
const BASE_EVERY = 48 * HOUR;
const PICTURES_EVERY = HOUR;
const STUCK =
  "Sudah lebih dari 10 menit perubahan tidak sampai ke arsip: periksa ruang disk dan izin foldernya, sebabnya ada di log server";

export type Archiving = {
  embedded: Pick<Embedded, "url" | "adminUrl" | "cluster" | "spool">;
  config: Config;
  log: Log;
  clock: () => Date;
};

type Work = Archiving & {
  sql: Sql;
  admin: Sql;
  spool: string;
  signal: AbortSignal;
  /** When a good move is noted next. */
  note: { due: number };
};

/** Keeps the archive of an embedded database up to date until the answered function is called. */
export function startArchive(archiving: Archiving, first = FIRST_MS): () => Promise<void> {
  const { embedded, config } = archiving;
  const { spool } = embedded;
  if (spool === null) return async () => {};
  const sql = connect(embedded.url, { max: 1, name: "kantor-archive" });
  const admin = connect(embedded.adminUrl, { max: 1, name: "kantor-archive" });
  const stopped = new AbortController();
  const work: Work = { ...archiving, sql, admin, spool, signal: stopped.signal, note: { due: 0 } };
  // Each in a loop of its own: while a large base copy is made, or a place is silent, the others go on.
  const loops = [
    repeat(stopped.signal, Math.min(MOVE_EVERY, first), () => moving(work)),
    repeat(stopped.signal, WATCH_EVERY, () => watching(work)),
    repeat(stopped.signal, first, async () => {
      const made = await guarded(work, "dasar", () => base(work), true);
      return made === null ? HOUR / 6 : HOUR;
    }),
  ];
  if (keepsPictures(config)) {
    loops.push(
      repeat(stopped.signal, first, async () => {
        await guarded(work, "arsip", () => pictures(work), true);
        return PICTURES_EVERY;
      }),
    );
  }
  return async () => {
    stopped.abort();
    // What hangs is left behind: everything it has not finished is begun again at the next start.
    await Promise.race([Promise.all(loops), sleep(STOP_MS, undefined, { ref: false })]);
    await Promise.all([sql.end({ timeout: 3 }), admin.end({ timeout: 3 })]);
  };
}

/** Does something after a pause, again and again; it answers the pause until the next time. */
async function repeat(signal: AbortSignal, first: number, work: () => Promise<number>): Promise<void> {
  for (let pause = first; !signal.aborted; ) {
    await sleep(pause, undefined, { signal, ref: false }).catch(() => {});
    if (!signal.aborted) pause = await work();
  }
}

/** Moves what is there, and notes it now and then. */
async function moving(work: Work): Promise<number> {
  const isDue = performance.now() >= work.note.due;
  const moved = await guarded(work, "arsip", () => move(work), isDue);
  if (moved !== "" && isDue) work.note.due = performance.now() + (moved === null ? FAILED_NOTE_EVERY : NOTE_EVERY);
  return MOVE_EVERY;
}

/** Reports an archive that does not move; the next move that succeeds takes the alarm back at once. */
async function watching(work: Work): Promise<number> {
  if ((await guarded(work, "arsip", () => watch(work), true)) === null) work.note.due = 0;
  return WATCH_EVERY;
}

/** Does a piece of work and notes how it went: the words of what was done; "" when there was nothing to do. */
async function guarded(
  { sql, log, clock, signal }: Work,
  jenis: "arsip" | "dasar",
  work: () => Promise<string>,
  isNoted: boolean,
): Promise<string | null> {
  try {
    const done = await work();
    if (done !== "" && isNoted) await noteGood(sql, jenis, clock(), done);
    return done;
  } catch (error) {
    if (signal.aborted) return null;
    log.error({ err: error, jenis }, "archive failed");
    const alasan =
      error instanceof ArchiveStuck
        ? STUCK
        : reasonOf(error).replace("disk backup", "disk arsip").replace("Folder backup", "Folder arsip");
    if (isNoted) await noteFailed(sql, jenis, clock(), alasan).catch(() => {});
    return null;
  }
}

const systemOf = async (admin: Sql): Promise<string> => {
  const [row] = await admin<{ id: string }[]>`select system_identifier::text as id from pg_control_system()`;
  if (!row) throw new Error("PostgreSQL does not say which database this is");
  return row.id;
};

async function move({ admin, config, spool, signal }: Work): Promise<string> {
  const place = openPlace(config);
  try {
    const moved = await moveSegments(spool, partOf(place, await systemOf(admin)), signal);
    return moved === 0 ? "" : "Perubahan sampai menit ini tersimpan";
  } finally {
    place.close();
  }
}

async function watch({ admin, spool }: Work): Promise<string> {
  await expectMoving(admin, spool);
  return "";
}

async function base({ admin, config, spool, embedded, clock, signal }: Work): Promise<string> {
  const place = openPlace(config);
  try {
    const part = partOf(place, await systemOf(admin));
    const latest = (await basesIn(part)).at(-1);
    const now = clock();
    if (latest && now.getTime() - new Date(latest.selesai).getTime() < BASE_EVERY) return "";
    const made = await makeBase({ ...embedded, spool, part, clock, signal });
    const first = await dropBases(part, config.archiveDays, now);
    if (first) await dropSegments(part, first);
    const [oldest = made] = await basesIn(part);
    return `Data dapat dikembalikan ke menit mana pun sejak ${waktu(oldest.selesai)}`;
  } finally {
    place.close();
  }
}

async function pictures({ config, admin, clock }: Work): Promise<string> {
  const [place, storage] = [openPlace(config), openStorage(config)];
  try {
    await copyNewPictures(storage, partOf(place, await systemOf(admin)), config.archiveDays, clock());
    return "";
  } finally {
    place.close();
    storage.close();
  }
}
