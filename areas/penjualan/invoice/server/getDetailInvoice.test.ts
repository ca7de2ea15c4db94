import { expect, test } from "vitest";
import { dashboard } from "#areas/laporan/dashboard/contract.ts";
import { cariSemua } from "#areas/sistem/cari/contract.ts";
import { makeOrder } from "#books/fixtures.ts";
import { openOffice } from "#test/support/office.ts";
import { invoice } from "../contract.ts";
import { daftarInvoice, makeInvoice } from "./invoice.testing.ts";

const office = openOffice();

test("an invoice by its number is the row of its list, for whoever may read that list", async () => {
  const bos = await office.person("Management", { nama: "Bu Rina" });
  const idSo = await makeOrder(office, bos);
  const dp = await makeInvoice(office, bos, idSo, { tipePembayaran: "DP", nominalDp: 1_000_000 });
  await bos.call(invoice.approveInv, { idInv: dp });
  const lunas = await makeInvoice(office, bos, idSo);
  const daftar = (await daftarInvoice(bos, idSo)).data;
  expect(daftar.map((row) => row.idInvoice)).toEqual([lunas, dp]);
  for (const row of daftar) {
    const { data } = await bos.call(invoice.getDetailInvoice, { idInvoice: row.idInvoice });
    // Picture addresses are signed anew for each answer.
    expect({ ...data, buktiFoto: data.buktiFoto.length }).toEqual({
      ppnDipungut: 0,
      ...row,
      buktiFoto: row.buktiFoto.length,
    });
  }
  const gudang = await office.person("Logistik", { menu: ["Surat Jalan"] });
  const { aksi } = (await gudang.call(invoice.getDetailInvoice, { idInvoice: lunas })).data;
  expect(aksi.approve.boleh).toBe(false);
  const orangLain = await office.person("Sales", { menu: ["Produk"] });
  expect((await orangLain.refused(invoice.getDetailInvoice, { idInvoice: lunas })).status).toBe(401);
});

test("what the search and the tasks call an invoice is what the call takes; a deleted one says whose that was", async () => {
  const bos = await office.person("Super Admin", { nama: "Pak Joko" });
  const idSo = await makeOrder(office, bos);
  const idInvoice = await makeInvoice(office, bos, idSo);
  const { data: temuan } = await bos.call(cariSemua.cari, { q: idInvoice.toLowerCase() });
  expect(temuan.map(({ jenis, kunci }) => ({ jenis, kunci }))).toEqual([{ jenis: "invoice", kunci: idInvoice }]);
  const { data: tugas } = await bos.call(dashboard.getTugasSaya, {});
  expect(tugas.find(({ jenis }) => jenis === "invoice")?.daftar).toContainEqual(
    expect.objectContaining({ id: idInvoice, kunci: idInvoice }),
  );

  await bos.call(invoice.hapusInvoice, { idInv: idInvoice, idSo });
  expect(await bos.refused(invoice.getDetailInvoice, { idInvoice })).toMatchObject({
    status: 409,
    message: `Invoice ${idInvoice} sudah dihapus oleh Pak Joko`,
  });
  expect((await bos.refused(invoice.getDetailInvoice, { idInvoice: "INV-0000-00000" })).status).toBe(404);
});
