import { expect, test } from "vitest";
import { makeOrder } from "#books/fixtures.ts";
import { tanggal } from "#kernel/format.ts";
import { openOffice } from "#test/support/office.ts";
import { invoice as invoices } from "../../invoice/contract.ts";
import { makeInvoice } from "../../invoice/server/invoice.testing.ts";
import { pelangganDari, terkirim } from "../../pelanggan/server/pelanggan.testing.ts";
import { order } from "../contract.ts";

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
    "Pembayaran sudah kami terima Rp 4.000.000.\nSisa pembayaran Rp 6.000.000.\nJatuh tempo ",
  );
  const kirim = (await pesan({ idSuratJalan: surat?.idSuratJalan ?? "" })).pesan;
  expect(kirim).toContain("status: Dikirim.");
  expect(kirim).toContain("Pengiriman: JNE, nomor resi JNE 1.");
  expect(await boss.refused(order.getPesan, { idSo, idInvoice: "INV-0000-00000" })).toMatchObject({ status: 404 });
  const gudang = await office.person("Kasir", { menu: ["Produk"] });
  expect(await gudang.refused(order.getPesan, { idSo })).toMatchObject({ status: 401 });
});

test("of an invoice WhatsApp, mail and paper say the same: what waits, what is received, what remains and where to pay", async () => {
  const boss = await office.person("Super Admin");
  await office.sql`update perusahaan set nama = 'PT Sinar', baris_bank = 'BCA 123 a.n. PT Sinar', termin_pelanggan = 14`;
  await office.sql`update rekening set nomor_rekening = '77 88', atas_nama = 'CV Aneka' where nama_rekening = 'BCA RJP'`;
  const idSo = await makeOrder(office, boss, { namaCustomer: "Budi", email: "budi@contoh.id" });
  const kalimat = async (idInvoice: string) => {
    const { pesan } = (await boss.call(order.getPesan, { idSo, idInvoice })).data;
    const [, , judul, ...sisanya] = pesan.split("\n");
    const isi = sisanya.slice(0, -3);
    expect(judul).toBe(`Invoice ${idInvoice} tanggal 20-11-2026 untuk order ${idSo}:`);
    expect((await boss.call(invoices.getDrafEmailInv, { idInvoice })).data.isi.split("\n")).toEqual(
      expect.arrayContaining(isi),
    );
    return isi;
  };
  const tempo = `Jatuh tempo ${tanggal("2026-12-04")}.`;
  const bayar = ["Pembayaran ke:", expect.stringContaining("77 88 a.n. CV Aneka")];
  const dp = await makeInvoice(office, boss, idSo, { tipePembayaran: "DP", nominalDp: 4_000_000 });
  expect(await kalimat(dp)).toEqual([
    "Status: MENUNGGU PERSETUJUAN. Akan dibayar Rp 4.000.000.",
    "Sisa pembayaran setelahnya Rp 6.000.000.",
    tempo,
    ...bayar,
  ]);
  await boss.call(invoices.approveInv, { idInv: dp });
  expect(await kalimat(dp)).toEqual([
    "Pembayaran sudah kami terima Rp 4.000.000.",
    "Sisa pembayaran Rp 6.000.000.",
    tempo,
    ...bayar,
  ]);
  const lunas = await makeInvoice(office, boss, idSo);
  expect(await kalimat(lunas)).toEqual(["Status: MENUNGGU PERSETUJUAN. Akan dibayar Rp 6.000.000.", tempo, ...bayar]);
  // One that was refused is gone: nothing is said of it any more.
  await boss.call(invoices.hapusInvoice, { idInv: lunas, idSo });
  expect(await boss.refused(order.getPesan, { idSo, idInvoice: lunas })).toMatchObject({ status: 404 });
  const kedua = await makeInvoice(office, boss, idSo);
  await boss.call(invoices.approveInv, { idInv: kedua });
  const selesai = "Order ini sudah lunas.";
  expect(await kalimat(dp)).toEqual(["Pembayaran sudah kami terima Rp 4.000.000.", selesai]);
  expect(await kalimat(kedua)).toEqual(["Pembayaran sudah kami terima Rp 6.000.000.", selesai]);
  await boss.call(order.cancelSo, { idSo });
  expect(await kalimat(kedua)).toEqual(["Pembayaran sudah kami terima Rp 6.000.000.", "Order ini sudah dibatalkan."]);
});
