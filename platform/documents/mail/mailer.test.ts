import { createServer } from "node:net";
import { describe, expect, test } from "vitest";
import type { Mail } from "./mail.ts";
import { openMailer } from "./mailer.ts";
import { mailServer, refusal } from "./mailServer.testing.ts";
import { rawMailServer, type Script } from "./rawServer.testing.ts";

const mail: Mail = {
  to: "pelanggan@contoh.id",
  subject: "Invoice INV/2026/11/0042",
  text: "Terlampir invoice Anda.",
  attachments: [{ filename: "INV-0042.pdf", content: Buffer.from("%PDF-1.4 isi"), contentType: "application/pdf" }],
};

const openFor = (url: string) => openMailer({ smtp: { url, from: "PT Sinar <kantor@contoh.id>" } });

describe("sending mail", () => {
  test("is ok once the server has accepted it, attachment and all", async () => {
    const { url, received } = await mailServer();
    expect(await openFor(url).send(mail)).toMatchObject({ ok: true, jawaban: expect.stringContaining("250") });
    expect(received).toHaveLength(1);
    expect(received[0]?.to).toEqual(["pelanggan@contoh.id"]);
    expect(received[0]?.content).toContain("Subject: Invoice INV/2026/11/0042");
    expect(received[0]?.content).toContain("filename=INV-0042.pdf");
    expect(received[0]?.content).toContain(Buffer.from("%PDF-1.4 isi").toString("base64"));
  });

  test("reaches one address only, whatever is typed", async () => {
    const { url, received } = await mailServer();
    await openFor(url).send({ ...mail, to: "a@contoh.id, b@contoh.id" });
    await openFor(url).send({ ...mail, to: "a@contoh.id\r\nBcc: b@contoh.id" });
    expect(received.flatMap(({ to }) => to)).not.toContain("b@contoh.id");
  });

  test("says that nothing is configured", async () => {
    const mailer = openMailer({ smtp: null });
    expect(mailer.configured).toBe(false);
    expect(await mailer.send(mail)).toMatchObject({
      ok: false,
      next: "never",
      alasan: expect.stringMatching(/^Email belum dikonfigurasi/),
    });
  });

  test("names a refused address and what the server said", async () => {
    const { url, received } = await mailServer({
      onRcptTo: (_address, _session, done) => done(refusal(550, "mailbox unavailable")),
    });
    const outcome = await openFor(url).send(mail);
    expect(outcome).toMatchObject({ ok: false, next: "never", address: true, server: false });
    expect(outcome).toMatchObject({ alasan: expect.stringContaining("Alamat pelanggan@contoh.id ditolak") });
    expect(outcome).toMatchObject({ alasan: expect.stringContaining("mailbox unavailable") });
    expect(received).toHaveLength(0);
  });

  test("is tried again later when the server asks for it", async () => {
    const { url } = await mailServer({
      onRcptTo: (_address, _session, done) => done(refusal(450, "greylisted")),
    });
    expect(await openFor(url).send(mail)).toMatchObject({
      ok: false,
      next: "retry",
      server: false,
      alasan: expect.stringContaining("greylisted"),
    });
  });

  test("tells a refused login", async () => {
    const { url } = await mailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(refusal(535, "bad credentials")),
    });
    const withLogin = url.replace("smtp://", "smtp://kantor:salah@");
    expect(await openFor(withLogin).send(mail)).toMatchObject({
      ok: false,
      next: "retry",
      server: true,
      alasan: expect.stringContaining("menolak login"),
    });
  });

  test("tells a refused content", async () => {
    const { url } = await mailServer({
      onData: (stream, _session, done) => {
        stream.on("end", () => done(refusal(552, "message too large")));
        stream.resume();
      },
    });
    expect(await openFor(url).send(mail)).toMatchObject({
      ok: false,
      next: "never",
      address: false,
      alasan: expect.stringContaining("message too large"),
    });
  });

  test("tells a server that is not there, and one that hangs up", async () => {
    const alasan = expect.stringContaining("tidak dapat dihubungi");
    const unreachable = { ok: false, next: "retry", server: true, alasan };
    const silent = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const address = silent.address();
    const url = `smtp://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
    expect(await openFor(url).send(mail)).toMatchObject(unreachable);
    await new Promise<void>((resolve) => silent.close(() => resolve()));
    expect(await openFor(url).send(mail)).toMatchObject(unreachable);
  });
});

describe("a mail server that does what it should not", () => {
  const IMPATIENT = { connectMs: 150, idleMs: 150, wholeMs: 2_000 };
  const sendTo = (url: string, handingOver?: () => Promise<void>) =>
    openMailer({ smtp: { url, from: "kantor@contoh.id" } }, IMPATIENT).send(mail, handingOver);

  test.each<[string, Script]>([
    ["hangs before it greets", { greeting: "hang" }],
    ["hangs at the sender", { mail: "hang" }],
    ["hangs when the text is to begin", { data: "hang" }],
    ["hangs up at the address", { rcpt: "drop" }],
    ["hangs up when the text is to begin", { data: "drop" }],
    ["hangs up within the text", { body: "drop" }],
    ["is too busy", { greeting: "421 too busy" }],
    ["has no room for it just now", { end: "452 insufficient storage" }],
  ])("%s: nothing was accepted, and it may be tried again", async (_name, script) => {
    const { url } = await rawMailServer(script);
    expect(await sendTo(url)).toMatchObject({ ok: false, next: "retry" });
  });

  test.each<[string, Script]>([
    ["hangs", { end: "hang" }],
    ["hangs up", { end: "drop" }],
  ])("%s when it has the whole text: nobody knows", async (_name, script) => {
    const { url, seen } = await rawMailServer(script);
    expect(await sendTo(url)).toMatchObject({ ok: false, next: "unknown" });
    expect(seen).toHaveLength(1);
  });

  test("is told nothing of the text before it has taken the address, nor if that cannot be noted", async () => {
    const steps: string[] = [];
    const refusing = await rawMailServer({ rcpt: "550 no such user" });
    await sendTo(refusing.url, async () => void steps.push("handing over"));
    expect(steps).toEqual([]);
    const { url, seen } = await rawMailServer();
    const gone = Object.assign(new Error("the database is gone"), { code: "ECONNREFUSED" });
    const outcome = await sendTo(url, () => Promise.reject(gone));
    expect(outcome).toMatchObject({ ok: false, next: "retry" });
    expect(gone.code, "others wait for the same database, and have the same error").toBe("ECONNREFUSED");
    expect(seen).toEqual([]);
    expect(await sendTo(url)).toMatchObject({ ok: true, jawaban: "250 2.0.0 OK queued as 7XQ" });
  });
});
