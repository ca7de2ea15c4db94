import { expect, test } from "vitest";
import type { Menu } from "#kernel/permission.ts";
import type { User } from "#platform/http/context.ts";
import { mayUndo } from "./rules.ts";

const orang = (idUser: number, role: string, menu: Menu[] = []) => ({ idUser, role, menu }) as unknown as User;
const impor = { jenis: "pelanggan", idUser: 7, oleh: "Rina", dibatalkan: null } as const;

test("an import is taken back once, by who brought it or a privileged person who may add its kind", () => {
  const alasan = (user: User, lain: object = {}) => mayUndo(user, { ...impor, ...lain }).alasan;
  expect(alasan(orang(1, "Super Admin"))).toBeNull();
  const pembawa = orang(7, "Admin", ["Pelanggan", "Sales Order", "Produk Card"]);
  expect(alasan(pembawa)).toBeNull();
  expect(alasan({ ...pembawa, idUser: 8 } as unknown as User)).toBe(
    "Hanya Rina, Super Admin dan Management yang dapat membatalkan impor ini",
  );
  expect(alasan(orang(7, "Sales"))).toBe("Anda tidak dapat menambah pelanggan");
  expect(alasan(orang(1, "Super Admin"), { dibatalkan: "2026-11-20T00:00:00Z" })).toBe("Impor ini sudah dibatalkan");
});
