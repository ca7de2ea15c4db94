import { expect, test } from "vitest";
import { contract } from "#areas/contract.ts";
import { AWALAN_KUNCI, PANGGILAN_SEMENIT } from "#platform/http/kunci/kunci.ts";
import { picture } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { kunciApi } from "../contract.ts";
import { makeKunci } from "./kunciApi.testing.ts";

const office = openOffice();
const { divisi, cari, karyawan, profil, pelanggan, jejakKeamanan, riwayat } = contract;

const jejak = async (boss: Person, peristiwa: "kunciApi" | "pakaiKunci" | "ditolak") => {
  await office.app.services.jejak.settled();
  return (await boss.call(jejakKeamanan.getJejakKeamanan, { peristiwa, limit: 100 })).data;
};

test("a key is shown once, kept as a hash, and said to nobody again", async () => {
  const boss = await office.person("Super Admin");
  const input = {
    nama: "Toko Web",
    idUser: boss.idUser,
    menu: ["Produk Card" as const],
    tulis: false,
    berlakuSampai: "",
  };
  const extra = { idempotencyKey: "kunci-toko-web" };
  const { data } = await boss.call(kunciApi.addKunci, input, extra);
  const { kunci } = data;
  expect(kunci).toMatch(new RegExp(`^${AWALAN_KUNCI}[\\w-]{43}$`));
  expect((await boss.call(kunciApi.addKunci, input, extra)).data.kunci).toBeNull();
  const kept = await office.sql<{ semua: string }[]>`
    select (select string_agg(a::text, ' ') from kunci_api a) || coalesce((select string_agg(j::text, ' ')
      from jejak_keamanan j), '') || coalesce((select string_agg(i::text, ' ') from idempotensi i), '') as semua`;
  expect(kept[0]?.semua).toContain("Toko Web");
  expect(kept[0]?.semua).not.toContain(kunci?.slice(AWALAN_KUNCI.length + 6));
  expect(JSON.stringify(await boss.call(kunciApi.getKunci, {}))).not.toContain(kunci?.slice(0, 20));
  expect((await boss.refused(kunciApi.addKunci, input)).message).toContain("Sudah ada kunci dengan nama itu");
  expect((await jejak(boss, "kunciApi"))[0]?.keterangan).toMatch(
    /^Toko Web \(kantor_.{6}…\) dibuat: sebagai Super Admin \d+, membaca; menu Produk Card$/,
  );
});

test("a key reads as its employee, and writes only where that was chosen", async () => {
  const boss = await office.person("Super Admin");
  const staf = await office.person("Sales", { menu: ["Setting", "Pelanggan"] });
  const baca = await makeKunci(office, boss, staf);
  expect((await baca.send(profil.getProfile, {})).body).toMatchObject({ data: { idUser: staf.idUser } });
  expect((await baca.send(divisi.getDivisi, {})).status).toBe(200);
  const ditolak = await baca.send(divisi.addDivisi, { namaDivisi: "Lewat kunci" });
  expect(ditolak.status).toBe(401);
  expect(ditolak.body.message).toBe("Anda tidak memiliki akses untuk menambahkan divisi: Kunci API ini hanya membaca");

  const tulis = await makeKunci(office, boss, staf, { nama: "Layar", tulis: true });
  expect((await tulis.send(divisi.addDivisi, { namaDivisi: "Lewat kunci" })).status).toBe(200);
  // Nothing beyond the employee's own rights, whatever menus were chosen.
  expect((await tulis.send(karyawan.getUser, {})).status).toBe(401);
  const pakai = await jejak(boss, "pakaiKunci");
  expect(pakai.map(({ keterangan }) => keterangan)).toContain("Layar: menambahkan divisi");
  const tolak = await jejak(boss, "ditolak");
  expect(tolak.map(({ keterangan }) => keterangan)).toContain("Mencoba melihat karyawan dengan Kunci API Layar");
});

test("a key opens its own menus alone, also in what searches everywhere and for who has all menus", async () => {
  const boss = await office.person("Super Admin");
  await boss.call(divisi.addDivisi, { namaDivisi: "Rahasia" });
  const kunci = await makeKunci(office, boss, boss, { menu: ["Produk"], tulis: true });
  const found = await kunci.send(cari.cari, { q: boss.nama });
  expect(JSON.stringify(found.body)).not.toContain(String(boss.nama));
  expect(JSON.stringify(await boss.send(cari.cari, { q: boss.nama }))).toContain(boss.nama);
  for (const call of [pelanggan.getPelanggan, karyawan.getUser, contract.jejakKeamanan.getJejakKeamanan]) {
    expect((await kunci.send(call, {})).status, call.path).toBe(401);
  }
  expect((await kunci.send(riwayat.getRiwayat, { jenis: "perusahaan", id: "1" })).status).toBe(401);
  expect((await kunci.send(contract.produk.getProduk, {})).status).toBe(200);
});

