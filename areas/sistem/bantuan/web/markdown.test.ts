import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { SCREENS } from "#web/shell/screens.ts";
import { BAB, judulBab } from "./bab.ts";
import { LAYAR } from "./layar.ts";
import { chaptersOf, found, runsOf } from "./markdown.ts";

const root = resolve(import.meta.dirname, "../../../..");
const panduan = readFileSync(resolve(root, "docs/PANDUAN.md"), "utf8");

test("paragraphs, lists and tables of a guide, with what is marked in them", () => {
  const text = "# G\n\n## Satu\n\nA\nb.\n\n- x **y**\n  z\n- w\n\n## Dua\n\n1. n\n\n| a | b |\n|---|---|\n| c | d |\n";
  expect(chaptersOf(text)).toEqual([
    {
      title: "Satu",
      blocks: [
        { kind: "paragraph", text: "A b." },
        { kind: "list", ordered: false, items: ["x **y** z", "w"] },
      ],
    },
    {
      title: "Dua",
      blocks: [
        { kind: "list", ordered: true, items: ["n"] },
        { kind: "table", head: ["a", "b"], rows: [["c", "d"]] },
      ],
    },
  ]);
  expect(runsOf("x **y** `z`").map(({ as }) => as)).toEqual(["plain", "strong", "plain", "code"]);
  expect(chaptersOf(text).map((chapter) => found(chapter, "Y z"))).toEqual([["x **y** z"], []]);
});

test("every chapter of the guide is offered, and every screen has its chapter and three sentences", () => {
  expect(BAB.map(({ judul }) => judul)).toEqual(chaptersOf(panduan).map(({ title }) => title));
  const shown = SCREENS.map(({ path }) => path).filter((path) => path !== "/admin/bantuan");
  expect(Object.keys(LAYAR).sort(), "each screen is explained in web/penjelasan.ts of its room").toEqual(shown.sort());
  for (const [path, { bab, kalimat }] of Object.entries(LAYAR)) {
    expect(judulBab(bab), path).toBeDefined();
    expect(kalimat, path).toHaveLength(3);
  }
});
