import type { Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { readAddress, readAddresses } from "./address.mjs";
import { Connection } from "./connection.ts";
import { emptyDatabase } from "./emptyDatabase.testing.ts";
import { type FakeServer, fakeServer, said } from "./fakeServer.testing.ts";
import { Plain } from "./queries.ts";
import { Servers } from "./servers.ts";
import { open } from "./sql.ts";
import { lookAfter } from "./vigil.ts";

const LET_IN = [said("R", 0), said("K", 7, 8), said("Z", "I")];
const standby = (is: "on" | "off") => said("S", `in_hot_standby\0${is}\0`);
/** What a server says to one plain statement whose rows are these numbers. */
const rows = (...values: string[]) => [
  said(
    "T",
    new Uint8Array([0, 1]),
    "pid\0",
    new Uint8Array([0, 0, 0, 0, 0, 0]),
    23,
    new Uint8Array([0, 4]),
    0xffffffff | 0,
    new Uint8Array([0, 0]),
  ),
  ...values.map((value) => said("D", new Uint8Array([0, 1]), value.length, value)),
  said("C", "SELECT\0"),
  said("Z", "I"),
];

async function serving(hear: (socket: Socket, at: number) => void): Promise<FakeServer> {
  const server = await fakeServer((socket, _piece, at) => hear(socket, at));
  onTestFinished(() => server.close());
  return server;
}
const letting = (...first: Buffer[]) =>
  serving((socket, at) => at === 0 && socket.write(Buffer.concat([...first, ...LET_IN])));
const at = (...servers: FakeServer[]) => `postgres://u:p@${servers.map(({ port }) => `127.0.0.1:${port}`).join()}/db`;

const answerOf = (connection: Connection) =>
  new Promise<unknown>((resolve) => connection.run(new Plain("select 1", (error, found) => resolve(error ?? found))));

test("of several servers the primary is found, also when it is another one than before", async () => {
  const [replica, primary] = [await letting(standby("on")), await letting(standby("off"))];
  const servers = new Servers(readAddresses(at(replica, primary)));
  const found = await servers.open();
  expect(found.address.port).toBe(primary.port);
  const other = await letting(said("S", "default_transaction_read_only\0off\0"));
  primary.close();
  found.lose(new Error("gone"));
  const moved = new Servers(readAddresses(at(primary, replica, other)));
  expect((await moved.open()).address.port).toBe(other.port);
  await expect(new Servers(readAddresses(at(replica))).open()).rejects.toMatchObject({ code: "CONNECTION_READ_ONLY" });
  (await new Servers(readAddresses(at(replica), { isPrimary: false })).open()).close();
});

test("who listens waits out a server that refuses logins, and is told that notices may have been missed", async () => {
  let isAway = false;
  const sockets = new Set<Socket>();
  const server = await serving((socket, at) => {
    sockets.add(socket);
    if (isAway) socket.destroy();
    else socket.write(Buffer.concat(at === 0 ? LET_IN : [said("C", "LISTEN\0"), said("Z", "I")]));
  });
  let breaks = 0;
  const sql = open(at(server));
  await sql.listen("kabar", { hear() {}, again: () => void breaks++ });
  isAway = true;
  for (const socket of sockets) socket.destroy();
  const before = sockets.size;
  while (sockets.size < before + 2) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(breaks).toBe(0);
  isAway = false;
  while (breaks === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  await sql.end();
});

test("a connection whose server can only be read is not lent again", async () => {
  const database = await emptyDatabase();
  const sql = open(database.url, { max: 1 });
  const pid = async () => (await sql<{ pid: number }[]>`select pg_backend_pid() as pid`)[0]?.pid;
  const before = await pid();
  await expect(sql.begin("read only", (tx) => tx`create table x ()`)).rejects.toMatchObject({ code: "25006" });
  expect(await pid()).not.toBe(before);
  await sql.end();
  await database.drop();
});

test("a commit that did not wait for its replica counts as not answered", async () => {
  const server = await serving((socket, at) =>
    socket.write(
      Buffer.concat(at === 0 ? LET_IN : [said("N", "RSyncRepWaitForLSN\0\0"), said("C", "COMMIT\0"), said("Z", "I")]),
    ),
  );
  const connection = await Connection.open(readAddress(at(server)));
  expect(await answerOf(connection)).toMatchObject({ code: "CONNECTION_CLOSED" });
});

test("a server that falls silent is looked at: what it works on goes on, what it does not know is lost", async () => {
  const watching = (...connections: Connection[]) =>
    onTestFinished(lookAfter(new Set(connections), { silent: 60, every: 20, patience: 100 }));
  // Never answers a statement; who asks in a new connection hears of the processes 7 (itself) and, from one server, of 7 alone.
  let logins = 0;
  const working = await serving((socket, at) => {
    if (at === 0) logins += 1;
    socket.write(Buffer.concat(at === 0 ? LET_IN : []));
    if (at === 1 && logins > 1) socket.write(Buffer.concat(rows("7")));
  });
  const slow = await Connection.open(readAddress(at(working)));
  watching(slow);
  const late = answerOf(slow);
  while (logins < 3) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(slow.isLost).toBe(false);
  slow.close();
  await late;

  const forgetting = await serving((socket, at) => {
    if (at === 0)
      socket.write(Buffer.concat([said("R", 0), said("K", forgetting.pieces.length === 1 ? 9 : 7, 8), said("Z", "I")]));
    else if (forgetting.pieces.length > 2) socket.write(Buffer.concat(rows("7")));
  });
  const forgotten = await Connection.open(readAddress(at(forgetting)));
  watching(forgotten);
  expect(await answerOf(forgotten)).toMatchObject({ code: "CONNECTION_CLOSED" });

  const silent = await letting();
  const [asked, idle] = [
    await Connection.open(readAddress(at(silent))),
    await Connection.open(readAddress(at(silent))),
  ];
  silent.pieces.length = 0;
  // The machine is there, and nobody on it.
  const address = { ...asked.address, port: 1 };
  Object.defineProperty(asked, "address", { value: address });
  Object.defineProperty(idle, "address", { value: address });
  watching(asked, idle);
  expect(await answerOf(asked)).toMatchObject({ code: "CONNECTION_CLOSED" });
  expect(idle.isLost).toBe(true);
});
