import { createServer } from "node:net";
import { describe, expect, test } from "vitest";
import { type Mail, openMailer } from "./mailer.ts";
import { mailServer, refusal } from "./mailServer.testing.ts";

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
    expect(await openFor(url).send(mail)).toEqual({ ok: true });
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
    expect(await mailer.send(mail)).toEqual({ ok: false, alasan: expect.stringMatching(/^Email belum dikonfigurasi/) });
  });

  test("names a refused address and what the server said", async () => {
    const { url, received } = await mailServer({
      onRcptTo: (_address, _session, done) => done(refusal(550, "mailbox unavailable")),
    });
    const outcome = await openFor(url).send(mail);
    expect(outcome).toEqual({ ok: false, alasan: expect.stringContaining("Alamat pelanggan@contoh.id ditolak") });
    expect(outcome).toEqual({ ok: false, alasan: expect.stringContaining("mailbox unavailable") });
    expect(received).toHaveLength(0);
  });

  test("asks to try again when the server does", async () => {
    const { url } = await mailServer({
      onRcptTo: (_address, _session, done) => done(refusal(450, "greylisted")),
    });
    expect(await openFor(url).send(mail)).toEqual({ ok: false, alasan: expect.stringContaining("Coba lagi") });
  });

  test("tells a refused login", async () => {
    const { url } = await mailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(refusal(535, "bad credentials")),
    });
    const withLogin = url.replace("smtp://", "smtp://kantor:salah@");
    expect(await openFor(withLogin).send(mail)).toEqual({
      ok: false,
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
    expect(await openFor(url).send(mail)).toEqual({ ok: false, alasan: expect.stringContaining("message too large") });
  });

  test("tells a server that is not there, and one that hangs up", async () => {
    const unreachable = { ok: false, alasan: expect.stringContaining("tidak dapat dihubungi") };
    const silent = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const address = silent.address();
    const url = `smtp://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
    expect(await openFor(url).send(mail)).toEqual(unreachable);
    await new Promise<void>((resolve) => silent.close(() => resolve()));
    expect(await openFor(url).send(mail)).toEqual(unreachable);
  });
});
