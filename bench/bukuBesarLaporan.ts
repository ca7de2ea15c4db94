import { buku } from "#areas/buku-besar/buku/contract.ts";
import { laporanBuku } from "#areas/buku-besar/laporan-buku/contract.ts";
import type { Call } from "#kernel/call.ts";
import { readConfig } from "#platform/config.ts";
import { openSession } from "#platform/http/sessions/sessions.ts";
import { createApp } from "#server/app.ts";
import { bukaBukuBesar } from "./bukuBesar.ts";
import { denganJurnal } from "./masaLalu.ts";
import { TAMBAHAN } from "./tambahan.ts";

/**
 * Time of the statements of Buku Besar and of the first page of a book: `node bench/bukuBesarLaporan.ts [orders]`, with
 * ten years of orders, a cost for every order, and the journal of both. The aim is 50 ms each.
 */
const TIMES = 25;
const orders = Number(process.argv[2] ?? 1_000_000);
const terisi = await bukaBukuBesar(orders, {
  sebaran: "merata",
  tambahan: { nama: "laporan", langkah: TAMBAHAN(orders) },
});
await denganJurnal(terisi.sql);
const [besar] = await terisi.sql`
  select (select count(*) from jurnal_baris)::int as baris, (select count(*) from jurnal_harian)::int as harian`;
console.log(besar);

const app = await createApp({
  config: readConfig({ NODE_ENV: "production", DATA_DIR: terisi.folder, LOG_LEVEL: "silent" }),
  databaseUrl: terisi.url,
});
try {
  const token = await openSession(terisi.sql, 1 as never, new Date());
  const ukur = async (label: string, call: Call, query: Record<string, string>) => {
    const times: number[] = [];
    for (let turn = 0; turn < TIMES; turn += 1) {
      const start = performance.now();
      const { statusCode, body } = await app.http.inject({ url: `/api${call.path}`, headers: { token }, query });
      times.push(performance.now() - start);
      if (statusCode !== 200) throw new Error(`${call.path} answered ${statusCode}: ${body}`);
    }
    const first = times[0] ?? 0;
    times.sort((a, b) => a - b);
    const ms = (value: number | undefined) => `${(value ?? 0).toFixed(1)} ms`.padStart(10);
    console.log(`${ms(first)} first ${ms(times[0])} best ${ms(times[Math.floor(TIMES / 2)])} median  ${label}`);
  };
  for (const tanggal of ["2026-10-15", "2018-03-31"]) {
    await ukur(`Neraca Saldo ${tanggal}`, laporanBuku.getNeracaSaldo, { tanggal });
    await ukur(`Neraca Buku Besar ${tanggal}`, laporanBuku.getNeracaBukuBesar, { tanggal });
  }
  const bulan = { dari: "2026-10-01", sampai: "2026-10-31" };
  const tahun = { dari: "2025-01-01", sampai: "2025-12-31" };
  for (const [nama, masa] of Object.entries({ "a month": bulan, "a year": tahun })) {
    await ukur(`Laba Rugi Akrual, ${nama}`, laporanBuku.getLabaRugiAkrual, masa);
    await ukur(`Arus Kas, ${nama}`, laporanBuku.getArusKas, masa);
  }
  const akun = await terisi.sql<{ idAkun: number; nama: string }[]>`
    select id_akun, nama from bagan_akun where bawaan in ('piutang', 'penjualan') or kode = '1-1001' order by 1`;
  for (const { idAkun, nama } of akun) {
    const ask = { akun: String(idAkun), page: "1", limit: "20" };
    await ukur(`first page of ${nama}, a month`, buku.getBukuBesar, { ...ask, ...bulan });
    await ukur(`first page of ${nama}, ten years`, buku.getBukuBesar, {
      ...ask,
      dari: "2017-01-01",
      sampai: "2026-10-31",
    });
  }
} finally {
  await app.close();
  await terisi.tutup();
}
