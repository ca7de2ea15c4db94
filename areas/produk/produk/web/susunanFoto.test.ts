import { expect, test } from "vitest";
import { append, berurutan, geser, tanpa } from "./susunanFoto.ts";

const [a, b, c] = ["a", "b", "c"].map((name) => new File([name], `${name}.jpg`, { lastModified: 1 })) as [
  File,
  File,
  File,
];

test("photos are added behind, moved one place and removed, and the files stay the ones they were", () => {
  const two = append([0, 1], [], [a, b]);
  expect(two).toEqual({ places: [0, 1, -1, -2], files: [a, b] });
  expect(geser(two.places, 3, -1)).toEqual([0, 1, -2, -1]);
  expect(geser(two.places, 0, 1)).toEqual([1, 0, -1, -2]);
  const more = append([-2, 0, -1], two.files, [a, c]);
  expect(more).toEqual({ places: [-2, 0, -1, -3], files: [a, b, c] });
  expect(tanpa(more.places, more.files, 1)).toEqual({ places: [-2, -1, -3], files: [a, b, c] });
  const without = tanpa(more.places, more.files, 2);
  expect(without).toEqual({ places: [-1, 0, -2], files: [b, c] });
  expect(berurutan([-2, -1], without.files)).toEqual([c, b]);
});
