import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, expect, test } from "vitest";
import { contract } from "#areas/contract.ts";
import { isiRekening, makeOrder, rekeningBernama } from "#books/fixtures.ts";
import { picture } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { PERISTIWA_WEBHOOK, type PeristiwaWebhook, webhook } from "../contract.ts";
import { sendWebhooks } from "./kirim.ts";
import { isDekat, post } from "./post.ts";
import { releaseTerputus, sweepKiriman } from "./sql.ts";

const office = openOffice();
type Heard = { headers: IncomingMessage["headers"]; text: string; body: Record<string, unknown> };
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.closeAllConnections();
});

/** A receiver that answers as `answer` says, and what it was told. */
async function receiver(answer: (response: ServerResponse, heard: Heard[]) => void) {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    const text = (await request.toArray()).join("");
    heard.push({ headers: request.headers, text, body: JSON.parse(text) });
    answer(response, heard);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { heard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/kantor` };
}
const ok = (response: ServerResponse) => response.writeHead(204).end();

const add = async (boss: Person, url: string, peristiwa: readonly PeristiwaWebhook[]) =>
  (await boss.call(webhook.addWebhook, { url, peristiwa: [...peristiwa] })).data;
const send = (webhookPrivate = true) => {
  const { sql, clock, config } = office.app.services;
  return sendWebhooks({ sql, clock, config: { ...config, webhookPrivate } });
};
const later = (minutes: number) => office.travel(new Date(office.now().getTime() + minutes * 60_000).toISOString());

beforeEach(() => office.sql`update webhook set dihapus = now() where dihapus is null`);

test("what happens is told in order, signed, with names alone", async () => {
  const boss = await office.person("Super Admin");
  const { heard, url } = await receiver(ok);
  const { rahasia } = await add(boss, url, PERISTIWA_WEBHOOK);
  await isiRekening(office, boss, "Kas Kecil", 1_000_000);
  const idSo = await makeOrder(office, boss);
  const { totalPembelian } = (await boss.call(contract.order.getDetailOrder, { idSo })).data;
  const nominal = { nominalAdmin: 0, nominalPeti: 0, nominalOngkir: 0, nominalDiskon: 0, nominalLunas: totalPembelian };
  const idRekening = await rekeningBernama(office, "Kas Kecil");
  const tagih = { idSo, idRekening, tipePembayaran: "LN" as const, ...nominal, dokumen: [await picture()] };
  const { idInvoice: idInv } = (await boss.call(contract.invoice.addInvoice, tagih as never)).data;
  await boss.call(contract.invoice.approveInv, { idInv } as never);
  const divisi = await boss.call(contract.divisi.addDivisi, { namaDivisi: "Tidak diceritakan" });
  expect(divisi.status).toBe(200);
  await send();
  const told = heard.map(({ body }) => body);
  for (const name of ["invoice", "pembayaran", "stok"]) expect(told.map(({ peristiwa }) => peristiwa)).toContain(name);
  const invoices = told.filter(({ peristiwa }) => peristiwa === "invoice").map(({ panggilan }) => panggilan);
  expect(invoices).toEqual(["addInvoice", "approveInv"]);
  for (const { headers, text } of heard) {
    const waktu = String(headers["kantor-waktu"]);
    expect(headers["kantor-tanda"]).toBe(
      createHmac("sha256", rahasia ?? "")
        .update(`${waktu}.${text}`)
        .digest("hex"),
    );
  }
  expect(Object.keys(told[0] ?? {})).toEqual(["idKiriman", "peristiwa", "waktu", "dokumen", "idSo", "panggilan"]);
  expect(await send()).toBe(0);
});

test("a receiver that refuses is asked again with growing pauses, in order, for a day, and then by hand", async () => {
  const boss = await office.person("Super Admin");
  let broken = true;
  const { heard, url } = await receiver((response) => (broken ? response.writeHead(500).end() : ok(response)));
  const { idWebhook } = await add(boss, url, ["pelanggan"]);
  const tulis = (id: string) => office.sql`
    insert into riwayat (waktu, nama_user, panggilan, jenis, id_dokumen) values (${office.now()}, 'Uji', ${id}, 'pelanggan', '7')`;
  await tulis("pertama");
  await tulis("kedua");
  await send();
  expect(
    heard.map(({ body }) => body.panggilan),
    "the second waits for the first",
  ).toEqual(["pertama"]);
  expect(await send(), "not before the pause is over").toBe(0);
  await later(1.1);
  broken = false;
  await send();
  expect(heard.map(({ body }) => body.panggilan)).toEqual(["pertama", "pertama", "kedua"]);
  broken = true;
  await tulis("hilang");
  for (let i = 0; i < 14; i++) {
    await send();
    await later(241);
  }
  const [gagal] = (await boss.call(webhook.getKiriman, { idWebhook })).data;
  expect(gagal).toMatchObject({ status: "Gagal", jawaban: "HTTP 500", percobaan: 14 });
  broken = false;
  await boss.call(webhook.kirimUlangWebhook, { idKiriman: gagal?.idKiriman ?? 0 });
  await send();
  expect((await boss.call(webhook.getKiriman, { idWebhook })).data[0]).toMatchObject({
    status: "Terkirim",
    jawaban: "HTTP 204",
  });
});

test("a slow receiver delays nobody, a redirect is no yes, and what a dead process held goes out again", async () => {
  const boss = await office.person("Super Admin");
  let free = () => {};
  const held = new Promise<void>((resolve) => {
    free = resolve;
  });
  const slow = await receiver((response) => void held.then(() => ok(response)));
  const quick = await receiver(ok);
  const away = await receiver((response) => response.writeHead(302, { location: quick.url }).end());
  for (const { url } of [slow, quick, away]) await add(boss, url, ["pelanggan"]);
  await office.sql`
    insert into riwayat (waktu, nama_user, panggilan, jenis, id_dokumen)
    select ${office.now()}, 'Uji', 'uji', 'pelanggan', i::text from generate_series(1, 10) i`;
  const sending = send();
  await expect.poll(() => quick.heard.length, { timeout: 8_000 }).toBe(10);
  expect(slow.heard.length).toBeLessThanOrEqual(2);
  free();
  await sending;
  expect([slow.heard.length, away.heard.length, quick.heard.length]).toEqual([10, 10, 10]);
  await office.sql`update webhook_kiriman set status = 'Mengirim', mulai = ${office.now()} where id_kiriman =
    (select max(id_kiriman) from webhook_kiriman where status = 'Terkirim')`;
  await later(1.1);
  await releaseTerputus(office.sql, office.now());
  await send();
  expect(slow.heard.length + quick.heard.length).toBe(21);
});

test("nothing goes to this machine or to networks behind it, by number or by name, unless that is allowed", async () => {
  const near = ["127.0.0.1", "10.1.2.3", "192.168.1.1", "172.20.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"];
  for (const address of [...near, "::1", "::", "fe80::1", "fd00::1", "::ffff:10.0.0.1"])
    expect(isDekat(address), address).toBe(true);
  for (const address of ["8.8.8.8", "1.1.1.1", "172.32.0.1", "2606:4700::1111"])
    expect(isDekat(address), address).toBe(false);
  const { heard, url } = await receiver(ok);
  const port = new URL(url).port;
  for (const host of ["127.0.0.1", "localhost", "[::1]", "0x7f000001", "2130706433", "[::ffff:127.0.0.1]"]) {
    expect(await post(`http://${host}:${port}/`, "{}", {}, false), host).toMatchObject({ ok: false });
  }
  expect(heard).toEqual([]);
  expect(await post(url, "{}", {}, true)).toEqual({ ok: true, jawaban: "HTTP 204" });
});

