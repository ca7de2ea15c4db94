import { expect, test } from "vitest";
import { problemOfBatas } from "./rules.ts";

test("nothing is closed to a Super Admin", () => {
  expect(problemOfBatas({ namaRole: "Super Admin", cara: "tidak" })).toEqual([
    { field: "cara", message: "Super Admin selalu dapat memutuskan, pilih sendiri atau berdua" },
  ]);
  expect(problemOfBatas({ namaRole: "Super Admin", cara: "berdua" })).toEqual([]);
  expect(problemOfBatas({ namaRole: "Management", cara: "tidak" })).toEqual([]);
});
