import { expect, test } from "vitest";
import { readPdfText } from "./readText.testing.ts";
import { renderPdf } from "./render.ts";

test("a character that was part of another one before is still text that can be copied", async () => {
  const text = async (words: string) => readPdfText(await renderPdf({ content: [words] }));
  // A semicolon is drawn with a comma.
  expect(await text("satu; dua")).toEqual(["satu; dua"]);
  expect(await text("Jl. Pelabuhan 3, Surabaya")).toEqual(["Jl. Pelabuhan 3, Surabaya"]);
});
