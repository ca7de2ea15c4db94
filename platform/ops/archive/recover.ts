import {
  closeSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { createGunzip } from "node:zlib";
import { waktu } from "#kernel/format.ts";
import { ObjectMissing, type Storage } from "../../files/storage.ts";
import { checksumOf } from "../backup/manifest.ts";
import { type Account, chooseAccount, giveTo, launch, quoted } from "../embedded/account.ts";
import { findBinaries } from "../embedded/binaries.ts";
import { readSecret, resetPassword, writeSettings } from "../embedded/cluster.ts";
import { freePort, stopServer } from "../embedded/server.ts";
import { type Base, basesIn } from "./base.ts";
import { BASES, FIRST_MINUTES, isBefore, partOf, segmentKey, WAL } from "./place.ts";
import { segmentsIn } from "./segments.ts";
import { unpack } from "./tar.ts";

const LOOK_MS = 50;

/** What a moment is restored from: a base copy and the company's part of the archive it lies in. */
export type Found = { base: Base; part: Storage };

/** Nothing can be restored to the minute yet: says from when on it can be. */
export class NoCopy extends Error {
  constructor(what: string) {
    super(
      `${what}: the app makes the first one ${FIRST_MINUTES} minutes after its first start (unless ARCHIVE_DAYS is 0), and each ` +
        "minute from then on can be restored. If the archive is elsewhere, name its folder with --from or ARCHIVE_TO.",
    );
  }
}

/** The latest base copy that was complete at the moment; without one the latest of all. */
export async function findBase(place: Storage, until: Date | null): Promise<Found> {
  const systems = new Set<string>();
  for await (const { key } of place.list("")) {
    const [system = "", folder] = key.split("/");
    if (`${folder}/` === BASES) systems.add(system);
  }
  const found: Found[] = [];
  for (const system of systems) {
    const part = partOf(place, system);
    for (const base of await basesIn(part)) found.push({ base, part });
  }
  found.sort((a, b) => (a.base.selesai < b.base.selesai ? -1 : 1));
  const [first] = found;
  if (!first) throw new NoCopy("The archive holds no copy of the database yet");
  const usable = found.findLast(({ base }) => until === null || new Date(base.selesai) <= until);
  if (usable) return usable;
  throw new Error(
    `The archive begins with its first copy, of ${waktu(first.base.selesai)}: choose a later moment, or restore a nightly backup.`,
  );
}

type Recovery = { account: Account; log: string; waiting: string; signal?: AbortSignal };

/**
 * Makes the database files in `dataDir` as they were at the moment: the base copy, and the log up to there. The server of
 * the recovery is stopped again; the password in the folder is then its own.
 */
export async function recover(
  { base, part }: Found,
  dataDir: string,
  until: Date | null,
  signal?: AbortSignal,
): Promise<void> {
  const folder = realpathSync(dataDir);
  const account = chooseAccount(findBinaries(), folder, () => {});
  const waiting = `${account.cluster}.wal`;
  for (const path of [account.cluster, waiting]) mkdirSync(path, { recursive: true, mode: 0o700 });
  try {
    await unpack(unzipped(base, part, join(folder, "bagian.tar.gz"), signal), account.cluster);
    writeFileSync(join(account.cluster, "backup_label"), base.label, { mode: 0o600 });
    writeFileSync(join(account.cluster, "recovery.signal"), "", { mode: 0o600 });
    const latest = await fetchSegments(part, base.segmen, waiting, signal);
    writeSettings(account, { fsync: true, spool: null });
    for (const path of [account.cluster, waiting]) giveTo(account, path);
    const recovery: Recovery = { account, log: join(folder, "pemulihan.log"), waiting, signal };
    if (!(await replay(recovery, until))) {
      // Nothing was changed between the moment and the end of the log: both are the same state, if the log goes that far.
      if (until && (latest === null || until > latest)) throw tooLate(latest ?? new Date(base.selesai));
      if (!(await replay(recovery, null))) throw new Error(`The archive could not be replayed; see ${recovery.log}`);
    }
    await rm(recovery.log);
    resetPassword(
      account,
      readSecret(folder, () => {}),
    );
  } finally {
    await rm(waiting, { recursive: true, force: true });
    await rm(join(folder, "bagian.tar.gz"), { force: true });
  }
}

const tooLate = (latest: Date) =>
  new Error(`The archive reaches until ${waktu(latest)}: choose that moment or an earlier one.`);

/** The packed files of a base copy, piece after piece, each checked before it is used. */
async function* unzipped(base: Base, part: Storage, path: string, signal?: AbortSignal): AsyncGenerator<Buffer> {
  async function* pieces(): AsyncGenerator<Buffer> {
    for (const { key, sha256 } of base.pieces) {
      signal?.throwIfAborted();
      await pipeline(await part.read(key), createWriteStream(path), { signal });
      if ((await checksumOf(path, signal)) !== sha256)
        throw new Error(`${key} in the archive is damaged: take an earlier moment.`);
      for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
        signal?.throwIfAborted();
        yield chunk;
      }
    }
  }
  const gunzip = createGunzip();
  const fed = pipeline(pieces, gunzip).catch((error: unknown) => gunzip.destroy(error as Error));
  yield* gunzip as AsyncIterable<Buffer>;
  await fed;
}

