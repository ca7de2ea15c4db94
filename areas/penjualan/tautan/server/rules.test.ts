import { expect, test } from "vitest";
import type { Menu } from "#kernel/permission.ts";
import type { User } from "#platform/http/context.ts";
import { JENIS_TAUTAN } from "../contract.ts";
import { mayRevoke, maySee, mayShare } from "./rules.ts";

const user = (role: string, ...menu: Menu[]) => ({ idUser: 7, role, menu }) as unknown as User;

test("whoever may print a paper hands it on, whoever made a link or a privileged person takes it back", () => {
  for (const jenis of JENIS_TAUTAN) {
    expect(mayShare(user("Management"), jenis), jenis).toBe(true);
    expect(mayShare(user("Sales"), jenis), jenis).toBe(false);
  }
  expect(mayShare(user("Sales", "Invoice"), "invoice")).toBe(true);
  expect(mayRevoke(user("Sales"), { idUser: 7 }).alasan).toBeNull();
  expect(mayRevoke(user("Management"), { idUser: 8 }).alasan).toBeNull();
  expect(mayRevoke(user("Sales"), { idUser: 8 }).alasan).toBe(
    "Hanya yang membuatnya, Super Admin dan Management yang dapat mencabut tautan",
  );
});

test("a purchase order with prices is seen by who sees them", () => {
  const [ya, tanpa] = [{ melihatHarga: true }, { melihatHarga: false }];
  expect([maySee(user("Sales"), "po", ya), maySee(user("Sales"), "po", tanpa)]).toEqual([false, true]);
  expect([maySee(user("Management"), "po", ya), maySee(user("Sales"), "order", ya)]).toEqual([true, true]);
});
