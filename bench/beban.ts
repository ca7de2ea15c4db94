import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dashboard } from "#areas/laporan/dashboard/contract.ts";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { isianBaru } from "#areas/penjualan/surat-jalan/server/suratJalan.testing.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { periksaBuku } from "#books/periksa/periksa.ts";
import type { Call } from "#kernel/call.ts";
import { readConfig } from "#platform/config.ts";
import { createApp } from "#server/app.ts";
import { picture } from "#test/support/files.ts";
import { isianOrder } from "#test/support/order.ts";
import { requestFor } from "#test/support/request.ts";
import { cloneDatabase, startTestServer } from "#test/support/server.ts";
import { superAdmin } from "./harness.ts";

/**
 * Many people at the same time over HTTP: `node bench/beban.ts [people] [seconds]`. They open lists and the dashboard
 * and sell the same few machines (order, invoice, approval, delivery). Afterwards the books are checked.
 */
const [people = 32, seconds = 20] = process.argv.slice(2).map(Number);
const MACHINES = 20;
const PRICE = 1_000_000;

const took = new Map<string, number[]>();
const refused = new Map<string, number>();

const server = await startTestServer();
const database = await cloneDatabase(server);
const folder = mkdtempSync(join(tmpdir(), "kantor-beban-"));
const config = readConfig({ NODE_ENV: "production", DATA_DIR: folder, LOG_LEVEL: "silent" });
const app = await createApp({ config, databaseUrl: database.url });
try {
  const address = await app.http.listen({ host: "127.0.0.1", port: 0 });
  const token = await superAdmin(database.sql);
  const dokumen = [await picture()];

  const ask = async <Data>(call: Call, input: Record<string, unknown>): Promise<Data | null> => {
    const start = performance.now();
    const response = await fetch(requestFor(address, call, input, token));
    const answer = (await response.json()) as { message: string; data: Data };
    const times = took.get(call.path);
    if (times) times.push(performance.now() - start);
    else took.set(call.path, [performance.now() - start]);
    if (response.status === 200) return answer.data;
    const reason = `${response.status} ${answer.message}`;
    refused.set(reason, (refused.get(reason) ?? 0) + 1);
    return null;
  };

  const machines: number[] = [];
  for (let n = 1; n <= MACHINES; n += 1) {
    const mesin = { kodeProduk: `MSN-${n}`, namaProduk: `Mesin ${n}`, kapasitas: "10 kg", tipe: "Gas" };
    const harga = { hargaProduk: PRICE, hargaBeli: 600_000, jumlahStock: 1_000_000, minimalStock: 0 };
    const made = await ask<{ idProduk: number }>(produk.addProduk, { ...mesin, ...harga, kategoriProduk: "utama" });
    if (made) machines.push(made.idProduk);
  }
  took.clear();

  const sell = async (idProduk: number, idRekening: number) => {
    const cart = isianOrder([{ idProduk, hargaProduk: PRICE }]);
    const made = await ask<{ idSo: string }>(order.addOrder, { ...cart, dokumen });
    if (!made) return;
    const nothing = { nominalAdmin: 0, nominalPeti: 0, nominalOngkir: 0, nominalDiskon: 0 };
    const paid = { idSo: made.idSo, idRekening, tipePembayaran: "LN", nominalLunas: PRICE };
    const added = await ask<{ idInvoice: string }>(invoice.addInvoice, { ...paid, ...nothing, dokumen });
    if (!added) return;
    await ask(invoice.approveInv, { idInv: added.idInvoice });
    const tujuan = { idSo: made.idSo, idInvoice: added.idInvoice };
    await ask(suratJalan.addSuratJalan, await isianBaru(tujuan, { statusSo: "Kirim" }));
  };

  const tglAkhir = new Date().toISOString().slice(0, 10);
  const tglAwal = `${tglAkhir.slice(0, 8)}01`;
  const start = performance.now();
  const work = async (who: number) => {
    for (let round = who; performance.now() - start < seconds * 1000; round += 1) {
      await ask(order.getOrder, { limit: 10 });
      await ask(produk.getProduk, { limit: 12, kategori: "utama", cari: round % 3 === 0 ? "mesin 1" : "" });
      await ask(dashboard.getTotalOmset, { tglAwal, tglAkhir });
      await sell(machines[round % MACHINES] ?? 0, 3 + (round % 4));
    }
  };
  await Promise.all(Array.from({ length: people }, (_, who) => work(who)));
  report((performance.now() - start) / 1000);

  const broken = (await periksaBuku(database.sql, { storage: app.services.storage })).filter((rule) => !rule.lolos);
  console.log(broken.length === 0 ? "The books agree." : `The books do not agree: ${JSON.stringify(broken)}`);
  if (broken.length > 0) process.exitCode = 1;
} finally {
  await app.close();
  await database.drop();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

function report(duration: number): void {
  let all = 0;
  for (const [path, times] of took) {
    all += times.length;
    times.sort((a, b) => a - b);
    const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(0).padStart(6)} ms`;
    console.log(
      `${path.padEnd(32)} ${String(times.length).padStart(6)}  median ${at(0.5)}  p95 ${at(0.95)}  p99 ${at(0.99)}`,
    );
  }
  console.log(`${people} people, ${(all / duration).toFixed(0)} calls a second`);
  for (const [reason, times] of refused) console.log(`refused ${times} times: ${reason}`);
}
