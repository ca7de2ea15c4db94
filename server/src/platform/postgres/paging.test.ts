import fc from "fast-check";
import { expect, test } from "vitest";
import { reach } from "./paging.ts";

test("a page is the same rows from whichever end it is reached, and never more than half the list is walked", () => {
  const input = [fc.nat(400), fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 20 })] as const;
  fc.assert(
    fc.property(...input, (total, page, limit) => {
      const list = Array.from({ length: total }, (_, at) => at);
      const { backwards, skip, take } = reach(total, { page, limit });
      const walked = backwards ? list.toReversed() : list;
      const rows = walked.slice(skip, skip + take);
      expect(backwards ? rows.toReversed() : rows).toEqual(list.slice((page - 1) * limit, page * limit));
      if (take > 0) expect(skip).toBeLessThanOrEqual(total / 2);
    }),
  );
});
