import { dashboard } from "#areas/laporan/dashboard/contract.ts";
import { labaRugi } from "#areas/laporan/laba-rugi/contract.ts";
import { neraca } from "#areas/laporan/neraca/contract.ts";
import type { Call } from "#kernel/call.ts";
import { readConfig } from "#platform/config.ts";
import { openSession } from "#platform/http/sessions/sessions.ts";
import { createApp } from "#server/app.ts";
import { bukaBukuBesar } from "./bukuBesar.ts";
import { TAMBAHAN } from "./tambahan.ts";

/**
 * Time of the reports in a company with ten years of orders: `node bench/laporan.ts [orders]`. There is a cost for
 * every order, so kas has two rows per order, and there are purchase orders, fixed assets and lines in production. The
 * aim is 200 ms each.
 */
const TIMES = 15;
const orders = Number(process.argv[2] ?? 1_000_000);

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
  await ukur("four figures", dashboard.getRingkasan, {});
  await ukur("deadlines and progress", dashboard.getTenggat, {});
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
