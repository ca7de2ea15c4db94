import { bukaBukuBesar } from "./bukuBesar.ts";
import { denganJurnal } from "./masaLalu.ts";

/**
 * Time to derive the journal of an older database, and its size: `node bench/jurnal.ts [orders]`. Each order has an
 * approved invoice and is delivered. The aim is five minutes for 1,000,000 orders.
 */
const orders = Number(process.argv[2] ?? 1_000_000);
const { sql, tutup } = await bukaBukuBesar(orders, { sebaran: "merata" });
const start = performance.now();
await denganJurnal(sql, (nama, ke, dari) => {
  if (ke % 12 === 0)
    console.log(`  ${nama}: ${ke} of ${dari} months, ${((performance.now() - start) / 1000).toFixed(1)} s`);
});
const [besar] = await sql`
  select (select count(*) from jurnal)::int as jurnal, (select count(*) from jurnal_baris)::int as baris,
    (select count(*) from jurnal_harian)::int as harian,
    pg_size_pretty(pg_total_relation_size('jurnal') + pg_total_relation_size('jurnal_baris')) as besar`;
console.log(besar);
await tutup();
