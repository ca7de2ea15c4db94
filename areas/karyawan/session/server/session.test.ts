import { expect, test } from "vitest";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import type { Tx } from "#platform/db/database.ts";
import { hashPassword } from "#platform/http/sessions/password.ts";
import { lockMinutes } from "#platform/http/sessions/throttle.ts";
import { picture } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { karyawan } from "../../karyawan/contract.ts";
import { profil } from "../../profil/contract.ts";
import { role } from "../../role/contract.ts";
import { session } from "../contract.ts";

const office = openOffice();
let next = 100;

/** Adds an employee; answers number, first password and id. */
async function hire(boss: Person, namaRole = "Logistik") {
  next += 1;
  const noKaryawan = String(next);
  const { data: roles } = await boss.call(role.getRole, {});
  const idRole = roles.find((row) => row.namaRole === namaRole)?.idRole ?? 0;
  const { data } = await boss.call(karyawan.addUser, { noKaryawan, namaLengkap: `Orang ${next}`, idRole });
  return { noKaryawan, idUser: data.idUser, password: data.passwordAwal ?? "" };
}

const login = (nokar: string, password: string) => office.nobody.send(session.login, { nokar, password });
const withToken = (token: string) => ({ headers: { token } });

async function signIn(nokar: string, password: string): Promise<string> {
  const { body } = await login(nokar, password);
  expect(body).toMatchObject({ status: 200 });
  return String(body.token);
}

test("a new employee signs in, must change the first password, and only then works", async () => {
  const boss = await office.person("Super Admin");
  const { noKaryawan, password } = await hire(boss);
  const { body } = await login(noKaryawan, password);
  expect(body).toMatchObject({ nama: `Orang ${noKaryawan}`, role: "Logistik", wajibGantiPassword: true });
  const token = withToken(String(body.token));

  const blocked = await office.nobody.send(karyawan.getUserDropDown, {}, token);
  expect(blocked.body).toMatchObject({ status: 409, message: "Ganti password terlebih dahulu" });
  expect((await office.app.http.inject({ url: "/api/live", ...token })).statusCode).toBe(409);

  const short = await office.nobody.send(
    profil.ubahPassword,
    { passwordLama: password, passwordBaru: "pendek" },
    token,
  );
  expect(short.body).toMatchObject({ status: 400, message: "Password baru minimal 10 karakter" });
  for (const [passwordBaru, message] of [
    ["bismillah2026", "Password baru terlalu mudah ditebak, gabungkan beberapa kata yang tidak berhubungan"],
    [`orang-${noKaryawan}-orang`, "Password baru tidak boleh hanya terdiri dari nama atau nomor karyawan anda"],
  ]) {
    const weak = await office.nobody.send(profil.ubahPassword, { passwordLama: password, passwordBaru }, token);
    expect(weak.body).toMatchObject({ status: 400, errors: [{ field: "passwordBaru", message }] });
  }
  const wrong = await office.nobody.send(
    profil.ubahPassword,
    { passwordLama: "x", passwordBaru: "kata sandi baru" },
    token,
  );
  expect(wrong.body).toMatchObject({ errors: [{ field: "passwordLama", message: "Password lama salah" }] });
  const changed = await office.nobody.send(
    profil.ubahPassword,
    { passwordLama: password, passwordBaru: "kata sandi baru" },
    token,
  );
  expect(changed.status).toBe(200);

  expect((await office.nobody.send(profil.getProfile, {}, token)).status).toBe(403);
  const again = withToken(await signIn(noKaryawan, "kata sandi baru"));
  expect((await office.nobody.send(profil.getProfile, {}, again)).body).toMatchObject({
    data: { namaLengkap: `Orang ${noKaryawan}`, fotoProfile: null },
  });
});

