import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import type { Db, Tx } from "../postgres/database.ts";
import type { EncodedImage } from "./image.ts";
import type { Storage } from "./storage.ts";

const PREFIX = "gambar/";
/** Longer than any transaction runs: an object this old without a row is left over. */
const ORPHAN_AGE_MS = 3_600_000;
const SWEEP_BATCH = 500;

const smallKey = (kunci: string) => `${kunci}.kecil`;
const largeKey = (key: string) => key.replace(/\.kecil$/, "");

/**
 * The stored pictures of one request. Objects are written before their rows, so that a committed row always has its
 * picture; the kernel calls {@link undo} when the transaction was rolled back.
 */
export class FileWork {
  private readonly storage: Storage;
  private written: string[] = [];

  constructor(storage: Storage) {
    this.storage = storage;
  }

  /** The id is random, so that the picture's address cannot be guessed. */
  async keep(tx: Tx, image: EncodedImage): Promise<string> {
    const id = randomUUID();
    const kunci = `${PREFIX}${id.slice(0, 2)}/${id}`;
    await this.put(kunci, image.large);
    await this.put(smallKey(kunci), image.small);
    await tx`
      insert into berkas (id, kunci, jenis, bytes, lebar, tinggi)
      values (${id}, ${kunci}, ${`image/${image.format}`}, ${image.large.length}, ${image.width}, ${image.height})`;
    return id;
  }

  private async put(key: string, bytes: Buffer): Promise<void> {
    // Noted first: an upload that broke half-way may have left something behind too.
    this.written.push(key);
    await this.storage.put(key, bytes);
  }

  /** Never throws: what could not be removed now is an orphan, and the sweep will find it. */
  async undo(): Promise<void> {
    const keys = this.written;
    this.written = [];
    await Promise.allSettled(keys.map((key) => this.storage.remove(key)));
  }
}

/** Drops pictures that nothing points to any more. Their objects stay until the sweep: the transaction may still fail. */
export async function dropImages(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx`delete from berkas where id = any(${[...ids]}::uuid[])`;
}

export type OpenedImage = { content: Readable; jenis: string };

/** The picture behind a verified address; null when there is none. */
export async function openImage(
  sql: Db,
  storage: Storage,
  id: string,
  size: "large" | "small",
): Promise<OpenedImage | null> {
  const [row] = await sql<{ kunci: string; jenis: string }[]>`select kunci, jenis from berkas where id = ${id}`;
  if (!row) return null;
  const content = await storage.read(size === "small" ? smallKey(row.kunci) : row.kunci);
  return { content, jenis: row.jenis };
}

/** Rows whose picture is not stored, folder by folder: the keys of one folder at a time fit in memory. */
export async function* berkasHilang(db: Db, storage: Storage): AsyncGenerator<{ id: string; kunci: string }> {
  for (let folder = 0; folder < 256; folder++) {
    const start = folder.toString(16).padStart(2, "0");
    // Pictures lie in the folder that their id begins with.
    const rows = await db<{ id: string; kunci: string }[]>`
      select id, kunci from berkas
      where id between ${`${start}000000-0000-0000-0000-000000000000`} and ${`${start}ffffff-ffff-ffff-ffff-ffffffffffff`}`;
    if (rows.length === 0) continue;
    const stored = new Set<string>();
    for await (const { key } of storage.list(`${PREFIX}${start}/`)) stored.add(key);
    for (const row of rows) if (!stored.has(row.kunci) || !stored.has(smallKey(row.kunci))) yield row;
  }
}

/** Removes stored pictures without a row: a crash between object and commit leaves them, and so does dropping. */
export async function sweepOrphans(sql: Db, storage: Storage, now: Date): Promise<{ removed: number }> {
  let removed = 0;
  let batch: string[] = [];
  const sweep = async () => {
    removed += await removeUnknown(sql, storage, batch);
    batch = [];
  };
  for await (const { key, modified } of storage.list(PREFIX)) {
    if (now.getTime() - modified.getTime() > ORPHAN_AGE_MS) batch.push(key);
    if (batch.length >= SWEEP_BATCH) await sweep();
  }
  if (batch.length > 0) await sweep();
  return { removed };
}

async function removeUnknown(sql: Db, storage: Storage, keys: string[]): Promise<number> {
  const rows = await sql<
    { kunci: string }[]
  >`select kunci from berkas where kunci = any(${keys.map(largeKey)}::text[])`;
  const known = new Set(rows.map((row) => row.kunci));
  const orphans = keys.filter((key) => !known.has(largeKey(key)));
  for (const key of orphans) await storage.remove(key);
  return orphans.length;
}
