import { expect, test } from "vitest";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { makeInvoice } from "#areas/penjualan/invoice/server/invoice.testing.ts";
import { makeOrder } from "#books/fixtures.ts";
import { jadiPkp } from "#books/pajak/faktur.testing.ts";
import { openOffice } from "#test/support/office.ts";
import { checkBulan } from "./periksa.ts";

const office = openOffice();

test("faktur that the tax office has not approved are named with their PPN, and keep nobody from closing", async () => {
  const bos = await office.person("Super Admin");
  await jadiPkp(office);
  const idSo = await makeOrder(office, bos, { baris: [{ hargaProduk: 11_100_000, qty: 1 }] });
  const idInv = await makeInvoice(office, bos, idSo);
  await bos.call(invoice.approveInv, { idInv });
  const faktur = async () => (await checkBulan(office.sql, ["2026-11"])).find(({ jenis }) => jenis === "faktur");
  expect(await faktur()).toMatchObject({ jumlah: 1, nilai: 1_100_000, menghalangi: false });
  expect((await faktur())?.daftar).toMatchObject([{ kunci: expect.stringMatching(/^FK-2611-/) }]);
  await office.sql`update faktur set status = 'Disetujui', nomor = '04002600000000017'`;
  expect(await faktur()).toMatchObject({ jumlah: 0, daftar: [] });
});
