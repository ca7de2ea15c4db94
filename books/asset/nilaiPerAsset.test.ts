import fc from "fast-check";
import { expect, test } from "vitest";
import { penyusutanPada } from "#areas/asset/list-asset/penyusutan.ts";
import { few } from "#test/support/cases.ts";
import { openOffice } from "#test/support/office.ts";
import { gerombolan, hariApaPun, noteAssets } from "./nilai.testing.ts";
import { nilaiPerKategori } from "./nilai.ts";
import { nilaiPerAsset } from "./nilaiPerAsset.ts";

const office = openOffice();
const BANYAK = 60;

test("the assets of a category add up to its figure on any day, each with what it was worth, the most valuable first", async () => {
  await fc.assert(
    fc.asyncProperty(gerombolan, fc.array(hariApaPun, { minLength: 6, maxLength: 6 }), async (daftar, hari) => {
      const assets = await noteAssets(office, daftar, { sekategori: true });
      const idKategoriAsset = assets[0]?.idKategoriAsset ?? (0 as never);
      const angka = (await nilaiPerKategori(office.sql, [...new Set(hari)])).filter(
        (row) => row.idKategoriAsset === idKategoriAsset,
      );
      for (const { hari: pada, jumlah: banyak, hargaPerolehan, akumulasiSusut, nilaiBuku } of angka) {
        const asked = { hari: pada, idKategoriAsset, limit: BANYAK, offset: 0 };
        const { rows, jumlah } = await nilaiPerAsset(office.sql, asked);
        expect(jumlah, pada).toEqual({ banyak, hargaPerolehan, akumulasiSusut, totalSusut: nilaiBuku });
        expect(rows).toHaveLength(banyak);
        expect(rows.map(({ totalSusut }) => totalSusut)).toEqual(
          rows.map(({ totalSusut }) => totalSusut).sort((a, b) => b - a),
        );
        for (const { harga, tglAssetMasuk, akumulasiSusut: susut, totalSusut } of rows) {
          const pembagi = assets.filter((asset) => asset.harga === harga && asset.tglAssetMasuk === tglAssetMasuk);
          const seharusnya = pembagi.map((asset) => penyusutanPada(asset, pada));
          expect(seharusnya).toContainEqual(expect.objectContaining({ akumulasiSusut: susut, totalSusut }));
        }
        const dua = await nilaiPerAsset(office.sql, { ...asked, limit: 7, offset: 7 });
        expect(dua).toEqual({ rows: rows.slice(7, 14), jumlah });
      }
    }),
    { ...few(3), endOnFailure: true },
  );
});
