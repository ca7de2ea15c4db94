import fc from "fast-check";
import { expect, test } from "vitest";
import { penyusutanPada, setelahBulan } from "#areas/asset/list-asset/penyusutan.ts";
import type { Tanggal } from "#kernel/types.ts";
import { few } from "#test/support/cases.ts";
import { openOffice } from "#test/support/office.ts";
import { releasesPerAsset, releasesPerKategori } from "./lepas.ts";
import { gerombolan, hariApaPun, noteAssets, type Tercatat } from "./nilai.testing.ts";

const office = openOffice();

const sehariSebelum = (hari: Tanggal) => new Date(Date.parse(hari) - 86_400_000).toISOString().slice(0, 10) as Tanggal;

/** Losses and their corrections between two days, by month and category, computed from the plan of each asset. */
function seharusnya(assets: readonly Tercatat[], awal: Tanggal, akhir: Tanggal): Record<string, number> {
  const hasil: Record<string, number> = {};
  for (const asset of assets) {
    for (const [at, hari] of (asset.istirahat ?? []).entries()) {
      if (hari < awal || hari > akhir) continue;
      const nilai = penyusutanPada(asset, sehariSebelum(hari)).totalSusut;
      const kunci = `${hari.slice(0, 7)} ${asset.idKategoriAsset}`;
      hasil[kunci] = (hasil[kunci] ?? 0) + (at === 0 ? -nilai : nilai);
    }
  }
  return hasil;
}

test("what goes takes its book value with it, what comes back brings it: each month as planned, and as booked", async () => {
  await fc.assert(
    fc.asyncProperty(gerombolan, hariApaPun, async (daftar, akhir) => {
      const awal = setelahBulan(`${akhir.slice(0, 8)}01` as Tanggal, -11);
      const assets = await noteAssets(office, daftar);
      const milik = new Set(assets.map((asset) => asset.idKategoriAsset));
      const rows = await releasesPerKategori(office.sql, { awal, akhir });
      const found = rows.filter((row) => milik.has(row.idKategoriAsset));
      expect(Object.fromEntries(found.map((row) => [`${row.bulan} ${row.idKategoriAsset}`, row.nominal]))).toEqual(
        seharusnya(assets, awal, akhir),
      );
      const jurnal = await office.sql<{ bulan: string; nominal: number }[]>`
        select to_char(b.tanggal, 'YYYY-MM') as bulan, sum(b.kredit - b.debit)::bigint as nominal
        from jurnal_baris b join akun using (id_akun)
        where bawaan in ('rugi-pelepasan', 'laba-pelepasan') and b.tanggal between ${awal} and ${akhir}
        group by 1 having sum(b.kredit - b.debit) <> 0 order by 1`;
      const perBulan = Map.groupBy(rows, (row) => row.bulan);
      const sums = [...perBulan].map(([bulan, own]) => ({
        bulan,
        nominal: own.reduce((sum, r) => sum + r.nominal, 0),
      }));
      expect(jurnal).toEqual(sums.filter(({ nominal }) => nominal !== 0));
    }),
    { ...few(3), endOnFailure: true },
  );
});

test("behind a category's figure stand the assets that it is the sum of", async () => {
  const [contoh] = fc.sample(gerombolan, { numRuns: 1, seed: 5 });
  const assets = await noteAssets(office, contoh ?? [], { sekategori: true });
  const masa = { awal: "2016-01-01" as Tanggal, akhir: "2040-12-31" as Tanggal };
  const idKategoriAsset = assets[0]?.idKategoriAsset ?? (0 as never);
  const { rows, banyak, total } = await releasesPerAsset(office.sql, {
    ...masa,
    idKategoriAsset,
    limit: 500,
    offset: 0,
  });
  const [dulu, kini] = ["tidak digunakan", "digunakan kembali"].map((kata) =>
    rows.filter((row) => row.kejadian === kata),
  );
  expect(banyak).toBe(2 * assets.filter(({ istirahat }) => istirahat).length);
  expect([dulu?.length, kini?.length]).toEqual([banyak / 2, banyak / 2]);
  expect(rows.reduce((sum, row) => sum + row.nominal, 0)).toBe(total);
  expect(Object.values(seharusnya(assets, masa.awal, masa.akhir)).reduce((sum, n) => sum + n, 0)).toBe(total);
  expect(rows.map(({ tanggal }) => tanggal)).toEqual(
    rows
      .map(({ tanggal }) => tanggal)
      .sort()
      .reverse(),
  );
});
