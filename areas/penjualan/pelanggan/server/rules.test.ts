import { expect, test } from "vitest";
import type { Id } from "#kernel/types.ts";
import type { User } from "#platform/http/context.ts";
import {
  mayArchive,
  mayChange,
  mayChangeSales,
  mayMerge,
  maySetKredit,
  maySplit,
  mayUnmerge,
  type Sasaran,
} from "./rules.ts";

const user = (role: string) => ({ role }) as User;
const [bos, admin, sales] = [user("Management"), user("Admin"), user("Sales")];
const toko = (id: number, lain: Partial<Sasaran> = {}): Sasaran => ({
  idPelanggan: id as Id<"pelanggan">,
  nama: `Toko ${id}`,
  arsip: false,
  namaTujuan: null,
  ...lain,
});
const lebur = toko(1, { namaTujuan: "Toko 9" });
const LEBUR = "Toko 1 sudah digabungkan ke Toko 9";
const PENJAGA = "Hanya Super Admin, Management dan Admin";
const PIMPINAN = "Hanya Super Admin dan Management";

test("a merged customer stays as it is", () => {
  const semua = (sasaran: Sasaran) => [
    mayChange(sasaran).alasan,
    maySetKredit(bos, sasaran).alasan,
    mayArchive(admin, sasaran).alasan,
    maySplit(admin, sasaran, 2).alasan,
    mayMerge(admin, sasaran).alasan,
  ];
  expect(semua(toko(1))).toEqual([null, null, null, null, null]);
  expect(semua(lebur)).toEqual([LEBUR, LEBUR, LEBUR, LEBUR, LEBUR]);
});

test("customers are tidied by those above the sales people, credit is decided higher", () => {
  expect([mayChangeSales(admin).alasan, mayChangeSales(sales).alasan]).toEqual([null, PENJAGA]);
  expect([maySetKredit(admin, toko(1)).alasan, maySetKredit(sales, lebur).alasan]).toEqual([PIMPINAN, PIMPINAN]);
  expect(mayArchive(sales, lebur).alasan).toBe(PENJAGA);
  expect([maySplit(sales, toko(1), 2).alasan, mayMerge(sales, toko(1), toko(2)).alasan]).toEqual([PENJAGA, PENJAGA]);
  expect(mayUnmerge(sales, lebur).alasan).toBe(PENJAGA);
});

test("a customer is split from its second order on", () => {
  expect(maySplit(admin, toko(1), 2).alasan).toBeNull();
  expect(maySplit(admin, toko(1), 1).alasan).toBe("Pelanggan dengan satu order tidak dapat dipisahkan");
});

test("a customer is merged into another that lives, and taken out again", () => {
  expect(mayMerge(admin, toko(1), toko(2)).alasan).toBeNull();
  expect(mayMerge(admin, toko(1), toko(1)).alasan).toBe("Pilih pelanggan lain sebagai tujuan");
  expect(mayMerge(admin, toko(2), lebur).alasan).toBe(LEBUR);
  expect(mayUnmerge(admin, lebur).alasan).toBeNull();
  expect(mayUnmerge(admin, toko(1)).alasan).toBe("Toko 1 tidak sedang digabungkan");
});