test("a number may have letters, and is the same in capitals and small letters", async () => {
  const boss = await office.person("Super Admin");
  const { data: roles } = await boss.call(role.getRole, {});
  const employee = {
    namaLengkap: "Joko Susilo",
    idRole: roles.find((row) => row.namaRole === "Logistik")?.idRole ?? 0,
  };
  const { data } = await boss.call(karyawan.addUser, { ...employee, noKaryawan: "k-2026/17" });
  expect((await boss.refused(karyawan.addUser, { ...employee, noKaryawan: "K-2026/17" })).message).toBe(
    "No Karyawan K-2026/17 sudah digunakan",
  );
  for (const nokar of ["K-2026/17", " k-2026/17 "]) {
    expect((await login(nokar, data.passwordAwal ?? "")).body).toMatchObject({ status: 200, nama: "Joko Susilo" });
  }
  expect((await boss.call(karyawan.getUser, { cari: "k-2026/17" })).data[0]?.noKaryawan).toBe("K-2026/17");
});

test("empty fields, a wrong password and an unknown number are told apart from each other by nobody", async () => {
  const boss = await office.person("Super Admin");
  const { noKaryawan } = await hire(boss);
  expect((await login("", "")).body.message).toBe("Maaf username atau password tidak boleh kosong");
  const wrong = await login(noKaryawan, "salah sekali");
  const unknown = await login("77777777", "salah sekali");
  expect(wrong.body).toEqual(unknown.body);
  expect(wrong.status).toBe(400);
});

test("five wrong passwords lock the number for a minute, also for the right one, and for whoever tries at once", async () => {
  const boss = await office.person("Super Admin");
  const { noKaryawan, password } = await hire(boss);
  const tries = await Promise.all(Array.from({ length: 12 }, () => login(noKaryawan, "tebakan")));
  expect(tries.filter((reply) => reply.status === 400)).toHaveLength(5);
  expect(tries.filter((reply) => reply.status === 429)).toHaveLength(7);
  expect((await login(noKaryawan, password)).status).toBe(429);
  await office.travel(new Date(office.now().getTime() + 61_000).toISOString());
  expect((await login(noKaryawan, password)).status).toBe(200);
});

test("the lock doubles up to a quarter of an hour", () => {
  expect([4, 5, 6, 7, 8, 9, 20].map(lockMinutes)).toEqual([0, 1, 2, 4, 8, 15, 15]);
});

test("refresh gives a new token and lets the old one live for a minute", async () => {
  const boss = await office.person("Super Admin");
  const { body } = await office.nobody.send(session.refresh, {}, withToken(boss.token));
  expect(body).toMatchObject({ idUser: boss.idUser, role: "Super Admin" });
  expect(body.token).not.toBe(boss.token);
  expect((await office.nobody.send(profil.getProfile, {}, withToken(boss.token))).status).toBe(200);
  await office.travel(new Date(office.now().getTime() + 61_000).toISOString());
  expect((await office.nobody.send(profil.getProfile, {}, withToken(boss.token))).status).toBe(403);
  expect((await office.nobody.send(profil.getProfile, {}, withToken(String(body.token)))).status).toBe(200);
});

test("logout ends this session; an idle and an old one end by themselves", async () => {
  const boss = await office.person("Super Admin");
  await boss.call(session.logout, {});
  expect((await boss.refused(profil.getProfile, {})).status).toBe(403);

  const idle = await office.person("Admin");
  await office.sql`update sesi set dipakai = ${new Date(office.now().getTime() - 12 * 3_600_001)} where id_user = ${idle.idUser}`;
  expect(await idle.refused(profil.getProfile, {})).toMatchObject({
    status: 403,
    message: "Sesi anda telah berakhir, silahkan login kembali",
  });
  const old = await office.person("Admin");
  await office.sql`update sesi set mulai = ${new Date(office.now().getTime() - 8 * 24 * 3_600_000)} where id_user = ${old.idUser}`;
  expect((await old.refused(profil.getProfile, {})).status).toBe(403);
});

test("whoever resigns or is deleted is out at once, everywhere", async () => {
  const boss = await office.person("Super Admin");
  const one = await hire(boss);
  const token = withToken(await signIn(one.noKaryawan, one.password));
  await boss.call(karyawan.deleteUser, { idUser: one.idUser });
  expect((await office.nobody.send(profil.getProfile, {}, token)).status).toBe(403);
  expect((await login(one.noKaryawan, one.password)).body.message).toBe("No Karyawan atau password salah");
});

