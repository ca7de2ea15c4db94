import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import fastify from "fastify";
import { expect, test } from "vitest";
import { drainable, type Patience } from "./drain.ts";

/** A server with a call that ends when told to, and a call whose answer never ends. */
async function serving(patience: Patience) {
  const http = fastify({ forceCloseConnections: "idle" });
  const drain = drainable(http, patience);
  const work = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  http.addContentTypeParser("*", (_request, body, done) => {
    body.resume().once("end", () => done(null));
  });
  http.post("/kerja", async () => {
    begun.resolve();
    await work.promise;
    return "selesai";
  });
  http.get("/panjang", async (_request, reply) => reply.send(Buffer.alloc(64 * 1024 * 1024)));
  await http.listen({ host: "127.0.0.1", port: 0 });
  const address = http.server.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  const say = async (words: string): Promise<Socket> => {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    if (words) socket.write(words);
    return socket;
  };
  return { ...drain, say, work, begun: begun.promise };
}

const ended = (socket: Socket) =>
  once(
    socket.on("error", () => {}),
    "close",
  );
const head = "Host: kantor\r\nContent-Type: a/b\r\n";
const NEVER = 600_000;

test("a stop cuts what never ends, and waits for the call that is at work", async () => {
  const { close, say, work, begun } = await serving({ idle: NEVER, uploads: 20, calls: NEVER });
  const silent = await say("");
  const halfHead = await say("POST /kerja HTTP/1.1\r\nHost: ka");
  const slow = await say(`POST /kerja HTTP/1.1\r\n${head}Content-Length: 5000000\r\n\r\nsedikit`);
  const unread = await say("GET /panjang HTTP/1.1\r\nHost: kantor\r\n\r\n");
  await once(unread, "readable");
  const atWork = await say(`POST /kerja HTTP/1.1\r\n${head}Content-Length: 3\r\n\r\nabc`);
  await begun;
  const answer = text(atWork);
  const cut = Promise.all([silent, halfHead, slow].map(ended));
  const closed = close();
  await cut;
  work.resolve();
  await closed;
  unread.destroy();
  expect(await answer).toMatch(/^HTTP\/1.1 200 OK.*selesai$/s);
});

test("a call that never ends does not keep the app from ending", async () => {
  const { close, say, begun } = await serving({ idle: NEVER, uploads: 10, calls: 20 });
  const atWork = await say(`POST /kerja HTTP/1.1\r\n${head}Content-Length: 3\r\n\r\nabc`);
  await begun;
  const gone = ended(atWork);
  await close();
  await gone;
});

test("who is replaced answers once more on a connection that was kept open, and says that it is the last time", async () => {
  const { retire, close, say, work, begun } = await serving({ idle: NEVER, uploads: NEVER, calls: NEVER });
  work.resolve();
  const kept = await say(`POST /kerja HTTP/1.1\r\n${head}Content-Length: 3\r\n\r\nabc`);
  await begun;
  const [first] = await once(kept, "data");
  expect(String(first)).toMatch(/Connection: keep-alive/i);
  const gone = retire().then(close);
  kept.write(`POST /kerja HTTP/1.1\r\n${head}Content-Length: 3\r\n\r\nabc`);
  expect(await text(kept)).toMatch(/^HTTP\/1.1 200 OK.*Connection: close.*selesai$/is);
  await gone;
});
