import { execFile, spawn } from "node:child_process";
import { createHmac } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contract } from "#areas/contract.ts";
import { makeKunci } from "#areas/program/kunci-api/server/kunciApi.testing.ts";
import { sendWebhooks } from "#areas/program/webhook/server/kirim.ts";
import { makeOrder, makeProduk } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import type { Menu } from "#kernel/permission.ts";
import { root } from "./source.ts";
import { picture } from "./support/files.ts";
import { openOffice, type Person } from "./support/office.ts";

/** Runs the examples of docs/PROGRAM.md as they stand there. */
const office = openOffice();
const guide = readFileSync(join(root, "docs/PROGRAM.md"), "utf8");
const examples = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text = ""]) => text);
const folder = mkdtempSync(join(tmpdir(), "kantor-program-"));
const run = promisify(execFile);
let boss: Person;
let kantor = "";
let produk = 0;

beforeAll(async () => {
  kantor = await office.app.http.listen({ host: "127.0.0.1", port: 0 });
  boss = await office.person("Super Admin");
  produk = await makeProduk(office, boss, { hargaProduk: 25_000_000 });
  writeFileSync(join(folder, "bukti.jpg"), Buffer.from(await (await picture()).arrayBuffer()));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the example in which `part` stands answers to a key with these menus. */
async function answerOf(
  part: string,
  menu: readonly Menu[],
  { tulis = false, usul = false } = {},
): Promise<Record<string, unknown>> {
  const found = examples.filter((text) => text.includes(part));
  expect(found, `examples with ${part}`).toHaveLength(1);
  const { kunci } = await makeKunci(office, boss, boss, { menu, tulis, usul });
  const env = { ...process.env, KANTOR: kantor, KUNCI: kunci, PRODUK: String(produk) };
  const { stdout } = await run("bash", ["-euc", found[0] ?? ""], { cwd: folder, env });
  return JSON.parse(stdout);
}

test("there is an example for each use", () => expect(examples).toHaveLength(8));

test("a key reads products", async () => {
  const answer = await answerOf("getProduk?", ["Produk"]);
  expect(answer).toMatchObject({ status: 200, data: [{ idProduk: produk, hargaProduk: 25_000_000 }] });
});

test("a web shop sends an order", async () => {
  const answer = await answerOf("addOrder", ["Produk Card"], { tulis: true });
  expect(answer).toMatchObject({ status: 200 });
  const [order] = (await boss.call(contract.order.getOrder, { cari: "Dewi Lestari" })).data;
  expect(order).toMatchObject({ totalPembelian: 25_000_000, customerInstansi: "CV Kopi Nusantara" });
});

test("a screen in the warehouse shows what is to be delivered", async () => {
  const idSo = await makeOrder(office, boss);
  await makeInvoice(office, boss, idSo);
  const { data } = await answerOf("getInvoiceForSj", ["Surat Jalan"]);
  expect(data).toEqual(expect.arrayContaining([expect.objectContaining({ idSo })]));
});

test("the accountant's tool reads the books", async () => {
  const saldo = await answerOf("getNeracaSaldo", ["Buku Besar"]);
  const shown = await boss.send(contract.laporanBuku.getNeracaSaldo, { tanggal: "2026-11-20" });
  expect(saldo).toEqual(shown.body);
  expect(await answerOf("getBaganAkun", ["Buku Besar"])).toMatchObject({ status: 200 });
});

test("an assistant lists tools and asks over MCP", async () => {
  const list = (await answerOf("tools/list", ["Piutang"])) as { result: { tools: { name: string }[] } };
  expect(list.result.tools.map(({ name }) => name)).toContain("getPiutang");
  const asked = (await answerOf("getPiutang", ["Piutang"])) as { result: { content: { text: string }[] } };
  const shown = await boss.send(contract.piutang.getPiutang, { limit: 5 });
  expect(JSON.parse(asked.result.content[1]?.text ?? "")).toEqual(shown.body);
});

test("an assistant drafts a change, which happens when a person sends it", async () => {
  const said = (await answerOf("usulkan", ["Setting"], { usul: true })) as { result: { isError?: boolean } };
  expect(said.result.isError).not.toBe(true);
  const [draft] = (await boss.call(contract.usulan.getUsulan, {})).data;
  expect(draft).toMatchObject({ tindakan: "menambahkan divisi", catatan: "Diminta lewat telepon" });
  await boss.call(contract.usulan.kirimUsulan, { idUsulan: draft?.idUsulan ?? 0 });
  expect((await boss.call(contract.divisi.getDivisi, {})).data.map((row) => row.namaDivisi)).toContain("Riset");
});

/** The receiver of the guide as a program of its own, and what it says. */
async function receiver(rahasia: string) {
  const found = [...guide.matchAll(/```js\n([\s\S]*?)```/g)].map(([, text = ""]) => text);
  expect(found, "receivers in the guide").toHaveLength(1);
  const code = found[0] ?? "";
  expect(code.split("\n").filter((line) => line.trim() !== "").length).toBeLessThanOrEqual(20);
  writeFileSync(join(folder, "penerima.mjs"), code);
  const env = { ...process.env, RAHASIA: rahasia, PORT: "0" };
  const child = spawn(process.execPath, ["penerima.mjs"], { cwd: folder, env, stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  child.stdout.on("data", (part: Buffer) => {
    said += part.toString();
  });
  await expect.poll(() => said, { timeout: 30_000 }).toMatch(/^listening \d+\n/);
  const url = `http://127.0.0.1:${/\d+/.exec(said)?.[0]}/kantor`;
  return { url, child, lines: () => said.split("\n").slice(1, -1) };
}

test("a receiver of 20 lines hears each event once, and believes no forged or old one", async () => {
  const now = new Date();
  await office.travel(now.toISOString());
  const { data } = await boss.call(contract.webhook.addWebhook, {
    ...{ url: "http://127.0.0.1:9/kantor", peristiwa: ["pelanggan" as const] },
  });
  const rahasia = data.rahasia ?? "";
  const { url, child, lines } = await receiver(rahasia);
  try {
    await office.sql`update webhook set url = ${url} where id_webhook = ${data.idWebhook}`;
    await office.sql`
      insert into riwayat (waktu, nama_user, panggilan, jenis, id_dokumen)
      select ${now}, 'Uji', 'addPelanggan', 'pelanggan', i::text from generate_series(7, 8) i`;
    const { sql, clock, config } = office.app.services;
    const deliver = () => sendWebhooks({ sql, clock, config: { ...config, webhookPrivate: true } });
    await deliver();
    const heard = ["pelanggan pelanggan 7", "pelanggan pelanggan 8"];
    await expect.poll(() => lines().toSorted(), { timeout: 30_000 }).toEqual(heard);
    const [kiriman] = (await boss.call(contract.webhook.getKiriman, { idWebhook: data.idWebhook })).data;
    expect(kiriman).toMatchObject({ status: "Terkirim", jawaban: "HTTP 204" });
    await boss.call(contract.webhook.kirimUlangWebhook, { idKiriman: kiriman?.idKiriman ?? 0 });
    await deliver();
    expect((await boss.call(contract.webhook.getKiriman, { idWebhook: data.idWebhook })).data[0]?.status).toBe(
      "Terkirim",
    );

    const body = '{"idKiriman":99,"peristiwa":"pelanggan","dokumen":{"jenis":"pelanggan","id":"palsu"}}';
    const told = async (waktu: number, secret: string) => {
      const tanda = createHmac("sha256", secret).update(`${waktu}.${body}`).digest("hex");
      const headers = { "kantor-waktu": String(waktu), "kantor-tanda": tanda };
      return (await fetch(url, { method: "POST", headers, body })).status;
    };
    const detik = Math.floor(Date.now() / 1000);
    expect([await told(detik, "rahasia lain"), await told(detik - 900, rahasia)]).toEqual([403, 403]);
    expect(lines().toSorted(), "each once, and nothing forged").toEqual(heard);
  } finally {
    child.kill();
  }
});
