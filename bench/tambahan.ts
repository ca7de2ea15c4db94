import type { Langkah } from "./cepat.ts";

/** So many pictures stand in the documents again and again. */
const GAMBAR = 20_000;
const gambar = (number: string): string => `md5((${number})::bigint % ${GAMBAR} || '')::uuid`;

/** What reports read beside orders: as much again of costs, purchase orders, fixed assets, lines that are being made. */
export const TAMBAHAN = (n: number, { po = 20_000, asset = 10_000 } = {}): Langkah[] => [
  [
    "needs",
    `insert into komponen_laba (nama_komponen_laba) select 'Beban ' || n from generate_series(1, 4) n;
     insert into kebutuhan (nama_kebutuhan, id_komponen_laba) select 'Keperluan ' || n, 2 + n % 4 from generate_series(1, 12) n`,
  ],
  [
    "costs",
    `insert into pengajuan (id_pengajuan, id_kebutuhan, tipe_pengajuan, id_rekening_asal, nominal_pengajuan,
       deskripsi_pengajuan, tgl_pengajuan, dibuat, id_user, status_pengajuan, id_user_approve, tgl_approve)
     select 'PK-' || n, 6 + n % 12, 'keluar', 1 + n % 6, 100000 + n % 977 * 1000, 'Biaya ' || n, d, now(), 1, 'Disetujui', 1, d
     from (select n, date '2017-01-01' + (n * 3600::bigint / ${n})::int as d from generate_series(1, ${n}) n) x`,
  ],
  [
    "their ledger rows",
    `select setval(pg_get_serial_sequence('kas', 'id_kas'), max(id_kas)) from kas;
     insert into kas (id_rekening, urut, tanggal, waktu, debit, kredit, saldo_akhir, id_pengajuan, id_kebutuhan, sidik)
     select id_rekening_asal, r.buku_urut + row_number() over (partition by id_rekening_asal order by p.urut), tgl_approve,
       now(), 0, nominal_pengajuan, 1000000000, id_pengajuan, id_kebutuhan, ''
     from pengajuan p join rekening r on r.id_rekening = p.id_rekening_asal where id_pengajuan like 'PK-%'`,
  ],
  [
    "purchase orders",
    `insert into po (id_po, id_produk, kloter, ke, kode_produk, nama_produk, kapasitas, tipe, qty, qty_selesai, harga_satuan,
       status_po, status_pembayaran, tgl_order, tgl_deadline, tgl_selesai, tgl_lunas, dibuat, id_user)
     select 'PO-' || n, 1 + n % 200, 'MSN-' || n, n, 'MSN', 'Mesin', '', '', 5, case when n % 50 = 0 then 2 else 5 end,
       300000, case when n % 50 = 0 then 'Proses' else 'Selesai' end, n % 20 <> 0 and n % 50 <> 0, d, d + 30,
       case when n % 50 <> 0 then d + 20 end, case when n % 20 <> 0 and n % 50 <> 0 then d + 60 end, now(), 1
     from (select n, date '2017-01-01' + (n * 3500 / ${po})::int as d from generate_series(1, ${po}) n) x;
     insert into po_riwayat (id_po, tgl_update, selesai, untuk_orderan, untuk_stock, keterangan, id_user)
     select id_po, tgl_order + interval '20 days', qty_selesai, 0, qty_selesai, '', 1 from po`,
  ],
  [
    "fixed assets",
    `insert into kategori_asset (nama_kategori, kode, pembagi, jenis_batas, batas)
       select 'Kategori ' || n, 'K' || n, 12 * n, 'atas', 0 from generate_series(1, 8) n;
     insert into lokasi_asset (nama_lokasi, singkatan) values ('Pabrik', 'PBK');
     insert into asset (kode_asset, nama_barang, id_kategori_asset, id_lokasi, harga, pembagi, tgl_asset_masuk, tgl_buku, dibuat, id_user)
       select 'A' || n, 'Barang ' || n, 1 + n % 8, 1, 1000000 + n, 12 * (1 + n % 8), date '2017-01-01' + n % 3600,
         date '2017-01-01' + n % 3600, now(), 1
       from generate_series(1, ${asset}) n`,
  ],
  [
    "assets that went and came back",
    `insert into asset_kondisi (id_asset, tanggal, waktu, digunakan, keterangan, id_user)
       select n, tgl_asset_masuk + 400 * ke, now(), ke % 2 = 0, 'Rusak', 1
       from generate_series(1, ${asset}, 20) n join asset on id_asset = n cross join generate_series(1, 2) ke
       order by n, ke`,
  ],
  [
    // The triggers that give them theirs are off.
    "accounts of needs and categories",
    `insert into akun (kode, jenis, golongan, id_kategori_asset)
       select g.awalan || lpad(id_kategori_asset::text, 3, '0'), 'Aset', g.golongan, id_kategori_asset
       from kategori_asset cross join (values ('1-5', 'Aset Tetap'), ('1-6', 'Akumulasi Penyusutan')) g(awalan, golongan);
     insert into akun (kode, jenis, golongan, id_kebutuhan)
       select '7-1' || lpad(id_kebutuhan::text, 3, '0'), 'Beban', 'Kebutuhan', id_kebutuhan
       from kebutuhan where id_kebutuhan not in (select id_kebutuhan from akun where id_kebutuhan is not null);
     insert into akun_peta
       select a.id_akun, '-infinity', a.jenis, a.golongan, a.induk, b.id_komponen_laba
       from akun a left join kebutuhan b using (id_kebutuhan) where a.id_akun not in (select id_akun from akun_peta)`,
  ],
  [
    // A page of documents signs an address for each of them.
    "pictures of documents and products",
    `insert into berkas (id, kunci, jenis, bytes, lebar, tinggi)
       select md5(n::text)::uuid, 'gambar-' || n, 'image/webp', 40000, 1200, 900 from generate_series(0, ${GAMBAR - 1}) n;
     insert into produk_foto (id_produk, urutan, id_berkas) select id_produk, 1, ${gambar("id_produk")} from produk;
     insert into so_bukti (id_so, urutan, id_berkas) select id_so, 1, ${gambar("urut")} from so;
     insert into invoice_bukti (id_invoice, urutan, id_berkas) select id_invoice, 1, ${gambar("row_number() over ()")} from invoice;
     insert into surat_jalan_bukti (id_surat_jalan, urutan, id_berkas)
       select id_surat_jalan, 1, ${gambar("row_number() over ()")} from surat_jalan;
     insert into pengajuan_bukti (id_pengajuan, tahap, urutan, id_berkas)
       select id_pengajuan, 'pengajuan', 1, ${gambar("row_number() over ()")} from pengajuan`,
  ],
  [
    "lines being made",
    `update orderan set sumber_produk = 'PL', status_produk = 'Progress', qty_selesai = 0, qty_bersurat = 0,
       qty_terkirim = 0, ditahan = 0, tgl_awal_pengerjaan = tgl_order, tgl_deadline = tgl_order + 30, teks_cari = '' where id_orderan % ${Math.max(1, Math.round(n / 1500))} = 0`,
  ],
];
