import { expect, test } from "vitest";
import { makeProduk } from "#books/fixtures.ts";
import { openOffice } from "#test/support/office.ts";
import { maksudCari } from "../contract.ts";

const office = openOffice();

test("a mistyped name is answered with the one that was meant, of what the searcher may find", async () => {
  const boss = await office.person("Super Admin");
  await makeProduk(office, boss, { kodeProduk: "SPN-7", namaProduk: "Spinner Peniris Minyak" });
  const meant = async (q: string, who = boss) => (await who.call(maksudCari.maksud, { q })).data;
  expect(await meant("spiner")).toBe("spinner");
  expect(await meant("peniris mniyak")).toBe("peniris minyak");
  expect(await meant("kulkas")).toBeNull();
  expect(await meant("minyak peniris spinner x")).toBeNull();
  const nobody = await office.person("Sales", { menu: [] });
  expect(await meant("spiner", nobody)).toBeNull();
});
