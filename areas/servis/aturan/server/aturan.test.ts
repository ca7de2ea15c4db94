import { expect, test } from "vitest";
import { openOffice } from "#test/support/office.ts";
import { keluhan } from "../../keluhan/contract.ts";
import { mesinTerkirim } from "../../keluhan/server/keluhan.testing.ts";
import { aturan } from "../contract.ts";

const office = openOffice();

test("a guarantee is set for the company or one product, by privileged roles, and holds for what leaves from then on", async () => {
  const boss = await office.person("Management");
  const teknisi = await office.person("Teknisi", { menu: ["Servis"] });
  const { data: bawaan } = await teknisi.call(aturan.getAturanServis, {});
  expect(bawaan).toEqual([{ idProduk: null, namaProduk: null, garansiBulan: 12, mulai: "2026-11-20" }]);
  const lama = await mesinTerkirim(office, boss);
  await office.travel("2026-11-23T02:00:00.000Z");
  await boss.call(aturan.setAturanServis, { garansiBulan: 24 });
  await boss.call(aturan.setAturanServis, { idProduk: lama.idProduk, garansiBulan: 3 });
  await boss.call(aturan.setAturanServis, { idProduk: lama.idProduk, garansiBulan: 6 });
  const baru = await mesinTerkirim(office, boss);
  const { data } = await teknisi.call(aturan.getAturanServis, {});
  expect(data.map(({ idProduk, garansiBulan }) => [idProduk, garansiBulan])).toEqual([
    [null, 24],
    [lama.idProduk, 6],
  ]);
  const sampai = async (nomor: string) => (await boss.call(keluhan.getUnitServis, { nomor })).data.garansiSampai;
  expect([await sampai(lama.nomor), await sampai(baru.nomor)]).toEqual(["2027-11-20", "2028-11-23"]);
  expect((await teknisi.refused(aturan.setAturanServis, { garansiBulan: 1 })).status).toBe(401);
  const salah = await boss.refused(aturan.setAturanServis, { idProduk: 99_999, garansiBulan: 1 });
  expect(salah.errors).toMatchObject([{ field: "idProduk" }]);
});
