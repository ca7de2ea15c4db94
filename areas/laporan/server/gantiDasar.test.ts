import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { tutupBuku } from "#areas/buku-besar/tutup-buku/contract.ts";
import { perusahaan } from "#areas/sistem/perusahaan/contract.ts";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { testDatabase } from "#test/support/database.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { labaRugi } from "../laba-rugi/contract.ts";
import { idNeracaOf, neraca } from "../neraca/contract.ts";
import { setahun } from "./setahun.testing.ts";

/** A company that existed before the choice: its Neraca is the specified one until a Super Admin chooses the other. */
const office = openOffice();
let boss: Person;
let rekan: Person;
const KINI = "2026-06-15";
const isian = { piutangUsaha: 7, piutangKaryawan: 6, pembangunan: 5, assetLainLain: 4, labaDitahan: 3, deviden: 2 };

beforeAll(async () => {
  boss = await office.person("Super Admin", { nama: "Ratna" });
  rekan = await office.person("Management");
  await setahun(office, boss);
  await boss.call(neraca.inputDataNeracaManual, { idNeraca: idNeracaOf("2026-02-28"), ...isian });
  await boss.call(tutupBuku.closeBulan, { bulan: "2026-03" });
});

const kolom = async () => (await boss.call(neraca.getNeraca, { tglToday: KINI })).data;
const laba = async (bulan: number) => (await boss.call(labaRugi.getLabaRugi, { tahun: 2026, bulan })).data;
const pilih = async (person: Person, dasarNeraca: "Buku Besar" | "Kas dan isian") => {
  const { data } = await person.call(perusahaan.getPerusahaan, {});
  const { nama, hariProduksiPl, hariProduksiPo, hariBackup } = data;
  return person.send(perusahaan.updatePerusahaan, {
    nama,
    hariProduksiPl,
    hariProduksiPo,
    hariBackup,
    dasarNeraca,
    logo: [],
  });
};

test("a Super Admin chooses, sees both before, and the months that are closed keep every figure", async () => {
  const sebelum = { neraca: await kolom(), maret: await laba(3), juni: await laba(6) };
  expect(sebelum.neraca.map(({ dasar }) => dasar)).toEqual(Array(6).fill("Kas dan isian"));
  const { data: dua } = await boss.call(neraca.getPerbandinganDasar, {});
  expect(dua).toMatchObject({ tglNeraca: KINI, berlakuSejak: "2026-04-01" });
  const baris = (kunci: string) => dua.baris.find((row) => row.kunci === kunci);
  const kas = sebelum.neraca.at(-1);
  expect(baris("totalAset")?.kasDanIsian).toBe(kas?.totalAset);
  expect(baris("piutangUsaha")?.kasDanIsian).toBe(7);
  expect(baris("labaBulanIni")?.kasDanIsian).toBe(kas?.labaBulanIni);

  expect((await pilih(rekan, "Buku Besar")).body).toMatchObject({
    status: 409,
    errors: [{ field: "dasarNeraca", message: "Dasar Neraca hanya dapat diubah oleh Super Admin" }],
  });
  // Who does not send it, or sends what holds, changes nothing.
  expect((await pilih(rekan, "Kas dan isian")).status).toBe(200);
  expect(await kolom()).toEqual(sebelum.neraca);
  expect((await pilih(boss, "Buku Besar")).status).toBe(200);
  const { data: kisah } = await boss.call(riwayat.getRiwayat, { jenis: "perusahaan", id: "1" });
  expect(kisah[0]).toMatchObject({
    nama: "Ratna",
    perubahan: [{ label: "Dasar Neraca", sebelum: "Kas dan isian", sesudah: "Buku Besar" }],
  });
  const sesudah = await kolom();
  expect(sesudah.map(({ dasar }) => dasar)).toEqual([
    ...Array(3).fill("Kas dan isian"),
    ...Array(3).fill("Buku Besar"),
  ]);
  expect(sesudah.slice(0, 3)).toEqual(sebelum.neraca.slice(0, 3));
  expect(await laba(3)).toEqual(sebelum.maret);
  const juni = await laba(6);
  expect(juni.slice(0, 3).map((bulan) => bulan.laba)).toEqual(sebelum.juni.slice(0, 3).map((bulan) => bulan.laba));

  // What was seen before is what came. What was typed before does not count, and the sheet balances.
  const kini = sesudah.at(-1);
  for (const kunci of ["totalAset", "piutangUsaha", "labaBulanIni", "labaTahunBerjalan", "ekuitasLainnya"] as const) {
    expect([kunci, kini?.[kunci]]).toEqual([kunci, baris(kunci)?.bukuBesar]);
  }
  expect(kini).toMatchObject({ diketik: [], selisih: 0, pembangunan: 0, manual: null });
  // The profit of the year is the sum of what its months say, closed ones by cash.
  expect(kini?.labaTahunBerjalan).toBe(juni.reduce((sum, bulan) => sum + bulan.laba, 0));

  expect((await pilih(boss, "Kas dan isian")).status).toBe(200);
  expect(await kolom()).toEqual(sebelum.neraca);
  expect(await laba(6)).toEqual(sebelum.juni);
  await expect(office.sql`update dasar_neraca set dasar = 'Buku Besar' where mulai = '-infinity'`).rejects.toThrow(
    /sudah ditutup/,
  );
});

test("a database without employees is a new company's; one with them goes on as it was", async () => {
  const database = await testDatabase();
  const { sql } = database;
  try {
    const dasar = async () => (await sql`select dasar from dasar_neraca`).map((row) => row.dasar);
    expect(await dasar()).toEqual(["Buku Besar"]);
    const folder = new URL("../../../migrations/", import.meta.url);
    const nama = readdirSync(folder).find((file) => file.endsWith("_dasar_neraca.sql")) ?? "";
    const migrasi = readFileSync(new URL(nama, folder), "utf8");
    const [buat = ""] = /insert into dasar_neraca[^;]*;/.exec(migrasi) ?? [];
    await sql`
      insert into karyawan (no_karyawan, nama_lengkap, id_role, password) select '1', 'Ani', id_role, '-' from role limit 1`;
    await sql`delete from dasar_neraca`;
    await sql.unsafe(buat);
    expect(await dasar()).toEqual(["Kas dan isian"]);
  } finally {
    await database.drop();
  }
});
