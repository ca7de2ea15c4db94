import { createHash } from "node:crypto";
import { expect, test, vi } from "vitest";
import { hashPassword } from "#platform/http/sessions/password.ts";
import { clientOf } from "#platform/http/sessions/throttle.ts";
import { openOffice } from "#test/support/office.ts";
import { profil } from "../../profil/contract.ts";
import { session } from "../contract.ts";

type Cost = { memory: number; passes: number };
const costs = vi.hoisted<Cost[]>(() => []);
vi.mock("node:crypto", async (original) => {
  const crypto = await original<typeof import("node:crypto")>();
  const argon2: typeof crypto.argon2 = (kind, options, done) => {
    costs.push({ memory: options.memory, passes: options.passes });
    crypto.argon2(kind, options, done);
  };
  return { ...crypto, argon2 };
});

const office = openOffice();
const EDGE =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0";
const LAMA = "gajah lautan biru";
const BARU = "kuda hitam perkasa";

type From = { alamat?: string; headers?: Record<string, string> };

/** Logs in, by default from a new address. */
let addresses = 0;
async function login(nokar: string, password: string, { alamat, headers }: From = {}) {
  addresses += 1;
  const response = await office.app.http.inject({
    method: "POST",
    url: `/api${session.login.path}`,
    remoteAddress: alamat ?? `10.1.${addresses >> 8}.${addresses & 255}`,
    headers: headers ?? {},
    payload: { nokar, password },
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

let next = 3000;
/** Adds an employee with the password LAMA, stored as this kind. */
async function employee(kind: "chosen" | "generated" = "chosen") {
  next += 1;
  const nokar = String(next);
  await office.sql`
    insert into karyawan (no_karyawan, nama_lengkap, id_role, password, wajib_ganti_password)
    select ${nokar}, 'Sari Penjual', id_role, ${await hashPassword(LAMA, kind)}, false
    from role where nama_role = 'Logistik'`;
  const signedIn = await login(nokar, LAMA, { headers: { "user-agent": EDGE } });
  const token = String(signedIn.body.token);
  const ubah = (passwordLama: string) =>
    office.nobody.send(profil.ubahPassword, { passwordLama, passwordBaru: BARU }, { headers: { token } });
  return { nokar, token, ubah };
}
const later = (seconds: number) => new Date(office.now().getTime() + seconds * 1000).toISOString();

test("a sign-in costs the same for numbers that exist, that do not and that have never signed in", async () => {
  const numbers = [(await employee("chosen")).nokar, (await employee("generated")).nokar, "77777777"];
  const spent = [];
  for (const nokar of numbers) {
    costs.length = 0;
    expect((await login(nokar, "salah sekali")).status).toBe(400);
    spent.push(costs.toSorted((one, other) => one.memory - other.memory));
  }
  expect(spent[0]?.length).toBeGreaterThan(0);
  expect(spent[1]).toEqual(spent[0]);
  expect(spent[2]).toEqual(spent[0]);
});

test("one password tried on many numbers holds its address back, not the numbers", async () => {
  const { nokar } = await employee();
  const alamat = "203.0.113.9";
  const tries: Awaited<ReturnType<typeof login>>[] = [];
  const spray = async () => tries.push(await login(String(60_000 + tries.length), "rahasia", { alamat }));
  for (let count = 0; count < 3; count++) await spray();
  // Many wrong tries at once, without hashing as many passwords.
  await office.sql`update percobaan_alamat set gagal = gagal + 95 where alamat = ${alamat}`;
  for (let count = 0; count < 3; count++) await spray();
  expect(tries.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429]);
  expect(tries[5]?.headers["retry-after"]).toBe("900");
  expect(tries[5]?.body.message).toBe(
    "Terlalu banyak percobaan login yang salah dari jaringan ini, coba lagi dalam 15 menit",
  );

  // A blocked address does not lock any number.
  for (let count = 0; count < 6; count++) await login(nokar, "rahasia", { alamat });
  // From the blocked address even the right password has to wait; from elsewhere it does not.
  expect((await login(nokar, LAMA, { alamat })).status).toBe(429);
  expect((await login(nokar, LAMA)).status).toBe(200);
  await office.travel(later(901));
  expect((await login(nokar, LAMA, { alamat })).status).toBe(200);
});

test("one person who keeps trying a wrong password does not keep the colleagues behind the same router out", async () => {
  const [lupa, rekan] = [await employee(), await employee()];
  const alamat = "203.0.113.11";
  const statuses = [];
  for (let count = 0; count < 150; count++) statuses.push((await login(lupa.nokar, "salah terus", { alamat })).status);
  expect(statuses).toEqual([...Array<number>(5).fill(400), ...Array<number>(145).fill(429)]);
  expect((await login(rekan.nokar, LAMA, { alamat })).status).toBe(200);
});

test("a number counts for its address again after a lock, and after a quarter of an hour", async () => {
  const { nokar } = await employee();
  const alamat = "203.0.113.12";
  const counted = async () => {
    const [row] = await office.sql<{ gagal: number }[]>`select gagal from percobaan_alamat where alamat = ${alamat}`;
    return row?.gagal;
  };
  for (let count = 0; count < 5; count++) await login(nokar, "tebakan", { alamat });
  expect(await counted()).toBe(1);
  await office.travel(later(61));
  await login(nokar, "tebakan", { alamat });
  expect(await counted()).toBe(2);

  await login("70001", "tebakan", { alamat });
  await office.travel(later(901));
  await login("70001", "tebakan", { alamat });
  await login("70001", "tebakan", { alamat });
  expect(await counted()).toBe(1);
});

test("right passwords hold no address back, however many colleagues share it", async () => {
  const { nokar } = await employee();
  for (let count = 0; count < 40; count++) {
    expect((await login(nokar, LAMA, { alamat: "203.0.113.10" })).status).toBe(200);
  }
});

test("a locked number says for how long, in words and in the header", async () => {
  const { nokar } = await employee();
  for (let count = 0; count < 5; count++) await login(nokar, "tebakan");
  const locked = await login(nokar, LAMA);
  expect([locked.status, locked.headers["retry-after"]]).toEqual([429, "60"]);
  expect(locked.body.message).toBe("Terlalu banyak percobaan login yang salah, coba lagi dalam 60 detik");
});

test("a client is an address, of IPv6 the network of a customer", () => {
  expect(["192.0.2.7", "::ffff:192.0.2.7"].map(clientOf)).toEqual(["192.0.2.7", "192.0.2.7"]);
  const same = ["2001:db8:0:1::7", "2001:db8:0:1:ffff:1:2:3", "2001:0db8::1:0:0:0:9"].map(clientOf);
  expect(new Set(same)).toEqual(new Set(["2001:db8:0:1::/64"]));
  expect(["::1", "2001:db8:0:2::7"].map(clientOf)).toEqual(["0:0:0:0::/64", "2001:db8:0:2::/64"]);
});

test("the fifth wrong old password ends the session and locks the number like a sign-in", async () => {
  const { nokar, token, ubah } = await employee();
  const other = await login(nokar, LAMA);
  for (let count = 0; count < 4; count++) {
    expect((await ubah(`tebakan ${count}`)).body).toMatchObject({ status: 400, message: "Password lama salah" });
  }
  expect((await ubah("tebakan lagi")).body).toMatchObject({
    status: 403,
    message: "Password lama salah berkali-kali, sesi ini diakhiri. Silahkan login kembali nanti",
  });
  expect((await office.nobody.send(profil.getProfile, {}, { headers: { token } })).status).toBe(403);
  expect((await login(nokar, LAMA)).status).toBe(429);
  // Their session on another device goes on.
  const there = { headers: { token: String(other.body.token) } };
  expect((await office.nobody.send(profil.getProfile, {}, there)).status).toBe(200);
  await office.travel(later(61));
  expect((await login(nokar, LAMA)).status).toBe(200);
});

test("wrong old passwords and wrong sign-ins are one count, and a right one forgets it", async () => {
  const { nokar, ubah } = await employee();
  for (let count = 0; count < 3; count++) await ubah("tebakan");
  await login(nokar, "tebakan");
  expect((await ubah(LAMA)).status).toBe(200);
  for (let count = 0; count < 4; count++) expect((await login(nokar, "tebakan")).status).toBe(400);
  expect((await login(nokar, BARU)).status).toBe(200);
});

test("a hundred wrong ones at once are compared five times, one after the other", async () => {
  const { ubah } = await employee();
  costs.length = 0;
  const answers = await Promise.all(Array.from({ length: 100 }, (_, count) => ubah(`tebakan ${count}`)));
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(4);
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(96);
  expect(costs).toHaveLength(2 * 5);
});

test("an old password is compared without a lock or a transaction: whoever holds the row stops nobody", async () => {
  const { nokar, ubah } = await employee();
  await office.sql.begin(async (tx) => {
    await tx`select 1 from karyawan where no_karyawan = ${nokar} for update`;
    expect((await ubah("tebakan")).body).toMatchObject({ status: 400, message: "Password lama salah" });
  });
});

test("a sign-in names its device, and stores neither token nor password in the clear", async () => {
  const { token, nokar } = await employee();
  const { body } = await office.nobody.send(session.getSesi, {}, { headers: { token } });
  expect(body.data).toEqual([expect.objectContaining({ perangkat: "Edge di Windows" })]);
  const [row] = await office.sql<{ sidik: Buffer }[]>`
    select sidik from sesi where sidik = ${createHash("sha256").update(token).digest()}`;
  expect(row?.sidik.toString()).not.toContain(token);
  const [akun] = await office.sql<{ password: string }[]>`
    select password from karyawan where no_karyawan = ${nokar}`;
  expect(akun?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$[^$]{43}$/);
});

test("a lock that was made while the clock was ahead holds nobody when it is right again", async () => {
  const { nokar } = await employee();
  const alamat = "10.77.0.1";
  for (let tries = 0; tries < 6; tries++) await login(nokar, "salah sekali");
  expect((await login(nokar, LAMA)).status).toBe(429);
  await office.sql`insert into percobaan_alamat (alamat, gagal, mulai) values (${alamat}, 500, ${office.now()})`;
  expect((await login(nokar, LAMA, { alamat })).status).toBe(429);
  await office.sql`update percobaan_masuk set terkunci_sampai = ${later(86_400)} where nokar = ${nokar}`;
  await office.sql`update percobaan_alamat set mulai = ${later(86_400)} where alamat = ${alamat}`;
  expect((await login(nokar, "salah sekali", { alamat })).status).toBe(400);
  const [client] = await office.sql<{ gagal: number }[]>`select gagal from percobaan_alamat where alamat = ${alamat}`;
  expect(client?.gagal).toBe(1);
  await office.sql`update percobaan_masuk set terkunci_sampai = ${later(86_400)} where nokar = ${nokar}`;
  expect((await login(nokar, LAMA, { alamat })).status).toBe(200);
});
