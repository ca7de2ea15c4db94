import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
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

test("what introduces a screen is said nowhere else on it", () => {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, " ");
  const repeated = globSync("areas/*/*/web/penjelasan.ts").flatMap((file) => {
    const sentences = [...readFileSync(file, "utf8").matchAll(/^ {4}"([^"]{20,})",$/gm)].map(([, said = ""]) => said);
    expect(sentences.length, file).toBeGreaterThan(0);
    const others = globSync(`${dirname(file)}/*.tsx`).map((other) => plain(readFileSync(other, "utf8")));
    return sentences.filter((said) => others.some((text) => text.includes(plain(said).trim())));
  });
  expect(repeated).toEqual([]);
});
