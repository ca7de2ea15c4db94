import { expect, test } from "vitest";
import { belanjaUji, makePemasok } from "#areas/pembelian/pemasok/server/pemasok.testing.ts";
import { bayarTagihanUji, tagih } from "#areas/pembelian/tagihan/server/tagihan.testing.ts";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { makeInvoice } from "#areas/penjualan/invoice/server/invoice.testing.ts";
import { isiRekening, makeOrder, makeProduk } from "#books/fixtures.ts";
import { jadiPkp } from "#books/pajak/faktur.testing.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { dashboard } from "../contract.ts";

const office = openOffice();

const tugasOf = async (person: Person) =>
  Object.fromEntries((await person.call(dashboard.getTugasSaya, {})).data.map((row) => [row.jenis, row.daftar]));

test("what the tax office waits for is a task until its deadline, of who works on taxes", async () => {
  const bos = await office.person("Super Admin");
  const gudang = await office.person("Logistik", { menu: ["Dashboard", "Buku Besar"] });
  await jadiPkp(office);
  const idPemasok = await makePemasok(bos, "CV Angkut");
  const idProduk = await makeProduk(office, bos);
  const idPo = await belanjaUji(bos, { idProduk, idPemasok, hargaPemasok: 1_000_000, qty: 1, datang: 1 });
  const biaya = [{ keterangan: "Ongkir", nominal: 5_000_000, dasar: "nilai" as const, idPo: [idPo] }];
  const idTagihan = await tagih(bos, { idPemasok, biaya, ppn: 550_000 });
  await office.sql`
    insert into faktur_masukan (nomor, npwp, nama, tanggal, dpp, ppn, berlaku, dibaca)
    values ('04002600000000099', '0012345678901000', 'PT Logam', '2026-10-05', 100, 11, true, now())`;
  const idRekening = await isiRekening(office, bos, "BCA RJP", 90_000_000);
  await bayarTagihanUji(bos, idTagihan, idRekening, 5_550_000, { pphDasar: 5_000_000, pphObjek: "24-104-01" });
  const idSo = await makeOrder(office, bos, { baris: [{ hargaProduk: 10_000_000, qty: 1 }] });
  const idInv = await makeInvoice(office, bos, idSo);
  await bos.call(invoice.approveInv, { idInv, pph23: 200_000 });

  const tugas = await tugasOf(bos);
  expect(tugas.masukan).toMatchObject([
    { id: "04002600000000099", keterangan: "PT Logam", tanggal: "2027-01-31", nominal: 11 },
  ]);
  expect(tugas.tanpaFaktur).toMatchObject([{ id: idTagihan, tanggal: "2027-02-28", nominal: 550_000 }]);
  expect(tugas.buktiDitunggu).toMatchObject([{ id: idInv, tanggal: "2026-12-20", nominal: 200_000 }]);
  expect(tugas.buktiDibuat).toMatchObject([{ kunci: idTagihan, tanggal: "2026-12-20", nominal: 100_000 }]);
  expect(Object.keys(await tugasOf(gudang))).toEqual([]);

  // Without PPN what was kept of payments is left.
  await office.sql`update pajak_perusahaan set pkp_sejak = null`;
  const tanpa = await tugasOf(bos);
  expect([tanpa.masukan, tanpa.tanpaFaktur]).toEqual([undefined, undefined]);
  expect([tanpa.buktiDitunggu, tanpa.buktiDibuat]).toMatchObject([[{ id: idInv }], [{ id: idTagihan }]]);
});
