import { expect, test } from "vitest";
import { tutupBuku } from "#areas/buku-besar/tutup-buku/contract.ts";
import { makeOrder, rekeningBernama } from "#books/fixtures.ts";
import { openOffice } from "#test/support/office.ts";
import { suratJalan } from "../../surat-jalan/contract.ts";
import { baris, isianBaru } from "../../surat-jalan/server/suratJalan.testing.ts";
import { invoice } from "../contract.ts";
import { daftarInvoice, makeInvoice } from "./invoice.testing.ts";

const office = openOffice();

/** The entries of a document, by their days. */
const jurnal = (dokumen: string) => office.sql`
  select j.tanggal, j.peristiwa, sum(b.debit)::int as debit from jurnal j join jurnal_baris b using (id_jurnal)
  where j.dokumen = ${dokumen} group by 1, 2 order by 1, 2`;

test("a down payment and the rest may be dated on the days on which the customer paid", async () => {
  const boss = await office.person("Super Admin");
  const idRekening = await rekeningBernama(office, "BCA RJP");
  await office.travel("2026-10-05T02:00:00.000Z");
  const idSo = await makeOrder(office, boss, { baris: [{ hargaProduk: 10_000_000 }] });
  await office.travel("2026-10-06T02:00:00.000Z");
  const dp = await makeInvoice(office, boss, idSo, {
    ...{ tipePembayaran: "DP", nominalDp: 4_000_000, nominalOngkir: 100_000, tglInvoice: "2026-10-06" },
  });
  await office.travel("2026-11-03T02:00:00.000Z");
  const sebelum = await boss.refused(invoice.approveInv, { idInv: dp, tanggalUang: "2026-10-05" });
  expect(sebelum).toMatchObject({
    status: 400,
    errors: [{ field: "tanggalUang", message: `Tanggal uang tidak boleh sebelum invoice ${dp} dibuat (06-10-2026)` }],
  });
  const nanti = await boss.refused(invoice.approveInv, { idInv: dp, tanggalUang: "2026-11-04" });
  expect(nanti.errors).toMatchObject([{ message: "Tanggal uang tidak boleh setelah hari ini" }]);
  await boss.call(invoice.approveInv, { idInv: dp, tanggalUang: "2026-10-31" });
  expect(await jurnal(dp)).toEqual([{ tanggal: "2026-10-31", peristiwa: "invoice", debit: 4_100_000 }]);
  expect((await daftarInvoice(boss, idSo)).data[0]).toMatchObject({
    ...{ statusApprove: "Disetujui", tglApprove: "2026-11-03", tanggalUang: "2026-10-31" },
  });
  const kas = await office.sql`
    select k.tanggal, p.tgl_pengajuan, p.tgl_approve, p.tgl_putusan from kas k join pengajuan p using (id_pengajuan)
    where p.id_invoice = ${dp} and k.id_rekening = ${idRekening}`;
  expect(kas).toEqual([
    { tanggal: "2026-10-31", tglPengajuan: "2026-11-03", tglApprove: "2026-10-31", tglPutusan: "2026-11-03" },
  ]);

  const lunas = await makeInvoice(office, boss, idSo, { tglInvoice: "2026-11-01", nominalOngkir: 100_000 });
  await office.travel("2026-11-10T02:00:00.000Z");
  await boss.call(invoice.approveInv, { idInv: lunas, tanggalUang: "2026-11-02" });
  expect((await daftarInvoice(boss, idSo)).data[0]).toMatchObject({ tanggalUang: "2026-11-02", nominalSisaBayar: 0 });
});

test("what an invoice adds to goods that have left counts from the day of its money, not before they left", async () => {
  const boss = await office.person("Super Admin");
  await office.travel("2026-11-11T02:00:00.000Z");
  const idSo = await makeOrder(office, boss, { baris: [{ qty: 2, hargaProduk: 5_000_000 }] });
  const dp = await makeInvoice(office, boss, idSo, {
    ...{ tipePembayaran: "DP", nominalDp: 1_000_000, tglInvoice: "2026-11-11" },
  });
  await boss.call(invoice.approveInv, { idInv: dp });
  const lunas = async (isian: object) => makeInvoice(office, boss, idSo, { tglInvoice: "2026-11-11", ...isian });
  const idInv = await lunas({ nominalOngkir: 300_000 });
  await office.travel("2026-11-14T02:00:00.000Z");
  const idInvoice = (await baris(boss, idSo)).invoices[0]?.idInvoice ?? "";
  await boss.call(
    suratJalan.addSuratJalan,
    await isianBaru({ idSo, idInvoice }, { statusSo: "Kirim", tglSurat: "2026-11-14" }),
  );
  await office.travel("2026-11-18T02:00:00.000Z");
  await boss.call(invoice.approveInv, { idInv, tanggalUang: "2026-11-12" });
  expect(await jurnal(idInv)).toEqual([
    { tanggal: "2026-11-12", peristiwa: "invoice", debit: 9_300_000 },
    { tanggal: "2026-11-14", peristiwa: "nilai-invoice", debit: 300_000 },
  ]);
});

test("an invoice's money is not dated into a closed month", async () => {
  const boss = await office.person("Super Admin", { nama: "Bu Rina" });
  await office.travel("2026-11-20T02:00:00.000Z");
  const idSo = await makeOrder(office, boss, { tglOrder: "2026-10-20" });
  const idInv = await makeInvoice(office, boss, idSo, { tglInvoice: "2026-10-20" });
  await boss.call(tutupBuku.closeBulan, { bulan: "2026-10" });
  expect(await boss.refused(invoice.approveInv, { idInv, tanggalUang: "2026-10-25" })).toMatchObject({
    status: 400,
    errors: [
      { field: "tanggalUang", message: expect.stringMatching(/^Bulan Oktober 2026 sudah ditutup oleh Bu Rina/) },
    ],
  });
  await boss.call(invoice.approveInv, { idInv, tanggalUang: "2026-11-01" });
});
