import { expect, test } from "vitest";
import { makeOrder } from "#books/fixtures.ts";
import { jadiPkp } from "#books/pajak/faktur.testing.ts";
import { tanggal } from "#kernel/format.ts";
import { openMailer } from "#platform/documents/mail/mailer.ts";
import { mailServer } from "#platform/documents/mail/mailServer.testing.ts";
import { readPdfText } from "#platform/documents/pdf/readText.testing.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { bernama } from "../../email/server/email.testing.ts";
import { order } from "../../order/contract.ts";
import { invoice } from "../contract.ts";
import { makeInvoice } from "./invoice.testing.ts";

const office = openOffice();

async function cetak(person: Person, idInvoice: string): Promise<string> {
  const { data } = await person.call(invoice.cetakInvPdf, { idInvoice });
  expect(data.nama).toBe(`${idInvoice}.pdf`);
  return readPdfText(Buffer.from(data.base64, "base64")).join(" ");
}

test("a printed invoice shows how its amount comes about, also what earlier ones fixed and received", async () => {
  const bos = await office.person("Super Admin");
  const idSo = await makeOrder(office, bos, {
    customerInstansi: "Roti Unyil",
    baris: [{ qty: 2, hargaProduk: 5_000_000 }],
  });
  const dp = await makeInvoice(office, bos, idSo, {
    tipePembayaran: "DP",
    nominalDp: 4_000_000,
    nominalAdmin: 10_000,
    nominalPeti: 200_000,
    nominalDiskon: 110_000,
  });
  const pertama = await cetak(bos, dp);
  expect(pertama).toContain("MENUNGGU PERSETUJUAN");
  expect(pertama).toContain("Akan dibayar (DP)");
  for (const words of ["INVOICE", dp, idSo, "Roti Unyil", "Rp 10.000.000", "-Rp 110.000", "Rp 10.100.000"]) {
    expect(pertama).toContain(words);
  }
  expect(pertama).toContain("Empat juta dua ratus ribu rupiah");
  expect(pertama).toContain("Rp 5.900.000");
  await bos.call(invoice.approveInv, { idInv: dp });
  await office.sql`update perusahaan set baris_bank = 'BCA 123 a.n. PT Sinar', termin_pelanggan = 14`;
  const disetujui = await cetak(bos, dp);
  // Fourteen days after the invoice, to the company's accounts while the invoice's own has no number.
  const { data: rows } = await bos.call(invoice.getInvoice, { idSo });
  const hari = new Date(`${rows[0]?.tglInvoice}T00:00:00Z`).getTime() + 14 * 86_400_000;
  const tempo = tanggal(new Date(hari).toISOString().slice(0, 10));
  for (const words of ["INVOICE DP", `Jatuh Tempo ${tempo}`, "BCA 123 a.n. PT Sinar"])
    expect(disetujui).toContain(words);
  await office.sql`
    update rekening set nomor_rekening = '77 88', atas_nama = 'CV Aneka'
    where id_rekening = (select id_rekening from invoice where id_invoice = ${dp})`;
  const bernomor = await cetak(bos, dp);
  expect(bernomor).toContain("77 88 a.n. CV Aneka");
  expect(bernomor).not.toContain("BCA 123");
  expect(disetujui).not.toMatch(/menunggu persetujuan|akan dibayar/i);
  expect(disetujui).toContain("Dibayar (DP)");
  const lunas = await makeInvoice(office, bos, idSo, { nominalPeti: 200_000, nominalOngkir: 50_000 });
  expect(await cetak(bos, lunas)).not.toContain("sudah lunas");
  await bos.call(invoice.approveInv, { idInv: lunas });
  // The sums on the PDF are in the answer for the screens too.
  const { data } = await bos.call(invoice.getInvoice, { idSo });
  expect(data.map((row) => row.rincian)).toEqual([
    { nominalPeti: 200_000, nominalOngkir: 50_000, sudahDibayar: 4_200_000, dibayar: 5_950_000 },
    { nominalPeti: 200_000, nominalOngkir: 0, sudahDibayar: 0, dibayar: 4_200_000 },
  ]);
  const kedua = await cetak(bos, lunas);
  for (const words of ["-Rp 4.200.000", "Rp 200.000", "Rp 50.000", "Rp 5.950.000", "Order ini sudah lunas."]) {
    expect(kedua).toContain(words);
  }
  expect(kedua).toContain("INVOICE LUNAS");
  // Nothing is due any more, on the paper of the down payment either.
  for (const paper of [kedua, await cetak(bos, dp)]) expect(paper).not.toMatch(/Jatuh Tempo|Pembayaran [^D]*77 88/);
  await bos.call(order.cancelSo, { idSo });
  const ketiga = await cetak(bos, lunas);
  expect(ketiga).toContain("Order ini sudah dibatalkan.");
  expect(ketiga).not.toContain("sudah lunas");
  const ani = await office.person("Kasir", { menu: ["Sales Order"] });
  expect((await ani.refused(invoice.cetakInvPdf, { idInvoice: dp })).status).toBe(401);
  expect((await bos.refused(invoice.cetakInvPdf, { idInvoice: dp, idSo: "SO-1" })).status).toBe(404);
  const batal = await makeInvoice(office, bos, await makeOrder(office, bos));
  await bos.call(invoice.hapusInvoice, { idInv: batal });
  expect((await bos.refused(invoice.cetakInvPdf, { idInvoice: batal })).status).toBe(404);
});

