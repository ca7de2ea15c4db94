import { expect, test } from "vitest";
import { openOffice } from "#server/testing/office.ts";
import { siapkanSuperAdmin } from "./pertama.ts";

const office = openOffice();

test("a first password is judged where it is used: in an empty database", async () => {
  await office.sql`delete from karyawan`;
  const weak = [
    ["rahasia123", "1001"],
    ["superadmin1", "1001"],
    ["K-0170K-017", "K-017"],
    ["pendek", "1001"],
  ] as const;
  for (const [password, nokar] of weak) {
    await expect(siapkanSuperAdmin(office.sql, nokar, password)).rejects.toThrow(
      /^ADMIN_PASSWORD is too easy to guess/,
    );
  }
  expect(await office.sql`select 1 from karyawan`).toHaveLength(0);
  expect(await siapkanSuperAdmin(office.sql, "1001", "gerimis bolpen perahu")).toEqual({
    nokar: "1001",
    password: null,
  });
  // With employees in the database the setting is ignored and does not stop the start.
  expect(await siapkanSuperAdmin(office.sql, "1001", "rahasia123")).toBe(null);
});
