import { bahan } from "#areas/produksi/bahan/contract.ts";
import { biayaProduksi } from "#areas/produksi/biaya-produksi/contract.ts";
import { kebutuhanBahan } from "#areas/produksi/kebutuhan-bahan/contract.ts";
import { resep } from "#areas/produksi/resep/contract.ts";
import type { Sql } from "#platform/db/database.ts";
import { bench } from "./harness.ts";

/**
 * Materials with very many consumptions: `node bench/bahan.ts [number]`. Machines of 50 materials in ten years; the aim is that the
 * reports of a month stay as quick however many there are.
 */
const BANYAK = Number(process.argv[2] ?? 100_000);
const PER_MESIN = 50;
const PRODUKSI = Math.ceil(BANYAK / PER_MESIN);
const BAHAN = 400;
const HARI = 3600;

const FILLED = ["produk", "so", "orderan", "produksi", "stok"];

/** Rows as the books would have them, without the triggers that write one after the other. */
async function fill(sql: Sql): Promise<void> {
  await sql.begin(async (tx) => {
    for (const tabel of FILLED) await tx`alter table ${tx(tabel)} disable trigger user`;
    await tx`
      insert into produk (kode_produk, nama_produk, kategori_produk, harga_produk, harga_beli, satuan, satuan_beli, isi_beli, must_po,
        jumlah_stock, buku_urut, minimal_stock, created_at, updated_at)
      select 'BHN-' || n, 'Bahan ' || n, 'bahan', 0, 60000, 'kg', 'batang', 6000, false, 5000 + n, ${BANYAK}::int / ${BAHAN}::int, 4000,
        now(), now()
      from generate_series(1, ${BAHAN}::int) n`;
    await tx`
      insert into produk (kode_produk, nama_produk, kategori_produk, harga_produk, harga_beli, created_at, updated_at)
      select 'MSN-' || n, 'Mesin ' || n, 'utama', 9000000, 6000000, now(), now() from generate_series(1, 20) n`;
    await tx`
      insert into resep (id_produk, versi, mulai, upah, berlaku, catatan, dibuat, id_user)
      select id_produk, 1, '2016-01-01', 500000, true, '', now(), 1 from produk where kategori_produk = 'utama' order by 1`;
    await tx`
      insert into resep_bahan (id_resep, id_produk, qty)
      select id_resep, 1 + (id_resep * 7 + n) % ${BAHAN}::int, 1500
      from resep cross join generate_series(1, ${PER_MESIN}::int) n`;
    await tx`
      insert into so (id_so, tgl_order, tipe_so, total_pembelian, customer_instansi, nama_customer, alamat_customer, no_telp, id_user,
        dibuat, status_so, status_pembayaran)
      select 'SO-' || n, current_date - ${HARI}::int + (n * ${HARI}::bigint / ${PRODUKSI}::int)::int, 'Reguler', 9000000, '', 'Budi',
        'Bandung', '08', 1, now(), case when n > ${PRODUKSI}::int then 'Proses' else 'Belum' end, 'Proses'
      from generate_series(1, ${PRODUKSI}::int + 60) n`;
    await tx`
      insert into orderan (id_so, urutan, id_produk, kode_produk, nama_produk, kapasitas, tipe, kategori_produk, sumber_produk, qty,
        qty_selesai, status_produk, harga_produk, tgl_order, tgl_awal_pengerjaan, tgl_deadline, tgl_selesai)
      select 'SO-' || n, 1, r.id_produk, 'MSN', 'Mesin', '', '', 'utama', 'PL', 1, case when n > ${PRODUKSI}::int then 0 else 1 end,
        case when n > ${PRODUKSI}::int then 'Progress' else 'Selesai' end, 9000000, current_date, current_date,
        current_date + n % 30, case when n > ${PRODUKSI}::int then null else current_date end
      from generate_series(1, ${PRODUKSI}::int + 60) n join resep r on r.id_resep = 1 + n % 20`;
    await tx`
      insert into produksi (id_produksi, id_orderan, id_produk, id_resep, qty, tanggal, waktu, bahan, upah, id_user)
      select row_number() over (order by o.id_orderan), o.id_orderan, o.id_produk, r.id_resep, 1, s.tgl_order, now(), 750000, 500000, 1
      from orderan o join so s using (id_so) join resep r on r.id_produk = o.id_produk where o.status_produk = 'Selesai'`;
    await tx`
      insert into produksi_bahan (id_produksi, id_produk, rencana, dipakai)
      select p.id_produksi, b.id_produk, b.qty, b.qty + p.id_produksi % 20 from produksi p join resep_bahan b using (id_resep)`;
    await tx`
      insert into stok (id_produk, urut, tanggal, waktu, jenis, qty, saldo, harga_beli, nilai, nilai_saldo, sumber, id_user, nama_user,
        id_produksi)
      select c.id_produk, row_number() over (partition by c.id_produk order by c.id_produksi), p.tanggal, now(), 'pakai', -c.dipakai,
        5000, 60000, -15000, 50000, 'SO', 1, 'Ani', c.id_produksi
      from produksi_bahan c join produksi p using (id_produksi)`;
    for (const tabel of FILLED) await tx`alter table ${tx(tabel)} enable trigger user`;
  });
  await sql`vacuum analyze`;
}

const ago = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

await bench(async ({ sql, measure }) => {
  await fill(sql);
  console.log(`${PRODUKSI} machines of ${PER_MESIN} materials, of ${BAHAN} in all\n`);
  const bulan = { tglAwal: ago(30), tglAkhir: ago(0) };
  return [
    await measure("getBahan", bahan.getBahan, {}),
    await measure("getBahan, searched", bahan.getBahan, { cari: "bahan 12" }),
    await measure("getKartuBahan", bahan.getKartuBahan, { idProduk: 7 }),
    await measure("getResep", resep.getResep, {}),
    await measure("getKebutuhanBahan, 60 open lines", kebutuhanBahan.getKebutuhanBahan, {}),
    await measure("getProduksi", biayaProduksi.getProduksi, {}),
    await measure("getProduksi, a month", biayaProduksi.getProduksi, bulan),
    await measure("getSelisihBahan, a month", biayaProduksi.getSelisihBahan, bulan),
    await measure("getDetailProduksi", biayaProduksi.getDetailProduksi, { idProduksi: 77 }),
  ];
});
