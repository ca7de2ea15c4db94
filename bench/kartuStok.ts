import { produk } from "#areas/produk/produk/contract.ts";
import type { Sql } from "#platform/db/database.ts";
import { bench } from "./harness.ts";

/**
 * The book of stock of one product with very many movements, beside one with a hundred: `node bench/kartuStok.ts [rows]`. The aim is
 * that a page, with what the stock was worth after each row, takes as long in both.
 */
const BANYAK = Number(process.argv[2] ?? 1_000_000);
const SERATUS = 100;

async function fill(sql: Sql): Promise<void> {
  await sql.begin(async (tx) => {
    for (const tabel of ["produk", "stok"]) await tx`alter table ${tx(tabel)} disable trigger user`;
    await tx`
      insert into produk (id_produk, kode_produk, nama_produk, kategori_produk, harga_produk, harga_beli, jumlah_stock, buku_urut, created_at,
        updated_at)
      overriding system value
      select n, 'MSN-' || n, 'Mesin ' || n, 'utama', 9000000, 6000000, 2, case n when 901 then ${BANYAK}::int else ${SERATUS}::int end,
        now(), now()
      from generate_series(901, 902) n`;
    await tx`
      insert into stok (id_produk, urut, tanggal, waktu, jenis, qty, saldo, harga_beli, nilai, nilai_saldo, sumber, id_user, nama_user)
      select p.id_produk, n, current_date - (p.buku_urut - n) / 300, now(), case n % 2 when 1 then 'tambah' else 'kirim' end,
        case n % 2 when 1 then 1 else -1 end, n % 2, 6000000, case n % 2 when 1 then 6000000 else -6000000 end, (n % 2) * 6000000,
        'SJ-' || n, 1, 'Ani'
      from produk p cross join lateral generate_series(1, p.buku_urut) n where p.id_produk in (901, 902)`;
    for (const tabel of ["produk", "stok"]) await tx`alter table ${tx(tabel)} enable trigger user`;
  });
  await sql`vacuum analyze`;
}

await bench(async ({ sql, measure }) => {
  await fill(sql);
  const tengah = { limit: 10, page: Math.ceil(BANYAK / 20) };
  return [
    await measure(`getKartuStok, ${SERATUS} rows`, produk.getKartuStok, { idProduk: 902 }),
    await measure(`getKartuStok, ${BANYAK} rows`, produk.getKartuStok, { idProduk: 901 }),
    await measure(`getKartuStok, ${BANYAK} rows, the page in the middle`, produk.getKartuStok, {
      idProduk: 901,
      ...tengah,
    }),
  ];
});
