import { expect, test } from "vitest";
import type { Menu } from "#kernel/permission.ts";
import type { User } from "#platform/http/context.ts";
import { mayEdit, mayRemove, melihatSaldo } from "./rules.ts";

const bank = { namaRekening: "BCA", lainnya: false, barisBuku: 0, disebut: false };

test("an account that nothing names can go; LAINNYA stays as it is", () => {
  expect([mayEdit(bank).alasan, mayRemove(bank).alasan]).toEqual([null, null]);
  const tetap = "Rekening BCA dipakai oleh aturan program, tidak dapat diubah atau dihapus";
  expect(mayEdit({ ...bank, lainnya: true })).toEqual({ boleh: false, alasan: tetap });
  expect(mayRemove({ ...bank, lainnya: true, barisBuku: 1 }).alasan).toBe(tetap);
  expect(mayRemove({ ...bank, barisBuku: 1, disebut: true }).alasan).toBe(
    "Rekening BCA masih digunakan oleh 1 baris buku kas",
  );
  expect(mayRemove({ ...bank, disebut: true }).alasan).toBe("Rekening BCA masih digunakan oleh pengajuan atau invoice");
});

test("balances are for those who may open Simpanan Rekening", () => {
  const user = (...menu: Menu[]) => ({ role: "Sales", menu }) as unknown as User;
  expect([melihatSaldo(user("Simpanan")), melihatSaldo(user("Rekening"))]).toEqual([true, false]);
});
