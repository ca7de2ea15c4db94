import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import type { Call } from "#kernel/call.ts";
import { readConfig } from "#platform/config.ts";
import { createApp } from "#server/app.ts";
import { isianOrder } from "#test/support/order.ts";
import { requestFor } from "#test/support/request.ts";
import { cloneDatabase, startTestServer } from "#test/support/server.ts";
import { superAdmin } from "./harness.ts";

/**
 * The way of an order with its proofs, from the order to the approved invoice: `node bench/foto.ts [jpeg|webp] [people]
 * [seconds]`. The proofs, one for the order and two for the invoice, are photos of 1,600 x 1,200 px as a browser sends
 * them. To compare two versions, run it in the trees of both in turns.
 */
const [kind = "webp", ...numbers] = process.argv.slice(2);
const [people = 4, seconds = 10] = numbers.map(Number);
const PRICE = 1_000_000;
const NOTHING = { nominalAdmin: 0, nominalPeti: 0, nominalOngkir: 0, nominalDiskon: 0 };

/** A photo with as much detail as one of a receipt on a table. */
async function photo(n: number): Promise<File> {
  const [width, height] = [1600, 1200];
  const noise = { type: "gaussian", mean: 128, sigma: 24 } as const;
  const grain = sharp({ create: { width: width / 4, height: height / 4, channels: 3, background: "#888", noise } });
  const paper = grain.resize({ width, height, kernel: "cubic" }).modulate({ hue: n * 40 });
  const bytes = kind === "jpeg" ? await paper.jpeg({ quality: 88 }).toBuffer() : await paper.webp().toBuffer();
  return new File([new Uint8Array(bytes)], `bukti.${kind}`, { type: `image/${kind}` });
}

const server = await startTestServer();
const database = await cloneDatabase(server);
const folder = mkdtempSync(join(tmpdir(), "kantor-foto-"));
const config = readConfig({ NODE_ENV: "production", DATA_DIR: folder, LOG_LEVEL: "silent" });
const app = await createApp({ config, databaseUrl: database.url });
try {
  const address = await app.http.listen({ host: "127.0.0.1", port: 0 });
  const token = await superAdmin(database.sql);
  const [satu, dua, tiga] = await Promise.all([1, 2, 3].map(photo));
  const took = new Map<string, number[]>();
  const note = (what: string, ms: number) => took.set(what, [...(took.get(what) ?? []), ms]);

  const ask = async <Data>(call: Call, input: Record<string, unknown>): Promise<Data> => {
    const start = performance.now();
    const response = await fetch(requestFor(address, call, input, token));
    const answer = (await response.json()) as { message: string; data: Data };
    if (response.status !== 200) throw new Error(`${call.path} answered ${response.status}: ${answer.message}`);
    note(call.path, performance.now() - start);
    return answer.data;
  };

  const mesin = { kodeProduk: "MSN-1", namaProduk: "Mesin", kapasitas: "10 kg", tipe: "Gas", kategoriProduk: "utama" };
  const harga = { hargaProduk: PRICE, hargaBeli: 600_000, jumlahStock: 1_000_000, minimalStock: 0 };
  const { idProduk } = await ask<{ idProduk: number }>(produk.addProduk, { ...mesin, ...harga });
  const sell = async () => {
    const start = performance.now();
    const cart = isianOrder([{ idProduk, hargaProduk: PRICE }]);
    const { idSo } = await ask<{ idSo: string }>(order.addOrder, { ...cart, dokumen: [satu] });
    const paid = { idSo, idRekening: 3, tipePembayaran: "LN", nominalLunas: PRICE, ...NOTHING, dokumen: [dua, tiga] };
    const { idInvoice } = await ask<{ idInvoice: string }>(invoice.addInvoice, paid);
    await ask(invoice.approveInv, { idInv: idInvoice });
    note("from order to approved invoice", performance.now() - start);
  };

  for (let warm = 0; warm < 5; warm += 1) await sell();
  took.clear();
  const start = performance.now();
  const cpu = process.cpuUsage();
  const work = async () => {
    while (performance.now() - start < seconds * 1000) await sell();
  };
  await Promise.all(Array.from({ length: people }, work));
  const { user, system } = process.cpuUsage(cpu);
  const flows = took.get("from order to approved invoice")?.length ?? 0;
  console.log(`${kind}, proofs of ${Math.round((satu?.size ?? 0) / 1024)} KB, ${people} people`);
  for (const [what, times] of took) {
    times.sort((a, b) => a - b);
    const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(0).padStart(5)} ms`;
    console.log(`${what.padEnd(32)} best ${at(0)}  median ${at(0.5)}  p95 ${at(0.95)}`);
  }
  const each = (performance.now() - start) / 1000 / flows;
  console.log(`${(1 / each).toFixed(1)} flows a second, ${((user + system) / 1000 / flows).toFixed(0)} ms of CPU each`);
} finally {
  await app.close();
  await database.drop();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
