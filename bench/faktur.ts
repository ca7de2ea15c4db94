import { ATURAN, fakturContoh, NPWP } from "#areas/pajak/faktur/server/faktur.testing.ts";
import { composeFakturXml } from "#areas/pajak/faktur/server/fakturXml.ts";
import { problemsOfFaktur } from "#areas/pajak/faktur/server/periksaFaktur.ts";

/** `node bench/faktur.ts [lines]`: the file of a thousand faktur of so many lines, with the checks before it. */
const lines = Number(process.argv[2] ?? 20);
const contoh = fakturContoh();
const [barang] = contoh.baris;
const dpp = lines * Number(barang?.dpp) * 0.01;
const semua = Array.from({ length: 1_000 }, (_, at) =>
  fakturContoh({
    referensi: `INV-2611-${String(at + 1).padStart(5, "0")}`,
    baris: Array.from({ length: lines }, () => barang ?? contoh.baris).flat(),
    dpp: dpp as typeof contoh.dpp,
    ppn: (dpp * 0.11) as typeof contoh.ppn,
  }),
);

for (let round = 0; round < 3; round += 1) {
  const start = performance.now();
  const problems = problemsOfFaktur({ npwp: NPWP, faktur: semua }, ATURAN);
  const checked = performance.now();
  const { xml, peta } = composeFakturXml(NPWP, semua);
  const made = performance.now();
  console.log(
    `1,000 faktur of ${lines} lines: checks ${Math.round(checked - start)} ms (${problems.length} problems), ` +
      `file and map ${Math.round(made - checked)} ms, ${(xml.length / 2 ** 20).toFixed(1)} MiB, ${peta.length} lines`,
  );
}
