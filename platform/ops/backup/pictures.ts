import { createWriteStream } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { STAGED_PREFIX } from "../../files/staged.ts";
import type { Storage } from "../../files/storage.ts";
import { Checksum, checksumOf, type Manifest, PICTURES, UNFINISHED } from "./manifest.ts";

type Pictures = Manifest["pictures"];

/** How many pictures are copied at once: small files are mostly waiting. */
const AT_ONCE = 16;

/**
 * Runs `work` for each item, several at once. After a failure no other item is begun; those under way are waited for.
 */
export async function severalAtOnce<T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const iterator = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  let isOver = false;
  const worker = async () => {
    try {
      for (let next = await iterator.next(); !isOver && !next.done; next = await iterator.next())
        await work(next.value);
    } finally {
      isOver = true;
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}

/** The folder of shared pictures beside the backups. */
const kept = (folder: string, key: string): string => join(folder, PICTURES, key);

/** The path of one picture of a backup. */
export const pictureOf = (backup: string, key: string): string => kept(dirname(backup), key);

/** Copies the pictures that no earlier backup has, and those whose copy no longer has the checksum noted then. */
export async function copyPictures(
  storage: Storage,
  folder: string,
  earlier: Pictures,
  signal: AbortSignal,
): Promise<Pictures> {
  const known = new Map(earlier.map(({ key, sha256 }) => [key, sha256]));
  const pictures: Pictures = [];
  await severalAtOnce(storage.list(""), async ({ key }) => {
    signal.throwIfAborted();
    // Pieces of uploads belong to no document yet.
    if (key.startsWith(STAGED_PREFIX)) return;
    const target = kept(folder, key);
    const there = await checksumOf(target);
    const before = known.get(key);
    const isGood = there !== null && (before === undefined || before === there);
    pictures.push({ key, sha256: isGood ? there : await copyOne(storage, key, target, signal) });
  });
  return pictures.sort((a, b) => (a.key < b.key ? -1 : 1));
}

async function copyOne(storage: Storage, key: string, target: string, signal: AbortSignal): Promise<string> {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const checksum = new Checksum();
  // Not flushed one by one, which would take minutes for thousands: the next backup compares checksums and copies a
  // damaged picture again.
  const file = createWriteStream(target + UNFINISHED, { mode: 0o600 });
  await pipeline(await storage.read(key), checksum, file, { signal });
  await rename(target + UNFINISHED, target);
  return checksum.hex();
}

/**
 * Stores the pictures of a backup, except those that are stored already and whole.
 * Answers a function that removes what was stored; a failure removes it at once.
 */
export async function storePictures(
  storage: Storage,
  backup: string,
  pictures: Pictures,
  signal: AbortSignal | undefined,
): Promise<() => Promise<void>> {
  const stored: string[] = [];
  const takeBack = () => severalAtOnce(stored, (key) => storage.remove(key).catch(() => {}));
  try {
    await severalAtOnce(pictures, async ({ key, sha256 }) => {
      signal?.throwIfAborted();
      if ((await storage.exists(key)) && (await storedChecksum(storage, key)) === sha256) return;
      stored.push(key);
      await storage.put(key, pictureOf(backup, key));
    });
  } catch (error) {
    await takeBack();
    throw error;
  }
  return takeBack;
}

async function storedChecksum(storage: Storage, key: string): Promise<string> {
  const checksum = new Checksum();
  await pipeline(await storage.read(key), checksum, async (pieces) => {
    for await (const _ of pieces);
  });
  return checksum.hex();
}
