import { link, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Config } from "#platform/config.ts";
import { openStorage, type Storage } from "#platform/files/storage.ts";

/** The demo uses the same few pictures thousands of times: on a disk each is stored once, and copies are hard links. */
export function openDemoStorage({ dataDir, s3 }: Config): Storage {
  const storage = openStorage({ dataDir, s3 });
  if (s3) return storage;
  const pathOf = (key: string) => join(dataDir, "berkas", key);
  const stored = new Map<Uint8Array, string>();
  return {
    ...storage,
    async put(key, content) {
      const twin = typeof content === "string" ? undefined : stored.get(content);
      if (twin === undefined) {
        await storage.put(key, content);
        if (typeof content !== "string") stored.set(content, key);
        return;
      }
      await mkdir(dirname(pathOf(key)), { recursive: true });
      await link(pathOf(twin), pathOf(key));
    },
  };
}
