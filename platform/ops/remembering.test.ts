import { expect, test } from "vitest";
import { remembering } from "./remembering.ts";

test("what was made of a text is made once, for the last texts of so many characters", () => {
  const made: string[] = [];
  const upper = remembering(6, (text) => {
    made.push(text);
    return { upper: text.toUpperCase() };
  });
  expect(upper("abc")).toEqual({ upper: "ABC" });
  expect(upper("abc")).toBe(upper("abc"));
  upper("def");
  expect(made).toEqual(["abc", "def"]);

  upper("ghi");
  upper("def");
  expect(made, "one generation is kept beside the present one").toEqual(["abc", "def", "ghi"]);
  upper("jkl");
  upper("mno");
  upper("abc");
  expect(made, "older ones are forgotten").toEqual(["abc", "def", "ghi", "jkl", "mno", "abc"]);
});
