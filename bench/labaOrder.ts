import { labaOrder } from "#areas/laporan/laba-order/contract.ts";
import type { Sql } from "#platform/db/database.ts";
import { bench } from "./harness.ts";

/**
 * Laba per Order with very many orders: `node bench/labaOrder.ts [number]`. The aim is 100 ms for the profit of a year per
 * product and per customer at 1,000,000 orders.
 */
const BANYAK = Number(process.argv[2] ?? 100_000);
const PRODUK = 300;
const PELANGGAN = Math.max(100, BANYAK / 10);
const BULAN = 36;

/** Three years until this month; each order has two products and a discount. */
async function fill(sql: Sql): Promise<void> {
  await sql`
    insert into produk (kode_produk, nama_produk, kapasitas, tipe, kategori_produk, harga_produk, harga_beli, created_at,
      updated_at)
    select 'MSN-' || n, 'Mesin ' || n, '', '', 'utama', 1000000, 700000, now(), now()
    from generate_series(1, ${PRODUK}::int) n`;
  await sql`
    insert into pelanggan (nama, instansi, telepon, dibuat)
    select 'Pelanggan ' || n, 'CV ' || n, '08' || 1200000000 + n, now() from generate_series(1, ${PELANGGAN}::int) n`;
  await sql`
    insert into so (id_so, tipe_so, tgl_order, dibuat, customer_instansi, nama_customer, alamat_customer, no_telp,
      total_pembelian, id_user)
    select 'SO-' || n, 'Reguler', (date_trunc('month', now()) - interval '1 month' * (n % ${BULAN}::int))::date, now(), '-',
      'Pelanggan ' || 1 + n % ${PELANGGAN}::int, 'Jl. Merdeka', '0812', 3000000, 1
    from generate_series(1, ${BANYAK}::int) n`;
  await sql`
    insert into laba_pesanan (bulan, pos, id_so, id_produk, id_pelanggan, id_sales, pendapatan, hpp)
    select (date_trunc('month', now()) - interval '1 month' * (n % ${BULAN}::int))::date, b.pos, 'SO-' || n, b.id_produk,
      1 + n % ${PELANGGAN}::int, 1, b.pendapatan, b.hpp
    from generate_series(1, ${BANYAK}::int) n
    cross join lateral (values ('produk', 1 + n % ${PRODUK}::int, 2000000 + n % 1000, 1400000),
      ('produk', 1 + (n * 7) % ${PRODUK}::int, 1000000 + n % 777, 700000), ('diskon', null, -10000, 0)) b(pos, id_produk, pendapatan, hpp)`;
  await sql`select lipat_laba()`;
  await sql`vacuum analyze`;
}

const bulan = (mundur: number): string => {
  const kini = new Date();
  return new Date(Date.UTC(kini.getUTCFullYear(), kini.getUTCMonth() - mundur, 1)).toISOString().slice(0, 7);
};
const lalu = String(new Date().getUTCFullYear() - 1);
const TAHUN = { awal: `${lalu}-01`, akhir: `${lalu}-12` };

await bench(async ({ sql, measure }) => {
  await fill(sql);
  console.log(`${BANYAK} orders of ${PELANGGAN} customers in ${BULAN} months\n`);
  const ask = (name: string, input: object) => measure(name, labaOrder.getLabaOrder, { ...TAHUN, ...input } as never);
  return [
    await ask("per product, a year", { sudut: "produk" }),
    await ask("per customer, a year", { sudut: "pelanggan" }),
    await ask("per customer, a year, by margin, page 100", { sudut: "pelanggan", urut: "-margin", page: 100 }),
    await ask("per customer, a year, by name", { sudut: "pelanggan", urut: "nama" }),
    await ask("per customer, a year, searched", { sudut: "pelanggan", cari: "pelanggan 123" }),
    await ask("per customer, five months", { sudut: "pelanggan", awal: bulan(5), akhir: bulan(1) }),
    await ask("per sales person, a year", { sudut: "sales" }),
    await ask("per order, a month", { awal: bulan(1), akhir: bulan(1) }),
    await ask("per order, a quarter", { awal: bulan(3), akhir: bulan(1) }),
    await ask("per order, a year", {}),
    await ask("orders of one product, a year", { idProduk: 7 }),
    await ask("orders of one customer, a year", { idPelanggan: 7 }),
  ];
});
