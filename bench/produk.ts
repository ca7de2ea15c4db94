import { produk } from "#areas/produk/produk/contract.ts";
import type { Sql } from "#platform/db/database.ts";
import { bench } from "./harness.ts";

/** Lists of products with very many of them: `node bench/produk.ts [number]`. */
const MACHINES = Number(process.argv[2] ?? 100_000);

// Half of the products are low on stock; only the table produk is filled.
async function fill(sql: Sql): Promise<void> {
  await sql`
    insert into produk (kode_produk, nama_produk, kapasitas, tipe, kategori_produk, harga_produk, harga_beli,
      minimal_stock, must_po, created_at, updated_at)
    select 'MSN-' || lpad(n::text, 7, '0'),
      (array['Oven Pengering', 'Mixer', 'Rak Tray', 'Boiler', 'Penggiling'])[1 + n % 5] || ' Seri ' || n,
      (10 * (1 + n % 50)) || ' kg', (array['Gas', 'Listrik', 'Hybrid'])[1 + n % 3],
      case when n % 4 = 0 then 'upgrade' else 'utama' end, 1000000 + n * 1000, 700000 + n * 700, 2, n % 2 = 0, now(), now()
    from generate_series(1, ${MACHINES}::int) n`;
  // Once more: while autovacuum is analyzing, the first vacuum leaves pages unmarked.
  await sql`vacuum analyze produk`;
  await sql`vacuum produk`;
}

await bench(async ({ sql, measure }) => {
  await fill(sql);
  const [row] = await sql<
    { banyak: number }[]
  >`select sum(jumlah)::int as banyak from hitungan where daftar = 'produk-utama'`;
  const last = Math.ceil((row?.banyak ?? 0) / 10);
  const list = (name: string, query: Record<string, string | number>) =>
    measure(`getProduk, ${name}`, produk.getProduk, { limit: 10, kategori: "utama", ...query });
  console.log(`${MACHINES} machines, ${row?.banyak} of them utama\n`);
  return [
    await list("first page", { page: 1 }),
    await list("middle page", { page: Math.ceil(last / 2) }),
    await list("last page", { page: last }),
    await list("100 rows, middle", { limit: 100, page: Math.ceil(last / 20) }),
    await list("search for one", { cari: `seri ${MACHINES - 1}` }),
    await list("search for a fifth of all", { cari: "mixer" }),
    await list("the same, last page", { cari: "mixer", page: Math.max(1, Math.floor(last / 5)) }),
    await list("search for nearly all", { cari: "seri" }),
    await list("search for two letters", { cari: "ri" }),
    await list("search for nothing there", { cari: "tidak ada" }),
    await measure("getProdukHarusPo, first page", produk.getProdukHarusPo, { kategori: "upgrade" }),
    await measure("getTotalProdukHarusPo", produk.getTotalProdukHarusPo, {}),
  ];
});
