import { expect, test } from "vitest";
import {
  everyone,
  HANYA_PRIVILEGED,
  hanya,
  hasMenu,
  hasOneOf,
  isPrivileged,
  MENUS,
  type Menu,
  mayCall,
  PRIVILEGED,
  rank,
  STAFF_KEEPERS,
  signedIn,
  withMenu,
  withRole,
} from "./permission.ts";

const person = (...menu: Menu[]) => ({ role: "Sales", menu });

test("the menu list decides: no menu opens the screens of another", () => {
  for (const menu of MENUS) expect(MENUS.filter((other) => hasMenu(person(menu), other))).toEqual([menu]);
  expect(mayCall(withMenu("Hutang"), person("Invoice", "Pengajuan", "Purchase Order"))).toBe(false);
});

test("the privileged roles have every menu, whatever is ticked", () => {
  for (const role of PRIVILEGED) expect(MENUS.every((menu) => hasMenu({ role, menu: [] }, menu))).toBe(true);
});

test("a call is for everybody, for who signed in, for roles, for menus, or for both", () => {
  const bos = { role: "Super Admin", menu: [] };
  expect([mayCall(everyone, null), mayCall(signedIn, null), mayCall(signedIn, person())]).toEqual([true, false, true]);
  const keepers = withRole(STAFF_KEEPERS);
  expect([mayCall(keepers, { role: "Admin", menu: [] }), mayCall(keepers, person()), mayCall(keepers, null)]).toEqual([
    ...[true, false, false],
  ]);
  const both = withRole(["Admin"], "Karyawan");
  expect([
    mayCall(both, { role: "Admin", menu: ["Karyawan"] }),
    mayCall(both, { role: "Admin", menu: [] }),
    mayCall(both, person("Karyawan")),
    mayCall(both, bos),
  ]).toEqual([true, false, false, false]);
  expect(hasOneOf(person("Invoice"), ["Hutang", "Invoice"])).toBe(true);
  expect(hasOneOf(person("Invoice"), ["Hutang"])).toBe(false);
});

test("a key opens its own menus alone, whatever its role", () => {
  const kunci = (...menu: Menu[]) => ({ role: "Super Admin", menu, terbatas: true });
  expect([hasMenu(kunci("Invoice"), "Invoice"), hasMenu(kunci("Invoice"), "Hutang")]).toEqual([true, false]);
  expect(mayCall(withRole(PRIVILEGED), kunci("Invoice"))).toBe(false);
});

test("roles have ranks, and a refusal names those who may", () => {
  expect(["Super Admin", "Management", "Admin", "Logistik", "Sales"].map(rank)).toEqual([0, 1, 2, 3, 3]);
  expect(hanya(STAFF_KEEPERS)).toBe("Hanya Super Admin, Management dan Admin");
  expect(HANYA_PRIVILEGED).toBe("Hanya Super Admin dan Management");
  expect(["Super Admin", "Management", "Admin"].map((role) => isPrivileged({ role }))).toEqual([true, true, false]);
});
