import { RINGKASAN } from "./bukuBesar.ts";
import { bukaTerisi, type Langkah, type Terisi } from "./cepat.ts";

/** Tables whose indexes are built last, the slowest first. */
const BESAR = ["so", "orderan", "invoice", "surat_jalan", "surat_jalan_baris"];

/**
 * A company with many orders, for measuring lists: each order has three lines, an invoice and a delivery note. It is
 * written set-wise into a folder that is kept for the next measurement. Its books would not pass the books check.
 */
export const bukaPerusahaanRamai = (folder: string, banyakOrder: number): Promise<Terisi> =>
  bukaTerisi(folder, { besar: BESAR, langkah: [...perusahaanRamai(banyakOrder), ...RINGKASAN] });

/** Three years of orders, spread evenly over the days; names of customers repeat. */
export const perusahaanRamai = (orders: number): Langkah[] => [
  [
    "employees and products",
    `insert into karyawan (no_karyawan, nama_lengkap, id_role, password, wajib_ganti_password)
       select (7000 + n)::text, 'Karyawan ' || n, (select id_role from role where nama_role = 'Super Admin'), '-', false
       from generate_series(1, 20) n;
     insert into produk (kode_produk, nama_produk, kategori_produk, kapasitas, tipe, harga_produk, harga_beli, created_at,
         updated_at)
       select 'MSN-' || n, 'Mesin Pengering ' || n, case when n % 4 = 0 then 'upgrade' else 'utama' end, n || ' kg',
         'T' || n, n * 500000, n * 300000, now(), now()
       from generate_series(1, 300) n`,
  ],
  [
    "orders",
    `insert into so (id_so, tipe_so, status_so, status_pembayaran, tgl_order, dibuat, customer_instansi, nama_customer,
         alamat_customer, no_telp, email, total_pembelian, total_tambahan_online, id_user)
       select 'SO-' || to_char(hari, 'YYMM') || '-' || lpad(n::text, 7, '0'),
         case when n % 5 = 0 then 'Online' else 'Reguler' end, 'Selesai', 'Lunas', hari, hari + interval '9 hours',
         (array['PT', 'CV', 'UD', 'Koperasi'])[1 + n % 4] || ' ' ||
           (array['Kopi', 'Kakao', 'Teh', 'Padi', 'Jagung', 'Sawit', 'Lada'])[1 + n % 7] || ' ' ||
           (array['Nusantara', 'Sejahtera', 'Mandiri', 'Makmur', 'Abadi'])[1 + n % 5] || ' ' || n % 9973,
         (array['Budi', 'Dewi', 'Agus', 'Sri', 'Rina', 'Joko', 'Wati', 'Hadi'])[1 + n % 8] || ' ' || n % 7919,
         'Jl. Merdeka ' || n % 200, '081234567890', '', 30000000, 0, 1 + n % 20
       from (select n, date '2023-12-01' + (n * 1085::bigint / ${orders})::int as hari
             from generate_series(1, ${orders}::bigint) n) o
       order by n`,
  ],
  [
    "lines",
    `insert into orderan (id_so, urutan, id_produk, kode_produk, nama_produk, kapasitas, tipe, kategori_produk,
         sumber_produk, qty, qty_selesai, qty_bersurat, qty_terkirim, harga_produk, status_produk, tgl_awal_pengerjaan, tgl_selesai, tgl_order,
         teks_cari)
       select s.id_so, u, p.id_produk, p.kode_produk, p.nama_produk, p.kapasitas, p.tipe, p.kategori_produk,
         case when u = 3 then 'PL' else 'SG' end, 2, 2, 2, 2, 5000000, 'Selesai', case when u = 3 then s.tgl_order end,
         case when u = 3 then s.tgl_order end, s.tgl_order,
         case when u = 3 then s.teks_cari || lower(E'\\n' || p.nama_produk || E'\\n' || p.kode_produk) end
       from so s cross join generate_series(1, 3) u join produk p on p.id_produk = 1 + (s.urut * 7 + u) % 300
       order by s.urut, u`,
  ],
  [
    "invoices and delivery notes",
    `insert into invoice (id_invoice, id_so, ke, tgl_invoice, dibuat, tipe_pembayaran, status_approve, tgl_approve,
         id_user_approve, id_user, id_rekening, total_pembelian, nominal_bayar, nominal_lunas, nominal_sisa_bayar)
       select 'INV' || substr(id_so, 3), id_so, 1, tgl_order, dibuat, 'LN', 'Disetujui', tgl_order, 1, id_user, 3,
         total_pembelian, total_pembelian, total_pembelian, 0
       from so order by urut;
     insert into surat_jalan (id_surat_jalan, id_so, id_invoice, status_barang, tgl_surat, dibuat, id_user)
       select 'SJ' || substr(id_so, 3), id_so, 'INV' || substr(id_so, 3), 'Kirim', tgl_order, dibuat, id_user
       from so order by urut;
     insert into surat_jalan_baris (id_surat_jalan, id_orderan, qty)
       select 'SJ' || substr(id_so, 3), id_orderan, qty from orderan order by id_orderan`,
  ],
];
