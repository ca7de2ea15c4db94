import { expect, test } from "vitest";
import { order } from "#contract/penjualan/order.ts";
import { openOffice } from "#server/testing/office.ts";
import { pelangganDari, terkirim } from "../pelanggan/pelanggan.testing.ts";

const office = openOffice();

test("WhatsApp gets a ready text about an order, its invoice or its delivery note", async () => {
  const boss = await office.person("Super Admin");
  await office.sql`update perusahaan set nama = 'PT Sinar', baris_bank = 'BCA 123 a.n. PT Sinar'`;
  const idSo = await terkirim(office, boss, { namaCustomer: "Budi", noTelp: "081234567890" });
  const row = (await boss.call(order.getDetailOrder, { idSo })).data;
  expect(row.idPelanggan).toBe(await pelangganDari(office, idSo));
  const pesan = async (tentang: { idInvoice?: string; idSuratJalan?: string } = {}) =>
    (await boss.call(order.getPesan, { idSo, ...tentang })).data;
  const [invoice] = row.invoices;
  const [surat] = row.suratJalan;
  const tentangOrder = await pesan();
  expect(tentangOrder.telepon).toBe("081234567890");
  expect(tentangOrder.pesan).toMatch(
    /^Yth\. Budi,\n\nOrder Anda SO-.*\n- 1 x Mesin .*\nTotal Rp 10\.000\.000\.\n\nTerima kasih,\nPT Sinar$/,
  );
  expect((await pesan({ idInvoice: invoice?.idInvoice ?? "" })).pesan).toContain(
    "Pembayaran sudah kami terima Rp 4.000.000.\nSisa pembayaran Rp 6.000.000.\nBCA 123 a.n. PT Sinar",
  );
  const kirim = (await pesan({ idSuratJalan: surat?.idSuratJalan ?? "" })).pesan;
  expect(kirim).toContain("status: Dikirim.");
  expect(kirim).toContain("Pengiriman: JNE, nomor resi JNE 1.");
  expect(await boss.refused(order.getPesan, { idSo, idInvoice: "INV-0000-00000" })).toMatchObject({ status: 404 });
  const gudang = await office.person("Kasir", { menu: ["Produk"] });
  expect(await gudang.refused(order.getPesan, { idSo })).toMatchObject({ status: 401 });
});
