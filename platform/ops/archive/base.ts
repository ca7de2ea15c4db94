import { createHash } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { finished } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { createGzip } from "node:zlib";
import * as z from "zod/mini";
import { connect } from "../../db/database.ts";
import type { Storage } from "../../files/storage.ts";
import { BASES, segmentKey } from "./place.ts";
import { MARK } from "./segments.ts";
import { ArchiveStuck } from "./stuck.ts";
import { type Entry, packed } from "./tar.ts";

const PIECE = 256 * 1024 * 1024;
const MANIFEST = "manifest.json";
const DAY_MS = 86_400_000;

export const Base = z.object({
  /** When the copy was complete: moments from then on can be restored. */
  selesai: z.string(),
  /** The first segment of the log that it needs. */
  segmen: z.string(),
  label: z.string(),
  pieces: z.array(z.object({ key: z.string(), sha256: z.string() })),
});
export type Base = z.output<typeof Base>;

/** What PostgreSQL makes anew, or what must not be copied (documentation of pg_basebackup). */
const EMPTY = new Set(
  "pg_wal pg_replslot pg_dynshmem pg_notify pg_serial pg_snapshots pg_stat_tmp pg_subtrans".split(" "),
);
const LEFT_OUT = /(^|\/)(postmaster\.(pid|opts)|backup_label.*|tablespace_map.*|pg_internal\.init.*|pgsql_tmp.*)$/;

async function entriesOf(cluster: string): Promise<Entry[]> {
  const found = await readdir(cluster, { recursive: true, withFileTypes: true });
  const entries = found.map((file) => ({
    name: join(file.parentPath, file.name).slice(cluster.length + 1),
    isFolder: file.isDirectory(),
  }));
  const isKept = ({ name }: Entry) => {
    const [top = "", ...rest] = name.split("/");
    return !LEFT_OUT.test(name) && !(EMPTY.has(top) && rest.length > 0);
  };
  const waiting = ["pg_wal/archive_status", "pg_wal/summaries"].map((name) => ({ name, isFolder: true }));
  return [...entries.filter(isKept).sort((a, b) => (a.name < b.name ? -1 : 1)), ...waiting];
}

const nameFor = (now: Date): string => now.toISOString().replace(/:/g, "").replace(/\.\d+/, "");

export type Copying = {
  /** Address of a role that may begin a backup. */
  adminUrl: string;
  cluster: string;
  spool: string;
  part: Storage;
  clock: () => Date;
  signal?: AbortSignal;
};

/** PostgreSQL hands the last segment over within seconds; what takes longer is reported and tried again later. */
const HANDED_OVER_MS = 600_000;
const LOOK_MS = 200;

/**
 * Copies the files of the running database; together with the log written meanwhile they are whole. What the copy needs of
 * the log is in the archive before it counts: moveSegments brings it there meanwhile.
 */
export async function makeBase({ adminUrl, cluster, spool, part, clock, signal }: Copying): Promise<Base> {
  const folder = `${BASES}${nameFor(clock())}/`;
  await writeFile(join(spool, MARK), "");
  // A connection of its own: a copy that fails leaves its session in the middle of a backup, which ends with it.
  const admin = connect(adminUrl, { max: 1, name: "kantor-archive" });
  try {
    const { last, ...made } = await admin.begin(async (tx) => {
      await tx`set local idle_in_transaction_session_timeout = 0`;
      await tx`select pg_backup_start('kantor', true)`;
      const pieces = await storePieces({ cluster, spool, part, folder, signal });
      // false: PostgreSQL itself would wait for its archiver without end.
      const [end] = await tx<{ label: string; last: string }[]>`
        select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(false)`;
      const label = end?.label ?? "";
      const segmen = /START WAL LOCATION: .*\(file ([0-9A-F]{24})\)/.exec(label)?.[1];
      if (!end || !segmen) throw new Error(`PostgreSQL did not say where the copy begins: ${label}`);
      return { pieces, label, segmen, last: end.last };
    });
    await arrived(part, last, signal);
    const base: Base = { selesai: clock().toISOString(), ...made };
    await part.put(folder + MANIFEST, Buffer.from(JSON.stringify(base, null, 2)));
    return base;
  } finally {
    await admin.end({ timeout: 5 });
  }
}

/** Waits until a segment is in the archive. */
async function arrived(part: Storage, segment: string, signal?: AbortSignal): Promise<void> {
  const begun = performance.now();
  while (!(await part.exists(segmentKey(segment)))) {
    if (performance.now() - begun > HANDED_OVER_MS) throw new ArchiveStuck();
    await sleep(LOOK_MS, undefined, { signal });
  }
}

type Storing = { cluster: string; spool: string; part: Storage; folder: string; signal?: AbortSignal };

async function storePieces({ cluster, spool, part, folder, signal }: Storing): Promise<Base["pieces"]> {
  const pieces: Base["pieces"] = [];
  const path = join(spool, "dasar.bagian");
  const zipped = Readable.from(packed(cluster, await entriesOf(cluster))).pipe(createGzip({ level: 2 }));
  let size = 0;
  let file = createWriteStream(path);
  let hash = createHash("sha256");
  const store = async () => {
    file.end();
    await finished(file);
    const key = `${folder}${String(pieces.length).padStart(4, "0")}.tar.gz`;
    await part.put(key, path);
    pieces.push({ key, sha256: hash.digest("hex") });
  };
  try {
    for await (const chunk of zipped as AsyncIterable<Buffer>) {
      signal?.throwIfAborted();
      if (size > PIECE) {
        await store();
        file = createWriteStream(path);
        hash = createHash("sha256");
        size = 0;
      }
      size += chunk.length;
      hash.update(chunk);
      if (!file.write(chunk)) await once(file, "drain");
    }
    await store();
    return pieces;
  } finally {
    file.destroy();
    await rm(path, { force: true });
  }
}

/** The base copies of a part of the archive that are whole, the oldest first. */
export async function basesIn(part: Storage): Promise<(Base & { folder: string })[]> {
  const bases: (Base & { folder: string })[] = [];
  for await (const { key } of part.list(BASES)) {
    if (!key.endsWith(MANIFEST)) continue;
    const base = Base.safeParse(JSON.parse(await text(await part.read(key))));
    if (base.success) bases.push({ ...base.data, folder: key.slice(0, -MANIFEST.length) });
  }
  return bases.sort((a, b) => (a.selesai < b.selesai ? -1 : 1));
}

/** Removes base copies that no moment of the last `days` needs; answers the first segment that is still needed. */
export async function dropBases(part: Storage, days: number, now: Date): Promise<string | null> {
  const bases = await basesIn(part);
  const oldest = new Date(now.getTime() - days * DAY_MS).toISOString();
  const needed = bases.findLastIndex(({ selesai }) => selesai <= oldest);
  for (const { folder } of bases.slice(0, Math.max(0, needed))) {
    // The manifest first: without it the rest counts for nothing.
    await part.remove(folder + MANIFEST);
    for await (const { key } of part.list(folder)) await part.remove(key);
  }
  return bases[Math.max(0, needed)]?.segmen ?? null;
}
