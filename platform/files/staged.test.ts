import { expect, test } from "vitest";
import { mayStage } from "./staged.ts";
import type { Storage } from "./storage.ts";

const KUNCI = "abcdefghijklmnop";

/** A storage that holds these pieces of the person with the number 7. */
const holding = (...pieces: string[]): Storage =>
  ({
    async *list(prefix: string) {
      for (const piece of pieces) yield { key: `${prefix}${piece}`, modified: new Date() };
    },
  }) as unknown as Storage;
const may = (storage: Storage, ke: number) => mayStage(storage, { idUser: 7, kunci: KUNCI, ke });
/** First pieces of that many files. */
const files = (count: number) => Array.from({ length: count }, (_, n) => `berkas${n}/0`);

test("a person has so many pieces waiting at most, whether they begin files or go on with them", async () => {
  expect(await may(holding(...files(3999)), 0)).toBe("yes");
  expect(await may(holding(...files(4000)), 0)).toBe("full");
  // What was begun may come to its end, and a piece may be sent again.
  const begun = [`${KUNCI}/0`, ...files(4398)];
  expect(await may(holding(...begun), 5)).toBe("yes");
  expect(await may(holding(...begun, "lain/1"), 5)).toBe("full");
  expect(await may(holding(...begun, `${KUNCI}/5`), 5)).toBe("yes");
  expect(await may(holding(...files(3)), 5)).toBe("beginning");
});
