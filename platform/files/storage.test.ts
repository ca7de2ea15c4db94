import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import S3rver from "s3rver";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ObjectMissing, openStorage, type Storage, type StoredObject, storageTime } from "./storage.ts";

async function disk(folder: string) {
  return { storage: openStorage({ dataDir: folder, s3: null }), stop: async () => {} };
}

async function s3(folder: string) {
  const server = new S3rver({ port: 0, silent: true, directory: folder, configureBuckets: [{ name: "kantor" }] });
  const { port } = await server.run();
  const storage = openStorage({
    dataDir: folder,
    s3: {
      endpoint: `http://127.0.0.1:${port}`,
      region: "us-east-1",
      bucket: "kantor",
      forcePathStyle: true,
      accessKey: "S3RVER",
      secretKey: "S3RVER",
    },
  });
  return { storage, stop: () => server.close() };
}

describe.each([
  ["on disk", disk],
  ["on S3", s3],
])("storage %s", (_where, open) => {
  let folder = "";
  let storage: Storage;
  let stop = async (): Promise<void> => {};
  const read = async (key: string) => (await buffer(await storage.read(key))).toString();
  const listed = async (prefix: string) => {
    const keys: string[] = [];
    for await (const { key } of storage.list(prefix)) keys.push(key);
    return keys.sort();
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "kantor-simpan-"));
    ({ storage, stop } = await open(folder));
  });
  afterAll(async () => {
    storage.close();
    await stop();
    await rm(folder, { recursive: true });
  });

  test("lists nothing before anything was stored", async () => {
    expect(await listed("gambar/")).toEqual([]);
  });

  test("tells its own time, and keeps nothing of the question", async () => {
    expect(Math.abs((await storageTime(storage)).getTime() - Date.now())).toBeLessThan(3_600_000);
    expect(await listed("jam/")).toEqual([]);
  });

  test("gives back bytes and files as they came", async () => {
    await storage.put("gambar/aa/satu", Buffer.from("isi satu"));
    const path = join(folder, "unggahan");
    await writeFile(path, "isi dua");
    await storage.put("gambar/bb/dua", path);
    expect(await read("gambar/aa/satu")).toBe("isi satu");
    expect(await read("gambar/bb/dua")).toBe("isi dua");
    expect(await storage.exists("gambar/aa/satu")).toBe(true);
    expect(await listed("gambar/")).toEqual(["gambar/aa/satu", "gambar/bb/dua"]);
    expect(await listed("cadangan/")).toEqual([]);
  });

  test("knows when an object was stored", async () => {
    await storage.put("gambar/cc/tiga", Buffer.from("isi"));
    for await (const { modified } of storage.list("gambar/cc/")) {
      expect(Math.abs(Date.now() - modified.getTime())).toBeLessThan(60_000);
    }
  });

  test("removes, and does not mind when there is nothing to remove", async () => {
    await storage.put("gambar/dd/empat", Buffer.from("isi"));
    await storage.remove("gambar/dd/empat");
    await storage.remove("gambar/dd/empat");
    expect(await storage.exists("gambar/dd/empat")).toBe(false);
    await expect(storage.read("gambar/dd/empat")).rejects.toThrow(ObjectMissing);
  });
});

// The S3 test server does not page its lists, so this test answers with two recorded pages.
test("a bucket is listed to its last page", async () => {
  const asked: string[] = [];
  const page = (key: string, next: string) =>
    `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== ""}</IsTruncated>${next}
     <Contents><Key>${key}</Key><LastModified>2026-11-21T07:00:00.000Z</LastModified></Contents></ListBucketResult>`;
  const server = createServer((request, response) => {
    const token = new URL(request.url ?? "", "http://s3").searchParams.get("continuation-token") ?? "";
    asked.push(token);
    response.setHeader("content-type", "application/xml");
    const next = "<NextContinuationToken>halaman-2</NextContinuationToken>";
    response.end(token === "halaman-2" ? page("gambar/b", "") : page("gambar/a", next));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const storage = openStorage({
    dataDir: "",
    s3: {
      endpoint: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
      region: "us-east-1",
      bucket: "kantor",
      forcePathStyle: true,
      accessKey: "a",
      secretKey: "b",
    },
  });
  const objects: StoredObject[] = [];
  for await (const object of storage.list("gambar/")) objects.push(object);
  storage.close();
  server.close();
  expect(asked).toEqual(["", "halaman-2"]);
  const modified = new Date("2026-11-21T07:00:00.000Z");
  expect(objects).toEqual([
    { key: "gambar/a", modified },
    { key: "gambar/b", modified },
  ]);
});
