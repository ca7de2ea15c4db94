import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Storage } from "../../files/storage.ts";
import { isBefore, SEGMENT, segmentKey, WAL } from "./place.ts";

const PACKED = "dikirim.gz";

/** Stands in the spool from the first base copy on. */
export const MARK = "mulai";
/** What PostgreSQL hands over beside the log: notes about base copies, whose own manifest says as much. */
const NOTE = /\.backup$/;

/**
 * Brings what PostgreSQL put into the spool to the archive, in its order, and answers how many. A segment is written there
 * twice rather than never: it leaves the spool only after it arrived. Before the first base copy a segment is of no use and
 * only leaves the spool.
 */
export async function moveSegments(spool: string, part: Storage, signal?: AbortSignal): Promise<number> {
  const names = (await readdir(spool)).sort();
  const segments = names.filter((name) => SEGMENT.test(name));
  for (const name of names.filter((name) => NOTE.test(name))) await rm(join(spool, name));
  if (!existsSync(join(spool, MARK))) {
    for (const name of segments) await rm(join(spool, name));
    return 0;
  }
  const zipped = join(spool, PACKED);
  for (const name of segments) {
    signal?.throwIfAborted();
    await pipeline(createReadStream(join(spool, name)), createGzip({ level: 2 }), createWriteStream(zipped));
    await part.put(segmentKey(name), zipped);
    await rm(join(spool, name));
  }
  await rm(zipped, { force: true });
  return segments.length;
}

/** The names of the segments in the archive. */
export async function segmentsIn(part: Storage): Promise<string[]> {
  const names: string[] = [];
  for await (const { key } of part.list(WAL)) {
    const name = key.slice(WAL.length).replace(/\.gz$/, "");
    if (SEGMENT.test(name)) names.push(name);
  }
  return names.sort();
}

/** Removes the segments that no base copy needs any more. */
export async function dropSegments(part: Storage, first: string): Promise<void> {
  for (const name of await segmentsIn(part)) if (isBefore(name, first)) await part.remove(segmentKey(name));
}
