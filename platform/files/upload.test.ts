import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { displayName, readMultipart, type Upload, UploadRefused } from "./upload.ts";

let folder = "";
let server: Server;
let url = "";
/** The result of the last request on the server's side. */
let outcome: Promise<Upload>;

const LIMITS = { maxFileBytes: 100_000, maxFiles: 2, maxFields: 3, maxFieldBytes: 1000, maxBytes: 2500 };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kantor-unggah-"));
  server = createServer((incoming: IncomingMessage, response) => {
    outcome = readMultipart(incoming, incoming.headers, { folder, ...LIMITS });
    outcome.then(
      (upload) => response.end(JSON.stringify({ fields: upload.fields, files: upload.files })),
      (error: unknown) => {
        const refused = error instanceof UploadRefused ? error : null;
        response.writeHead(refused?.status ?? 500).end(refused?.message ?? String(error));
      },
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
});
afterEach(async () => {
  await outcome.then((upload) => upload.discard()).catch(() => {});
  expect(await readdir(folder)).toEqual([]);
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

const send = (body: FormData) => fetch(url, { method: "POST", body });
const sendRaw = (body: string, type = "multipart/form-data; boundary=x") =>
  fetch(url, { method: "POST", body, headers: { "content-type": type } });

function form(entries: [string, string | Blob, string?][]): FormData {
  const body = new FormData();
  for (const [name, value, file] of entries) {
    if (typeof value === "string") body.append(name, value);
    else body.append(name, value, file);
  }
  return body;
}

async function openDescriptors(): Promise<number> {
  const targets = await readdir("/proc/self/fd");
  return targets.length;
}

describe("a multipart body", () => {
  test("brings fields and files, streamed to disk with their digest", async () => {
    const bytes = Buffer.alloc(100_000, "kantor");
    const response = await send(
      form([
        ["nama", "Budi é"],
        ["dokumen", new Blob([bytes]), "foto lokasi é.jpg"],
        ["dokumen", new Blob(["dua"]), "b.png"],
        ["menu", "A"],
        ["menu", "B"],
      ]),
    );
    expect(response.status).toBe(200);
    const upload = await outcome;
    expect({ ...upload.fields }).toEqual({ nama: ["Budi é"], menu: ["A", "B"] });
    expect(upload.files).toMatchObject([
      { field: "dokumen", name: "foto lokasi é.jpg", bytes: 100_000 },
      { field: "dokumen", name: "b.png", bytes: 3 },
    ]);
    const [first] = upload.files;
    expect(await readFile(first?.path ?? "")).toEqual(bytes);
    expect(first?.sha256).toBe(createHash("sha256").update(bytes).digest("hex"));
    await upload.discard();
    expect(await readdir(folder)).toEqual([]);
  });

  test("ignores a file input that was left empty", async () => {
    const response = await send(form([["dokumen", new Blob([]), ""]]));
    expect(response.status).toBe(200);
    expect((await outcome).files).toEqual([]);
  });

  test("takes the names of fields as they are", async () => {
    await send(
      form([
        ["__proto__", "x"],
        ["constructor", "y"],
      ]),
    );
    expect(Object.keys((await outcome).fields).sort()).toEqual(["__proto__", "constructor"]);
  });

  test("is refused with its limit when a file is too large, and the client gets to read it", async () => {
    const response = await send(form([["foto", new Blob([Buffer.alloc(5_000_000)]), "besar.jpg"]]));
    expect(response.status).toBe(413);
    expect(await response.text()).toContain("0,1 MB");
    await expect(outcome).rejects.toMatchObject({ field: "foto" });
  });

  test("is refused with too many files or fields, or one too long", async () => {
    const file: [string, Blob, string] = ["dokumen", new Blob(["x"]), "a.jpg"];
    const tooMany = await send(form([file, file, file]));
    expect([tooMany.status, await tooMany.text()]).toEqual([400, "Terlalu banyak berkas dalam satu kiriman."]);
    const fields = Array.from({ length: 4 }, (_, n): [string, string] => [`f${n}`, "x"]);
    expect((await send(form(fields))).status).toBe(400);
    expect((await send(form([["alamat", "x".repeat(1001)]]))).status).toBe(400);
    await expect(outcome).rejects.toMatchObject({ field: "alamat" });
    const long = Array.from({ length: 3 }, (_, n): [string, string] => [`f${n}`, "x".repeat(900)]);
    expect((await send(form(long))).status).toBe(413);
    expect((await send(form(long.slice(1)))).status).toBe(200);
  });

  test.each([
    ["no boundary", "", "multipart/form-data"],
    ["no end", '--x\r\nContent-Disposition: form-data; name="a"; filename="a.jpg"\r\n\r\nabc', undefined],
    ["nothing at all", "", undefined],
    ["other text", "halo halo", undefined],
  ])("that is malformed is refused: %s", async (_what, body, type) => {
    const response = await sendRaw(body, type);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("kirim lagi");
  });

  test("of another type is refused as such", async () => {
    expect((await sendRaw("{}", "application/json")).status).toBe(415);
  });

  test("that breaks off leaves no file and no open handle", async () => {
    const before = await openDescriptors();
    for (let n = 0; n < 10; n++) {
      const client = request(url, {
        method: "POST",
        headers: { "content-type": "multipart/form-data; boundary=x", "content-length": 90_000 },
      });
      client.on("error", () => {});
      client.write('--x\r\nContent-Disposition: form-data; name="a"; filename="a.jpg"\r\n\r\n');
      client.write(Buffer.alloc(40_000));
      while ((await readdir(folder)).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      client.destroy();
      await expect(outcome).rejects.toMatchObject({ status: 400, message: expect.stringContaining("terputus") });
      expect(await readdir(folder)).toEqual([]);
    }
    expect(await openDescriptors()).toBeLessThan(before + 10);
  });
});

test.each([
  ["foto.jpg", "foto.jpg"],
  ["../../etc/passwd", "passwd"],
  ["C:\\Users\\Budi\\nota.xlsx", "nota.xlsx"],
  ["a\u0000b\n\u202Egpj.exe", "abgpj.exe"],
  ["  ", "berkas"],
  ["", "berkas"],
  ["x".repeat(500), "x".repeat(120)],
])("the name %.30j is shown as %.30j", (sent, shown) => {
  expect(displayName(sent)).toBe(shown);
});
