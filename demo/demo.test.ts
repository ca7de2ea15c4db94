import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { expectHledger } from "#areas/buku-besar/buku/server/hledger.testing.ts";
import { prepareSuperAdmin } from "#areas/karyawan/karyawan/server/pertama.ts";
import { neracaPada } from "#areas/laporan/neraca/server/load.ts";
import type { JenisRiwayat } from "#areas/sistem/riwayat/contract.ts";
import { isNamed } from "#areas/sistem/riwayat/server/ringkas.ts";
import { depreciate } from "#books/jurnal/susut.ts";
import { periksaBuku } from "#books/periksa/periksa.ts";
import type { Tanggal } from "#kernel/types.ts";
import { readConfig } from "#platform/config.ts";
import { openStorage } from "#platform/files/storage.ts";
import { expectRestored } from "#platform/ops/backup/restore.testing.ts";
import { testDatabase } from "#test/support/database.ts";
import { fillDemo } from "./demo.ts";

/** Each month's end of the demo, also of its assets' time before, and its last day. */
const AKHIR_BULAN = ["2025-12-31", "2026-08-31", "2026-09-30", "2026-10-31", "2026-11-20"] as Tanggal[];

test("some weeks of the demo company leave all kinds of documents and books that agree", async () => {
  const database = await testDatabase();
  const folder = mkdtempSync(join(tmpdir(), "kantor-demo-"));
  const config = readConfig({ NODE_ENV: "test", DATA_DIR: folder, LOG_LEVEL: "silent" });
  const said: string[] = [];
  const options = {
    config,
    databaseUrl: database.url,
    today: new Date("2026-11-20T05:00:00Z"),
    days: 40,
    ordersPerDay: 2,
    say: (message: string) => said.push(message),
  };
  try {
    await prepareSuperAdmin(database.sql, config.adminNokar, null);
    await fillDemo(options);
    const [count] = await database.sql<Record<string, number>[]>`
      select (select count(*) from so) as so, (select count(*) from invoice where status_approve = 'Disetujui') as invoice,
        (select count(*) from surat_jalan) as surat_jalan, (select count(*) from kas) as kas,
        (select count(*) from asset) as asset, (select count(*) from asset where soft_delete) as rusak,
        (select count(*) from pelepasan_asset where status_pengajuan = 'Disetujui' and harga_jual is not null) as dijual,
        (select count(*) from asset_perhatian where ditinjau is null) as perhatian,
        (select count(distinct status_pengajuan) from pengajuan_asset) as putusan,
        (select count(*) from pengajuan_asset where nama_barang like 'Genset%' and not masuk_asset
          and status_pengajuan = 'Disetujui') as dibayar,
        (select count(*) from opname where status = 'Disetujui') as opname_diputus,
        (select count(*) from opname where status = 'Menunggu') as opname_menunggu,
        (select count(*) from penawaran where id_so is not null and revisi = 2) as penawaran_dipesan,
        (select count(*) from penawaran where kalah is not null) as penawaran_kalah,
        (select count(*) from penawaran_revisi where disetujui is not null) as penawaran_disetujui,
        (select count(*) from faktur where status = 'Belum') as belum,
        (select count(*) from rekening_koran where status = 'cocok') as cocok_bank,
        (select count(*) from rekening_koran where status = 'sisa') as sisa_bank,
        (select count(*) from invoice where kode_unik is not null) as berkode,
        (select count(*) from marketplace_pesanan where id_so is not null) as pesanan,
        (select count(*) from marketplace_pesanan where perlu <> '') as pesanan_dilihat,
        (select count(*) from kolom_pelanggan) as kolom_pelanggan, (select count(*) from kolom_produk) as kolom_produk,
        (select count(*) from so where tgl_order > '2026-11-20') as besok`;
    expect(count?.so).toBeGreaterThan(30);
    expect(count?.invoice).toBeGreaterThan(15);
    expect(count?.suratJalan).toBeGreaterThan(5);
    expect(count?.kas).toBeGreaterThan(20);
    expect([count?.pesanan, count?.pesananDilihat]).toEqual([4, 1]);
    expect(count?.asset).toBeGreaterThan(15);
    expect([count?.rusak, count?.dijual, count?.perhatian]).toEqual([2, 1, 0]);
    expect([count?.putusan, count?.dibayar]).toEqual([3, 1]);
    expect([count?.opnameDiputus, count?.opnameMenunggu]).toEqual([1, 1]);
    for (const ada of [count?.penawaranDipesan, count?.penawaranKalah, count?.penawaranDisetujui]) {
      expect(ada).toBeGreaterThan(0);
    }
    expect(count?.belum).toBeGreaterThan(0);
    for (const ada of [count?.cocokBank, count?.sisaBank, count?.berkode]) expect(ada).toBeGreaterThan(0);
    expect(count?.kolomPelanggan).toBeGreaterThan(10);
    expect(count?.kolomProduk).toBe(7);
    expect(count?.besok).toBe(0);
    const storage = openStorage(config);
    expect((await periksaBuku(database.sql, { storage })).filter((rule) => !rule.lolos)).toEqual([]);
    await expectRestored(database.sql, storage);
    storage.close();
    const status = await database.sql<{ status: string }[]>`
      select distinct status_pengajuan as status from pengajuan order by 1`;
    expect(status.map((row) => row.status)).toEqual(["Disetujui", "Ditolak", "Menunggu"]);
    await depreciate(database.sql, "2026-11-20" as Tanggal, new Date());
    await expectHledger(database.sql, AKHIR_BULAN);
    const [oktober] = await neracaPada(database.sql, ["2026-10-31" as Tanggal]);
    expect([oktober?.dasar, oktober?.diketik, oktober?.selisih]).toEqual(["Buku Besar", [], 0]);
    expect(oktober?.totalAset).toBeGreaterThan(0);
    expect(said.filter((line) => line.includes("Demo login")).length).toBe(4);
    const fields = await database.sql<{ jenis: JenisRiwayat; field: string }[]>`
      select distinct jenis, jsonb_object_keys(coalesce(sesudah, sebelum)) as field from riwayat`;
    const tanpaNama = fields.filter(({ jenis, field }) => !isNamed(jenis, field) && !/^id[A-Z]/.test(field));
    expect(tanpaNama, "every field of a history has the name that the screens give it").toEqual([]);

    said.length = 0;
    await fillDemo(options);
    expect(said).toEqual(["The database is in use already: demo data is only filled into an empty one"]);
  } finally {
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
});
