import { tmpdir } from "node:os";
import { join } from "node:path";
import { bukaTerisi, type Langkah, type Terisi } from "./cepat.ts";

const PRODUK = 200;

type Pilihan = { sebaran: "merata" | "satu-rekening"; tambahan?: { nama: string; langkah: readonly Langkah[] } };

/**
 * A company with long books that pass the books check: each order has two lines from stock, an approved invoice with
 * its pengajuan and kas row, and is delivered. Written set-wise without triggers; the hash chains are computed row by
 * row, as the triggers do. `merata` spreads the kas rows over six accounts; otherwise the first account has all of
 * them.
 */
export function bukaBukuBesar(orders: number, { sebaran, tambahan }: Pilihan): Promise<Terisi> {
  const folder = join(tmpdir(), `kantor-bench-buku-${[sebaran, tambahan?.nama, orders].filter(Boolean).join("-")}`);
  return bukaTerisi(folder, {
    besar: BESAR,
    langkah: isiBuku(orders, sebaran === "merata" ? 6 : 1, tambahan?.langkah),
  });
}

export const isiBuku = (orders: number, rekening: number, tambahan: readonly Langkah[] = []): Langkah[] => [
  ...langkah(orders, rekening),
  ...tambahan,
  ...RINGKASAN,
];

/** Tables whose indexes are built last, the slowest first; two at a time. */
const BESAR = ["pengajuan", "so", "orderan", "stok", "kas", "invoice", "surat_jalan", "surat_jalan_baris"];

/** The day of order n: the orders are spread evenly over ten years. */
const HARI = (orders: number) => `(date '2017-01-01' + (n::bigint * 3600 / ${orders})::int)`;
const NOMINAL = "(1000000 + (n % 97) * 50000)::bigint";

const NAMA = "(array['Budi', 'Dewi', 'Agus', 'Sri', 'Rina', 'Joko', 'Wati', 'Hadi'])[1 + n % 8] || ' ' || n % 7919";
/**
 * What a search finds: a word of many orders (kopi), a name of few (kopi nusantara 977), orders of one month (panitia
 * pesta), and the last order with ten of three years before (zamrud).
 */
const INSTANSI = (orders: number) => `case
    when n = ${orders} or n - ${Math.floor(orders * 0.7)} between 1 and 10 then 'PT Zamrud ' || n
    when n - ${Math.floor(orders * 0.24)} between 1 and ${Math.ceil(orders / 120)} then 'Panitia Pesta ' || n % 97
    else (array['PT', 'CV', 'UD', 'Koperasi'])[1 + n % 4] || ' ' ||
      (array['Kopi', 'Kakao', 'Teh', 'Padi', 'Jagung', 'Sawit', 'Lada'])[1 + n % 7] || ' ' ||
      (array['Nusantara', 'Sejahtera', 'Mandiri', 'Makmur', 'Abadi'])[1 + n % 5] || ' ' || n % 9973 end`;

