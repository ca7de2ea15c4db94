import type { Call } from "#contract/kernel/call.ts";
import { dashboard } from "#contract/laporan/dashboard.ts";
import { labaRugi } from "#contract/laporan/laba-rugi.ts";
import { neraca } from "#contract/laporan/neraca.ts";
import { createApp } from "#server/app.ts";
import { readConfig } from "#server/platform/config.ts";
import { openSession } from "#server/platform/sessions/sessions.ts";
import { bukaBukuBesar } from "./bukuBesar.ts";
import type { Langkah } from "./cepat.ts";

/**
 * Time of the reports in a company with ten years of orders: `node bench/laporan.ts [orders]`. There is a cost for
 * every order, so kas has two rows per order, and there are purchase orders, fixed assets and lines in production. The
 * aim is 200 ms each.
 */
const TIMES = 15;
const orders = Number(process.argv[2] ?? 1_000_000);

const TAMBAHAN = (n: number): Langkah[] => [
  [
    "needs",
    `insert into komponen_laba (nama_komponen_laba) select 'Beban ' || n from generate_series(1, 4) n;
     insert into kebutuhan (nama_kebutuhan, id_komponen_laba) select 'Keperluan ' || n, 2 + n % 4 from generate_series(1, 12) n`,
  ],
  [
    "costs",
    `insert into pengajuan (id_pengajuan, id_kebutuhan, tipe_pengajuan, id_rekening_asal, nominal_pengajuan,
       deskripsi_pengajuan, tgl_pengajuan, dibuat, id_user, status_pengajuan, id_user_approve, tgl_approve)
     select 'PK-' || n, 5 + n % 12, 'keluar', 1 + n % 6, 100000 + n % 977 * 1000, 'Biaya ' || n, d, now(), 1, 'Disetujui', 1, d
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
     from (select n, date '2017-01-01' + (n * 3500 / 20000)::int as d from generate_series(1, 20000) n) x;
     insert into po_riwayat (id_po, tgl_update, selesai, untuk_orderan, untuk_stock, keterangan, id_user)
     select id_po, tgl_order + interval '20 days', qty_selesai, 0, qty_selesai, '', 1 from po`,
  ],
  [
    "fixed assets",
    `insert into kategori_asset (nama_kategori, kode, pembagi, jenis_batas, batas)
       select 'Kategori ' || n, 'K' || n, 12 * n, 'atas', 0 from generate_series(1, 8) n;
     insert into lokasi_asset (nama_lokasi, singkatan) values ('Pabrik', 'PBK');
     insert into asset (kode_asset, nama_barang, id_kategori_asset, id_lokasi, harga, pembagi, tgl_asset_masuk, dibuat, id_user)
       select 'A' || n, 'Barang ' || n, 1 + n % 8, 1, 1000000 + n, 12 * (1 + n % 8), date '2017-01-01' + n % 3600, now(), 1
       from generate_series(1, 10000) n`,
  ],
  [
    "assets that went and came back",
    `insert into asset_kondisi (id_asset, tanggal, waktu, digunakan, keterangan, id_user)
       select n, tgl_asset_masuk + 400 * ke, now(), ke % 2 = 0, 'Rusak', 1
       from generate_series(1, 10000, 20) n join asset on id_asset = n cross join generate_series(1, 2) ke
       order by n, ke`,
  ],
  [
    "lines being made",
    `update orderan set sumber_produk = 'PL', status_produk = 'Progress', qty_selesai = 0, tgl_awal_pengerjaan = tgl_order,
       tgl_deadline = tgl_order + 30, teks_cari = '' where id_orderan % ${Math.max(1, Math.round(n / 1500))} = 0`,
  ],
];

