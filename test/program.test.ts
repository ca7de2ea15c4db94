import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contract } from "#areas/contract.ts";
import { makeKunci } from "#areas/program/kunci-api/server/kunciApi.testing.ts";
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
async function answerOf(part: string, menu: readonly Menu[], tulis = false): Promise<Record<string, unknown>> {
  const found = examples.filter((text) => text.includes(part));
  expect(found, `examples with ${part}`).toHaveLength(1);
  const { kunci } = await makeKunci(office, boss, boss, { menu, tulis });
  const env = { ...process.env, KANTOR: kantor, KUNCI: kunci, PRODUK: String(produk) };
  const { stdout } = await run("bash", ["-euc", found[0] ?? ""], { cwd: folder, env });
  return JSON.parse(stdout);
}

test("there is an example for each use", () => expect(examples).toHaveLength(7));

test("a key reads products", async () => {
  const answer = await answerOf("getProduk?", ["Produk"]);
  expect(answer).toMatchObject({ status: 200, data: [{ idProduk: produk, hargaProduk: 25_000_000 }] });
});

test("a web shop sends an order", async () => {
  const answer = await answerOf("addOrder", ["Produk Card"], true);
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
  const asked = (await answerOf("tools/call", ["Piutang"])) as { result: { content: { text: string }[] } };
  const shown = await boss.send(contract.piutang.getPiutang, { limit: 5 });
  expect(JSON.parse(asked.result.content[1]?.text ?? "")).toEqual(shown.body);
});
