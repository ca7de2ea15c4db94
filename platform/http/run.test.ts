import { expect, test } from "vitest";
import { profil } from "#areas/karyawan/profil/contract.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { openOffice } from "#test/support/office.ts";
import type { Sql, Tx } from "../db/database.ts";
import type { EncodedImage } from "../files/image.ts";
import type { OpenCtx, ReadCtx, WriteCtx } from "./context.ts";
import { runPrepared, runRead, runWrite, type Signed } from "./run.ts";
import { shared } from "./sharing.ts";

const office = openOffice();

const PIXEL: EncodedImage = { format: "png", width: 1, height: 1, content: Buffer.from("gambar"), bytes: 6 };
const failure = (code: string) => Object.assign(new Error("gagal"), { code });

/** How many objects of a picture remain after an action that was rolled back, or whose answer was lost. */
async function leftOf(end: "rolled back" | "answer lost"): Promise<number> {
  const { services } = office.app;
  const begin = async (work: (tx: Tx) => Promise<unknown>) => {
    await office.sql.begin(async (tx) => {
      await work(tx);
      if (end === "rolled back") throw failure("23514");
    });
    throw failure("CONNECTION_CLOSED");
  };
  const context = { services: { ...services, sql: { begin } as unknown as Sql } } as ReadCtx;
  let id = "";
  const keep = async ({ tx, files }: WriteCtx) => {
    [id = ""] = await files.keepAll(tx, [PIXEL]);
    return {};
  };
  await expect(runWrite(profil.updateFotoProfile, keep, context, { fotoProfile: [PIXEL] }, null)).rejects.toThrow(
    "gagal",
  );
  let left = 0;
  for await (const { key } of services.storage.list("gambar/")) if (key.includes(id)) left += 1;
  return left;
}

test("pictures of a failed action go; those of one whose commit nobody heard of wait for the sweep", async () => {
  expect(await leftOf("rolled back")).toBe(0);
  expect(await leftOf("answer lost")).toBe(1);
});

test("pictures are stored before the transaction begins, once for all its attempts, and go when nothing keeps them", async () => {
  const { services } = office.app;
  const seen: string[] = [];
  const storage = {
    ...services.storage,
    put: async (key: string, bytes: Buffer) => {
      seen.push("stored");
      await services.storage.put(key, bytes);
    },
    remove: async (key: string) => {
      seen.push("removed");
      await services.storage.remove(key);
    },
  };
  const context = { services: { ...services, storage } } as unknown as ReadCtx;
  const write = async () => {
    seen.push("written");
    if (seen.filter((step) => step === "written").length < 3) throw failure("40P01");
    return {};
  };
  await runWrite(profil.updateFotoProfile, write, context, { fotoProfile: [PIXEL] }, null);
  expect(seen).toEqual(["stored", "written", "written", "written", "removed"]);
});

test("what is prepared comes before the transaction, and holds no connection of the pool", async () => {
  const { services } = office.app;
  const open = async () => {
    const [row] = await office.sql<{ count: number }[]>`
      select count(*) from pg_stat_activity
      where datname = current_database() and application_name = 'kantor' and state like 'idle in transaction%'`;
    return row?.count;
  };
  const seen: unknown[] = [];
  const prepare = async () => {
    seen.push(await open());
    return async () => {
      seen.push(await open());
      return {};
    };
  };
  await runPrepared(profil.ubahPassword, prepare, { services } as ReadCtx, {}, null);
  expect(seen).toEqual([0, 1]);
});

test("questions share what is asked at the same time, actions ask for themselves", async () => {
  const { services } = office.app;
  const context = { services, now: new Date() } as OpenCtx;
  const signed: Signed = {
    user: {} as ReadCtx["user"],
    session: Buffer.of(),
    idSesi: 1 as Signed["idSesi"],
    known: null,
  };
  const asked: Sql[] = [];
  const read = async ({ db }: ReadCtx) => {
    asked.push(db);
    return {};
  };
  for (const call of [profil.getProfile, order.getOrder]) await runRead(call, { read }, context, signed, {});
  expect(asked).toEqual([shared(services.sql), shared(services.sql)]);
  expect(shared(services.sql)).not.toBe(services.sql);
});
