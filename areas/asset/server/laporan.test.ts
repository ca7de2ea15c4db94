import { expect, test } from "vitest";
import { assetNeraca } from "#areas/laporan/asset-neraca/contract.ts";
import { dashboard } from "#areas/laporan/dashboard/contract.ts";
import { labaRugi } from "#areas/laporan/laba-rugi/contract.ts";
import { neraca } from "#areas/laporan/neraca/contract.ts";
import { isiRekening } from "#books/fixtures.ts";
import { loseAsset } from "#books/fixturesJurnal.ts";
import { tidyBuku } from "#books/ringkasan.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { listAsset } from "../list-asset/contract.ts";
import { pelepasanAsset } from "../pelepasan-asset/contract.ts";
import { pengajuanAsset } from "../pengajuan-asset/contract.ts";
import { acceptAsset, submitAsset, tempat } from "./asset.testing.ts";

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

test("bought, it counts at its price; entered, it wears off; what was lost when it went out of use, before that changed, comes back", async () => {
  await pagi("2026-01-05");
  const bos = await office.person("Super Admin");
  await isiRekening(office, bos, "Kas Kecil", 10_000_000);
  const dimana = await tempat(bos, { nama: "Mesin", pembagi: 4 });
  const idPengajuan = await submitAsset(office, bos, { ...dimana, namaBarang: "Las Listrik", harga: 1_000_003 });
  const awal = await neracaPada(bos, "2026-01-05");
  expect(awal).toMatchObject({ kas: 10_000_000, asset: [0], total: 10_000_000 });

  await pagi("2026-01-20");
  await acceptAsset(bos, idPengajuan);
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
  await loseAsset(office, idAsset, "Terbakar");
  // An asset out of the books is a loss of that month, so the difference stays the same.
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

test("not used, it keeps its value and goes on wearing off; one person alone books nothing", async () => {
  await pagi("2026-07-01");
  const bos = await office.person("Super Admin");
  const staf = await office.person("Staf", { nama: "Sari", menu: ["Asset"] });
  const dimana = await tempat(bos, { nama: "Genset", pembagi: 4 });
  const isian = { ...dimana, namaBarang: "Genset", harga: 4_000_000, tglAssetMasuk: "2026-06-03" };
  const { idAsset, kodeAsset } = (await staf.call(listAsset.addAsset, isian)).data;
  const nilai = async (hari: string) => (await neracaPada(bos, hari)).asset?.at(-1);
  const jurnalnya = () => office.sql`select peristiwa from jurnal where dokumen = ${kodeAsset} order by id_jurnal`;
  const ubah = (statusAsset: "digunakan" | "tidak", keterangan: string) =>
    staf.call(listAsset.updateKondisiAsset, { idAsset, statusAsset, keterangan });
  const sebelum = await jurnalnya();
  const selisih = (await neracaPada(bos, "2026-07-01")).selisih;

  // The day its month is full, when that has been booked already; the same mark again with another word is no event either.
  await pagi("2026-07-03");
  expect(await nilai("2026-07-03")).toBe(3_000_000);
  await tidyBuku(office.sql, office.now());
  const susutnya = () => office.sql`select j.tanggal::text, sum(b.debit)::int as susut from jurnal j
    join jurnal_baris b using (id_jurnal) join akun a using (id_akun)
    where j.peristiwa = 'susut' and a.bawaan = 'penyusutan' and j.tanggal = '2026-07-03' group by 1`;
  const dibukukan = await susutnya();
  await ubah("tidak", "Menunggu suku cadang");
  await ubah("tidak", "Masih menunggu");
  const { data: asset } = await staf.call(listAsset.getDetailAsset, { kodeAsset });
  expect(asset).toMatchObject({ softDelete: true, keterangan: "Masih menunggu" });
  expect(asset.penyusutan).toEqual([
    { hargaSusutPerBulan: 1_000_000, akumulasiSusut: 1_000_000, totalSusut: 3_000_000 },
  ]);
  expect(await susutnya()).toEqual(dibukukan);
  await pagi("2026-08-03");
  expect(await nilai("2026-08-03")).toBe(2_000_000);
  await ubah("digunakan", "Sudah jalan");
  expect(await nilai("2026-08-03")).toBe(2_000_000);
  expect(await jurnalnya()).toEqual(sebelum);
  expect((await neracaPada(bos, "2026-08-03")).selisih).toBe(selisih);
  expect((await susut(bos, 8)).slice(6)).toMatchObject([{ lepas: 0 }, { lepas: 0 }]);
  const { data: jadwal, kondisi } = await staf.call(listAsset.getJadwalPenyusutan, { idAsset });
  expect(jadwal.map(({ totalSusut, keadaan }) => [totalSusut, keadaan])).toEqual([
    [3_000_000, "sudah"],
    [2_000_000, "sudah"],
    [1_000_000, "belum"],
    [0, "belum"],
  ]);
  expect(kondisi.map(({ statusAsset, keterangan }) => [statusAsset, keterangan])).toEqual([
    ["digunakan", "Sudah jalan"],
    ["tidak", "Masih menunggu"],
    ["tidak", "Menunggu suku cadang"],
  ]);
  await staf.call(pelepasanAsset.addPelepasanAsset, {
    idAsset,
    alasan: "rusak",
    keterangan: "Rusak",
    dokumen: [],
  } as never);
  expect(await nilai("2026-08-03")).toBe(2_000_000);
});

test("a request is a task of those who may decide it, until it is decided", async () => {
  await pagi("2026-07-01");
  const bos = await office.person("Super Admin");
  const direktur = await office.person("Management");
  const staf = await office.person("Staf", { menu: ["Asset", "Dashboard"] });
  const dimana = await tempat(bos);
  const milik = await submitAsset(office, direktur, { ...dimana, namaBarang: "Mobil" });
  const lain = await submitAsset(office, staf, { ...dimana, namaBarang: "Motor" });
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

test("the assets behind a line of Neraca add up to it on every day, whatever is bought, sold, broken and repaired", async () => {
  await pagi("2026-08-03");
  const bos = await office.person("Super Admin");
  const direktur = await office.person("Management");
  const akuntan = await office.person("Akuntan", { menu: ["Neraca"] });
  await isiRekening(office, bos, "Kas Kecil", 50_000_000);
  const dimana = await tempat(bos, { nama: "Alat", pembagi: 10 });
  const lain = await tempat(bos, { nama: "Kendaraan" });
  const ada = { ...dimana, tglAssetMasuk: "2026-06-15" };
  const gerinda = (await bos.call(listAsset.addAsset, { ...ada, namaBarang: "Gerinda", harga: 3_000_007 })).data;
  const bor = (await bos.call(listAsset.addAsset, { ...ada, namaBarang: "Bor", harga: 1_000_000 })).data;
  await bos.call(listAsset.addAsset, { ...ada, ...lain, namaBarang: "Motor", harga: 20_000_000 });
  const idPengajuan = await submitAsset(office, bos, { ...dimana, namaBarang: "Kompresor", harga: 5_000_000 });
  await acceptAsset(bos, idPengajuan);

  const hari: string[] = ["2026-06-14", "2026-06-15", "2026-07-31", "2026-08-02", "2026-08-03"];
  const pada = async (tglToday: string) => {
    const satu = await akuntan.call(assetNeraca.getAssetNeraca, { tglToday, idKategori: dimana.idKategori });
    const entri = (await akuntan.call(neraca.getNeraca, { tglToday })).data.at(-1);
    const baris = entri?.asset.find(({ idKategoriAsset }) => idKategoriAsset === dimana.idKategori);
    expect([tglToday, satu.jumlah.totalSusut]).toEqual([tglToday, baris?.totalNilaiPenyusutan]);
    expect(satu.data.reduce((sum, row) => sum + row.totalSusut, 0)).toBe(satu.jumlah.totalSusut);
    expect(satu.jumlah.hargaPerolehan - satu.jumlah.akumulasiSusut).toBe(satu.jumlah.totalSusut);
    return satu.data.map((row) => [row.namaBarang, row.kodeAsset ?? row.idPengajuanAsset, row.totalSusut]);
  };
  const dulu = async () => Promise.all(hari.map(pada));
  expect(await pada("2026-08-03")).toEqual([
    ["Kompresor", idPengajuan, 5_000_000],
    ["Gerinda", gerinda.kodeAsset, 2_700_007],
    ["Bor", bor.kodeAsset, 900_000],
  ]);
  expect(await pada("2026-08-02")).toEqual([
    ["Gerinda", gerinda.kodeAsset, 2_700_007],
    ["Bor", bor.kodeAsset, 900_000],
  ]);
  expect(await pada("2026-06-14")).toEqual([]);
  const semula = await dulu();

  await pagi("2026-09-20");
  const { kodeAsset } = (await bos.call(pengajuanAsset.approveMasukAsset, { idPengajuan })).data;
  await loseAsset(office, bor.idAsset, "Rusak");
  await pagi("2026-10-20");
  const lepas = { idAsset: gerinda.idAsset, alasan: "hilang", keterangan: "Hilang", dokumen: [] } as const;
  const { data } = await bos.call(pelepasanAsset.addPelepasanAsset, lepas);
  const setuju = { idPengajuan: data.idPelepasanAsset, statusPengajuan: "Disetujui", note: "" } as const;
  await direktur.call(pelepasanAsset.approvePelepasanAsset, setuju);
  await bos.call(listAsset.updateKondisiAsset, { idAsset: bor.idAsset, statusAsset: "digunakan", keterangan: "Baik" });
  expect(await pada("2026-10-20")).toEqual([
    ["Kompresor", kodeAsset, 4_500_000],
    ["Bor", bor.kodeAsset, 600_000],
  ]);
  expect(await pada("2026-10-19")).toEqual([
    ["Kompresor", kodeAsset, 5_000_000],
    ["Gerinda", gerinda.kodeAsset, 1_800_007],
  ]);
  expect(await pada("2026-09-19")).toContainEqual(["Kompresor", idPengajuan, 5_000_000]);
  expect(await dulu()).toEqual(semula);

  const tanya = { idKategori: dimana.idKategori };
  expect((await akuntan.refused(assetNeraca.getAssetNeraca, { ...tanya, tglToday: "2026-10-21" })).status).toBe(400);
  expect((await akuntan.refused(assetNeraca.getAssetNeraca, { idKategori: 999_999 })).status).toBe(404);
  const staf = await office.person("Staf", { menu: ["Asset"] });
  expect((await staf.refused(assetNeraca.getAssetNeraca, tanya)).status).toBe(401);
});
