import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "#test/support/database.ts";
import type { TestDatabase } from "#test/support/server.ts";
import { dropImages, FileWork, openImage, sweepOrphans } from "./berkas.ts";
import type { EncodedImage } from "./image.ts";
import { openStorage, type Storage } from "./storage.ts";

const HOUR = 3_600_000;
const image: EncodedImage = { content: Buffer.from("gambar"), bytes: 6, width: 1600, height: 1200, format: "jpeg" };

describe("pictures of documents", () => {
  let database: TestDatabase;
  let folder = "";
  let storage: Storage;

  beforeAll(async () => {
    database = await testDatabase();
  });
  beforeEach(async () => {
    await database.reset();
    folder = await mkdtemp(join(tmpdir(), "kantor-berkas-"));
    storage = openStorage({ dataDir: folder, s3: null });
    return () => rm(folder, { recursive: true });
  });
  afterAll(() => database.drop());

  const keep = async (kept = image): Promise<string> => {
    const work = new FileWork(storage);
    await work.store([kept]);
    const [id = ""] = await database.sql.begin((tx) => work.keepAll(tx, [kept]));
    return id;
  };
  const later = (hours: number) => new Date(Date.now() + hours * HOUR);

  async function content(id: string, size: "large" | "small"): Promise<string | null> {
    const opened = await openImage(database.sql, storage, id, size);
    return opened && (await buffer(opened.content)).toString();
  }

  async function stored(): Promise<number> {
    let count = 0;
    for await (const _ of storage.list("")) count++;
    return count;
  }

  test("are kept and open by their id", async () => {
    const id = await keep();
    expect(await content(id, "large")).toBe("gambar");
    expect(await database.sql`select jenis, bytes, lebar, tinggi from berkas where id = ${id}`).toEqual([
      { jenis: "image/jpeg", bytes: 6, lebar: 1600, tinggi: 1200 },
    ]);
    expect(await content("7b1d3f0e-53a8-4b59-9a3c-0d6cf1f0a001", "large")).toBeNull();
  });

  test("get their small copy when somebody first looks, once for all who look at that moment", async () => {
    const file = sharp({ create: { width: 800, height: 400, channels: 3, background: "#268bd2" } });
    const bytes = await file.webp().toBuffer();
    const id = await keep({ content: bytes, bytes: bytes.length, width: 800, height: 400, format: "webp" });
    expect(await stored()).toBe(1);
    const looks = await Promise.all([1, 2, 3].map(() => openImage(database.sql, storage, id, "small")));
    for (const look of looks) {
      const small = look && (await buffer(look.content));
      expect(look?.jenis).toBe("image/webp");
      expect(await sharp(small ?? "").metadata()).toMatchObject({ width: 320, height: 160, format: "webp" });
    }
    expect(await stored()).toBe(2);
    expect(await content(id, "small")).not.toBe(await content(id, "large"));
  });

  test("that are small, or cannot be read, are shown as they are", async () => {
    const tiny = await keep({ ...image, width: 320, height: 200 });
    expect(await content(tiny, "small")).toBe("gambar");
    expect(await content(await keep(), "small")).toBe("gambar");
    expect(await stored()).toBe(2);
  });

  test("leave nothing behind when the transaction fails", async () => {
    const kept = await keep();
    const work = new FileWork(storage);
    const images = [image, { ...image }];
    await work.store(images);
    const failing = database.sql.begin(async (tx) => {
      await work.keepAll(tx, images);
      throw new Error("gagal");
    });
    await expect(failing).rejects.toThrow("gagal");
    expect(await stored()).toBe(3);
    await work.undo();
    await work.undo();
    expect(await stored()).toBe(1);
    expect(await content(kept, "large")).toBe("gambar");
  });

  test("that got no row in the end do not stay, the others do", async () => {
    const work = new FileWork(storage);
    const [first, second] = [image, { ...image }];
    await work.store([first, second]);
    const ids = await database.sql.begin((tx) => work.keepAll(tx, [second]));
    expect(await database.sql.begin((tx) => work.keepAll(tx, []))).toEqual([]);
    await work.tidy();
    expect(await stored()).toBe(1);
    expect(await content(ids[0] ?? "", "large")).toBe("gambar");
  });

  test("are undone even when storing broke off half-way, and undo never throws", async () => {
    const removed: string[] = [];
    let put = 0;
    const broken: Storage = {
      ...storage,
      async put(key, bytes) {
        put += 1;
        if (put === 2) throw new Error("disk penuh");
        await storage.put(key, bytes);
      },
      async remove(key) {
        removed.push(key);
        await storage.remove(key);
        throw new Error("tidak dapat dihapus");
      },
    };
    const work = new FileWork(broken);
    const second = { ...image };
    await expect(work.store([image, second])).rejects.toThrow("disk penuh");
    await expect(database.sql.begin((tx) => work.keepAll(tx, [second]))).rejects.toThrow("must be stored");
    expect(await database.sql`select 1 from berkas`).toHaveLength(0);
    await work.undo();
    expect(removed).toHaveLength(2);
    expect(await stored()).toBe(0);
  });

  test("whose row never came are swept after an hour, others stay", async () => {
    const id = await keep();
    await storage.put("gambar/ab/tanpa-baris", Buffer.from("x"));
    await storage.put("gambar/ab/tanpa-baris.kecil", Buffer.from("x"));
    await storage.put("logo/lain", Buffer.from("x"));
    expect(await sweepOrphans(database.sql, storage, later(0.9))).toEqual({ removed: 0 });
    expect(await sweepOrphans(database.sql, storage, later(1.1))).toEqual({ removed: 2 });
    expect(await stored()).toBe(2);
    expect(await content(id, "large")).toBe("gambar");
  });

  test("that were dropped close at once and are swept later", async () => {
    const [dropped, other] = [await keep(), await keep()];
    await database.sql.begin((tx) => dropImages(tx, [dropped]));
    await database.sql.begin((tx) => dropImages(tx, []));
    expect(await content(dropped, "large")).toBeNull();
    expect(await sweepOrphans(database.sql, storage, later(2))).toEqual({ removed: 1 });
    expect(await content(other, "large")).toBe("gambar");
  });

  test("are swept in any number", async () => {
    const id = await keep();
    const removed: string[] = [];
    const crowded: Storage = {
      ...storage,
      async *list(prefix) {
        for (let n = 0; n < 1010; n++) yield { key: `gambar/zz/${n}`, modified: new Date(0) };
        yield* storage.list(prefix);
      },
      remove: async (key) => void removed.push(key),
    };
    expect(await sweepOrphans(database.sql, crowded, later(2))).toEqual({ removed: 1010 });
    expect(new Set(removed).size).toBe(1010);
    expect(await content(id, "large")).toBe("gambar");
  });
});
