import { expect, test } from "vitest";
import { jejakKeamanan } from "#areas/sistem/jejak-keamanan/contract.ts";
import { hashPassword } from "#platform/http/sessions/password.ts";
import { totpCode } from "#platform/http/sessions/totp.ts";
import { authenticator } from "#test/support/authenticator.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { karyawan } from "../../karyawan/contract.ts";
import { profil } from "../../profil/contract.ts";
import { role } from "../../role/contract.ts";
import { session } from "../../session/contract.ts";
import { faktorKedua } from "../contract.ts";

const office = openOffice();
const PASSWORD = "gajah lautan biru";

let addresses = 0;
async function login(nokar: string, password = PASSWORD, kode?: string) {
  addresses += 1;
  const response = await office.app.http.inject({
    method: "POST",
    url: `/api${session.login.path}`,
    remoteAddress: `10.9.${addresses >> 8}.${addresses & 255}`,
    payload: { nokar, password, ...(kode === undefined ? {} : { kode }) },
  });
  return { status: response.statusCode, body: response.json() };
}

const nokarOf = async (person: Person) => {
  const [row] = await office.sql<{ nokar: string }[]>`
    select no_karyawan as nokar from karyawan where id_user = ${person.idUser}`;
  return row?.nokar ?? "";
};

/** Somebody with a password. */
async function orang(namaRole: string) {
  const person = await office.person(namaRole);
  await office.sql`
    update karyawan set password = ${await hashPassword(PASSWORD, "generated")} where id_user = ${person.idUser}`;
  return { person, nokar: await nokarOf(person) };
}

const detikLagi = (detik: number) => office.travel(new Date(office.now().getTime() + detik * 1000).toISOString());

/** Installs an authenticator app; answers what it shows, and the codes on paper. */
async function pasangTotp(person: Person) {
  await person.call(faktorKedua.mulaiTotp, { password: PASSWORD });
  const [row] = await office.sql<{ rahasia: Buffer }[]>`select rahasia from totp where id_user = ${person.idUser}`;
  const rahasia = row?.rahasia ?? Buffer.alloc(20);
  const kode = () => totpCode(rahasia, office.now());
  const { data } = await person.call(faktorKedua.pasangTotp, { kode: kode() });
  await detikLagi(31);
  return { kode, kodePemulihan: data.kodePemulihan };
}

test("who has an app signs in with number, password and its code, each code once; everybody else as before", async () => {
  const boss = await office.person("Super Admin");
  const { person, nokar } = await orang("Kasir");
  const lain = await orang("Kasir");
  expect((await person.refused(faktorKedua.mulaiTotp, { password: "salah sekali" })).errors).toEqual([
    { field: "password", message: "Password salah" },
  ]);
  const { data } = await person.call(faktorKedua.mulaiTotp, { password: PASSWORD });
  expect(data.uri).toContain(`otpauth://totp/Kantor:${nokar}?issuer=Kantor&secret=${data.rahasia}`);
  expect(data.qr).toMatch(/^data:image\/png;base64,/);
  // Offered is not installed: until its first code was typed nothing is asked for.
  expect((await login(nokar)).status).toBe(200);
  expect((await person.refused(faktorKedua.pasangTotp, { kode: "000000" })).errors[0]?.field).toBe("kode");
  const { kode, kodePemulihan } = await pasangTotp(person);
  expect(kodePemulihan).toHaveLength(8);

  const tanpa = await login(nokar);
  expect(tanpa).toMatchObject({ status: 400, body: { errors: [{ field: "kode" }] } });
  expect(tanpa.body.message).toMatch(/^Masukkan kode 6 angka/);
  expect((await login(nokar, "salah sekali", kode())).body.message).toBe("No Karyawan atau password salah");
  const sekarang = kode();
  expect((await login(nokar, PASSWORD, `${sekarang.slice(0, 3)} ${sekarang.slice(3)}`)).status).toBe(200);
  expect((await login(nokar, PASSWORD, sekarang)).body.message).toBe("Kode salah atau sudah dipakai");
  expect((await login(lain.nokar)).status).toBe(200);

  // A code on paper works once, however it is typed.
  const [kertas = "", kedua = ""] = kodePemulihan;
  expect((await login(nokar, PASSWORD, kertas.toUpperCase().replaceAll("-", " "))).status).toBe(200);
  expect((await login(nokar, PASSWORD, kertas)).status).toBe(400);
  const baru = await person.call(faktorKedua.buatKodePemulihan, { password: PASSWORD });
  expect((await login(nokar, PASSWORD, kedua)).status).toBe(400);
  expect((await login(nokar, PASSWORD, baru.data.kodePemulihan[0])).status).toBe(200);

  const simpanan = JSON.stringify(await office.sql`select * from jejak_keamanan, riwayat`);
  for (const rahasia of [data.rahasia, ...kodePemulihan, sekarang]) expect(simpanan).not.toContain(rahasia);
  await office.app.services.jejak.settled();
  const jejak = await boss.call(jejakKeamanan.getJejakKeamanan, { cari: person.nama });
  const ada = jejak.data.map(({ peristiwa, keterangan }) => `${peristiwa}: ${keterangan}`);
  expect(ada).toEqual(
    expect.arrayContaining([
      "faktorKedua: Aplikasi autentikator dipasang",
      "masuk: dengan kode autentikator",
      "masuk: dengan kode pemulihan",
      "gagalMasuk: Kode faktor kedua salah",
    ]),
  );
});

