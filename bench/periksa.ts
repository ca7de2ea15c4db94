import { periksaBuku } from "#books/periksa/periksa.ts";
import { bukaBukuBesar } from "./bukuBesar.ts";
import { denganJurnal, denganPelanggan } from "./masaLalu.ts";

/** Time of the books check: `node bench/periksa.ts [orders]`. With 1,000,000 orders it must stay below 30 s. */
const orders = Number(process.argv[2] ?? 1_000_000);
const buku = await bukaBukuBesar(orders, { sebaran: "merata" });
try {
  await denganJurnal(buku.sql);
  await denganPelanggan(buku.sql);
  const start = performance.now();
  let before = start;
  const results = await periksaBuku(buku.sql, {
    progress({ aturan, diperiksa, temuan }) {
      const seconds = ((performance.now() - before) / 1000).toFixed(1);
      console.log(
        `${seconds.padStart(6)} s  ${aturan} (${diperiksa})${temuan.length > 0 ? `  BROKEN: ${temuan[0]}` : ""}`,
      );
      before = performance.now();
    },
  });
  const seconds = (performance.now() - start) / 1000;
  console.log(`${orders} orders checked in ${seconds.toFixed(1)} s`);
  if (results.some((rule) => !rule.lolos)) process.exitCode = 1;
} finally {
  await buku.tutup();
}
