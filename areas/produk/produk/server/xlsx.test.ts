import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { makeProduk } from "#books/fixtures.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { produk } from "../contract.ts";

const office = openOffice();

test("the export has everything but the purchase price, which only the privileged find in it", async () => {
  const boss = await office.person("Super Admin");
  const admin = await office.person("Admin");
  await makeProduk(office, boss, { kodeProduk: "EXP-1", hargaProduk: 9_000, hargaBeli: 87_654_321, stock: 3 });
  const read = async (person: Person) => {
    const { raw, headers } = await person.send(produk.exportExcelProduk, {});
    expect(decodeURIComponent(String(headers["content-disposition"]))).toContain(
      "Export Mesin 20-11-2026 09.00.00.xlsx",
    );
    const [first] = (await readXlsx(raw)).sheets;
    return first?.rows ?? [];
  };
  const [whole, public_] = [await read(boss), await read(admin)];
  expect(whole[0]).toContain("Harga Beli");
  expect(whole[1]).toEqual(expect.arrayContaining(["EXP-1", 9_000, 87_654_321, 3, 262_962_963]));
  expect(whole.at(-1)?.[0]).toBe("Total");
  expect(public_[0]).not.toContain("Harga Beli");
  expect(public_[0]).not.toContain("Nilai Stock");
  expect(JSON.stringify(public_)).not.toMatch(/87654321|262962963/);
});
