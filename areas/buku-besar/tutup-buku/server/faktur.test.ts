import { expect, test } from "vitest";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { makeInvoice } from "#areas/penjualan/invoice/server/invoice.testing.ts";
import { makeOrder } from "#books/fixtures.ts";
import { jadiPkp } from "#books/pajak/faktur.testing.ts";
import { openOffice } from "#test/support/office.ts";
import { checkBulan } from "./periksa.ts";

const office = openOffice();

const lihat = async (jenis: string) =>
  (await checkBulan(office.sql, ["2026-11"])).find((satu) => satu.jenis === jenis) ?? expect.fail(`no line ${jenis}`);

test("a company that is not PKP has no line of the tax office", async () => {
  const jenis = (await checkBulan(office.sql, ["2026-11"])).map((satu) => satu.jenis);
  const pajak = ["faktur", "masukan", "tanpaFaktur", "buktiDitunggu", "buktiDibuat", "pphFinal"];
  expect(jenis.filter((satu) => pajak.includes(satu))).toEqual([]);
  await office.sql`update pajak_perusahaan set pph_final = true`;
  const { jumlah, menghalangi } = await lihat("pphFinal");
  expect({ jumlah, menghalangi }).toEqual({ jumlah: 0, menghalangi: false });
  await office.sql`update pajak_perusahaan set pph_final = false`;
});

test("faktur that the tax office has not approved are named with their PPN, and keep nobody from closing", async () => {
  const bos = await office.person("Super Admin");
  await jadiPkp(office);
  const idSo = await makeOrder(office, bos, { baris: [{ hargaProduk: 11_100_000, qty: 1 }] });
  const idInv = await makeInvoice(office, bos, idSo);
  await bos.call(invoice.approveInv, { idInv });
  const faktur = () => lihat("faktur");
  expect(await faktur()).toMatchObject({ jumlah: 1, nilai: 1_100_000, menghalangi: false });
  expect((await faktur()).daftar).toMatchObject([{ kunci: expect.stringMatching(/^FK-2611-/) }]);
  await office.sql`update faktur set status = 'Disetujui', nomor = '04002600000000017'`;
  expect(await faktur()).toMatchObject({ jumlah: 0, daftar: [] });
});