/** Fetches the log from a segment on; answers when its last segment came into the archive. */
async function fetchSegments(part: Storage, first: string, folder: string, signal?: AbortSignal): Promise<Date | null> {
  for (const name of await segmentsIn(part)) {
    if (isBefore(name, first)) continue;
    signal?.throwIfAborted();
    await pipeline(await part.read(segmentKey(name)), createWriteStream(join(folder, `${name}.gz`)), { signal });
  }
  let latest: Date | null = null;
  for await (const { modified } of part.list(WAL)) if (latest === null || modified > latest) latest = modified;
  return latest;
}

/** Replays the log; false when it ends before the moment. A server that does so is stopped afterwards in any case. */
async function replay({ account, log, waiting, signal }: Recovery, until: Date | null): Promise<boolean> {
  const mark = join(account.cluster, "recovery.signal");
  const fetch = `test -f ${quoted(`${waiting}/`)}%f.gz && gzip -dc ${quoted(`${waiting}/`)}%f.gz > "%p"`;
  const settings = {
    restore_command: fetch,
    hot_standby: "off",
    archive_mode: "off",
    recovery_target_action: "promote",
    ...(until ? { recovery_target_time: until.toISOString().replace("T", " ").replace("Z", "+00") } : {}),
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const output = openSync(log, "w", 0o600);
  const port = String(await freePort());
  const child = launch(account, account.binaries.postgres, ["-D", account.cluster, "-p", port, ...args], output);
  closeSync(output);
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  try {
    while (!isOver() && (existsSync(mark) || !isReady(account.cluster))) {
      signal?.throwIfAborted();
      await sleep(LOOK_MS);
    }
    if (!isOver()) return true;
    const said = readFileSync(log, "utf8");
    if (said.includes("recovery ended before configured recovery target was reached")) return false;
    throw new Error(`The database could not be recovered; see ${log}:\n${said.slice(-1500)}`);
  } finally {
    if (child.pid && !isOver()) await stopServer(child.pid, signal?.aborted);
  }
}

function isReady(cluster: string): boolean {
  try {
    return readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n")[7]?.trim() === "ready";
  } catch {
    return false;
  }
}

/** Fills in pictures that the database names from where they may be, and answers how many are nowhere. */
export async function fetchPictures(
  storage: Storage,
  keys: readonly string[],
  from: readonly Storage[],
  signal?: AbortSignal,
): Promise<number> {
  let missing = 0;
  for (const key of keys) {
    signal?.throwIfAborted();
    if (await storage.exists(key)) continue;
    const content = await firstOf(from, key);
    if (content === null) missing += 1;
    else await storage.put(key, content);
  }
  return missing;
}

async function firstOf(places: readonly Storage[], key: string): Promise<Buffer | null> {
  for (const place of places) {
    try {
      const pieces: Buffer[] = [];
      for await (const piece of await place.read(key)) pieces.push(piece);
      return Buffer.concat(pieces);
    } catch (error) {
      if (!(error instanceof ObjectMissing)) throw error;
    }
  }
  return null;
}