test("an invoice goes to the customer's address, from its own row and from the order's mail call alike", async () => {
  const { url, received } = await mailServer();
  Object.assign(office.app.services, { mailer: openMailer({ smtp: { url, from: "Kantor <kantor@contoh.id>" } }) });
  const ani = await office.person("Kasir", { menu: ["Invoice", "Sales Order"] });
  const idSo = await makeOrder(office, ani, { email: "budi@contoh.id" });
  const idInvoice = await makeInvoice(office, ani, idSo);
  await bernama(office);
  expect((await ani.call(invoice.getDrafEmailInv, { idInvoice })).data).toMatchObject({
    alamat: "budi@contoh.id",
    lampiran: [`${idInvoice}.pdf`],
  });
  const answer = await ani.call(invoice.kirimEmailInv, { idInvoice, idSo });
  expect(answer.message).toBe("Email berhasil dikirim ke budi@contoh.id");
  await ani.call(order.kirimEmail, { idSo, idInvoice, email: "lain@contoh.id" });
  expect(received.map((mail) => mail.to)).toEqual([["budi@contoh.id"], ["lain@contoh.id"]]);
  for (const mail of received) {
    expect(mail.content).toContain(`filename=${idInvoice}.pdf`);
    // Mail folds long lines.
    const isi = mail.content.replace(/=\r?\n/g, "").replace(/\s+/g, " ");
    expect(isi).toContain("Status: MENUNGGU PERSETUJUAN. Akan dibayar Rp 10.000.000.");
  }
  const history = await ani.call(order.getRiwayatEmail, { idSo });
  expect(history.data).toMatchObject([
    { idInvoice, alamat: "lain@contoh.id", status: "Terkirim" },
    { idInvoice, alamat: "budi@contoh.id", status: "Terkirim" },
  ]);

  const tanpa = await makeOrder(office, ani);
  const nomor = await makeInvoice(office, ani, tanpa);
  expect((await ani.refused(invoice.kirimEmailInv, { idInvoice: nomor, idSo: tanpa })).message).toBe(
    "Tambahkan Email untuk dapat mengirim Email ke Customer",
  );
  const { data } = await ani.call(invoice.getInvoice, { idSo: tanpa });
  expect(data[0]?.aksi.kirimEmail.boleh).toBe(false);
});

test("of a cancelled order no paper and no mail asks for money any more", async () => {
  const { url, received } = await mailServer();
  Object.assign(office.app.services, { mailer: openMailer({ smtp: { url, from: "Kantor <kantor@contoh.id>" } }) });
  await bernama(office);
  await office.sql`update perusahaan set baris_bank = 'BCA 123 a.n. PT Sinar'`;
  await office.sql`update rekening set nomor_rekening = ''`;
  const bos = await office.person("Super Admin");
  const idSo = await makeOrder(office, bos, { email: "budi@contoh.id" });
  const idInvoice = await makeInvoice(office, bos, idSo, { tipePembayaran: "DP", nominalDp: 4_000_000 });
  await bos.call(invoice.approveInv, { idInv: idInvoice });
  expect(await cetak(bos, idInvoice)).toContain("BCA 123");
  await bos.call(order.cancelSo, { idSo });
  const { data } = await bos.call(order.cetakSoPdf, { idSo });
  const so = readPdfText(Buffer.from(data.base64, "base64")).join(" ");
  for (const paper of [so, await cetak(bos, idInvoice)]) {
    expect(paper).toContain("DIBATALKAN");
    expect(paper).not.toContain("BCA 123");
  }
  await bos.call(invoice.kirimEmailInv, { idInvoice, idSo });
  await bos.call(order.kirimEmail, { idSo });
  expect(received).toHaveLength(2);
  for (const { content } of received) {
    expect(content).toContain("Order ini sudah dibatalkan.");
    expect(content).not.toContain("Sisa pembayaran");
  }
});

test("an invoice of an order with PPN says how much of it that is", async () => {
  const bos = await office.person("Super Admin");
  await jadiPkp(office);
  const idSo = await makeOrder(office, bos, { baris: [{ hargaProduk: 11_100_000, qty: 1 }] });
  const idInv = await makeInvoice(office, bos, idSo);
  for (const keadaan of ["menunggu", "disetujui"]) {
    const text = await cetak(bos, idInv);
    for (const isi of ["DPP", "Rp 10.000.000", "PPN (sudah termasuk)", "Rp 1.100.000"]) {
      expect(text, keadaan).toContain(isi);
    }
    if (keadaan === "menunggu") await bos.call(invoice.approveInv, { idInv });
  }
  await office.sql`update pajak_perusahaan set pkp_sejak = null`;
});
