import { expect, test } from "vitest";
import { bookPage } from "./paging.ts";

test("the pages of a part of a book hold each of its rows once, newest first", () => {
  for (const [after, upTo] of [
    [0, 0],
    [0, 7],
    [3, 3],
    [4, 25],
  ] as const) {
    const rows: number[] = [];
    for (let page = 1; page <= 4; page += 1) {
      const { first, last, total } = bookPage({ page, limit: 6 }, { after, upTo });
      expect(total).toBe(upTo - after);
      for (let row = last; row >= first; row -= 1) rows.push(row);
    }
    expect(rows).toEqual(Array.from({ length: upTo - after }, (_, at) => upTo - at));
  }
});
