import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { simpanan } from "#areas/keuangan/simpanan/contract.ts";
import type { Call } from "#kernel/call.ts";
import { readConfig } from "#platform/config.ts";
import { openSession } from "#platform/http/sessions/sessions.ts";
import { createApp } from "#server/app.ts";
import { bukaBukuBesar } from "./bukuBesar.ts";

/**
 * Time to open an account with a long book, by page and by range of days, and the list of requests: `node
 * bench/simpanan.ts [rows]`. An account with 1,000,000 rows must open as fast as one with 100.
 */
const TIMES = 20;

const rows = Number(process.argv[2] ?? 1_000_000);
for (const banyak of [100, rows]) {
  const buku = await bukaBukuBesar(banyak, { sebaran: "satu-rekening" });
  const app = await createApp({
    config: readConfig({ NODE_ENV: "production", DATA_DIR: buku.folder, LOG_LEVEL: "silent" }),
    databaseUrl: buku.url,
  });
  try {
    const token = await openSession(buku.sql, 1 as never, new Date());
    const ukur = async (label: string, call: Call, query: Record<string, string>) => {
      const times: number[] = [];
      for (let turn = 0; turn < TIMES; turn++) {
        const start = performance.now();
        const { statusCode } = await app.http.inject({ url: `/api${call.path}`, headers: { token }, query });
        times.push(performance.now() - start);
        if (statusCode !== 200) throw new Error(`${call.path} answered ${statusCode}`);
      }
      const first = (times[0] ?? 0).toFixed(1);
      times.sort((a, b) => a - b);
      const median = (times[TIMES / 2] ?? 0).toFixed(1);
      console.log(
        `${String(banyak).padStart(8)} rows  ${median.padStart(7)} ms  (first ${first.padStart(7)})  ${label}`,
      );
    };
    const last = String(Math.ceil(banyak / 10));
    const middle = String(Math.ceil(banyak / 20));
    const buka = simpanan.getSimpananByRekening;
    await ukur("ledger, first page", buka, { idRekening: "1" });
    await ukur("ledger, middle page", buka, { idRekening: "1", page: middle });
    await ukur("ledger, last page", buka, { idRekening: "1", page: last });
    await ukur("ledger, one year", buka, { idRekening: "1", tglAwal: "2020-01-01", tglAkhir: "2020-12-31" });
    const daftar = pengajuan.getPengajuan;
    await ukur("requests, first page", daftar, {});
    await ukur("requests, middle page", daftar, { page: middle });
    await ukur("requests, last page", daftar, { page: last });
    await ukur("requests, one year", daftar, { tglAwal: "2020-01-01", tglAkhir: "2020-12-31" });
    await ukur("requests, by status and need", daftar, { status: "Disetujui", idKebutuhan: "1" });
    await ukur("requests, search of a rare text", daftar, { cari: `INV-${banyak - 1}` });
    await ukur("requests, search of a common text", daftar, { cari: "invoice" });
    await ukur("requests, common text with a status", daftar, { cari: "invoice", status: "Disetujui" });
    await ukur("requests, common text with a need", daftar, { cari: "invoice", idKebutuhan: "1", page: last });
  } finally {
    await app.close();
    await buku.tutup();
  }
}
