import { beforeAll, expect, test } from "vitest";
import { makeOrder } from "#books/fixtures.ts";
import type { MailOutcome } from "#platform/documents/mail/mail.ts";
import { openMailer } from "#platform/documents/mail/mailer.ts";
import { mailServer, refusal } from "#platform/documents/mail/mailServer.testing.ts";
import { readPdfText } from "#platform/documents/pdf/readText.testing.ts";
import { openOffice } from "#test/support/office.ts";
import { order } from "../../order/contract.ts";
import { bernama } from "./email.testing.ts";

const office = openOffice();

beforeAll(async () => {
  await bernama(office);
});

/** Sets the app's mail server. */
function posted(url: string | null): void {
  const smtp = url === null ? null : { url, from: "Kantor <kantor@contoh.id>" };
  Object.assign(office.app.services, { mailer: openMailer({ smtp }) });
}

const riwayat = async (idSo: string) => {
  const sales = await office.person("Sales", { menu: ["Sales Order"] });
  return (await sales.call(order.getRiwayatEmail, { idSo })).data;
};

test("an order goes out as a PDF and counts as sent when the mail server accepted it", async () => {
  const { url, received } = await mailServer();
  posted(url);
  const sales = await office.person("Sales", { nama: "Rina", menu: ["Sales Order"] });
  const idSo = await makeOrder(office, sales, { email: "budi@contoh.id" });
  const answer = await sales.call(order.kirimEmail, { idSo, email: "budi@contoh.id" });
  expect(answer.message).toBe("Email berhasil dikirim ke budi@contoh.id");
  expect(received).toHaveLength(1);
  expect(received[0]?.to).toEqual(["budi@contoh.id"]);
  expect(received[0]?.content).toContain(`filename=${idSo}.pdf`);
  expect(await riwayat(idSo)).toMatchObject([
    { status: "Terkirim", alasan: "", alamat: "budi@contoh.id", user: { namaLengkap: "Rina" } },
  ]);
});

test("the sender sees the mail first, and changes what it says", async () => {
  const { url, received } = await mailServer();
  posted(url);
  const sales = await office.person("Sales", { menu: ["Sales Order"] });
  const idSo = await makeOrder(office, sales, { email: "budi@contoh.id" });
  const { data } = await sales.call(order.getDrafEmail, { idSo });
  expect(data).toMatchObject({ alamat: "budi@contoh.id", lampiran: [`${idSo}.pdf`], kendala: null });
  expect(data.perihal).toBe(`Sales Order ${idSo} - PT Sinar Pengering`);
  expect(data.isi).toContain(`Terlampir sales order ${idSo}`);
  posted(null);
  // Who opens the form on a server without mail reads that first.
  const { data: tanpa } = await sales.call(order.getDrafEmail, { idSo });
  expect(tanpa).toMatchObject({
    alamat: "budi@contoh.id",
    kendala: expect.stringMatching(/^Email belum dikonfigurasi/),
  });
  posted(url);
  const diubah = { idSo, email: "gudang@contoh.id", perihal: "Mohon dicek", isi: "Yth. Budi,\n\nini ordernya." };
  await sales.call(order.kirimEmail, diubah);
  expect(received[0]?.to).toEqual(["gudang@contoh.id"]);
  expect(received[0]?.content).toMatch(/Subject: Mohon dicek.*ini ordernya\..*filename=/s);
  expect(received[0]?.content).not.toContain("Terlampir sales order");
  expect(await sales.refused(order.kirimEmail, { idSo, perihal: "a\r\nBcc: lain@contoh.id" })).toMatchObject({
    status: 400,
    errors: [{ field: "perihal" }],
  });
  const lain = await office.person("Kasir", { menu: ["Invoice"] });
  expect((await lain.refused(order.getDrafEmail, { idSo })).status).toBe(401);
});

test("a refused mail is an error with its reason, stays in the history, and can be sent again", async () => {
  const sales = await office.person("Sales", { menu: ["Sales Order"] });
  const idSo = await makeOrder(office, sales, { email: "salah@contoh.id" });
  const closed = await mailServer({
    onRcptTo: (_address, _session, done) => done(refusal(550, "mailbox unavailable")),
  });
  posted(closed.url);
  const failure = await sales.send(order.kirimEmail, { idSo });
  expect(failure).toMatchObject({ status: 503, body: { message: expect.stringContaining("mailbox unavailable") } });
  const open = await mailServer();
  posted(open.url);
  await sales.call(order.gantiEmail, { idSo, email: "benar@contoh.id" });
  await sales.call(order.kirimEmail, { idSo });
  expect(open.received[0]?.to).toEqual(["benar@contoh.id"]);
  expect(await riwayat(idSo)).toMatchObject([
    { status: "Terkirim", alamat: "benar@contoh.id" },
    { status: "Gagal", alamat: "salah@contoh.id", alasan: expect.stringContaining("mailbox unavailable") },
  ]);
});

test("without a mail server nothing pretends to be sent", async () => {
  posted(null);
  const sales = await office.person("Sales", { menu: ["Sales Order"] });
  const idSo = await makeOrder(office, sales, { email: "budi@contoh.id" });
  const failure = await sales.send(order.kirimEmail, { idSo });
  expect(failure).toMatchObject({ status: 503, body: { message: expect.stringContaining("belum dikonfigurasi") } });
  expect(await riwayat(idSo)).toMatchObject([{ status: "Gagal" }]);
});