test("the own photo is re-encoded, reachable by its signed address only, and replaced", async () => {
  const logistik = await office.person("Logistik");
  const { data } = await logistik.call(profil.updateFotoProfile, { fotoProfile: [await picture("saya.png")] });
  const photo = await office.app.http.inject({ url: data.fotoProfile });
  expect(photo.headers["content-type"]).toMatch(/^image\/(png|jpeg)$/);
  expect((await office.app.http.inject({ url: `${data.fotoProfile}&kecil=1` })).statusCode).toBe(200);
  expect((await office.app.http.inject({ url: data.fotoProfile.replace(/s=.{4}/, "s=AAAA") })).statusCode).toBe(404);
  const text = new File(["ini bukan gambar"], "foto.png", { type: "image/png" });
  expect((await logistik.refused(profil.updateFotoProfile, { fotoProfile: [text] })).status).toBe(415);
  expect(await logistik.refused(profil.updateFotoProfile, { fotoProfile: [] })).toMatchObject({
    errors: [{ field: "fotoProfile", message: "Foto profil tidak boleh kosong" }],
  });
});

test("nobody reads another's profile without the menu", async () => {
  const logistik = await office.person("Logistik");
  const boss = await office.person("Super Admin");
  expect((await logistik.refused(profil.getProfile, { idUser: boss.idUser })).status).toBe(401);
  expect((await boss.call(profil.getProfile, { idUser: logistik.idUser })).data.namaLengkap).toBe(logistik.nama);
});

/** Waits until `attempt` has ended or waits for a lock of this transaction. */
async function throughOrWaiting(tx: Tx, attempt: Promise<unknown>): Promise<void> {
  let through = false;
  void attempt.finally(() => {
    through = true;
  });
  const waiting = () => tx`select 1 from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))`;
  while (!through && (await waiting()).length === 0);
}

test("a login or refresh at the very moment of a password change does not outlive it", async () => {
  const boss = await office.person("Super Admin");
  const { noKaryawan, idUser, password } = await hire(boss);
  const token = withToken(await signIn(noKaryawan, password));
  const attempts = [() => office.nobody.send(session.refresh, {}, token), () => login(noKaryawan, password)];
  for (const attempt of attempts) {
    const { late } = await office.sql.begin(async (tx) => {
      await tx`select 1 from karyawan where id_user = ${idUser} for update`;
      const late = attempt();
      await throughOrWaiting(tx, late);
      await tx`update karyawan set password = '-' where id_user = ${idUser}`;
      await tx`delete from sesi where id_user = ${idUser}`;
      return { late };
    });
    expect([400, 403]).toContain((await late).status);
    expect(await office.sql`select 1 from sesi where id_user = ${idUser}`).toHaveLength(0);
    const again = await hashPassword(password, "generated");
    await office.sql`update karyawan set password = ${again} where id_user = ${idUser}`;
  }
});

test("a password from before the rule still signs in", async () => {
  const boss = await office.person("Super Admin");
  const { noKaryawan, idUser } = await hire(boss);
  await office.sql`
    update karyawan set password = ${await hashPassword("pendek")}, wajib_ganti_password = false where id_user = ${idUser}`;
  expect((await login(noKaryawan, "pendek")).body).toMatchObject({ status: 200, wajibGantiPassword: false });
});

test("the screen that a person begins with is chosen by that person, and told at login and refresh", async () => {
  const boss = await office.person("Super Admin");
  const { halamanAwal } = await boss.call(session.refresh, {});
  expect(halamanAwal).toBe("");
  const pilih = (halamanAwal: string) => boss.send(profil.setHalamanAwal, { halamanAwal });
  expect((await pilih("https://contoh.id/admin/x")).body).toMatchObject({
    status: 400,
    errors: [{ field: "halamanAwal", message: "Format Halaman awal salah" }],
  });
  expect((await pilih("/admin/asset/listAsset")).status).toBe(200);
  const [row] = await office.sql<{ halamanAwal: string }[]>`
    select halaman_awal from karyawan where id_user = ${boss.idUser}`;
  expect(row?.halamanAwal).toBe("/admin/asset/listAsset");
  const { data } = await boss.call(riwayat.getRiwayat, { jenis: "karyawan", id: String(boss.idUser) });
  expect(data[0]?.perubahan).toMatchObject([{ label: "Halaman Awal", sesudah: "/admin/asset/listAsset" }]);
  expect((await pilih("")).status).toBe(200);
});
