import { setTimeout as sleep } from "node:timers/promises";
import { waktu } from "#contract/format.ts";
import { noteFailed, noteGood } from "../backup/guards.ts";
import { reasonOf } from "../backup/record.ts";
import type { Config } from "../config.ts";
import type { Embedded } from "../embedded/embedded.ts";
import { openStorage } from "../files/storage.ts";
import type { Log } from "../log/log.ts";
import { connect, type Sql } from "../postgres/database.ts";
import { basesIn, dropBases, makeBase } from "./base.ts";
import { copyNewPictures } from "./pictures.ts";
import { keepsPictures, openPlace, partOf } from "./place.ts";
import { dropSegments, moveSegments } from "./segments.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
/** A new company is not copied in its first minutes, and a start is not slowed down. */
const FIRST_MS = 300 * SECOND;
const MOVE_EVERY = 10 * SECOND;
/** A note is a change too, which the archive takes away again: not one every minute, for ever. */
const NOTE_EVERY = 900 * SECOND;
const FAILED_NOTE_EVERY = 60 * SECOND;
const BASE_EVERY = 48 * HOUR;
const PICTURES_EVERY = HOUR;

export type Archiving = {
  embedded: Pick<Embedded, "url" | "adminUrl" | "cluster" | "spool">;
  config: Config;
  log: Log;
  clock: () => Date;
};

type Work = Archiving & { sql: Sql; admin: Sql; spool: string };

/** Keeps the archive of an embedded database up to date until the answered function is called. */
export function startArchive(archiving: Archiving, first = FIRST_MS): () => Promise<void> {
  const { embedded, config } = archiving;
  const { spool } = embedded;
  if (spool === null) return async () => {};
  const sql = connect(embedded.url, { max: 1, name: "kantor-archive" });
  const admin = connect(embedded.adminUrl, { max: 1, name: "kantor-archive" });
  const stopped = new AbortController();
  const work: Work = { ...archiving, sql, admin, spool };
  const keep = async () => {
    const due = { base: first, pictures: first, note: 0 };
    const begun = performance.now();
    const isDue = (what: keyof typeof due) => performance.now() - begun >= due[what];
    const again = (what: keyof typeof due, pause: number) => {
      due[what] = performance.now() - begun + pause;
    };
    while (!stopped.signal.aborted) {
      await sleep(Math.min(MOVE_EVERY, first), undefined, { signal: stopped.signal, ref: false }).catch(() => {});
      if (stopped.signal.aborted) break;
      const moved = await guarded(work, "arsip", () => move(work), isDue("note"));
      if (moved !== "" && isDue("note")) again("note", moved === null ? FAILED_NOTE_EVERY : NOTE_EVERY);
      if (isDue("base")) {
        const made = await guarded(work, "dasar", () => base(work), true);
        again("base", made === null ? HOUR / 6 : HOUR);
      }
      if (keepsPictures(config) && isDue("pictures")) {
        await guarded(work, "arsip", () => pictures(work), true);
        again("pictures", PICTURES_EVERY);
      }
    }
  };
  const kept = keep();
  return async () => {
    stopped.abort();
    await kept;
    await Promise.all([sql.end({ timeout: 5 }), admin.end({ timeout: 5 })]);
  };
}

/** Does a piece of work and notes how it went: the words of what was done; "" when there was nothing to do. */
async function guarded(
  { sql, log, clock }: Work,
  jenis: "arsip" | "dasar",
  work: () => Promise<string>,
  isNoted: boolean,
): Promise<string | null> {
  try {
    const done = await work();
    if (done !== "" && isNoted) await noteGood(sql, jenis, clock(), done);
    return done;
  } catch (error) {
    log.error({ err: error, jenis }, "archive failed");
    const alasan = reasonOf(error).replace("disk backup", "disk arsip").replace("Folder backup", "Folder arsip");
    if (isNoted) await noteFailed(sql, jenis, clock(), alasan).catch(() => {});
    return null;
  }
}

const systemOf = async (admin: Sql): Promise<string> => {
  const [row] = await admin<{ id: string }[]>`select system_identifier::text as id from pg_control_system()`;
  if (!row) throw new Error("PostgreSQL does not say which database this is");
  return row.id;
};

async function move({ admin, config, spool }: Work): Promise<string> {
  const [state] = await admin<{ gagal: boolean; berkas: string | null }[]>`
    select coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as gagal,
      last_failed_wal as berkas from pg_stat_archiver`;
  const place = openPlace(config);
  try {
    const moved = await moveSegments(spool, partOf(place, await systemOf(admin)));
    if (state?.gagal) throw Object.assign(new Error(`PostgreSQL cannot hand over ${state.berkas}`), { code: "ENOSPC" });
    return moved === 0 ? "" : "Perubahan sampai menit ini tersimpan";
  } finally {
    place.close();
  }
}

async function base({ admin, config, spool, embedded, clock }: Work): Promise<string> {
  const place = openPlace(config);
  try {
    const part = partOf(place, await systemOf(admin));
    const latest = (await basesIn(part)).at(-1);
    const now = clock();
    if (latest && now.getTime() - new Date(latest.selesai).getTime() < BASE_EVERY) return "";
    const made = await makeBase({ admin, cluster: embedded.cluster, spool, part, clock });
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
