import { randomUUID } from "node:crypto";
import { open, readdir, stat } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import type { Readable } from "node:stream";
import { ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { S3Driver } from "flydrive/drivers/s3";
import type { S3Config } from "../config.ts";

export type StorageConfig = { dataDir: string; s3: S3Config | null };

export type StoredObject = { key: string; modified: Date };

/** Stores the bytes of files. Keys are made by us, never taken from a request. */
export type Storage = {
  put(key: string, content: Uint8Array | string): Promise<void>;
  /** Rejects with {@link ObjectMissing} when nothing is stored under the key. */
  read(key: string): Promise<Readable>;
  /** Removing a missing file is no error: `undo` and the sweep may both try. */
  remove(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  list(prefix: string): AsyncIterable<StoredObject>;
  close(): void;
};

export class ObjectMissing extends Error {
  constructor(key: string, cause?: unknown) {
    super(`No stored object ${key}: restore it from the backup, or check that the storage settings did not change`, {
      cause,
    });
    this.name = "ObjectMissing";
  }
}

/** The bucket cannot be reached, or refuses us: the client may try again later. */
export class StorageUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The storage of pictures: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = "StorageUnavailable";
  }
}

async function reached<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof ObjectMissing ? error : new StorageUnavailable(error);
  }
}

/** What time it is by the clock that stamps the stored files: the app's own may have jumped. */
export async function storageTime(storage: Storage): Promise<Date> {
  const key = `jam/${randomUUID()}`;
  await storage.put(key, Buffer.from("."));
  try {
    for await (const { modified } of storage.list(key)) return modified;
    throw new ObjectMissing(key);
  } finally {
    await storage.remove(key);
  }
}

export function openStorage(config: StorageConfig): Storage {
  return config.s3 ? openS3(config.s3) : openFolder(join(config.dataDir, "berkas"));
}

/** A string is the path of a file to copy; bytes are stored as they are. */
function putOn(disk: Disk, key: string, content: Uint8Array | string): Promise<void> {
  return typeof content === "string" ? disk.copyFromFs(content, key) : disk.put(key, content);
}

export function openFolder(folder: string): Storage {
  const root = resolve(folder);
  const disk = new Disk(new FSDriver({ location: root, visibility: "private" }));
  return {
    async put(key, content) {
      await putOn(disk, key, content);
      // Flushed to disk, because the row that names this file is committed with fsync: both survive a power cut.
      const handle = await open(join(root, key), "r+");
      try {
        await handle.sync();
      } finally {
        await handle.close();
      }
    },
    async read(key) {
      if (!(await disk.exists(key))) throw new ObjectMissing(key);
      return disk.getStream(key);
    },
    async remove(key) {
      if (await disk.exists(key)) await disk.delete(key);
    },
    exists: (key) => disk.exists(key),
    list: (prefix) => listFolder(root, prefix),
    close() {},
  };
}

async function* listFolder(root: string, prefix: string): AsyncIterable<StoredObject> {
  // Reads only the folder that the prefix names.
  const folder = prefix.slice(0, prefix.lastIndexOf("/") + 1);
  const names = await readdir(join(root, folder), { recursive: true }).catch(missingAs<string[]>([]));
  for (const name of names) {
    const key = folder + name.split(sep).join("/");
    if (!key.startsWith(prefix)) continue;
    const found = await stat(join(root, key)).catch(missingAs(null));
    if (found?.isFile()) yield { key, modified: found.mtime };
  }
}

/** For files that may be removed between listing and reading. */
function missingAs<T>(value: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === "ENOENT") return value;
    throw error;
  };
}

/** The part of a storage whose keys begin so. */
export const below = (storage: Storage, prefix: string): Storage => ({
  put: (key, content) => storage.put(prefix + key, content),
  read: (key) => storage.read(prefix + key),
  remove: (key) => storage.remove(prefix + key),
  exists: (key) => storage.exists(prefix + key),
  async *list(part) {
    for await (const { key, modified } of storage.list(prefix + part))
      yield { key: key.slice(prefix.length), modified };
  },
  close: () => storage.close(),
});

export function openS3(config: S3Config): Storage {
  const client = new S3Client({
    region: config.region,
    endpoint: config.endpoint,
    forcePathStyle: config.forcePathStyle,
    credentials: { accessKeyId: config.accessKey, secretAccessKey: config.secretKey },
    // Other S3 servers do not know the checksum trailers that Amazon's library sends by default.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 30_000 },
  });
  const disk = new Disk(new S3Driver({ client, bucket: config.bucket, visibility: "private", supportsACL: false }));
  return {
    put: (key, content) => reached(putOn(disk, key, content)),
    async read(key) {
      try {
        return await disk.getStream(key);
      } catch (error) {
        if (!(await reached(disk.exists(key)))) throw new ObjectMissing(key, error);
        throw new StorageUnavailable(error);
      }
    },
    remove: (key) => reached(disk.delete(key)),
    exists: (key) => reached(disk.exists(key)),
    list: (prefix) => listBucket(client, config.bucket, prefix),
    close: () => client.destroy(),
  };
}

async function* listBucket(client: S3Client, bucket: string, prefix: string): AsyncIterable<StoredObject> {
  let next: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: next }),
    );
    for (const { Key, LastModified } of page.Contents ?? []) {
      if (Key && LastModified) yield { key: Key, modified: LastModified };
    }
    next = page.NextContinuationToken;
  } while (next);
}
