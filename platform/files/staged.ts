import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import type { StagedFile } from "#kernel/staged.ts";
import { ObjectMissing, type Storage } from "./storage.ts";
import { displayName, tooLarge, type UploadedFile, UploadRefused } from "./upload.ts";

/**
 * Files that arrive in pieces before the call that they belong to. The pieces are objects in the storage, so that any
 * process and machine can put them together; they stay after that call too, because it may be sent once more where its
 * answer was lost. The hourly housekeeping removes them.
 */
export const STAGED_PREFIX = "unggahan/";
const AGE_MS = 6 * 3_600_000;
/** What one person may have waiting: 250 MB. */
const MOST_PIECES = 4000;
/** The pieces of a sheet of 25 MB. */
const LARGEST_FILE = 400;

const folderOf = (idUser: number) => `${STAGED_PREFIX}${idUser}/`;
const pieceKey = (idUser: number, kunci: string, ke: number) => `${folderOf(idUser)}${kunci}/${ke}`;

export type Piece = { idUser: number; kunci: string; ke: number };

/**
 * Whether this piece may be stored: a file begins with its first piece, where there is room for another file, and one that was
 * begun may come to its end. All of a person's pieces are counted each time: first pieces alone would not say how much follows.
 */
export async function mayStage(storage: Storage, { idUser, kunci, ke }: Piece): Promise<"yes" | "full" | "beginning"> {
  const [own, first] = [pieceKey(idUser, kunci, ke), pieceKey(idUser, kunci, 0)];
  let [pieces, isBegun, isThere] = [0, ke === 0, false];
  for await (const { key } of storage.list(folderOf(idUser))) {
    pieces += 1;
    isBegun ||= key === first;
    isThere ||= key === own;
  }
  if (!isBegun) return "beginning";
  const most = ke === 0 ? MOST_PIECES : MOST_PIECES + LARGEST_FILE;
  return isThere || pieces < most ? "yes" : "full";
}

export const stagePiece = (storage: Storage, { idUser, kunci, ke }: Piece, path: string): Promise<void> =>
  storage.put(pieceKey(idUser, kunci, ke), path);

/** Which pieces of a file have arrived. */
export async function stagedPieces(storage: Storage, idUser: number, kunci: string): Promise<number[]> {
  const arrived: number[] = [];
  for await (const { key } of storage.list(`${folderOf(idUser)}${kunci}/`)) {
    arrived.push(Number(key.slice(key.lastIndexOf("/") + 1)));
  }
  return arrived.sort((a, b) => a - b);
}

type Putting = { storage: Storage; folder: string; idUser: number; maxFileBytes: number };

/** The files as if they had come with the call itself; the caller removes them. */
export async function putTogether(files: readonly StagedFile[], putting: Putting): Promise<UploadedFile[]> {
  await mkdir(putting.folder, { recursive: true });
  const made: UploadedFile[] = [];
  try {
    for (const file of files) made.push(await putOne(file, putting));
    return made;
  } catch (error) {
    await Promise.all(made.map(({ path }) => rm(path, { force: true })));
    if (error instanceof ObjectMissing) {
      throw new UploadRefused(400, "Sebagian unggahan belum sampai. Kirim lagi.", null, error);
    }
    throw error;
  }
}

async function putOne(staged: StagedFile, { storage, folder, idUser, maxFileBytes }: Putting): Promise<UploadedFile> {
  const { kolom, kunci, potong, nama } = staged;
  const path = join(folder, randomUUID());
  const hash = createHash("sha256");
  let bytes = 0;
  const file = await open(path, "wx", 0o600);
  try {
    for (let ke = 0; ke < potong; ke++) {
      for await (const chunk of await storage.read(pieceKey(idUser, kunci, ke))) {
        hash.update(chunk);
        bytes += chunk.length;
        if (bytes > maxFileBytes) throw tooLarge(maxFileBytes, kolom);
        await file.writeFile(chunk);
      }
    }
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  return { field: kolom, name: displayName(nama), path, bytes, sha256: hash.digest("hex") };
}

/** Removes pieces that nobody goes on with. */
export async function sweepStaged(storage: Storage, now: Date): Promise<{ removed: number }> {
  let removed = 0;
  for await (const { key, modified } of storage.list(STAGED_PREFIX)) {
    if (now.getTime() - modified.getTime() <= AGE_MS) continue;
    await storage.remove(key);
    removed++;
  }
  return { removed };
}