test("guessing codes locks the number like guessing passwords; to be asked for one costs nothing", async () => {
  const { person, nokar } = await orang("Kasir");
  const { kode } = await pasangTotp(person);
  for (let n = 0; n < 12; n++) expect((await login(nokar)).status).toBe(400);
  for (let n = 0; n < 5; n++) {
    expect((await login(nokar, PASSWORD, "123456")).status).toBe(400);
    if (n < 4) expect((await login(nokar)).status).toBe(400);
  }
  expect((await login(nokar, PASSWORD, kode())).status).toBe(429);
  await detikLagi(61);
  expect((await login(nokar, PASSWORD, kode())).status).toBe(200);
  const [alamat] = await office.sql<{ gagal: number }[]>`
    select coalesce(max(gagal), 0)::int as gagal from percobaan_alamat where alamat = '10.9.0.99'`;
  expect(alamat?.gagal).toBe(0);
});

test("a role that demands it leaves nothing open but setting it up; the last one is not taken off", async () => {
  const boss = await office.person("Super Admin");
  const management = await office.person("Management");
  const { person, nokar } = await orang("Keuangan");
  const idRole = (await boss.call(role.getRole, {})).data.find((satu) => satu.namaRole === "Keuangan")?.idRole ?? 0;
  expect((await management.send(role.setFaktorKedua, { idRole, wajib: true })).status).toBe(401);
  await boss.call(role.setFaktorKedua, { idRole, wajib: true });
  expect((await boss.call(role.getRole, {})).data.find((satu) => satu.idRole === idRole)?.faktorKedua).toBe(true);

  expect((await login(nokar)).body).toMatchObject({ status: 200, wajibFaktorKedua: true });
  expect((await person.refused(session.getSesi, {})).message).toBe("Pasang faktor kedua terlebih dahulu");
  expect((await person.refused(faktorKedua.resetFaktorKedua, { idUser: boss.idUser })).status).toBe(409);
  expect((await person.call(profil.getProfile, {})).status).toBe(200);
  await pasangTotp(person);
  expect((await person.call(session.getSesi, {})).status).toBe(200);
  expect((await person.call(session.refresh, {})).wajibFaktorKedua).toBe(false);
  expect((await person.refused(faktorKedua.lepasTotp, { password: PASSWORD })).message).toMatch(/^Role anda wajib/);
  await boss.call(role.setFaktorKedua, { idRole, wajib: false });
  await person.call(faktorKedua.lepasTotp, { password: PASSWORD });
  expect((await login(nokar)).status).toBe(200);
});

test("an administrator takes the second factor of somebody who lost it, never of somebody above, nor the own one", async () => {
  const boss = await office.person("Super Admin");
  const management = await office.person("Management");
  const { person, nokar } = await orang("Kasir");
  const atas = await orang("Super Admin");
  const aksi = async () =>
    (await boss.call(karyawan.getDetailUser, { idUser: person.idUser })).data.aksi.resetFaktorKedua;
  expect(await aksi()).toMatchObject({ boleh: false, alasan: expect.stringContaining("belum memakai") });
  await pasangTotp(person);
  await pasangTotp(atas.person);
  expect(await aksi()).toEqual({ boleh: true, alasan: null });
  expect((await management.refused(faktorKedua.resetFaktorKedua, { idUser: atas.person.idUser })).status).toBe(409);
  expect((await atas.person.refused(faktorKedua.resetFaktorKedua, { idUser: atas.person.idUser })).message).toMatch(
    /profil/,
  );
  expect((await person.send(faktorKedua.resetFaktorKedua, { idUser: person.idUser })).status).toBe(401);
  await management.call(faktorKedua.resetFaktorKedua, { idUser: person.idUser });
  expect((await person.send(profil.getProfile, {})).status).toBe(403);
  expect((await login(nokar)).status).toBe(200);
});

