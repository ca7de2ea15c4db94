import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ukurBingkai } from "./bingkai.ts";
import { seribuOrder, ukurPola } from "./cariPola.ts";
import { ukurDaftar } from "./daftar.ts";
import { ukurGrafik } from "./grafik.ts";
import { ukurImporPindah } from "./impor.ts";
import { ukurJalan } from "./jalan.ts";
import { ukurEkspor, ukurImpor } from "./lembar.ts";
import { ukurMenyimak } from "./menyimak.ts";
import { diPerusahaan } from "./perusahaan.ts";

/**
 * `npm run bench [-- --orders 100000 --small 10000 --large 1000000 --seconds 4 --only orders,lists]`: all that docs/BENCHMARKS.md says but
 * what Lighthouse makes of a running demo. What is compared is measured in turns within one run, so that the ratios hold on any machine.
 * Companies are made once and kept in the folder for temporary files (the large one takes 6 minutes and 8 GB).
 */
const { values } = parseArgs({
  options: {
    orders: { type: "string", default: "100000" },
    small: { type: "string", default: "10000" },
    large: { type: "string", default: "1000000" },
    seconds: { type: "string", default: "4" },
    only: { type: "string" },
  },
});
const orders = Number(values.orders);
const seconds = Number(values.seconds);
const [small, large] = [Number(values.small), Number(values.large)];

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  orders: () => ukurJalan(seconds),
  async sheets() {
    await ukurImpor();
    await diPerusahaan(orders, ukurEkspor);
  },
  imports: ukurImporPindah,
  lists: () => diPerusahaan(orders, (di) => ukurDaftar(di, seconds)),
  frame: () => diPerusahaan(orders, ukurBingkai),
  live: () => diPerusahaan(orders, (di) => ukurMenyimak(di, 3 * seconds)),
  searches: () =>
    diPerusahaan(small, (kecil) =>
      diPerusahaan(large, async (besar) => {
        console.log(`p95 and processor time of a page in ms, ${small} and ${large} orders`);
        await ukurPola(kecil, besar);
        console.log("after 1,000 new orders, without a vacuum");
        const remove = [await seribuOrder(kecil.sql), await seribuOrder(besar.sql)];
        try {
          await ukurPola(kecil, besar);
        } finally {
          for (const each of remove) await each();
        }
      }),
    ),
  charts: () => ukurGrafik(large),
  reports: () => apart(["bukuBesarLaporan.ts", large], ["laporan.ts", large], ["periksa.ts", large]),
  workers: () => apart(["pekerja.ts", 2 * seconds]),
  journal: () => apart(["jurnal.ts", large]),
  load: () => apart(["beban.ts", 4, 10]),
  profit: () => apart(["labaOrder.ts", large]),
  stock: () => apart(["kartuStok.ts", large], ["bahan.ts", large]),
  bank: () => apart(["rekeningKoran.ts", 20_000, large]),
  papers: () => apart(["pdf.ts"]),
  proofs: () => apart(["foto.ts", "webp"]),
  closing: () => apart(["tutupBuku.ts", orders]),
  debts: () => apart(["pelanggan.ts", join(tmpdir(), "kantor-bench-pelanggan"), large], ["hutang.ts", orders]),
  calendar: () => apart(["kalender.ts"]),
  driver: () => apart(["driver.ts"]),
  browser: () => apart(["peramban.ts"]),
};

/** Each file in a process of its own, which ends with its company. */
async function apart(...runs: (readonly [file: string, ...figures: (string | number)[]])[]): Promise<void> {
  for (const [file, ...figures] of runs) {
    console.log([file, ...figures].join(" "));
    spawnSync(process.execPath, [`${import.meta.dirname}/${file}`, ...figures.map(String)], { stdio: "inherit" });
  }
}

const names = Object.keys(PARTS);
for (const part of values.only?.split(",") ?? names) {
  const measure = PARTS[part];
  if (!measure) throw new Error(`--only knows ${names.join(", ")}`);
  console.log(`\n${part}`);
  await measure();
}
process.exit();
