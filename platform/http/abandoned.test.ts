import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { order } from "#areas/penjualan/order/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { openOffice } from "#test/support/office.ts";
import type { Tx } from "../db/database.ts";

const office = openOffice();

/** Locks a table until told. */
async function locked(lock: (tx: Tx) => Promise<unknown>) {
  const [taken, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const transaction = office.sql.begin(async (tx) => {
    await lock(tx);
    taken.resolve();
    await over.promise;
  });
  await taken.promise;
  return async () => {
    over.resolve();
    await transaction;
  };
}

/** How many statements wait for a lock. */
async function waiting(): Promise<number> {
  const [row] = await office.sql<{ jumlah: number }[]>`
    select count(*)::int as jumlah from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return row?.jumlah ?? 0;
}

test("nothing is read for who left while the question waited for its turn", async () => {
  const boss = await office.person("Management");
  const { http } = office.app;
  await http.listen({ host: "127.0.0.1", port: 0 });
  const connections = () => new Promise<number>((done) => http.server.getConnections((_, count) => done(count)));
  const [sesi, so] = [await locked((tx) => tx`lock table sesi`), await locked((tx) => tx`lock table so`)];
  try {
    const socket = connect((http.server.address() as AddressInfo).port, "127.0.0.1");
    await once(socket, "connect");
    socket.write(`GET /api${order.getOrder.path} HTTP/1.1\r\nHost: kantor\r\ntoken: ${boss.token}\r\n\r\n`);
    await expect.poll(waiting).toBe(1);
    socket.destroy();
    await expect.poll(connections).toBe(0);

    await sesi();
    await boss.call(produk.getProduk, {});
    expect(await waiting(), "the orders are not asked for").toBe(0);
  } finally {
    await Promise.all([sesi(), so()]);
  }
  await boss.call(order.getOrder, {});
});
