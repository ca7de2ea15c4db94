import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Pictures } from "./actor.ts";

/** Hands over a text as the file `berkas` that somebody uploads. */
export async function uploading(name: string, teks: string, upload: (files: Pictures) => Promise<unknown>) {
  const folder = mkdtempSync(join(tmpdir(), "kantor-demo-"));
  try {
    const path = join(folder, "berkas");
    writeFileSync(path, teks);
    const berkas = { name, path, sha256: createHash("sha256").update(teks).digest("hex") };
    await upload({ berkas: [berkas] } as never);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
