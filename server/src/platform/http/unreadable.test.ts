import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { openOffice } from "#server/testing/office.ts";

const office = openOffice();

/** What the server answers to these raw bytes. */
async function answerTo(port: number, sent: string) {
  const socket = connect(port, "127.0.0.1");
  socket.write(sent);
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), body: JSON.parse(body) as unknown };
}

const refusal = (message: string) => ({ status: 400, body: { status: 400, message, errors: [] } });

test("what cannot even be read is refused in the words and the form of every other failure", async () => {
  const { port } = new URL(await office.app.http.listen({ host: "127.0.0.1", port: 0 }));
  const send = (sent: string) => answerTo(Number(port), sent);
  const ask = (path: string) => send(`GET ${path} HTTP/1.1\r\nHost: kantor\r\nConnection: close\r\n\r\n`);
  expect(await ask(`/api/orderWeb/getOrder?cari=${"a".repeat(20_000)}`)).toEqual(
    refusal("Alamat atau isian pencarian terlalu panjang, persingkat lalu coba lagi"),
  );
  expect(await ask("/api/%E0%A4%A")).toEqual(refusal("Alamat tidak dikenal"));
  expect(await send("bukan permintaan\r\n\r\n")).toEqual(refusal("Data yang dikirim tidak dapat dibaca"));
});

test("nobody may take for ever to send a request", () => {
  expect(office.app.http.server.requestTimeout).toBe(5 * 60_000);
});
