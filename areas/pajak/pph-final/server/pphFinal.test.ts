import { expect, test } from "vitest";
import { dashboard } from "#areas/laporan/dashboard/contract.ts";
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

test("what was paid of a month is noted, from when the month is over, and its task ends with it", async () => {
  await office.sql`update pajak_perusahaan set pph_final = true`;
  const bos = await office.person("Super Admin");
  const tugas = async () => (await bos.call(dashboard.getTugasSaya, {})).data.find(({ jenis }) => jenis === "pphFinal");
  const isian = { bulan: "2026-11", nominal: 50_000, tglSetor: "2026-12-02", ntpn: "abcd1234efgh5678", versi: 0 };
  expect(await tugas()).toBeUndefined();
  expect((await bos.refused(pphFinal.catatSetorFinal, isian)).errors).toEqual([
    { field: "bulan", message: "Bulan November 2026 belum berakhir, setor setelah akhir bulan" },
  ]);
  await office.travel("2026-11-30T03:00:00.000Z");
  expect(await tugas()).toBeUndefined();
  await office.travel("2026-12-02T03:00:00.000Z");
  expect((await tugas())?.daftar).toMatchObject([{ id: "November 2026", tanggal: "2026-12-15", nominal: 50_001 }]);
  expect((await bos.refused(pphFinal.catatSetorFinal, { ...isian, tglSetor: "2026-12-03" })).errors[0]?.field).toBe(
    "tglSetor",
  );
  expect((await bos.refused(pphFinal.catatSetorFinal, { ...isian, ntpn: "1" })).errors[0]?.field).toBe("ntpn");
  const manajer = await office.person("Sales", { menu: ["Dashboard", "Buku Besar"] });
  expect((await manajer.refused(pphFinal.catatSetorFinal, isian)).status).toBe(401);
  await bos.call(pphFinal.catatSetorFinal, isian);
  // A rupiah is left: it stays a task until all is paid.
  expect((await tugas())?.daftar).toMatchObject([{ nominal: 1 }]);
  expect((await bos.refused(pphFinal.catatSetorFinal, isian)).status).toBe(409);
  await bos.call(pphFinal.catatSetorFinal, { ...isian, nominal: 50_001, versi: 1 });
  expect(await tugas()).toBeUndefined();
  expect((await bos.call(pphFinal.getPphFinal, { page: 1, limit: 5, bulan: "2026-11" })).ringkasan).toMatchObject({
    ...{
      pph: 50_001,
      disetor: 50_001,
      tglSetor: "2026-12-02",
      ntpn: "ABCD1234EFGH5678",
      tenggat: "2026-12-15",
      versi: 2,
    },
  });
  await office.sql`update pajak_perusahaan set pph_final = false`;
});

test("a company that is taxed by its turnover says so in its settings", async () => {
  const bos = await office.person("Super Admin");
  const { pphFinal: lama, ...setelan } = (await bos.call(pajak.getPajak, {})).data;
  expect(lama).toBe(false);
  const { pkpSejak, npwp, nitku, penandatangan, versi } = setelan;
  await bos.call(pajak.updatePajak, { pkpSejak, npwp, nitku, penandatangan, pphFinal: true, versi });
  expect((await bos.call(pajak.getPajak, {})).data.pphFinal).toBe(true);
});