const langkah = (orders: number, rekening: number): Langkah[] => [
  [
    "employee, products and their first stock",
    `insert into karyawan (no_karyawan, nama_lengkap, id_role, password, wajib_ganti_password)
       values ('1001', 'Bench', 1, '-', false);
     insert into produk (kode_produk, nama_produk, kategori_produk, harga_produk, harga_beli, jumlah_stock, buku_urut, created_at, updated_at)
       select 'MSN-' || n, 'Mesin ' || n, 'utama', 500000, 300000, 7, 1 + (2::bigint * ${orders} / ${PRODUK}), now(), now()
       from generate_series(1, ${PRODUK}) n;
     insert into stok (id_produk, urut, tanggal, waktu, jenis, qty, saldo, harga_beli, id_user, nama_user)
       select n, 1, '2016-12-31', now(), 'awal', 7 + 2::bigint * ${orders} / ${PRODUK}, 7 + 2::bigint * ${orders} / ${PRODUK}, 300000, 1, 'Bench'
       from generate_series(1, ${PRODUK}) n`,
  ],
  [
    "orders",
    `insert into so (id_so, tipe_so, status_so, status_pembayaran, tgl_order, dibuat, customer_instansi, nama_customer, alamat_customer, no_telp, total_pembelian, id_user)
     select 'SO-' || n, 'Reguler', 'Selesai', 'Lunas', ${HARI(orders)}, now(), ${INSTANSI(orders)}, ${NAMA}, 'Jl. Merdeka ' || n % 200, '0812' || n % 9973, ${NOMINAL}, 1
     from generate_series(1, ${orders}) n`,
  ],
  [
    "lines",
    `insert into orderan (id_so, urutan, id_produk, kode_produk, nama_produk, kapasitas, tipe, kategori_produk, sumber_produk, qty, qty_selesai, qty_bersurat, qty_terkirim, harga_produk, status_produk, tgl_order)
     select 'SO-' || n, l, 1 + (2 * n + l) % ${PRODUK}, 'MSN', 'Mesin', '', '', 'utama', 'SG', 1, 1, 1, 1,
       case l when 0 then 500000 else ${NOMINAL} - 500000 end, 'Selesai', ${HARI(orders)}
     from generate_series(1, ${orders}) n, generate_series(0, 1) l`,
  ],
  [
    "stock that left",
    `insert into stok (id_produk, urut, tanggal, waktu, jenis, qty, saldo, harga_beli, sumber, id_user, nama_user)
     select p, 1 + row_number() over w, ${HARI(orders)}, now(), 'kirim', -1,
       7 + 2::bigint * ${orders} / ${PRODUK} - row_number() over w, 300000, 'SJ-' || n, 1, 'Bench'
     from (select n, 1 + (2 * n + l) % ${PRODUK} as p, l from generate_series(1, ${orders}) n, generate_series(0, 1) l) x
     window w as (partition by p order by n, l)`,
  ],
  [
    "invoices and delivery notes",
    `insert into invoice (id_invoice, id_so, ke, tgl_invoice, dibuat, tipe_pembayaran, status_approve, tgl_approve, id_user_approve, id_user, id_rekening, total_pembelian, nominal_bayar, nominal_lunas, nominal_sisa_bayar)
       select 'INV-' || n, 'SO-' || n, 1, ${HARI(orders)}, now(), 'LN', 'Disetujui', ${HARI(orders)}, 1, 1, 1 + n % ${rekening}, ${NOMINAL}, ${NOMINAL}, ${NOMINAL}, 0
       from generate_series(1, ${orders}) n;
     insert into surat_jalan (id_surat_jalan, id_so, id_invoice, status_barang, tgl_surat, dibuat, id_user)
       select 'SJ-' || n, 'SO-' || n, 'INV-' || n, 'Kirim', ${HARI(orders)}, now(), 1 from generate_series(1, ${orders}) n;
     insert into surat_jalan_baris (id_surat_jalan, id_orderan, qty)
       select 'SJ' || substr(id_so, 3), id_orderan, 1 from orderan order by id_orderan`,
  ],
  [
    "requests",
    `insert into pengajuan (id_pengajuan, id_kebutuhan, tipe_pengajuan, id_rekening_tujuan, nominal_pengajuan, deskripsi_pengajuan, tgl_pengajuan, dibuat, id_user, status_pengajuan, id_user_approve, tgl_approve, otomatis, id_so, id_invoice)
     select 'PB-' || n, 1, 'masuk', 1 + n % ${rekening}, ${NOMINAL}, 'Invoice INV-' || n, ${HARI(orders)}, now(), 1, 'Disetujui', 1, ${HARI(orders)}, true, 'SO-' || n, 'INV-' || n
     from generate_series(1, ${orders}) n`,
  ],
  ["ledgers", bukuKas(orders, rekening)],
];

/** The sums that the triggers would have written. */
export const RINGKASAN: readonly Langkah[] = [
  [
    "counters of the lists",
    "insert into hitungan (daftar, ember, jumlah) select daftar, ember, count(*) from isi_daftar group by 1, 2",
  ],
  [
    "sums of the reports",
    `insert into so_harian
       select tgl_order, status_so, status_pembayaran, count(*), sum(total_pembelian) from so group by 1, 2, 3;
     insert into terjual_bulanan
       select date_trunc('month', tgl_order::timestamp)::date, id_produk, sum(qty) from orderan where terjual group by 1, 2;
     insert into stok_harian
       select tanggal, sum(saldo * harga_beli - sebelum),
         coalesce(sum(qty * harga_beli) filter (where jenis in ('kirim', 'batal-kirim')), 0),
         count(*) filter (where jenis in ('kirim', 'batal-kirim'))
       from (select *, lag(saldo * harga_beli, 1, 0::bigint) over (partition by id_produk order by urut) as sebelum from stok) s
       group by 1;
     insert into laba_harian
       select id_kebutuhan, tgl_approve, coalesce(id_rekening_tujuan, id_rekening_asal),
         sum(case tipe_pengajuan when 'masuk' then nominal_pengajuan else -nominal_pengajuan end), count(*)
       from pengajuan where status_pengajuan = 'Disetujui' and tipe_pengajuan <> 'pindah' group by 1, 2, 3`,
  ],
];

const bukuKas = (orders: number, rekening: number) => `
  do $$
  declare
    k kas;
    n int;
  begin
    for r in 1..${rekening} loop
      k := null;
      k.id_rekening := r; k.urut := 0; k.saldo_akhir := 0; k.kredit := 0; k.mundur := false; k.id_kebutuhan := 1; k.sidik := '\\x'; k.waktu := now();
      n := case when r = 1 then ${rekening} else r - 1 end;
      while n <= ${orders} loop
        k.id_kas := n; k.urut := k.urut + 1; k.tanggal := ${HARI(orders)}; k.debit := ${NOMINAL};
        k.saldo_akhir := k.saldo_akhir + k.debit; k.id_pengajuan := 'PB-' || n;
        k.sidik := kas_sidik(k.sidik, k);
        insert into kas overriding system value select k.*;
        n := n + ${rekening};
      end loop;
      update rekening set saldo = k.saldo_akhir, buku_urut = k.urut, buku_sidik = k.sidik where id_rekening = r;
    end loop;
  end $$`;