test("a revoked key is refused at once, an expired one from the next day, that of someone who left with him", async () => {
  const boss = await office.person("Super Admin");
  const staf = await office.person("Sales", { menu: ["Setting"] });
  const kunci = await makeKunci(office, boss, staf, { nama: "Gudang" });
  expect((await kunci.send(divisi.getDivisi, {})).status).toBe(200);
  await boss.call(kunciApi.cabutKunci, { idKunci: kunci.idKunci });
  const { status, body } = await kunci.send(divisi.getDivisi, {});
  expect([status, body.message]).toEqual([403, "Kunci API ini sudah dicabut, minta kunci baru"]);
  expect((await jejak(boss, "ditolak"))[0]?.keterangan).toBe("Kunci API Gudang yang sudah dicabut");
  expect((await boss.refused(kunciApi.cabutKunci, { idKunci: kunci.idKunci })).message).toBe("Kunci sudah dicabut");

  const sebentar = await makeKunci(office, boss, staf, { berlakuSampai: "2026-11-20" });
  expect((await sebentar.send(divisi.getDivisi, {})).status).toBe(200);
  await office.travel("2026-11-21T02:00:00.000Z");
  expect((await sebentar.send(divisi.getDivisi, {})).body.message).toBe(
    "Kunci API ini sudah berakhir, minta kunci baru",
  );
  const lama = { nama: "Lama", idUser: staf.idUser, menu: [...["Produk" as const]], tulis: false };
  expect((await boss.refused(kunciApi.addKunci, { ...lama, berlakuSampai: "2026-11-20" })).errors[0]?.field).toBe(
    "berlakuSampai",
  );

  const milik = await makeKunci(office, boss, staf);
  await office.sql`update karyawan set resign = true, tgl_resign = '2026-11-21' where id_user = ${staf.idUser}`;
  expect((await milik.send(divisi.getDivisi, {})).status).toBe(403);
  const keadaan = (await boss.call(kunciApi.getKunci, {})).data.map((row) => row.keadaan);
  expect(keadaan).toEqual(expect.arrayContaining(["Karyawan resign", "Dicabut"]));
  expect((await office.nobody.send(divisi.getDivisi, {}, { headers: { token: "kantor_tidakada" } })).status).toBe(403);
});

test("a key that calls too often waits for the next minute; the list says how it was used", async () => {
  const boss = await office.person("Super Admin");
  const kunci = await makeKunci(office, boss, boss, { nama: "Sibuk" });
  await kunci.send(divisi.getDivisi, {});
  await office.sql`update kunci_api set kali_menit = ${PANGGILAN_SEMENIT} where id_kunci = ${kunci.idKunci}`;
  const { status, headers, body } = await kunci.send(divisi.getDivisi, {});
  expect([status, body.message]).toEqual([429, "Kunci API dipakai terlalu sering, coba lagi dalam 60 detik"]);
  expect(headers["retry-after"]).toBe("60");
  await office.travel(new Date(office.now().getTime() + 60_000).toISOString());
  expect((await kunci.send(divisi.getDivisi, {})).status).toBe(200);
  const row = (await boss.call(kunciApi.getKunci, {})).data.find(({ nama }) => nama === "Sibuk");
  expect(row).toMatchObject({ kali: 3, alamat: "127.0.0.1", dipakai: office.now().toISOString() });
});

test("keys are made by who could become their employee anyway", async () => {
  const [boss, manajer, admin] = [
    await office.person("Super Admin"),
    await office.person("Management"),
    await office.person("Admin"),
  ];
  const isi = { nama: "Atas", idUser: boss.idUser, menu: ["Produk" as const], tulis: false, berlakuSampai: "" };
  expect((await manajer.refused(kunciApi.addKunci, isi)).message).toContain(
    "Anda tidak dapat mengelola kunci untuknya",
  );
  expect((await admin.refused(kunciApi.addKunci, { ...isi, idUser: admin.idUser })).status).toBe(401);
  const kunci = await makeKunci(office, boss, boss);
  expect((await manajer.refused(kunciApi.cabutKunci, { idKunci: kunci.idKunci })).status).toBe(409);
  expect((await manajer.refused(kunciApi.addKunci, { ...isi, idUser: 99_999 })).errors[0]?.field).toBe("idUser");
});

test("a picture's address that a key was told opens it until the key is revoked", async () => {
  const boss = await office.person("Super Admin");
  await boss.call(profil.updateFotoProfile, { fotoProfile: [await picture()] });
  const kunci = await makeKunci(office, boss, boss);
  const { data } = (await kunci.send(profil.getProfile, {})).body as { data: { fotoProfile: string } };
  const open = async () => (await office.app.http.inject({ url: data.fotoProfile })).statusCode;
  expect(await open()).toBe(200);
  await boss.call(kunciApi.cabutKunci, { idKunci: kunci.idKunci });
  expect(await open()).toBe(404);
});
