import { expect, test } from "vitest";
import { byLetters } from "./byLetters.ts";

const LABELS = ["Ditolak", "Disetujui", "Revisi"];

test.each([
  ["the first letter", "r", -1, 2],
  ["the same letter goes on to the next", "d", 0, 1],
  ["and begins anew behind the last", "dd", 1, 0],
  ["more letters say which", "dis", 0, 1],
  ["what is chosen already stays", "di", 0, 0],
  ["also in capitals", "DIS", -1, 1],
  ["the stem of a word", "s", -1, 1],
  ["also of the other", "to", 1, 0],
  ["nothing begins with it", "x", 1, -1],
])("%s", (_, typed, chosen, found) => expect(byLetters(LABELS, typed, chosen)).toBe(found));

test("without choices there is nothing to find", () => expect(byLetters([], "a", -1)).toBe(-1));
