import { expect, test } from "vitest";
import { mayChangeRules, mayChooseDasar } from "./rules.ts";

test("who decides requests changes neither the rule of a second person nor the basis of reports", () => {
  expect(mayChangeRules({ role: "Super Admin" }).boleh).toBe(true);
  expect(mayChooseDasar({ role: "Super Admin" }).boleh).toBe(true);
  expect(mayChangeRules({ role: "Management" })).toEqual({
    boleh: false,
    alasan: "Aturan pengajuan sendiri hanya dapat diubah oleh Super Admin",
  });
  expect(mayChooseDasar({ role: "Management" })).toEqual({
    boleh: false,
    alasan: "Dasar Neraca hanya dapat diubah oleh Super Admin",
  });
});
