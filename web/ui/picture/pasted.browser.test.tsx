import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { bringPictures, bringsPictures, takePasted } from "./pasted.ts";

const foto = new File(["x"], "bukti.png", { type: "image/png" });

test("a pasted picture reaches the form that it opened, once, and no other form", async () => {
  bringPictures([foto]);
  expect(bringsPictures()).toBe(true);
  expect(takePasted()).toEqual([foto]);
  expect(takePasted()).toEqual([]);

  bringPictures([foto]);
  await userEvent.keyboard("{Escape}");
  expect(takePasted(), "something else was pressed before the form was there").toEqual([]);
});