test("a passkey signs in without a password, for one challenge of ours at our address, and never a copy of it", async () => {
  const { person, nokar } = await orang("Kasir");
  const kunci = authenticator("http://localhost");
  const mulai = async () => (await person.call(faktorKedua.mulaiPasangPasskey, { password: PASSWORD })).data;
  const { tantangan, rpId, pengguna } = await mulai();
  expect([rpId, pengguna.nama]).toEqual(["localhost", nokar]);
  const nama = "Ponsel";
  const salahTempat = kunci.make(tantangan, { origin: "http://evil.example" });
  expect((await person.refused(faktorKedua.pasangPasskey, { nama, ...salahTempat })).status).toBe(409);
  const { data } = await person.call(faktorKedua.pasangPasskey, { nama, ...kunci.make(tantangan) });
  expect(data.kodePemulihan).toHaveLength(8);
  const ulang = kunci.make(tantangan);
  expect((await person.refused(faktorKedua.pasangPasskey, { nama, ...ulang })).status).toBe(409);

  const tantang = async () => String((await masuk(faktorKedua.mulaiMasukPasskey, {})).body.data.tantangan);
  const masuk = async (call: { path: string }, payload: object) => {
    addresses += 1;
    const remoteAddress = `10.9.${addresses >> 8}.${addresses & 255}`;
    const reply = await office.app.http.inject({ method: "POST", url: `/api${call.path}`, remoteAddress, payload });
    return { status: reply.statusCode, body: reply.json() };
  };
  const jawaban = kunci.answer(await tantang());
  expect((await masuk(faktorKedua.masukPasskey, jawaban)).body).toMatchObject({ status: 200, idUser: person.idUser });
  const ditolak = "Passkey tidak dikenal atau sudah tidak berlaku, login dengan password";
  const coba = async (isian: object) => (await masuk(faktorKedua.masukPasskey, isian)).body.message;
  expect(await coba(jawaban)).toBe(ditolak);
  expect(await coba(kunci.answer(await tantang(), { origin: "http://evil.example" }))).toBe(ditolak);
  expect(await coba(kunci.answer(await tantang(), { flags: 0x01 }))).toBe(ditolak);
  expect(await coba(kunci.answer(await tantang(), { further: -9 }))).toBe(ditolak);
  expect(await coba(kunci.answer((await mulai()).tantangan, { further: 20 }))).toBe(ditolak);
  expect(await coba({ ...kunci.answer(await tantang()), signature: "AAAA" })).toBe(ditolak);
  const lama = await tantang();
  await detikLagi(301);
  expect(await coba(kunci.answer(lama))).toBe(ditolak);
  expect(await coba(kunci.answer(await tantang()))).toBe("Login berhasil");

  // With number and password it is asked for; the codes on paper help where it is lost.
  expect((await login(nokar)).body.message).toMatch(/^Akun ini memakai passkey/);
  expect((await login(nokar, PASSWORD, data.kodePemulihan[0])).status).toBe(200);
  const { data: isi } = await person.call(faktorKedua.getFaktorKedua, {});
  expect(isi).toMatchObject({ totp: null, kodePemulihan: 7, passkey: [{ nama, dipakai: expect.any(String) }] });
  const idPasskey = isi.passkey[0]?.idPasskey ?? 0;
  await person.call(faktorKedua.lepasPasskey, { idPasskey, password: PASSWORD });
  expect((await login(nokar)).status).toBe(200);
  expect(await coba(kunci.answer(await tantang()))).toBe(ditolak);
});

test("a first password is good for seven days, and can be made anew", async () => {
  const boss = await office.person("Super Admin");
  const [row] = await office.sql<{ idRole: number }[]>`select id_role from role where nama_role = 'Logistik'`;
  const isian = { noKaryawan: "A-7", namaLengkap: "Baru Sekali", idRole: row?.idRole ?? 0 };
  const { data } = await boss.call(karyawan.addUser, isian);
  const awal = data.passwordAwal ?? "";
  await detikLagi(7 * 86_400 - 60);
  expect((await login("A-7", awal)).body).toMatchObject({ status: 200, wajibGantiPassword: true });
  await detikLagi(120);
  expect((await login("A-7", awal)).body.message).toMatch(/^Password awal sudah kedaluwarsa setelah 7 hari/);
  expect((await login("A-7", "salah sekali")).body.message).toBe("No Karyawan atau password salah");
  const { data: lagi } = await boss.call(karyawan.resetPassword, { idUser: data.idUser });
  expect((await login("A-7", lagi.passwordAwal ?? "")).status).toBe(200);
});
