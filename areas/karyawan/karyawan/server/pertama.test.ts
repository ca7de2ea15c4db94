import { expect, test } from "vitest";
import { openOffice } from "#test/support/office.ts";
import { session } from "../../session/contract.ts";
import { reopen } from "./bukaKembali.ts";
import { prepareSuperAdmin } from "./pertama.ts";

const office = openOffice();

test("a first password is judged where it is used: in an empty database", async () => {
  await office.sql`delete from karyawan`;
  const weak = [
    ["rahasia123", "1001", "stands on the list of common passwords"],
    ["kantor12345", "1001", "contains the name of the app"],
    ["superadmin1", "1001", "is made of the name or the number 1001"],
    ["K-0170K-017", "K-017", "is made of the name or the number K-017"],
    ["ababababababab", "1001", "repeats the same few characters"],
    ["pendek", "1001", "has fewer than 10 characters"],
  ] as const;
  for (const [password, nokar, why] of weak) {
    const refused = prepareSuperAdmin(office.sql, nokar, password);
    await expect(refused).rejects.toThrow(`ADMIN_PASSWORD is too easy to guess for the first Super Admin: it ${why}`);
    await expect(refused).rejects.toThrow("like gerimis-bolpen-perahu");
  }
  expect(await office.sql`select 1 from karyawan`).toHaveLength(0);
  expect(await prepareSuperAdmin(office.sql, "1001", "gerimis bolpen perahu")).toEqual({
    nokar: "1001",
    password: null,
  });
  // With employees in the database the setting is ignored and does not stop the start.
  expect(await prepareSuperAdmin(office.sql, "1001", "rahasia123")).toBe(null);
});

test("whoever runs the server lets the only Super Admin in again, who chooses a password of his own at once", async () => {
  const boss = await office.person("Super Admin");
  const other = await office.person("Management");
  const [row] = await office.sql<
    { noKaryawan: string }[]
  >`select no_karyawan from karyawan where id_user = ${boss.idUser}`;
  const { noKaryawan: nokar = "" } = row ?? {};
  const now = new Date("2026-11-20T03:00:00Z");
  expect(await reopen(office.sql, "9999", now)).toBeNull();
  const [lain] = await office.sql<
    { noKaryawan: string }[]
  >`select no_karyawan from karyawan where id_user = ${other.idUser}`;
  expect(await reopen(office.sql, lain?.noKaryawan ?? "", now)).toBeNull();
  const password = await reopen(office.sql, nokar, now);
  expect((await boss.send(session.getSesi, {})).status).toBe(403);
  const { body } = await boss.send(session.login, { nokar, password });
  expect(body).toMatchObject({ status: 200, wajibGantiPassword: true });
  const [trail] = await office.sql`select peristiwa, keterangan from jejak_keamanan where peristiwa = 'resetPassword'`;
  expect(trail).toMatchObject({ keterangan: expect.stringContaining("dari server") });
});