test("without an address the sender is asked to add one, and nothing is noted", async () => {
  const sales = await office.person("Sales", { menu: ["Sales Order"] });
  const idSo = await makeOrder(office, sales);
  expect(await sales.refused(order.kirimEmail, { idSo })).toMatchObject({
    status: 409,
    message: "Tambahkan Email untuk dapat mengirim Email ke Customer",
  });
  expect(await sales.refused(order.kirimEmail, { idSo, email: "bukan email" })).toMatchObject({
    status: 400,
    errors: [{ field: "email", message: "Format Email salah." }],
  });
  expect(await riwayat(idSo)).toEqual([]);
});

test("one click that arrives twice sends one mail; a failed one may be sent again under its key", async () => {
  const sales = await office.person("Sales", { menu: ["Sales Order"] });
  const idSo = await makeOrder(office, sales, { email: "budi@contoh.id" });
  const extra = { idempotencyKey: "kirim-satu-kali" };
  posted("smtp://127.0.0.1:1");
  expect((await sales.send(order.kirimEmail, { idSo }, extra)).status).toBe(503);
  const { url, received } = await mailServer();
  posted(url);
  const replies = await Promise.all([
    sales.send(order.kirimEmail, { idSo }, extra),
    sales.send(order.kirimEmail, { idSo }, extra),
  ]);
  expect(replies.map((reply) => reply.status)).toContain(200);
  await sales.call(order.kirimEmail, { idSo }, extra);
  expect(received).toHaveLength(1);
});

test("whoever asks again while, or after, the process that sends is lost is not told to wait for ever", async () => {
  const sales = await office.person("Sales", { menu: ["Sales Order"] });
  const idSo = await makeOrder(office, sales, { email: "budi@contoh.id" });
  const extra = { idempotencyKey: "proses-yang-hilang" };
  const { promise: answered, resolve: answer } = Promise.withResolvers<MailOutcome>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const send = () => {
    begin();
    return answered;
  };
  Object.assign(office.app.services, { mailer: { configured: true, send } });
  const first = sales.send(order.kirimEmail, { idSo }, extra);
  await begun;
  // The mail is in the outbox, from where it goes out whatever becomes of the first request.
  expect(await sales.send(order.kirimEmail, { idSo }, extra)).toMatchObject({
    status: 200,
    body: { message: "Email ke budi@contoh.id sudah di kotak keluar, lihat hasilnya di riwayat email" },
  });
  // As if the process had ended before that.
  await office.sql`update idempotensi set jawaban = null where kunci = ${extra.idempotencyKey}`;
  const lain = async () => (await sales.send(order.kirimEmail, { idSo }, extra)).body.message;
  expect(await lain()).toBe("Permintaan yang sama masih diproses, tunggu sebentar lalu periksa hasilnya");
  // A clock that jumps makes no action old: only the time of the database does.
  await office.travel(new Date(office.now().getTime() + 3_600_000).toISOString());
  expect(await lain()).toBe("Permintaan yang sama masih diproses, tunggu sebentar lalu periksa hasilnya");
  await office.sql`update idempotensi set dibuat = dibuat - interval '31 seconds' where kunci = ${extra.idempotencyKey}`;
  expect(await lain()).toBe("Email ini sedang dikirim, lihat hasilnya di riwayat email");
  answer({ ok: true, jawaban: "250 ok" });
  expect((await first).status).toBe(200);
});

test("a mail of which the database could not be told what became is not sent again under its key", async () => {
  const sales = await office.person("Sales", { menu: ["Sales Order"] });
  const idSo = await makeOrder(office, sales, { email: "budi@contoh.id" });
  const extra = { idempotencyKey: "hasil-yang-hilang" };
  let sent = 0;
  const send = async () => {
    sent += 1;
    throw new Error("The connection to the database was lost");
  };
  Object.assign(office.app.services, { mailer: { configured: true, send } });
  expect((await sales.send(order.kirimEmail, { idSo }, extra)).status).toBe(500);
  expect((await sales.send(order.kirimEmail, { idSo }, extra)).status).toBe(200);
  expect(sent).toBe(1);
});

test("a company without a name of its own mails nothing, and prints where to give it one", async () => {
  const { url, received } = await mailServer();
  posted(url);
  await office.sql`update perusahaan set nama = default`;
  const sales = await office.person("Sales", { menu: ["Sales Order"] });
  const idSo = await makeOrder(office, sales, { email: "budi@contoh.id" });
  expect(await sales.refused(order.kirimEmail, { idSo })).toMatchObject({
    status: 409,
    message:
      "Nama perusahaan belum diisi. Minta Super Admin atau Management mengisinya di Setting > Perusahaan, lalu kirim ulang",
  });
  const { data } = await sales.call(order.cetakSoPdf, { idSo });
  expect(readPdfText(Buffer.from(data.base64, "base64")).join(" ")).toContain("Lengkapi di Setting > Perusahaan");
  expect([received, await riwayat(idSo)]).toEqual([[], []]);
  await bernama(office);
  await sales.call(order.kirimEmail, { idSo });
  expect(received).toHaveLength(1);
});
