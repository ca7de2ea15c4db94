import { listAsset } from "#areas/asset/list-asset/contract.ts";
import { pengajuanAsset } from "#areas/asset/pengajuan-asset/contract.ts";
import { labaRugi } from "#areas/laporan/laba-rugi/contract.ts";
import { neraca } from "#areas/laporan/neraca/contract.ts";
import { jakartaToday } from "#kernel/format.ts";
import type { Sql } from "#platform/db/database.ts";
import { bench } from "./harness.ts";

/**
 * The list of assets and the figures computed from it with very many assets: `node bench/asset.ts [number]`. No answer
 * may take longer than 300 ms with 100,000 assets; a slower one stops this with an error.
 */
const BANYAK = Number(process.argv[2] ?? 100_000);
const PENGAJUAN = Math.ceil(BANYAK / 5);
const BATAS_MS = 300;

/** Ten years of assets in five categories. One in ten was out of use for a while; some still are. */
async function fill(sql: Sql): Promise<void> {
  await sql`
    insert into kategori_asset (nama_kategori, kode, pembagi, jenis_batas, batas)
    select 'Kategori ' || n, 'K' || n, n * 24, 'atas', 0 from generate_series(1, 5) n`;
  await sql`
    insert into lokasi_asset (nama_lokasi, singkatan) select 'Gudang ' || n, 'G' || n from generate_series(1, 20) n`;
  await sql`
    insert into asset (kode_asset, nama_barang, id_kategori_asset, id_lokasi, harga, pembagi, tgl_asset_masuk, dibuat,
      id_user, soft_delete)
    select 'K' || 1 + n % 5 || '/G' || 1 + n % 20 || '/' || to_char(hari, 'YYMM') || '/' || lpad(n::text, 6, '0'),
      (array['Laptop', 'Meja', 'Kursi', 'Motor', 'Mesin Las', 'Genset'])[1 + n % 6] || ' Nomor ' || n,
      1 + n % 5, 1 + n % 20, 1000000 + n * 7919 % 90000000, (1 + n % 5) * 24, hari, now(), 1, n % 10 = 0 and n % 20 <> 0
    from (select n, current_date - 3650 + (n * 7907 / 11 % 3650)::int as hari
          from generate_series(1, ${BANYAK}::bigint) n) a order by n`;
  await sql`
    insert into asset_kondisi (id_asset, tanggal, waktu, digunakan, keterangan, id_user)
    select id_asset, tgl_asset_masuk + 30 * kali, now(), kali = 2, 'Diperbaiki', id_user
    from asset cross join generate_series(1, 2) kali where id_asset % 10 = 0 and (kali = 1 or id_asset % 20 = 0)
    order by id_asset, kali`;
  await sql`
    insert into pengajuan_asset (id_pengajuan_asset, nama_barang, id_kategori_asset, id_lokasi, id_rekening, harga,
      deskripsi_pengajuan, tgl_pengajuan, dibuat, id_user, status_pengajuan, id_user_approve, tgl_approve)
    select 'PA-' || to_char(hari, 'YYMM') || '-' || lpad(n::text, 6, '0'), 'Barang ' || n, 1 + n % 5, 1 + n % 20, 1,
      5000000, 'Uji', hari, now(), 1, (array['Menunggu', 'Ditolak', 'Disetujui'])[1 + n % 3],
      case when n % 3 > 0 then 1 end, case when n % 3 > 0 then hari end
    from (select n, current_date - 1000 + (n * 1000 / ${PENGAJUAN}::bigint)::int as hari
          from generate_series(1, ${PENGAJUAN}::bigint) n) a order by n`;
  for (const table of ["asset", "asset_kondisi", "pengajuan_asset"]) await sql`vacuum analyze ${sql(table)}`;
}

await bench(async ({ sql, measure }) => {
  await fill(sql);
  const last = Math.ceil(BANYAK / 10);
  const hari = jakartaToday(new Date());
  const [tahun = 0, bulan = 0, tanggal = 0] = hari.split("-").map(Number);
  const list = (name: string, query: Record<string, string | number>) =>
    measure(`getAsset, ${name}`, listAsset.getAsset, { limit: 10, ...query });
  const ajuan = (name: string, query: Record<string, string | number>) =>
    measure(`getPengajuanAsset, ${name}`, pengajuanAsset.getPengajuanAsset, { limit: 10, ...query });
  console.log(`${BANYAK} assets, ${PENGAJUAN} requests\n`);
  const results = [
    await list("first page", { page: 1 }),
    await list("middle page", { page: Math.ceil(last / 2) }),
    await list("last page", { page: last }),
    await list("search for one", { cari: `nomor ${Math.ceil(BANYAK / 2)}` }),
    await list("search for a category's month", { cari: "k3/g3/" }),
    await list("search for a sixth of all", { cari: "laptop" }),
    await list("search for all of them, last page", { cari: "nomor", page: last }),
    await list("search for nothing there", { cari: "tidak ada" }),
    await measure("totalNominalAsset", listAsset.totalNominalAsset, {}),
    await measure("getJadwalPenyusutan of 10 years", listAsset.getJadwalPenyusutan, { idAsset: 4 }),
    await measure("getNeracaByTanggal", neraca.getNeracaByTanggal, { tahun, bulan, tanggal }),
    await measure("getNeraca of the year", neraca.getNeraca, { tglToday: hari }),
    await measure("getLabaRugi of the year", labaRugi.getLabaRugi, { tahun, bulan }),
    await ajuan("first page", { page: 1 }),
    await ajuan("last page", { page: Math.ceil(PENGAJUAN / 10) }),
    await ajuan("those that wait", { status: "Menunggu" }),
    await ajuan("search for nearly all", { cari: "barang", page: 1000 }),
  ];
  const slow = results.filter((result) => result.best > BATAS_MS);
  if (slow.length > 0) throw new Error(`Longer than ${BATAS_MS} ms: ${slow.map(({ name }) => name).join(", ")}`);
  return results;
});
