import { expect, test } from "vitest";
import { babUntuk } from "#areas/sistem/bantuan/web/bab.ts";
import { LAYAR } from "#areas/sistem/bantuan/web/layar.ts";
import { NAMED_ROLES } from "#kernel/permission.ts";
import { SCREENS } from "./screens.ts";

test("who has a screen finds its chapter among those about the person's own work", () => {
  const elsewhere = SCREENS.flatMap(({ path, menu }) => {
    const bab = LAYAR[path]?.bab;
    if (menu === null || bab === undefined) return [];
    const { sendiri } = babUntuk({ role: NAMED_ROLES[3], menu: [menu] });
    return sendiri.some(({ kunci }) => kunci === bab) ? [] : [`${path} (${menu}): ${bab}`];
  });
  expect(elsewhere).toEqual([]);
});
