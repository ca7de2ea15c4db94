import type { Storage } from "../../files/storage.ts";
import { severalAtOnce } from "../backup/pictures.ts";
import { PICTURES } from "./place.ts";

const GONE = "berkas-hilang/";
const DAY_MS = 86_400_000;

async function keysIn(storage: Storage, prefix: string): Promise<Map<string, Date>> {
  const keys = new Map<string, Date>();
  for await (const { key, modified } of storage.list(prefix)) keys.set(key.slice(prefix.length), modified);
  return keys;
}

/** Copies new pictures to the archive. One that was deleted here stays there for the days that can be restored. */
export async function copyNewPictures(storage: Storage, place: Storage, days: number, now: Date): Promise<void> {
  const [here, there, gone] = [await keysIn(storage, ""), await keysIn(place, PICTURES), await keysIn(place, GONE)];
  const missing = [...here.keys()].filter((key) => !there.has(key));
  await severalAtOnce(missing, async (key) => {
    const pieces: Buffer[] = [];
    for await (const piece of await storage.read(key)) pieces.push(piece);
    await place.put(PICTURES + key, Buffer.concat(pieces));
  });
  await severalAtOnce([...there.keys()], async (key) => {
    if (here.has(key)) return;
    const since = gone.get(key);
    if (since === undefined) await place.put(GONE + key, Buffer.from("."));
    else if (now.getTime() - since.getTime() > days * DAY_MS) {
      await place.remove(PICTURES + key);
      await place.remove(GONE + key);
    }
  });
}
