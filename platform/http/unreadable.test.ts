import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { openOffice } from "#test/support/office.ts";

const office = openOffice();

/** The port of the office, which listens from the first time on that somebody asks. */
async function listening(): Promise<number> {
  const { http } = office.app;
  if (!http.server.listening) await http.listen({ host: "127.0.0.1", port: 0 });
  return (http.server.address() as AddressInfo).port;
}

/** What the server answers to these raw bytes. */
async function answerTo(port: number, sent: string) {
  const socket = connect(port, "127.0.0.1");
  socket.write(sent);
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), body: JSON.parse(body) as unknown };
}

const refusal = (message: string) => ({ status: 400, body: { status: 400, message, errors: [] } });

test("what cannot even be read is refused in the words and the form of every other failure", async () => {
  const port = await listening();
  const send = (sent: string) => answerTo(port, sent);
  const ask = (path: string) => send(`GET ${path} HTTP/1.1\r\nHost: kantor\r\nConnection: close\r\n\r\n`);
  expect(await ask(`/api/orderWeb/getOrder?cari=${"a".repeat(20_000)}`)).toEqual(
    refusal("Alamat atau isian pencarian terlalu panjang, persingkat lalu coba lagi"),
  );
  expect(await ask("/api/%E0%A4%A")).toEqual(refusal("Alamat tidak dikenal"));
  expect(await send("bukan permintaan\r\n\r\n")).toEqual(refusal("Data yang dikirim tidak dapat dibaca"));
});

test("who sends too much reads why, though the rest is still on its way, and asks on over the same connection", async () => {
  const boss = await office.person("Super Admin");
  const socket = connect(await listening(), "127.0.0.1").setEncoding("utf8");
  const head = (route: string, length: number, more = "") =>
    `${route} HTTP/1.1\r\nHost: kantor\r\ntoken: ${boss.token}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n${more}\r\n`;
  const half = Buffer.alloc(2_000_000, "a");
  socket.write(head("POST /api/divisiWeb/addDivisi", 2 * half.length));
  socket.write(half);
  let heard = "";
  for await (const piece of socket) {
    const first = heard === "";
    heard += piece;
    if (!first) continue;
    socket.write(half);
    socket.write(head("GET /healthz", 0, "Connection: close\r\n"));
  }
  expect(heard).toMatch(/^HTTP\/1.1 413 .*Data yang dikirim terlalu besar.*HTTP\/1.1 200 /s);
});

test("nobody may take for ever to send a request", () => {
  expect(office.app.http.server.requestTimeout).toBe(5 * 60_000);
});
