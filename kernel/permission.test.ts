import { expect, test } from "vitest";
import { hasMenu, MENUS, type Menu, mayCall, PRIVILEGED, withMenu } from "./permission.ts";

const person = (...menu: Menu[]) => ({ role: "Sales", menu });

test("the menu list decides: no menu opens the screens of another", () => {
  for (const menu of MENUS) expect(MENUS.filter((other) => hasMenu(person(menu), other))).toEqual([menu]);
  expect(mayCall(withMenu("Hutang"), person("Invoice", "Pengajuan", "Purchase Order"))).toBe(false);
});

test("the privileged roles have every menu, whatever is ticked", () => {
  for (const role of PRIVILEGED) expect(MENUS.every((menu) => hasMenu({ role, menu: [] }, menu))).toBe(true);
});