test("webhooks are for who may make keys; their secret is shown once", async () => {
  const boss = await office.person("Super Admin");
  const admin = await office.person("Admin");
  const isi = { url: "https://toko.example.com/kantor", peristiwa: ["order" as const] };
  expect((await admin.refused(webhook.addWebhook, isi)).status).toBe(401);
  expect((await boss.refused(webhook.addWebhook, { ...isi, url: "ftp://x" })).errors[0]?.field).toBe("url");
  const { rahasia, idWebhook } = await add(boss, isi.url, isi.peristiwa);
  expect(JSON.stringify(await boss.call(webhook.getWebhook, {}))).not.toContain(rahasia);
  await boss.call(webhook.deleteWebhook, { idWebhook });
  expect((await boss.refused(webhook.deleteWebhook, { idWebhook })).status).toBe(404);
});

test("deliveries that came to their end are cleared after 90 days, those that wait are not", async () => {
  const boss = await office.person("Super Admin");
  const { idWebhook } = await add(boss, "https://toko.example.com/kantor", ["pelanggan"]);
  await office.sql`
    insert into riwayat (waktu, nama_user, panggilan, jenis, id_dokumen)
    select ${office.now()}, 'Uji', 'uji', 'pelanggan', i::text from generate_series(1, 2) i`;
  await office.sql`
    update webhook_kiriman set status = 'Gagal', selesai = ${office.now()}
    where id_kiriman = (select min(id_kiriman) from webhook_kiriman where id_webhook = ${idWebhook})`;
  const tersisa = async (hari: number) => {
    await sweepKiriman(office.sql, new Date(office.now().getTime() + hari * 86_400_000));
    return (await boss.call(webhook.getKiriman, { idWebhook })).data.map(({ status }) => status);
  };
  expect(await tersisa(89)).toEqual(["Antri", "Gagal"]);
  expect(await tersisa(91)).toEqual(["Antri"]);
});
