import { expect, test } from "vitest";
import { karyawan } from "#areas/karyawan/karyawan/contract.ts";
import type { Peristiwa } from "#kernel/peristiwa.ts";
import { nomorTertulis, sweepJejak } from "#platform/http/jejak/jejak.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { perusahaan } from "../../perusahaan/contract.ts";
import { jejakKeamanan } from "../contract.ts";

const office = openOffice();

/** The security trail, newest first. */
async function jejak(boss: Person, saring: { peristiwa?: Peristiwa; cari?: string; limit?: number } = {}) {
  await office.app.services.jejak.settled();
  return boss.call(jejakKeamanan.getJejakKeamanan, saring);
}

async function karyawanBaru(boss: Person, noKaryawan: string, role = "Logistik") {
  const [row] = await office.sql<{ idRole: number }[]>`select id_role from role where nama_role = ${role}`;
  const isian = { noKaryawan, namaLengkap: `Orang ${noKaryawan}`, idRole: row?.idRole ?? 0 };
  const { data } = await boss.call(karyawan.addUser, isian);
  return { ...data, isian: { ...isian, idUser: data.idUser, resign: "No" as const } };
}

test("a call that is refused is told once with who, from where and what, and its repeats are counted", async () => {
  const boss = await office.person("Super Admin");
  const sales = await office.person("Sales", { menu: [] });
  for (let i = 0; i < 30; i++) await sales.refused(karyawan.getUser, {});
  await sales.refused(perusahaan.getPerusahaan, {});
  const first = await jejak(boss, { cari: sales.nama });
  expect(first.data.map(({ peristiwa, kali }) => ({ peristiwa, kali }))).toEqual([
    { peristiwa: "ditolak", kali: 1 },
    { peristiwa: "ditolak", kali: 1 },
  ]);
  expect(first.data[1]).toMatchObject({
    nama: sales.nama,
    alamat: "127.0.0.1",
    keterangan: expect.stringMatching(/^Mencoba melihat/),
  });

  await office.travel(new Date(office.now().getTime() + 11 * 60_000).toISOString());
  await sales.refused(karyawan.getUser, {});
  const later = await jejak(boss, { cari: sales.nama });
  expect(later.data.map(({ kali }) => kali)).toEqual([1, 29, 1, 1]);
});

test("accounts, rights, passwords and the rule of two persons leave a trail that names whom it happened to", async () => {
  const boss = await office.person("Super Admin");
  const { idUser, passwordAwal, isian } = await karyawanBaru(boss, "J-1");
  await boss.call(karyawan.updateUser, { ...isian, menu: ["Produk", "Dashboard", "Neraca"] });
  const { data: diganti } = await boss.call(karyawan.resetPassword, { idUser });
  await boss.call(karyawan.updateUser, { ...isian, resign: "Yes", tglResign: "2026-11-01" });
  await boss.call(karyawan.deleteUser, { idUser });
  const { data } = await jejak(boss, { cari: "J-1)" });
  expect(data.map(({ peristiwa, keterangan }) => [peristiwa, keterangan])).toEqual([
    ["akunDitutup", "Orang J-1 (J-1): dihapus"],
    ["akunDitutup", "Orang J-1 (J-1): resign"],
    ["resetPassword", "Orang J-1 (J-1)"],
    ["hak", expect.stringMatching(/^Orang J-1 \(J-1\): menu ditambah Neraca; menu dicabut Pesan Langsung/)],
    ["akunBaru", expect.stringMatching(/^Orang J-1 \(J-1\): role Logistik; menu Dashboard, Produk/)],
  ]);
  expect(data.every((row) => row.nama === boss.nama && row.alamat === "127.0.0.1")).toBe(true);
  const semua = JSON.stringify(await office.sql`select * from jejak_keamanan`);
  for (const secret of [passwordAwal, diganti.passwordAwal, boss.token]) expect(semua).not.toContain(secret);

  const setelan = { nama: "PT Uji", hariProduksiPl: 30, hariProduksiPo: 30, hariBackup: 1, logo: [] };
  await boss.call(perusahaan.updatePerusahaan, { ...setelan, pengajuanSendiriOlehOrangLain: false });
  await boss.call(perusahaan.updatePerusahaan, { ...setelan, pengajuanSendiriOlehOrangLain: false });
  const aturan = await jejak(boss, { peristiwa: "empatMata" });
  expect(aturan.data.map((row) => row.keterangan)).toEqual(["Pengajuan sendiri harus disetujui orang lain: dimatikan"]);
});

test("what was rolled back has not happened", async () => {
  const boss = await office.person("Super Admin");
  const { isian } = await karyawanBaru(boss, "J-2");
  const { data } = await boss.call(karyawan.getUser, { cari: "J-2" });
  const stale = { ...isian, menu: ["Produk" as const], versi: (data[0]?.versi ?? 0) - 1 };
  await boss.refused(karyawan.updateUser, stale);
  expect((await jejak(boss, { cari: "J-2", peristiwa: "hak" })).data).toEqual([]);
});

test("the trail is for Super Admins alone, and nobody can take anything out of it or change it", async () => {
  const boss = await office.person("Super Admin");
  const management = await office.person("Management");
  expect((await management.refused(jejakKeamanan.getJejakKeamanan, {})).status).toBe(401);
  await jejak(boss);
  for (const tamper of [
    office.sql`update jejak_keamanan set kali = 2`,
    office.sql`delete from jejak_keamanan`,
    office.sql`truncate jejak_keamanan`,
  ]) {
    await expect(tamper).rejects.toThrow("hanya boleh ditambah");
  }
});

test("after two years an entry goes, not before", async () => {
  const boss = await office.person("Super Admin");
  const add = (kapan: string, keterangan: string) => office.sql`
    insert into jejak_keamanan (waktu, peristiwa, keterangan)
    values (now() - ${kapan}::interval, 'masuk', ${keterangan})`;
  await add("2 years 1 day", "terlalu lama");
  await add("1 year 11 months", "masih disimpan");
  await sweepJejak(office.sql);
  const { data } = await jejak(boss, { peristiwa: "masuk" });
  expect(data.map((row) => row.keterangan)).toEqual(["masih disimpan"]);
});

test("of a number that belongs to nobody only so much is written as no password could be read from", () => {
  expect(nomorTertulis("20017")).toBe("20017");
  expect(nomorTertulis("RAHASIAKU-99")).toBe("RA… (12 karakter)");
  expect(nomorTertulis("123456789012")).toBe("12… (12 karakter)");
});
