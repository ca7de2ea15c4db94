import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, renameSync, symlinkSync } from "node:fs";
import { type ClientHttp2Session, connect as connectHttp2, type IncomingHttpHeaders } from "node:http2";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import sharp from "sharp";
import { divisi } from "#areas/karyawan/divisi/contract.ts";
import { session } from "#areas/karyawan/session/contract.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import type { Call } from "#kernel/call.ts";
import { connect } from "#platform/db/database.ts";
import { isianOrder } from "#test/support/order.ts";
import { requestFor } from "#test/support/request.ts";

/** What deploy/uji.sh tries through a proxy: `node deploy/uji.ts NAME ADDRESS LOG-OF-THE-PROXY`. */
const [name = "", address = "", proxyLog = ""] = process.argv.slice(2);
const { APP_LOG = "", APP_PID = "", RELOAD = "", RELEASES = "", DATABASE = "" } = process.env;
const CLIENTS = 8;
const REPLACEMENTS = 3;
const SPOOFED = "198.51.100.66";

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(`${name}: ${what}`);
  console.log(`${name}: ${what}`);
}

async function opened(): Promise<ClientHttp2Session> {
  const client = connectHttp2(address);
  // An error of the connection is one of the requests on it, which report it.
  client.on("error", () => {});
  await once(client, "connect");
  return client;
}

async function ask(client: ClientHttp2Session, asked: Request, more: Record<string, string> = {}): Promise<Answer> {
  const { pathname, search } = new URL(asked.url);
  const content = Buffer.from(await asked.arrayBuffer());
  const headers = {
    ...Object.fromEntries(asked.headers),
    ...more,
    ":method": asked.method,
    ":path": pathname + search,
  };
  const stream = client.request(headers);
  if (asked.method !== "GET") stream.end(content);
  const answered = once(stream, "response") as Promise<[IncomingHttpHeaders & { ":status"?: number }]>;
  const [[head], body] = await Promise.all([answered, buffer(stream)]);
  return { status: head[":status"] ?? 0, headers: head, body };
}

const get = (client: ClientHttp2Session, path: string, more: Record<string, string> = {}) =>
  ask(client, new Request(new URL(path, address)), more);

async function call<Data>(client: ClientHttp2Session, token: string, which: Call, input: object): Promise<Data> {
  const { status, body } = await ask(client, requestFor(address, which, { ...input }, token));
  const answer = JSON.parse(body.toString());
  if (status !== 200) throw new Error(`${name}: ${which.path} was answered ${status}: ${answer.message}`);
  return answer;
}

async function page(client: ClientHttp2Session): Promise<void> {
  must(client.alpnProtocol === "h2", "speaks HTTP/2");
  const { body } = await get(client, "/");
  const [, script = ""] = /src="(\/assets\/[^"]+\.js)"/.exec(body.toString()) ?? [];
  const asset = await get(client, script, { "accept-encoding": "br, gzip" });
  const plain = brotliDecompressSync(asset.body);
  must(asset.headers["content-encoding"] === "br" && plain.length > asset.body.length, "passes brotli on as it is");
}

/** Signs in as somebody who writes a proxy's header himself; the trail must name his real address. */
async function signIn(client: ClientHttp2Session): Promise<string> {
  const sql = connect(DATABASE, { max: 1 });
  await sql`update karyawan set wajib_ganti_password = false`;
  const login = requestFor(address, session.login, { nokar: "1001", password: "gerimis-bolpen-perahu" }, "");
  const { body } = await ask(client, login, { "x-forwarded-for": SPOOFED });
  const { token } = JSON.parse(body.toString());
  const trailed = () => sql<{ alamat: string }[]>`select alamat from jejak_keamanan order by id_jejak desc limit 1`;
  let [trail] = await trailed();
  // It is written after the answer.
  for (; trail === undefined; [trail] = await trailed()) await sleep(50);
  await sql.end();
  must(typeof token === "string", "signs in");
  must(trail !== undefined && trail.alamat !== SPOOFED, `the trail names ${trail?.alamat}, not what the client wrote`);
  return token;
}

async function live(client: ClientHttp2Session, token: string): Promise<void> {
  const stream = client.request({ ":path": "/api/live", token });
  let heard = "";
  stream.on("data", (chunk) => (heard += chunk));
  const hears = async (word: string) => {
    const start = performance.now();
    while (!heard.includes(word) && performance.now() - start < 10_000) await sleep(5);
    return performance.now() - start;
  };
  await hears(": kantor");
  await call(client, token, divisi.addDivisi, { namaDivisi: `Divisi ${name}` });
  const ms = await hears('"divisi"');
  must(heard.includes('"divisi"') && ms < 2_000, `the live stream tells of a change after ${Math.round(ms)} ms`);
  stream.close();
}

