import { dashboard } from "#areas/laporan/dashboard/contract.ts";
import { hutang } from "#areas/pembelian/hutang/contract.ts";
import { pemasok } from "#areas/pembelian/pemasok/contract.ts";
import type { Sql } from "#platform/db/database.ts";
import { bench } from "./harness.ts";

/**
 * What is owed and to whom, with very many purchase orders: `node bench/hutang.ts [number]`. A company of a million
 * orders buys about a tenth as often. The aim is 50 ms at any date.
 */
const BANYAK = Number(process.argv[2] ?? 100_000);
const PRODUK = 300;
const PEMASOK = 500;
const HARI = 3600;

// Ten years; every order comes after 5 to 24 days in two parts and is paid 10 to 49 days later.
async function fill(sql: Sql): Promise<void> {
  await sql`
    insert into produk (kode_produk, nama_produk, kapasitas, tipe, kategori_produk, harga_produk, harga_beli, created_at,
      updated_at)
    select 'MSN-' || n, 'Mesin ' || n, '', '', 'utama', 1000000, 700000, now(), now()
    from generate_series(1, ${PRODUK}::int) n`;
  await sql`
    insert into pemasok (nama, kontak, telepon, dibuat, id_user)
    select 'Bengkel ' || n, 'Pak ' || n, '08' || 1200000000 + n, now(), 1 from generate_series(1, ${PEMASOK}::int) n`;
  await sql`
    insert into po (id_po, id_produk, kloter, ke, kode_produk, nama_produk, kapasitas, tipe, qty, qty_selesai,
      harga_satuan, status_po, tgl_order, tgl_deadline, tgl_selesai, status_pembayaran, tgl_lunas, dibuat, id_user,
      id_pemasok, nama_pemasok)
    select 'PO-' || n, 1 + n % ${PRODUK}::int, 'MSN/' || n, 1 + n / ${PRODUK}::int, 'MSN', 'Mesin ' || n % ${PRODUK}::int, '',
      '', 4, case when selesai <= current_date then 4 else 0 end, 700000 + n % 1000,
      case when selesai <= current_date then 'Selesai' else 'Proses' end, hari, hari + 30,
      case when selesai <= current_date then selesai end, lunas <= current_date,
      case when lunas <= current_date then lunas end, now(), 1,
      case when n % 10 > 0 then 1 + n % ${PEMASOK}::int end, case when n % 10 > 0 then 'Bengkel' else '' end
    from (
      select n, hari, hari + 5 + n % 20 as selesai, hari + 15 + n % 20 + n % 40 as lunas
      from (
        select n, current_date - ${HARI}::int + (n * ${HARI}::bigint / ${BANYAK}::int)::int as hari
        from generate_series(1, ${BANYAK}::int) n) h) o order by n`;
  await sql`
    insert into po_riwayat (id_po, tgl_update, selesai, untuk_orderan, untuk_stock, keterangan, id_user)
    select id_po, (tgl_order + v.hari)::timestamptz, v.u, 0, v.u, '', 1
    from po cross join lateral (values (1, 3), (3, tgl_selesai - tgl_order)) v(u, hari) where qty_selesai = 4`;
  await sql`vacuum analyze`;
}

const ago = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

await bench(async ({ sql, measure }) => {
  await fill(sql);
  const [open] = await sql<
    { jumlah: number }[]
  >`select count(*) as jumlah from po where qty_selesai > 0 and tgl_lunas is null`;
  console.log(`${BANYAK} purchase orders of ${PEMASOK} suppliers, ${open?.jumlah} of them unpaid\n`);
  return [
    await measure("getHutang, today", hutang.getHutang, {}),
    await measure("getHutang, a month ago", hutang.getHutang, { tanggal: ago(30) }),
    await measure("getHutang, five years ago", hutang.getHutang, { tanggal: ago(1800) }),
    await measure("getHutang, searched", hutang.getHutang, { cari: "bengkel 12" }),
    await measure("getHutangPo, today", hutang.getHutangPo, {}),
    await measure("getHutangPo, 100 rows, five years ago", hutang.getHutangPo, { tanggal: ago(1800), limit: 100 }),
    await measure("getHutangPo, one supplier", hutang.getHutangPo, { idPemasok: 7 }),
    await measure("getPemasok, by name", pemasok.getPemasok, {}),
    await measure("getPemasok, largest debt first", pemasok.getPemasok, { urut: "-sisa" }),
    await measure("getPemasok, searched", pemasok.getPemasok, { cari: "bengkel 12" }),
    await measure("getDetailPemasok", pemasok.getDetailPemasok, { idPemasok: 7 }),
    await measure("getPoPemasok", pemasok.getPoPemasok, { idPemasok: 7 }),
    await measure("getPilihanPemasok, while typing", pemasok.getPilihanPemasok, { cari: "beng", idProduk: 7 }),
    await measure("tasks", dashboard.getTugasSaya, {}),
  ];
});
