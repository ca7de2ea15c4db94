import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { periksaBuku } from "#books/periksa/periksa.ts";
import type { Call } from "#kernel/call.ts";
import { picture } from "#test/support/files.ts";
import { isianOrder } from "#test/support/order.ts";
import { requestFor } from "#test/support/request.ts";
import { cloneDatabase, startTestServer } from "#test/support/server.ts";
import { superAdmin } from "./harness.ts";
import { bukaPeladen } from "./peladen.ts";

/**
 * The order's way on a company of its own: an order of three lines, its invoice and the approval. Then the same by 64 people,
 * each with machines and one of four accounts of their own, and all on one machine and one account. Afterwards the books
 * are checked.
 */
const PRICE = 1_000_000;
const MACHINES = 64;
const ACCOUNTS = 4;

export async function ukurJalan(seconds: number): Promise<void> {
  const server = await startTestServer();
  const database = await cloneDatabase(server);
  const folder = mkdtempSync(join(tmpdir(), "kantor-jalan-"));
  const app = await bukaPeladen({ kind: "app", url: database.url, folder });
  const token = await superAdmin(database.sql);
  const dokumen = [await picture(), await picture("lain.jpg", "#4263eb")];
  const deadlocks = async () => {
    await database.sql`select pg_stat_force_next_flush(), pg_stat_clear_snapshot()`;
    const [row] = await database.sql`select deadlocks from pg_stat_database where datname = current_database()`;
    return Number(row?.deadlocks);
  };
  const ask = async <Data>(call: Call, input: Record<string, unknown>): Promise<Data> => {
    const response = await fetch(requestFor(`http://127.0.0.1:${app.port}`, call, input, token));
    const answer = (await response.json()) as { message: string; data: Data };
    if (response.status !== 200) throw new Error(`${call.path}: ${answer.message}`);
    return answer.data;
  };
  const jual = (mesin: readonly number[]) => {
    const cart = isianOrder(mesin.map((idProduk) => ({ idProduk, hargaProduk: PRICE })));
    return ask<{ idSo: string }>(order.addOrder, { ...cart, dokumen });
  };
  const tagih = (idSo: string, total: number, idRekening: number) => {
    const nothing = { nominalAdmin: 0, nominalPeti: 0, nominalOngkir: 0, nominalDiskon: 0 };
    const paid = { idSo, idRekening, tipePembayaran: "LN", nominalLunas: total };
    return ask<{ idInvoice: string }>(invoice.addInvoice, { ...paid, ...nothing, dokumen: dokumen.slice(0, 1) });
  };
  try {
    const mesin: number[] = [];
    for (let n = 1; n <= MACHINES; n += 1) {
      const isi = { kodeProduk: `MSN-${n}`, namaProduk: `Mesin ${n}`, kapasitas: "10 kg", tipe: "Gas" };
      const harga = { hargaProduk: PRICE, hargaBeli: 600_000, jumlahStock: 1_000_000, minimalStock: 0 };
      mesin.push(
        (await ask<{ idProduk: number }>(produk.addProduk, { ...isi, ...harga, kategoriProduk: "utama" })).idProduk,
      );
    }
    const own = (who: number) => mesin[who % MACHINES] ?? 0;
    const account = (who: number) => 3 + (who % ACCOUNTS);

    for (const people of [1, 16]) {
      const before = await app.spent();
      const flows = await bersama(people, seconds, async (who) => {
        const { idSo } = await jual([own(who), own(who + 1), own(who + 2)]);
        const { idInvoice } = await tagih(idSo, 3 * PRICE, account(who));
        await ask(invoice.approveInv, { idInv: idInvoice });
      });
      const after = await app.spent();
      const each = (name: "cpu" | "statements") => ((after[name] - before[name]) / flows.done).toFixed(0);
      console.log(
        `  order, invoice, approval, ${people} people: ${flows.perSecond.toFixed(1)}/s, p50 ${flows.p50.toFixed(0)} ms, node ${each("cpu")} ms, ${each("statements")} statements`,
      );
    }
    const start = await deadlocks();
    const separate = await bersama(64, seconds, (who) => jual([own(who)]));
    const hot = await bersama(64, seconds, () => jual([own(0)]));
    compare("orders, 64 people, one machine", hot.perSecond, separate.perSecond);

    const waiting = async (one: boolean) => {
      const list: string[] = [];
      for (let n = 0; n < 40 * seconds; n += 1) {
        const { idSo } = await jual([own(n)]);
        list.push((await tagih(idSo, PRICE, one ? 3 : account(n))).idInvoice);
      }
      return list;
    };
    const approve = async (list: string[]) => {
      const begin = performance.now();
      const total = list.length;
      const person = async () => {
        for (let id = list.pop(); id; id = list.pop()) await ask(invoice.approveInv, { idInv: id });
      };
      await Promise.all(Array.from({ length: 64 }, person));
      return (total / (performance.now() - begin)) * 1000;
    };
    const apart = await approve(await waiting(false));
    compare("approvals, 64 people, one account", await approve(await waiting(true)), apart);
    console.log(`  deadlocks: ${(await deadlocks()) - start}`);
    const broken = (await periksaBuku(database.sql, {})).filter((rule) => !rule.lolos);
    console.log(broken.length === 0 ? "  the books agree" : `  THE BOOKS DO NOT AGREE: ${JSON.stringify(broken)}`);
  } finally {
    await app.stop();
    await database.drop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const compare = (name: string, hot: number, apart: number) =>
  console.log(
    `  ${name}: ${hot.toFixed(1)}/s, ${((hot / apart) * 100).toFixed(0)} % of ${apart.toFixed(1)}/s on separate ones`,
  );

async function bersama(people: number, seconds: number, deed: (who: number) => Promise<unknown>) {
  const times: number[] = [];
  const start = performance.now();
  const work = async (who: number) => {
    while (performance.now() - start < seconds * 1000) {
      const begin = performance.now();
      await deed(who);
      times.push(performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: people }, (_, who) => work(who)));
  const perSecond = (times.length / (performance.now() - start)) * 1000;
  times.sort((a, b) => a - b);
  return { done: times.length, perSecond, p50: times[Math.floor(times.length / 2)] ?? Number.NaN };
}
