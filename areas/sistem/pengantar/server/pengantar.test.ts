import { expect, test } from "vitest";
import { openOffice } from "#test/support/office.ts";
import { pengantar } from "../contract.ts";

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

test("nobody fills the table with made up screens: after 200 nothing is noted any more", async () => {
  const sales = await office.person("Sales");
  await office.sql`insert into pengantar select ${sales.idUser}::int, '/buatan/' || n from generate_series(1, 199) n`;
  const baru = async (path: string) => (await sales.call(pengantar.catatPengantar, { layar: path })).data.baru;
  expect([await baru("/ke/200"), await baru("/ke/201"), await baru("/buatan/1")]).toEqual([true, false, false]);
  const [row] = await office.sql`select count(*) as jumlah from pengantar where id_user = ${sales.idUser}`;
  expect(row).toEqual({ jumlah: 200 });
  const lain = await office.person("Sales");
  expect((await lain.call(pengantar.catatPengantar, { layar: "/ke/201" })).data.baru).toBe(true);
});
