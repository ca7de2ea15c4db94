import { expect, test } from "vitest";
import type { User } from "#platform/http/context.ts";
import { mayBersama, mayChange, terlihat } from "./rules.ts";

const bos = { idUser: 1, role: "Management" } as unknown as User;
const sales = { idUser: 7, role: "Sales" } as unknown as User;
const milik = (idUser: number, bersama = false) => ({ idUser, bersama });

test("a view belongs to its maker, one of everybody to the office", () => {
  expect([mayChange(sales, milik(7)).alasan, mayChange(bos, milik(1)).alasan]).toEqual([null, null]);
  expect(mayChange(bos, milik(7)).alasan).toBe("Tampilan ini milik orang lain");
  expect(mayChange(bos, milik(7, true)).alasan).toBeNull();
  expect(mayChange(sales, milik(7, true)).alasan).toBe("Tampilan bersama diubah oleh Super Admin dan Management");
  expect(mayBersama(bos).alasan).toBeNull();
  expect(mayBersama(sales).alasan).toBe("Hanya Super Admin dan Management yang dapat membagikan tampilan untuk semua");
  expect([milik(7), milik(1), milik(1, true)].map((satu) => terlihat(sales, satu))).toEqual([true, false, true]);
});
