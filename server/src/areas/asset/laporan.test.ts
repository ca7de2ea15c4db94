import { expect, test } from "vitest";
import { listAsset } from "#contract/asset/list-asset.ts";
import { pengajuanAsset } from "#contract/asset/pengajuan-asset.ts";
import { dashboard } from "#contract/laporan/dashboard.ts";
import { labaRugi } from "#contract/laporan/laba-rugi.ts";
import { neraca } from "#contract/laporan/neraca.ts";
import { isiRekening } from "#server/books/fixtures.ts";
import { openOffice, type Person } from "#server/testing/office.ts";
import { ajukanAsset, setujuiAsset, tempat } from "./asset.testing.ts";

/** Laba Rugi, Neraca and dashboard with asset requests and assets. */
const office = openOffice();
const pagi = (hari: string) => office.travel(`${hari}T02:00:00.000Z`);

async function neracaPada(bos: Person, tglToday: string) {
  const entri = (await bos.call(neraca.getNeraca, { tglToday })).data.at(-1);
  return {
    kas: entri?.kasKecil,
    asset: entri?.asset.map((row) => row.totalNilaiPenyusutan),
    total: entri?.totalAset,
    selisih: entri?.selisih,
  };
}

async function susut(bos: Person, bulan: number) {
  const { data } = await bos.call(labaRugi.getLabaRugi, { bulan, tahun: 2026 });
  return data.map(({ komponen, laba }) => ({
    susut: komponen.find((row) => row.namaKomponenLaba === "Penyusutan Asset")?.nominal ?? 0,
    lepas: komponen.find((row) => row.namaKomponenLaba === "Pelepasan Asset")?.nominal,
    laba,
  }));
}

test("bought, it counts at its price; entered, it wears off; out of use, it is gone, and past days keep their figures", async () => {
  await pagi("2026-01-05");
  const bos = await office.person("Super Admin");
  await isiRekening(office, bos, "Kas Kecil", 10_000_000);
  const dimana = await tempat(bos, { nama: "Mesin", pembagi: 4 });
  const idPengajuan = await ajukanAsset(office, bos, { ...dimana, namaBarang: "Las Listrik", harga: 1_000_003 });
  const awal = await neracaPada(bos, "2026-01-05");
  expect(awal).toMatchObject({ kas: 10_000_000, asset: [0], total: 10_000_000 });

  await pagi("2026-01-20");
  await setujuiAsset(bos, idPengajuan);
  const dibeli = { kas: 8_999_997, asset: [1_000_003], total: 10_000_000, selisih: 10_000_000 };
  expect(await neracaPada(bos, "2026-01-20")).toEqual(dibeli);
  expect(await neracaPada(bos, "2026-01-19")).toEqual(awal);

  await pagi("2026-02-28");
  expect(await neracaPada(bos, "2026-02-28")).toEqual(dibeli);
  const { idAsset } = (await bos.call(pengajuanAsset.approveMasukAsset, { idPengajuan })).data;
  expect(await neracaPada(bos, "2026-02-28")).toEqual(dibeli);
  expect(await neracaPada(bos, "2026-02-27")).toEqual(dibeli);

  await pagi("2026-04-28");
  const susutDua = { ...dibeli, asset: [500_003], total: 9_500_000 };
  expect(await neracaPada(bos, "2026-04-28")).toMatchObject(susutDua);
  expect(await neracaPada(bos, "2026-04-27")).toMatchObject({ asset: [750_003] });
  expect(await susut(bos, 4)).toEqual([
    { susut: 0, lepas: 0, laba: 0 },
    { susut: 0, lepas: 0, laba: 0 },
    { susut: -250_000, lepas: 0, laba: -250_000 },
    { susut: -250_000, lepas: 0, laba: -250_000 },
  ]);
  // The loss is in both totals, so the difference is still the capital alone.
  expect((await neracaPada(bos, "2026-04-28")).selisih).toBe(10_000_000);
  const { data: total } = await bos.call(listAsset.totalNominalAsset, {});
  expect(total.totalSusut).toBe(500_003);

  await pagi("2026-05-10");
  await bos.call(listAsset.updateKondisiAsset, { idAsset, statusAsset: "tidak", keterangan: "Terbakar" });
  // An asset out of use is a loss of that month, so the difference stays the same.
  expect(await neracaPada(bos, "2026-05-10")).toMatchObject({ asset: [0], selisih: 10_000_000 });
  await pagi("2026-06-01");
  expect(await neracaPada(bos, "2026-06-01")).toMatchObject({ asset: [0], kas: 8_999_997 });
  expect(await neracaPada(bos, "2026-05-09")).toMatchObject(susutDua);
  expect((await susut(bos, 6)).map((row) => row.susut)).toEqual([0, 0, -250_000, -250_000, 0, 0]);
  expect((await susut(bos, 6)).map((row) => row.lepas)).toEqual([0, 0, 0, 0, -500_003, 0]);
  // Back in use, its book value of that day is taken off the loss, in that month.
  await bos.call(listAsset.updateKondisiAsset, { idAsset, statusAsset: "digunakan", keterangan: "Sudah diperbaiki" });
  expect(await neracaPada(bos, "2026-06-01")).toMatchObject({ asset: [250_003], selisih: 10_000_000 });
  await pagi("2026-06-30");
  expect(await neracaPada(bos, "2026-06-30")).toMatchObject({ asset: [0], selisih: 10_000_000 });
  expect((await susut(bos, 6)).slice(4)).toEqual([
    { susut: 0, lepas: -500_003, laba: -500_003 },
    { susut: -250_003, lepas: 250_003, laba: 0 },
  ]);
});

test("a request is a task of those who may decide it, until it is decided", async () => {
  await pagi("2026-07-01");
  const bos = await office.person("Super Admin");
  const direktur = await office.person("Management");
  const staf = await office.person("Staf", { menu: ["Asset", "Dashboard"] });
  const dimana = await tempat(bos);
  const milik = await ajukanAsset(office, direktur, { ...dimana, namaBarang: "Mobil" });
  const lain = await ajukanAsset(office, staf, { ...dimana, namaBarang: "Motor" });
  const tugas = async (person: Person) =>
    (await person.call(dashboard.getTugasSaya, {})).data
      .filter(({ jenis }) => jenis === "pengajuanAsset")
      .flatMap(({ daftar }) => daftar.map(({ kunci }) => kunci));
  expect(await tugas(bos)).toEqual([milik, lain]);
  expect(await tugas(direktur)).toEqual([lain]);
  expect(await tugas(staf)).toEqual([]);
  const tolak = { idPengajuan: lain, statusPengajuan: "Ditolak", note: "Nanti" } as const;
  await direktur.call(pengajuanAsset.approvePengajuanAsset, tolak);
  expect(await tugas(direktur)).toEqual([]);
});
