import { expect, test } from "vitest";
import { akun } from "#contract/buku-besar/akun.ts";
import { buatOrder } from "#server/books/fixtures.ts";
import { buatInvoice } from "#server/books/fixturesBayar.ts";
import { openOffice } from "#server/testing/office.ts";

const office = openOffice();

test("the chart shows every account with what it holds today, on the side on which it grows", async () => {
  const boss = await office.person("Super Admin");
  const akuntan = await office.person("Akuntan", { menu: ["Buku Besar"] });
  await buatInvoice(office, boss, await buatOrder(office, boss), { dp: 1_000_000 });
  const { data } = await akuntan.call(akun.getBaganAkun, {});
  expect(data.map(({ kode }) => kode)).toEqual(data.map(({ kode }) => kode).sort());
  expect(data.find(({ nama }) => nama === "Uang Muka Pelanggan")).toMatchObject({
    jenis: "Kewajiban",
    golongan: "Hutang",
    saldo: 1_000_000,
  });
  expect(data.find(({ nama }) => nama === "Piutang Pelanggan")?.saldo).toBe(0);
  const jumlah = (...jenis: string[]) =>
    data.filter((row) => jenis.includes(row.jenis)).reduce((sum, { saldo }) => sum + saldo, 0);
  expect(jumlah("Aset", "Beban")).toBe(jumlah("Kewajiban", "Ekuitas", "Pendapatan"));
  const sales = await office.person("Sales", { menu: ["Neraca"] });
  expect((await sales.send(akun.getBaganAkun, {})).status).toBe(401);
});
