import { periksaBuku } from "#books/periksa/periksa.ts";
import { aturanTutup } from "#books/periksa/tutup.ts";
import { sendirian } from "#books/tutup/kunci.ts";
import { angkaUtama, closeMonths, perubahanBulan } from "#books/tutup/tutup.ts";
import { jakartaToday } from "#kernel/format.ts";
import type { Id, Tanggal } from "#kernel/types.ts";
import type { Tx } from "#platform/db/database.ts";
import { bukaBukuBesar } from "./bukuBesar.ts";

/**
 * Closing of months in a company with ten years of orders: `node bench/tutupBuku.ts [orders]`. Ten years are closed at
 * once, as when a company begins to close, and then one month; while that runs nobody writes. The books check runs before
 * it, without keeping anybody waiting.
 */
const orders = Number(process.argv[2] ?? 1_000_000);
const buku = await bukaBukuBesar(orders, { sebaran: "merata" });

async function ukur<Result>(label: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  console.log(`${(performance.now() - start).toFixed(0).padStart(8)} ms  ${label}`);
  return result;
}

const bulanDari = (ke: number): Tanggal => new Date(Date.UTC(2016, ke, 1)).toISOString().slice(0, 10) as Tanggal;

try {
  const now = new Date("2026-12-15T03:00:00Z");
  const user = { idUser: 1 as Id<"karyawan">, nama: "Bench", jabatan: "", role: "Super Admin", menu: [] };
  const tutupkan = (bulan: readonly Tanggal[]) =>
    buku.sql.begin(async (tx: Tx) => {
      await sendirian(tx);
      await closeMonths(
        { tx, user, now, today: jakartaToday(now), call: "closeBulan" },
        bulan.at(-1) as Tanggal,
        bulan,
      );
    });
  const semua = Array.from({ length: 11 * 12 - 2 }, (_, ke) => bulanDari(ke));
  await ukur(`close ${semua.length} months at once`, () => tutupkan(semua));
  const berikut = [bulanDari(11 * 12 - 2)];
  await ukur("figures of one month, as shown before it is closed", () => angkaUtama(buku.sql, berikut));
  await ukur("close one month", () => tutupkan(berikut));
  await ukur("changes of one month", () => perubahanBulan(buku.sql, berikut[0] as Tanggal));
  for (const aturan of aturanTutup) {
    const rows = await ukur(`rule: ${aturan.aturan}`, () => buku.sql`${aturan.temuan(buku.sql)}`);
    if (rows.length > 0) throw new Error(JSON.stringify(rows.slice(0, 5)));
  }
  await ukur("the whole books check", () => periksaBuku(buku.sql));
} finally {
  await buku.tutup();
}
