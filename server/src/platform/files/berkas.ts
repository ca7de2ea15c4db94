import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import type { Db, Tx } from "../postgres/database.ts";
import type { EncodedImage } from "./image.ts";
import type { Storage } from "./storage.ts";

const PREFIX = "gambar/";
/** Longer than any transaction runs: an object this old without a row is left over. */
const ORPHAN_AGE_MS = 3_600_000;
const SWEEP_BATCH = 500;

const keyOf = (id: string) => `${PREFIX}${id.slice(0, 2)}/${id}`;
const smallKey = (kunci: string) => `${kunci}.kecil`;
const largeKey = (key: string) => key.replace(/\.kecil$/, "");

/**
 * The pictures that came with one request. They are stored before its transaction begins, so that no connection and no
 * lock is held meanwhile and a committed row always has its picture; the kernel calls {@link undo} when the transaction
 * was rolled back and {@link tidy} when it was committed.
 */
export class FileWork {
  private readonly storage: Storage;
  private readonly ids = new Map<EncodedImage, string>();
  private written: string[] = [];
  private readonly kept = new Set<string>();

  constructor(storage: Storage) {
    this.storage = storage;
  }

  /** The ids are random, so that a picture's address cannot be guessed. */
  async store(images: readonly EncodedImage[]): Promise<void> {
    for (const image of images) {
      const id = randomUUID();
      await this.put(keyOf(id), image.large);
      await this.put(smallKey(keyOf(id)), image.small);
      this.ids.set(image, id);
    }
  }

  private async put(key: string, bytes: Buffer): Promise<void> {
    // Noted first: an upload that broke half-way may have left something behind too.
    this.written.push(key);
    await this.storage.put(key, bytes);
  }

  /** Gives stored pictures their rows; answers their ids in the order of the pictures. */
  async keepAll(tx: Tx, images: readonly EncodedImage[]): Promise<string[]> {
    const rows = images.map((image) => {
      const id = this.ids.get(image);
      if (id === undefined) throw new Error("A picture must be stored before its row is written");
      return {
        id,
        kunci: keyOf(id),
        jenis: `image/${image.format}`,
        bytes: image.large.length,
        lebar: image.width,
        tinggi: image.height,
      };
    });
    if (rows.length > 0) await tx`insert into berkas ${tx(rows)}`;
    for (const { kunci } of rows) this.kept.add(kunci);
    return rows.map(({ id }) => id);
  }

  /** Removes everything. */
  undo(): Promise<void> {
    return this.remove(this.written);
  }

  /** Removes what the transaction gave no row, as when the answer to the same request was known already. */
  tidy(): Promise<void> {
    return this.remove(this.written.filter((key) => !this.kept.has(largeKey(key))));
  }

  /** Never throws: what could not be removed now is an orphan, and the sweep will find it. */
  private async remove(keys: readonly string[]): Promise<void> {
    this.written = [];
    await Promise.allSettled(keys.map((key) => this.storage.remove(key)));
  }
}

/** Drops pictures that nothing points to any more. Their objects stay until the sweep: the transaction may still fail. */
export async function dropImages(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx`delete from berkas where id = any(${[...ids]}::uuid[])`;
}

/** The column that names the record a picture belongs to, with what stands in it; a table may ask for more of them. */
type Owner = Readonly<Record<string, string | number>>;

/** Gives a record its pictures, in this order, in the table that holds those of its kind. */
export async function attachImages(tx: Tx, table: string, owner: Owner, ids: readonly string[]): Promise<void> {
  const rows = ids.map((idBerkas, at) => ({ ...owner, urutan: at + 1, idBerkas }));
  if (rows.length > 0) await tx`insert into ${tx(table)} ${tx(rows)}`;
}

/** The same in place of the pictures that the record had; those that are not among the new ones are dropped. */
export async function replaceImages(tx: Tx, table: string, owner: Owner, ids: readonly string[]): Promise<void> {
  const [name = "", value] = Object.entries(owner)[0] ?? [];
  const former = await tx<{ idBerkas: string }[]>`
    delete from ${tx(table)} where ${tx(name)} = ${value} returning id_berkas`;
  await attachImages(tx, table, owner, ids);
  await dropImages(
    tx,
    former.map(({ idBerkas }) => idBerkas).filter((id) => !ids.includes(id)),
  );
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
