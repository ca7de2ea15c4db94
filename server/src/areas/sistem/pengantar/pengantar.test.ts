import { expect, test } from "vitest";
import { pengantar } from "#contract/sistem/pengantar.ts";
import { openOffice } from "#server/testing/office.ts";

const office = openOffice();
const layar = "/admin/salesorder";

test("a screen is new to each person once, whichever device asks", async () => {
  const [sales, lain] = [await office.person("Sales"), await office.person("Sales")];
  const baru = async (person: typeof sales, path = layar) =>
    (await person.call(pengantar.catatPengantar, { layar: path })).data.baru;
  expect([await baru(sales), await baru(sales), await baru(sales, "/admin/produk"), await baru(lain)]).toEqual([
    ...[true, false, true, true],
  ]);
  expect((await sales.refused(pengantar.catatPengantar, { layar: "" })).message).toBe("Layar tidak boleh kosong");
});
