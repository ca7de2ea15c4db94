import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import * as z from "zod/mini";

const checksum = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** The manifest of a backup: every file with its checksum, so that a restore can check all of them first. */
export const Manifest = z.object({
  dibuat: z.string(),
  migrations: z.array(z.object({ nama: z.string(), sidik: z.string() })),
  tables: z.array(
    z.object({
      name: z.string().check(z.regex(/^\w+$/)),
      columns: z.array(z.string().check(z.regex(/^\w+$/))),
      rows: z.int(),
      sha256: checksum,
    }),
  ),
  /** The sequences with their last numbers. */
  sequences: z.array(z.object({ name: z.string(), value: z.int() })),
  pictures: z.array(z.object({ key: z.string(), sha256: checksum })),
});
export type Manifest = z.output<typeof Manifest>;

/** Folder of the pictures. A stored picture never changes, so all backups in a folder share one copy of it. */
export const PICTURES = "berkas";

/** Ending of a file or folder that is not complete yet. */
export const UNFINISHED = ".belum-selesai";

export const tableFile = (backup: string, table: string): string => join(backup, "tables", `${table}.copy.gz`);

export async function readManifest(backup: string): Promise<Manifest> {
  const text = await readFile(join(backup, "manifest.json"), "utf8").catch(() => {
    throw new Error(`${backup} is no backup: it has no manifest.json. Name a folder inside backup/.`);
  });
  const manifest = Manifest.safeParse(parsed(text));
  if (!manifest.success) {
    throw new Error(`The manifest.json of ${backup} is damaged, or another version wrote it: take another backup.`);
  }
  return manifest.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A stream that passes everything on and computes its checksum. */
export class Checksum extends Transform {
  readonly #hash = createHash("sha256");

  override _transform(chunk: Buffer, _encoding: string, done: (error: null, chunk: Buffer) => void): void {
    this.#hash.update(chunk);
    done(null, chunk);
  }

  hex(): string {
    return this.#hash.digest("hex");
  }
}

/** The checksum of a file, or null where there is none. */
export async function checksumOf(path: string, signal?: AbortSignal): Promise<string | null> {
  const hash = createHash("sha256");
  try {
    await pipeline(createReadStream(path), hash, { signal });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
  return hash.digest("hex");
}
