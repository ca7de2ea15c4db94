import { expect, test } from "vitest";
import { sendOrder } from "#areas/laporan/server/setahun.testing.ts";
import { makeOrder } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import { openOffice } from "#test/support/office.ts";
import { pajak } from "../../setelan/contract.ts";
import { pphFinal } from "../contract.ts";

const office = openOffice();

test("the turnover of a month is the sum of its documents, and the tax a part of it", async () => {
  const bos = await office.person("Super Admin");
  const idSo = await makeOrder(office, bos, { baris: [{ hargaProduk: 10_000_101, qty: 1 }] });
  await makeInvoice(office, bos, idSo);
  const lihat = async (bulan: string) => bos.call(pphFinal.getPphFinal, { page: 1, limit: 50, bulan });
  expect((await lihat("2026-11")).ringkasan).toMatchObject({ omzet: 0, pph: 0 });
  await sendOrder(bos, idSo);
  const { data, ringkasan } = await lihat("2026-11");
  expect(ringkasan).toMatchObject({
    ...{ omzet: 10_000_101, atas: 5, bawah: 1000, pph: 50_001, setahun: 10_000_101, batasPkp: 4_800_000_000 },
  });
  expect(data.reduce((sum, { nominal }) => sum + nominal, 0)).toBe(ringkasan.omzet);
  expect((await lihat("2026-10")).data).toEqual([]);
});

test("a company that is taxed by its turnover says so in its settings", async () => {
  const bos = await office.person("Super Admin");
  const { pphFinal: lama, ...setelan } = (await bos.call(pajak.getPajak, {})).data;
  expect(lama).toBe(false);
  const { pkpSejak, npwp, nitku, penandatangan, versi } = setelan;
  await bos.call(pajak.updatePajak, { pkpSejak, npwp, nitku, penandatangan, pphFinal: true, versi });
  expect((await bos.call(pajak.getPajak, {})).data.pphFinal).toBe(true);
});
