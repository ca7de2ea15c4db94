import { po } from "#areas/pembelian/po/contract.ts";
import type { Sql } from "#platform/db/database.ts";
import { bench } from "./harness.ts";

/** Lists of purchase orders with very many of them: `node bench/po.ts [number]`. */
const BANYAK = Number(process.argv[2] ?? 100_000);
const PRODUK = 300;

// All but the newest thousand are finished, most with two arrivals; stok is empty.
async function fill(sql: Sql): Promise<void> {
  await sql`
    insert into produk (kode_produk, nama_produk, kapasitas, tipe, kategori_produk, harga_produk, harga_beli, created_at,
      updated_at)
    select 'MSN-' || lpad(n::text, 4, '0'),
      (array['Oven Pengering', 'Mixer', 'Rak Tray', 'Boiler', 'Penggiling'])[1 + n % 5] || ' Seri ' || n,
      n || ' kg', 'Gas', 'utama', 1000000 + n * 1000, 700000 + n * 700, now(), now()
    from generate_series(1, ${PRODUK}::int) n`;
  await sql`
    insert into po (id_po, id_produk, kloter, ke, kode_produk, nama_produk, kapasitas, tipe, qty, qty_selesai,
      harga_satuan, status_po, tgl_order, tgl_deadline, tgl_selesai, status_pembayaran, tgl_lunas, dibuat, id_user)
    select 'PO-' || to_char(hari, 'YYMM') || '-' || lpad(n::text, 7, '0'), p.id_produk, p.kode_produk || '/' || ke, ke,
      p.kode_produk, p.nama_produk, p.kapasitas, p.tipe, 4, case when selesai then 4 else 1 end, p.harga_beli,
      case when selesai then 'Selesai' else 'Proses' end, hari, hari + 30, case when selesai then hari + 20 end,
      selesai and n % 2 = 0, case when selesai and n % 2 = 0 then hari + 25 end, now(), 1
    from (
      select n, 1 + n % ${PRODUK}::int as id_produk, 1 + n / ${PRODUK}::int as ke, n <= ${BANYAK}::int - 1000 as selesai,
        date '2023-12-01' + (n * 1085::bigint / ${BANYAK}::int)::int as hari
      from generate_series(1, ${BANYAK}::int) n
    ) o join produk p using (id_produk) order by n`;
  await sql`
    insert into po_riwayat (id_po, tgl_update, selesai, untuk_orderan, untuk_stock, keterangan, id_user)
    select id_po, now(), u, 0, u, u || ' unit ke stock', 1
    from po cross join (values (1), (3)) v(u) where u <= qty_selesai order by urut`;
  await sql`vacuum analyze po`;
  await sql`vacuum po`;
  await sql`vacuum analyze po_riwayat`;
}

await bench(async ({ sql, measure }) => {
  await fill(sql);
  const last = Math.ceil((BANYAK - 1000) / 10);
  const list = (name: string, query: Record<string, string | number>) =>
    measure(`getPo, ${name}`, po.getPo, { statusPo: "Selesai", limit: 10, ...query });
  console.log(`${BANYAK} purchase orders of ${PRODUK} machines\n`);
  return [
    await list("first page", { page: 1 }),
    await list("middle page", { page: Math.ceil(last / 2) }),
    await list("last page", { page: last }),
    await list("100 rows, middle", { limit: 100, page: Math.ceil(last / 20) }),
    await list("unpaid ones, middle page", { bayar: "Belum Dibayar", page: Math.ceil(last / 4) }),
    await list("open ones, first page", { statusPo: "Proses" }),
    await list("open ones, last page", { statusPo: "Proses", page: 100 }),
    await list("search for one batch", { cari: "msn-0150/77" }),
    await list("search for one code", { cari: `-${String(BANYAK >> 1).padStart(7, "0")}` }),
    await list("search for one machine", { cari: "msn-0150" }),
    await list("search for a fifth of all", { cari: "mixer" }),
    await list("the same, last page", { cari: "mixer", page: Math.max(1, Math.floor(last / 5)) }),
    await list("search for nearly all", { cari: "seri" }),
    await list("search for two letters", { cari: "ri" }),
    await list("search for nothing there", { cari: "tidak ada" }),
  ];
});
