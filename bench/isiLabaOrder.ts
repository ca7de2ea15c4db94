import { readFileSync } from "node:fs";
import { bukaBukuBesar } from "./bukuBesar.ts";
import { denganJurnal } from "./masaLalu.ts";

/**
 * How long an upgrade fills Laba per Order from a journal that exists (migration 0025): `node bench/isiLabaOrder.ts [orders]`. Each
 * order has an approved invoice and is delivered.
 */
const orders = Number(process.argv[2] ?? 200_000);
const BERKAS = new URL("../migrations/0025_laba_order.sql", import.meta.url);
const { sql, tutup } = await bukaBukuBesar(orders, { sebaran: "merata" });
try {
  await denganJurnal(sql);
  await sql`truncate laba_pesanan, laba_ringkas`;
  // The last statement of the migration fills the past, month by month.
  const isi = readFileSync(BERKAS, "utf8").split("-- The past, month by month.").at(-1) ?? "";
  const start = performance.now();
  await sql.begin((tx) => tx.unsafe(isi));
  const [row] = await sql<{ banyak: number }[]>`select count(*)::int as banyak from laba_pesanan`;
  console.log(`${row?.banyak} rows of ${orders} orders in ${((performance.now() - start) / 1000).toFixed(1)} s`);
} finally {
  await tutup();
}