async function documents(client: ClientHttp2Session, token: string): Promise<void> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const photo = sharp({ create: { width: 3000, height: 2400, channels: 3, background: "#888", noise } });
  const bytes = await photo.jpeg({ quality: 90 }).toBuffer();
  const file = () => new File([new Uint8Array(bytes)], "foto.jpg", { type: "image/jpeg" });
  const kodeProduk = `UJI-${name.toUpperCase()}`;
  const mesin = { kodeProduk, namaProduk: "Mesin", kapasitas: "10 kg", tipe: "Gas", kategoriProduk: "utama" };
  const harga = { hargaProduk: 1_000_000, hargaBeli: 600_000, jumlahStock: 10, minimalStock: 0 };
  const input = { ...mesin, ...harga, fotoProduk: [file()] };
  const made = await call<{ data: { idProduk: number } }>(client, token, produk.addProduk, input);
  type Found = { data: { fotoProduk: string[] }[] };
  const found = await call<Found>(client, token, produk.getProduk, { cari: kodeProduk });
  const picture = await get(client, found.data[0]?.fotoProduk[0] ?? "");
  const megabytes = (bytes.length / 1e6).toFixed(1);
  must(
    picture.status === 200,
    `a photo of ${megabytes} MB goes up and comes back as ${picture.headers["content-type"]}`,
  );
  const cart = isianOrder([{ idProduk: made.data.idProduk, hargaProduk: 1_000_000 }]);
  const so = await call<{ data: { idSo: string } }>(client, token, order.addOrder, { ...cart, dokumen: [file()] });
  type Printed = { data: { base64: string } };
  const printed = await call<Printed>(client, token, order.cetakSoPdf, { idSo: so.data.idSo });
  const pdf = Buffer.from(printed.data.base64, "base64");
  must(pdf.subarray(0, 5).toString() === "%PDF-", `the order is printed, ${Math.round(pdf.length / 1000)} KB of PDF`);
}

async function sameNumber(client: ClientHttp2Session): Promise<void> {
  await get(client, "/healthz");
  const numbers = () =>
    [...readFileSync(APP_LOG, "utf8").matchAll(/"requestId":"([\w-]+)"/g)].map(([, number]) => number);
  const inProxy = readFileSync(proxyLog, "utf8");
  // Caddy writes what it sent on nowhere by itself: there the number is only taken.
  const same = numbers().filter((number) => number && inProxy.includes(number)).length;
  if (name === "nginx")
    must(same > 0, `${same} requests have the number in the app's log that they have in the proxy's`);
}

type Tally = { asked: number; written: number; failed: string[] };

async function load(number: number, token: string, tally: Tally, over: () => boolean): Promise<void> {
  let client = await opened();
  for (let at = 0; !over(); at++) {
    // A proxy ends a connection after some thousand requests, and a browser opens another.
    if (client.closed || client.destroyed) client = await opened();
    const isWrite = at % 10 === 9;
    const asked = isWrite
      ? requestFor(address, divisi.addDivisi, { namaDivisi: `Beban ${name} ${number} ${at}` }, token)
      : requestFor(address, divisi.getDivisi, {}, token);
    tally.asked += 1;
    await ask(client, asked).then(
      ({ status, body }) => {
        if (status !== 200) tally.failed.push(`${status} ${body.toString().slice(0, 200)}`);
        else if (isWrite) tally.written += 1;
      },
      (error: unknown) => tally.failed.push(String(error)),
    );
    await sleep(20);
  }
  client.close();
}

/** Points the link to the other release and tells the app, as an upgrade does. */
async function replaceProcesses(release: string): Promise<void> {
  const times = () => readFileSync(APP_LOG, "utf8").split("All processes were replaced").length;
  const before = times();
  symlinkSync(release, join(RELEASES, "next"));
  renameSync(join(RELEASES, "next"), join(RELEASES, "current"));
  const [program = "", ...words] = RELOAD.replace("$MAINPID", APP_PID).split(" ");
  spawnSync(program, words);
  while (times() === before) await sleep(50);
}

async function underLoad(token: string): Promise<void> {
  const tally: Tally = { asked: 0, written: 0, failed: [] };
  let over = false;
  const clients = Array.from({ length: CLIENTS }, (_, number) => load(number, token, tally, () => over));
  for (let at = 1; at <= REPLACEMENTS; at++) await replaceProcesses(at % 2 ? "dua" : "satu");
  over = true;
  await Promise.all(clients);
  for (const failure of new Set(tally.failed)) console.error(failure);
  const { asked, written, failed } = tally;
  must(
    failed.length === 0,
    `${REPLACEMENTS} times replaced, ${asked} requests (${written} writes), ${failed.length} failed`,
  );
}

const client = await opened();
await page(client);
const token = await signIn(client);
await live(client, token);
await documents(client, token);
await sameNumber(client);
await underLoad(token);
client.close();