const buku = await bukaBukuBesar(orders, {
  sebaran: "merata",
  tambahan: { nama: "laporan", langkah: TAMBAHAN(orders) },
});
const app = await createApp({
  config: readConfig({ NODE_ENV: "production", DATA_DIR: buku.folder, LOG_LEVEL: "silent" }),
  databaseUrl: buku.url,
});
try {
  const token = await openSession(buku.sql, 1 as never, new Date());
  const ukur = async (label: string, call: Call, query: Record<string, string>) => {
    const times: number[] = [];
    let bytes = 0;
    for (let turn = 0; turn < TIMES; turn += 1) {
      const start = performance.now();
      const { statusCode, body, rawPayload } = await app.http.inject({
        url: `/api${call.path}`,
        headers: { token },
        query,
      });
      times.push(performance.now() - start);
      bytes = rawPayload.length;
      if (statusCode !== 200) throw new Error(`${call.path} answered ${statusCode}: ${body}`);
    }
    const first = times[0] ?? 0;
    times.sort((a, b) => a - b);
    const ms = (value: number | undefined) => `${(value ?? 0).toFixed(1)} ms`.padStart(10);
    console.log(
      `${ms(first)} first ${ms(times[0])} best ${ms(times[Math.floor(TIMES / 2)])} median ${(bytes / 1024).toFixed(0).padStart(6)} KB  ${label}`,
    );
  };
  const bulan = { tglAwal: "2026-10-01", tglAkhir: "2026-10-31" };
  const tahun = { tglAwal: "2026-01-01", tglAkhir: "2026-12-31" };
  const semua = { tglAwal: "2017-01-01", tglAkhir: "2026-12-31" };
  await ukur("tasks", dashboard.getTugasSaya, {});
  await ukur("direct orders, deadlines", dashboard.getTotalPl, {});
  await ukur("direct orders, progress", dashboard.getTotalPlProgres, {});
  await ukur("purchase orders, deadlines", dashboard.getTotalPo, {});
  await ukur("purchase orders, progress", dashboard.getTotalPoProgres, {});
  for (const [nama, rentang] of Object.entries({ "one month": bulan, "one year": tahun, "ten years": semua })) {
    await ukur(`status cards, ${nama}`, dashboard.getTotalOrderByStatus, rentang);
    await ukur(`omzet, ${nama}`, dashboard.getTotalOmset, { ...rentang, daftar: "false" });
    await ukur(`omzet with its lists, ${nama}`, dashboard.getTotalOmset, rentang);
    await ukur(`list of a card, ${nama}`, dashboard.getDetailOrderByStatus, {
      ...rentang,
      statusOrder: "Kirim",
      limit: "20",
    });
    await ukur(`top products, ${nama}`, dashboard.getGrafikTopProduk, rentang);
  }
  await ukur("chart of the omzet", dashboard.getGrafikOmset, tahun);
  await ukur("chart of the stock", dashboard.getGrafikStok, {});
  await ukur("accounts", dashboard.getTotalSimpananRekening, {});
  const desember = { bulan: "12", tahun: "2025" };
  await ukur("Laba Rugi, 12 months", labaRugi.getLabaRugi, { ...desember, rincian: "false" });
  await ukur("Laba Rugi, 12 months, with requests", labaRugi.getLabaRugi, desember);
  await ukur("Laba Rugi, 12 months, two accounts", labaRugi.getLabaRugi, { ...desember, idRekening: "[3,5]" });
  const sel = { ...desember, asal: "kebutuhan", id: "1" };
  await ukur("a cell's first page", labaRugi.getDetailLabaRugi, sel);
  await ukur("a cell's last page", labaRugi.getDetailLabaRugi, { ...sel, page: "800" });
  await ukur("goods that left", labaRugi.getDetailLabaRugi, { ...sel, asal: "HPP", id: "0" });
  await ukur("Neraca, 12 columns", neraca.getNeraca, { tglToday: "2025-12-31" });
  await ukur("Neraca, today", neraca.getNeraca, {});
} finally {
  await app.close();
  await buku.tutup();
}
