import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline, Readable } from "node:stream";
import { createGzip } from "node:zlib";
import type { Tanggal } from "#kernel/types.ts";
import { limiter } from "#platform/files/limiter.ts";
import type { Services, Sheet } from "#platform/http/context.ts";
import { packed } from "#platform/ops/archive/tar.ts";
import { exportAll } from "#platform/ops/export/exportAll.ts";
import { isiEkspor } from "./isiEkspor.ts";

/** An export takes the room of all that the company has, until it is sent. */
const oneAtATime = limiter(1);

/** Everything as one archive. It is made in a folder first, so that a slow reader keeps no snapshot of the database open. */
export async function eksporSemua(services: Pick<Services, "sql" | "storage">, today: Tanggal): Promise<Sheet> {
  const folder = await mkdtemp(join(tmpdir(), "kantor-ekspor-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await oneAtATime(() => exportAll(services, folder, isiEkspor(today)));
    const entries = (await readdir(folder, { recursive: true, withFileTypes: true }))
      .map((entry) => ({
        name: join(entry.parentPath, entry.name).slice(folder.length + 1),
        isFolder: entry.isDirectory(),
      }))
      .sort((a, b) => Number(b.isFolder) - Number(a.isFolder) || (a.name < b.name ? -1 : 1));
    const content = createGzip({ level: 2 });
    pipeline(Readable.from(packed(folder, entries)), content, () => void remove());
    return { name: `kantor-ekspor-${today}.tar.gz`, content };
  } catch (error) {
    await remove();
    throw error;
  }
}
