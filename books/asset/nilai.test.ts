import fc from "fast-check";
import { expect, test } from "vitest";
import { jadwalPenyusutan, penyusutanPada } from "#areas/asset/list-asset/penyusutan.ts";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import { few } from "#test/support/cases.ts";
import { openOffice } from "#test/support/office.ts";
import {
  gerombolan,
  HARI_TERAKHIR,
  hariApaPun,
  hariAsset,
  noteAssets,
  type Tercatat,
  tanggalKe,
  type Uji,
} from "./nilai.testing.ts";
import { nilaiAsset, nilaiPerKategori, susutPerKategori } from "./nilai.ts";

const office = openOffice();
const catat = (daftar: readonly Uji[], pilihan = {}) => noteAssets(office, daftar, pilihan);

const digunakanPada = ({ istirahat }: Uji, hari: Tanggal) =>
  istirahat === null || hari < istirahat[0] || istirahat[1] <= hari;

function seharusnya(asset: Tercatat, hari: Tanggal) {
  if (asset.tglBuku > hari || !digunakanPada(asset, hari)) {
    return { jumlah: 0, hargaPerolehan: 0, akumulasiSusut: 0, nilaiBuku: 0 };
  }
  const { akumulasiSusut, totalSusut } = penyusutanPada(asset, hari);
  return { jumlah: 1, hargaPerolehan: asset.harga, akumulasiSusut, nilaiBuku: totalSusut };
}

test("on any day the database's figures are those of the pure function, to the rupiah", async () => {
  await fc.assert(
    fc.asyncProperty(gerombolan, fc.array(hariApaPun, { minLength: 8, maxLength: 8 }), async (daftar, hari) => {
      const assets = await catat(daftar);
      const rows = await nilaiPerKategori(office.sql, [...new Set(hari)]);
      const found = new Map(rows.map((row) => [`${row.hari} ${row.idKategoriAsset}`, row]));
      for (const asset of assets) {
        for (const pada of hari) {
          const row = found.get(`${pada} ${asset.idKategoriAsset}`);
          expect(row, `${JSON.stringify(asset)} on ${pada}`).toMatchObject(seharusnya(asset, pada));
        }
      }
      const [first = tanggalKe(0)] = hari;
      const sum = rows.filter((row) => row.hari === first).reduce((all, row) => all + BigInt(row.nilaiBuku), 0n);
      expect(BigInt((await nilaiAsset(office.sql, first)).nilaiBuku)).toBe(sum);
    }),
    { ...few(3), endOnFailure: true },
  );
});

test("what wears off in a month is what the schedule says for the days on which the asset was in use", async () => {
  await fc.assert(
    fc.asyncProperty(gerombolan, hariApaPun, async (daftar, sampai) => {
      const assets = await catat(daftar);
      const rows = await susutPerKategori(office.sql, sampai);
      const found = new Map(rows.map((row) => [`${row.bulan} ${row.idKategoriAsset}`, row.nilaiSusut]));
      const januari = `${sampai.slice(0, 4)}-01-01`;
      for (const asset of assets) {
        const jatuh = jadwalPenyusutan(asset).filter(
          ({ tanggal, nilaiSusut }) =>
            nilaiSusut > 0 &&
            tanggal >= januari &&
            tanggal >= asset.tglBuku &&
            tanggal <= sampai &&
            digunakanPada(asset, tanggal),
        );
        const prefix = ` ${asset.idKategoriAsset}`;
        const own = [...found].filter(([key, susut]) => key.endsWith(prefix) && susut > 0);
        expect(Object.fromEntries(own), `${JSON.stringify(asset)} until ${sampai}`).toEqual(
          Object.fromEntries(jatuh.map((bulan) => [bulan.tanggal.slice(0, 7) + prefix, bulan.nilaiSusut])),
        );
      }
    }),
    { ...few(3), endOnFailure: true },
  );
});

/** Few months, few terms and one category: most of these assets are merged into a group before they are counted. */
const serupa = fc
  .record({
    harga: fc.integer({ min: 1, max: 5_000 }),
    pembagi: fc.constantFrom(1, 2, 7),
    masuk: fc.integer({ min: 0, max: 130 }),
    tutup: fc.option(fc.nat(3), { nil: null }),
    lama: fc.option(fc.tuple(fc.nat(120), fc.nat(90)), { nil: null }),
  })
  .map(({ harga, pembagi, masuk, ...hari }) => ({
    harga: harga as Rupiah,
    pembagi,
    ...hariAsset({ masuk: 3_600 + masuk, ...hari }),
  }));

test("assets of one category add up to what each of them is worth and loses", async () => {
  const pada = fc.integer({ min: 3_590, max: HARI_TERAKHIR }).map(tanggalKe);
  await fc.assert(
    fc.asyncProperty(
      fc.array(serupa, { minLength: 80, maxLength: 80 }),
      fc.array(pada, { minLength: 6, maxLength: 6 }),
      async (daftar, hari) => {
        const assets = await catat(daftar, { sekategori: true });
        const milik = assets[0]?.idKategoriAsset;
        const jumlahkan = (nilai: (asset: Tercatat) => number) => assets.reduce((sum, asset) => sum + nilai(asset), 0);
        const rows = (await nilaiPerKategori(office.sql, hari)).filter((row) => row.idKategoriAsset === milik);
        for (const { hari: satu, ...row } of rows) {
          expect(row, satu).toMatchObject({
            jumlah: jumlahkan((asset) => seharusnya(asset, satu).jumlah),
            hargaPerolehan: jumlahkan((asset) => seharusnya(asset, satu).hargaPerolehan),
            akumulasiSusut: jumlahkan((asset) => seharusnya(asset, satu).akumulasiSusut),
            nilaiBuku: jumlahkan((asset) => seharusnya(asset, satu).nilaiBuku),
          });
        }
        expect(rows).toHaveLength(new Set(hari).size);
        const [sampai = tanggalKe(0)] = hari;
        const susut = (await susutPerKategori(office.sql, sampai)).filter(
          (row) => row.idKategoriAsset === milik && row.nilaiSusut > 0,
        );
        expect(Object.fromEntries(susut.map((row) => [row.bulan, row.nilaiSusut]))).toEqual(
          susutBulanan(assets, sampai),
        );
      },
    ),
    { ...few(4), endOnFailure: true },
  );
});

/**
 * Goes through the depreciation plan (areas/asset/list-asset/penyusutan.ts) of every asset, from the first of January to the
 * day `sampai`. Months without depreciation are left out.
 */
function susutBulanan(assets: readonly Tercatat[], sampai: Tanggal): Record<string, number> {
  const bulanan: Record<string, number> = {};
  for (const asset of assets) {
    for (const { tanggal, nilaiSusut } of jadwalPenyusutan(asset)) {
      if (tanggal < `${sampai.slice(0, 4)}-01-01` || tanggal > sampai) continue;
      if (nilaiSusut === 0 || tanggal < asset.tglBuku || !digunakanPada(asset, tanggal)) continue;
      bulanan[tanggal.slice(0, 7)] = (bulanan[tanggal.slice(0, 7)] ?? 0) + nilaiSusut;
    }
  }
  return bulanan;
}
