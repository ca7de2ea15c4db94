import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { asOne } from "../db/asOne.ts";
import type { Db, Fragment, Tx } from "../db/database.ts";
import type { Closing } from "../http/closing.ts";
import { idOfPdf, isPdf } from "./berkasId.ts";
import { type EncodedImage, type ImageFormat, SMALL_SIDE, smallCopy } from "./image.ts";
import type { Storage } from "./storage.ts";

const PREFIX = "gambar/";
/** Longer than any transaction: a stored object of this age without a row is left over. */
const ORPHAN_AGE_MS = 3_600_000;
const SWEEP_BATCH = 500;

const keyOf = (id: string) => `${PREFIX}${id.slice(0, 2)}/${id}`;
const smallKey = (kunci: string) => `${kunci}.kecil`;
const largeKey = (key: string) => key.replace(/\.kecil$/, "");

/**
 * The pictures of one request. They are stored before its transaction begins, so that no connection or lock waits for
 * the storage, and a committed row always has its picture. The kernel calls `undo` after a rollback and `tidy` after a
 * commit.
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
    const ends = await Promise.allSettled(
      images.map(async (image) => {
        const id = image.format === "pdf" ? idOfPdf() : randomUUID();
        await this.put(keyOf(id), image.content);
        this.ids.set(image, id);
      }),
    );
    for (const end of ends) if (end.status === "rejected") throw end.reason;
  }

  private async put(key: string, content: Buffer | string): Promise<void> {
    // Noted before the upload: a failed one may have left a part behind.
    this.written.push(key);
    await this.storage.put(key, content);
  }

  /** Inserts the rows of stored pictures; answers their ids in the order of the pictures. */
  async keepAll(tx: Tx, images: readonly EncodedImage[]): Promise<string[]> {
    const rows = this.rowsOf(images);
    if (rows.length > 0) await tx`insert into berkas ${tx(rows)}`;
    return this.noted(rows);
  }

  /**
   * The same at the end of the transaction, and attaches the pictures to a new record, in this order, in the table for
   * pictures of its kind.
   */
  async keepFor(
    { tx, closing }: { tx: Tx; closing?: Closing },
    table: string,
    owner: Owner,
    images: readonly EncodedImage[],
  ): Promise<void> {
    const rows = this.rowsOf(images);
    if (rows.length === 0) return;
    const attached = rows.map(({ id }, at) => ({ ...owner, urutan: at + 1, idBerkas: id }));
    const statements = [tx`insert into berkas ${tx(rows)}`, tx`insert into ${tx(table)} ${tx(attached)}`];
    if (closing) closing.statements.push(...statements);
    else await asOne(tx, statements);
    this.noted(rows);
  }

  private rowsOf(images: readonly EncodedImage[]) {
    return images.map((image) => {
      const id = this.ids.get(image);
      if (id === undefined) throw new Error("A picture must be stored before its row is written");
      return {
        id,
        kunci: keyOf(id),
        jenis: image.format === "pdf" ? "application/pdf" : `image/${image.format}`,
        bytes: image.bytes,
        lebar: image.width,
        tinggi: image.height,
      };
    });
  }

  private noted(rows: readonly { id: string; kunci: string }[]): string[] {
    for (const { kunci } of rows) this.kept.add(kunci);
    return rows.map(({ id }) => id);
  }

  /** Removes all pictures of this request. */
  undo(): Promise<void> {
    return this.remove(this.written);
  }

  /** Removes pictures without a row, for example when a repeated request got its first answer again. */
  tidy(): Promise<void> {
    return this.remove(this.written.filter((key) => !this.kept.has(key)));
  }

  /** Never throws: a picture that cannot be removed now is found by the hourly `sweep`. */
  private async remove(keys: readonly string[]): Promise<void> {
    this.written = [];
    await Promise.allSettled(keys.map((key) => this.storage.remove(key)));
  }
}

/**
 * Deletes the rows of pictures that nothing refers to any more. Their objects stay until the sweep, because the
 * transaction may still fail.
 */
export async function dropImages(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx`delete from berkas where id = any(${[...ids]}::uuid[])`;
}

/** The columns that name the record of a picture, with their values. */
export type Owner = Readonly<Record<string, string | number>>;

/** Attaches pictures to a record, in this order, in the table for pictures of its kind. */
export async function attachImages(
  tx: Tx,
  table: string,
  owner: Owner,
  ids: readonly string[],
  after = 0,
): Promise<void> {
  const rows = ids.map((idBerkas, at) => ({ ...owner, urutan: after + at + 1, idBerkas }));
  if (rows.length > 0) await tx`insert into ${tx(table)} ${tx(rows)}`;
}

export type OpenedImage = { content: Readable; jenis: string };

/** The picture of an address whose signature was checked; null when there is none, or it may not be opened. */
export async function openImage(
  sql: Db,
  storage: Storage,
  id: string,
  size: "large" | "small",
  mayOpen: Fragment = sql`true`,
): Promise<OpenedImage | null> {
  const [row] = await sql<Stored[]>`select kunci, jenis, lebar, tinggi from berkas where id = ${id} and ${mayOpen}`;
  if (!row) return null;
  const content = size === "small" && !isPdf(id) ? await openSmall(storage, row) : await storage.read(row.kunci);
  return { content, jenis: row.jenis };
}

type Stored = { kunci: string; jenis: `image/${ImageFormat}`; lebar: number; tinggi: number };

/** Small copies that are being made, so that several looks at the same moment make one. */
const making = new Map<string, Promise<Buffer>>();

/**
 * The small copy of a picture. It is made when somebody first looks at it, so that whoever sends pictures does not wait
 * for it, and nothing is missing after a crash.
 */
async function openSmall(storage: Storage, row: Stored): Promise<Readable> {
  const { kunci, lebar, tinggi } = row;
  if (Math.max(lebar, tinggi) <= SMALL_SIDE) return storage.read(kunci);
  if (await storage.exists(smallKey(kunci))) return storage.read(smallKey(kunci));
  const made = making.get(kunci) ?? makeSmall(storage, row).finally(() => making.delete(kunci));
  making.set(kunci, made);
  return Readable.from([await made]);
}

async function makeSmall(storage: Storage, { kunci, jenis }: Stored): Promise<Buffer> {
  const large = await buffer(await storage.read(kunci));
  const small = await smallCopy(large, jenis.slice("image/".length) as ImageFormat).catch(() => null);
  // A picture that cannot be read is shown as it is.
  if (small === null) return large;
  await storage.put(smallKey(kunci), small);
  return small;
}

/** Rows whose picture is not stored. Works folder by folder, so that only the keys of one folder are in memory. */
export async function* berkasHilang(db: Db, storage: Storage): AsyncGenerator<{ id: string; kunci: string }> {
  for (let folder = 0; folder < 256; folder++) {
    const start = folder.toString(16).padStart(2, "0");
    // The folder of a picture is the beginning of its id.
    const rows = await db<{ id: string; kunci: string }[]>`
      select id, kunci from berkas
      where id between ${`${start}000000-0000-0000-0000-000000000000`} and ${`${start}ffffff-ffff-ffff-ffff-ffffffffffff`}`;
    if (rows.length === 0) continue;
    const stored = new Set<string>();
    for await (const { key } of storage.list(`${PREFIX}${start}/`)) stored.add(key);
    for (const row of rows) if (!stored.has(row.kunci)) yield row;
  }
}

/**
 * Removes stored pictures without a row; a crash between upload and commit leaves them, and deleting a picture does
 * too.
 */
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
