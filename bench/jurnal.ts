import { jakartaToday } from "#contract/format.ts";
import { turunkanJurnal } from "#server/books/jurnal/turunkan.ts";
import { bukaBukuBesar } from "./bukuBesar.ts";

/**
 * Time to derive the journal of an older database, and its size: `node bench/jurnal.ts [orders]`. Each order has an
 * approved invoice and is delivered. The aim is five minutes for 1,000,000 orders.
 */
const orders = Number(process.argv[2] ?? 1_000_000);
const { sql, tutup } = await bukaBukuBesar(orders, { sebaran: "merata" });
const [ada] = await sql<{ ada: boolean }[]>`select exists (select from jurnal) as ada`;
if (!ada?.ada) {
  await sql`update jurnal_keadaan set turunan_mulai = '-infinity'`;
  const start = performance.now();
  let bulan = 0;
  await turunkanJurnal(sql, jakartaToday(new Date()), (nama, ke, dari) => {
    bulan = ke;
    if (ke % 12 === 0)
      console.log(`  ${nama}: ${ke} of ${dari} months, ${((performance.now() - start) / 1000).toFixed(1)} s`);
  });
  console.log(`derived: ${bulan} months in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  await sql`vacuum analyze jurnal, jurnal_baris, jurnal_harian, jurnal_piutang`;
}
const [besar] = await sql`
  select (select count(*) from jurnal)::int as jurnal, (select count(*) from jurnal_baris)::int as baris,
    (select count(*) from jurnal_harian)::int as harian,
    pg_size_pretty(pg_total_relation_size('jurnal') + pg_total_relation_size('jurnal_baris')) as besar`;
console.log(besar);
await tutup();
