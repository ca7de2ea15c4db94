import { expect, test } from "vitest";
import { kebutuhan } from "#areas/keuangan/kebutuhan/contract.ts";
import { rekening } from "#areas/keuangan/rekening/contract.ts";
import { carryOut, makeOrder, rekeningBernama } from "#books/fixtures.ts";
import { openMailer } from "#platform/documents/mail/mailer.ts";
import { mailServer } from "#platform/documents/mail/mailServer.testing.ts";
import { readPdfText } from "#platform/documents/pdf/readText.testing.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { bernama } from "../../email/server/email.testing.ts";
import { order } from "../../order/contract.ts";
import { invoice } from "../contract.ts";
import { isianInvoice, makeInvoice } from "./invoice.testing.ts";
import { takeKodeUnik } from "./kodeUnik.ts";

const office = openOffice();

const nyalakan = async (person: Person, nama: string, kodeUnik = true) => {
  const idRekening = await rekeningBernama(office, nama);
  await person.call(rekening.updateRekening, { idRekening, namaRekening: nama, kodeUnik });
  return idRekening;
};

const kodeDari = async (person: Person, idInvoice: string) =>
  (await person.call(invoice.getDetailInvoice, { idInvoice })).data.kodeUnik;

test("an account gives codes from the switch on, and nothing changes for the others", async () => {
  const bos = await office.person("Super Admin");
  const biasa = await makeInvoice(office, bos, await makeOrder(office, bos));
  expect(await kodeDari(bos, biasa)).toBeNull();
  const kebutuhanAwal = (await bos.call(kebutuhan.getKebutuhan, {})).data.length;
  const idRekening = await nyalakan(bos, "BRI RJP");
  // What a client of before sends keeps the switch.
  await bos.call(rekening.updateRekening, { idRekening, namaRekening: "BRI RJP" });
  const semua = (await bos.call(kebutuhan.getKebutuhan, {})).data;
  expect(semua).toHaveLength(kebutuhanAwal + 1);
  expect(semua[0]).toMatchObject({ namaKebutuhan: "Pembulatan" });
  const dipakai = await bos.refused(kebutuhan.deleteKebutuhan, { idKebutuhan: semua[0]?.idKebutuhan ?? 0 });
  expect(dipakai.message).toBe("Kebutuhan Pembulatan dipakai untuk kode unik pembayaran");
  const idSo = await makeOrder(office, bos);
  const dp = await makeInvoice(office, bos, idSo, { tipePembayaran: "DP", nominalDp: 2_000_000, idRekening });
  const { data } = await bos.call(invoice.getDetailInvoice, { idInvoice: dp });
  expect(data).toMatchObject({ kodeUnik: 1, nominalDp: 2_000_000, rincian: { dibayar: 2_000_000 } });
  const lain = await makeInvoice(office, bos, await makeOrder(office, bos), { idRekening });
  expect(await kodeDari(bos, lain)).toBe(2);
  // A code that is free again comes after all the others.
  await bos.call(invoice.hapusInvoice, { idInv: dp });
  expect(await kodeDari(bos, await makeInvoice(office, bos, await makeOrder(office, bos), { idRekening }))).toBe(3);
  await nyalakan(bos, "BRI RJP", false);
  expect(await kodeDari(bos, await makeInvoice(office, bos, idSo, { idRekening }))).toBeNull();
  const kasir = await office.person("Kasir", { menu: ["Invoice"] });
  const bukan = await kasir.refused(rekening.updateRekening, { idRekening, namaRekening: "BRI RJP", kodeUnik: true });
  expect(bukan.status).toBe(401);
  expect(
    await bos.refused(rekening.updateRekening, {
      ...{ idRekening: await rekeningBernama(office, "LAINNYA"), namaRekening: "LAINNYA", kodeUnik: true },
    }),
  ).toMatchObject({ status: 409 });
});

test("64 invoices at once have 64 codes, and the database takes none twice", async () => {
  const bos = await office.person("Super Admin");
  const idRekening = await nyalakan(bos, "BRI Aneka");
  const isian = [];
  for (let n = 0; n < 64; n += 1) {
    isian.push(await isianInvoice(office, bos, await makeOrder(office, bos), { idRekening }));
  }
  const dibuat = await Promise.all(isian.map((satu) => bos.call(invoice.addInvoice, satu)));
  const rows = await office.sql<{ kodeUnik: number }[]>`
    select kode_unik from invoice where id_invoice = any(${dibuat.map(({ data }) => data.idInvoice)}) order by 1`;
  expect(rows.map(({ kodeUnik }) => kodeUnik)).toEqual(Array.from({ length: 64 }, (_, n) => n + 1));
  await expect(
    office.sql`update invoice set kode_unik = 7 where id_rekening = ${idRekening} and kode_unik = 8`,
  ).rejects.toThrow("invoice_kode_unik");
});

class Undone extends Error {}

test("with all codes taken an invoice is made without one", async () => {
  const bos = await office.person("Super Admin");
  const idRekening = await nyalakan(bos, "BCA Aneka");
  const pertama = await makeInvoice(office, bos, await makeOrder(office, bos), { idRekening });
  await carryOut(office, bos, async (deed) => {
    const { tx } = deed;
    // One order stands for a thousand.
    await tx`drop index invoice_menunggu_unik`;
    await tx`
      insert into invoice (id_invoice, id_so, ke, tgl_invoice, dibuat, tipe_pembayaran, id_user, id_rekening, total_pembelian,
        nominal_bayar, nominal_lunas, nominal_sisa_bayar, kode_unik)
      select 'UJI-' || n, id_so, n, tgl_invoice, now(), 'LN', id_user, ${idRekening}, 1000, 1000, 1000, 0, n
      from invoice cross join generate_series(2, 999) n where id_invoice = ${pertama}`;
    expect(await takeKodeUnik(deed, idRekening)).toBeNull();
    await tx`update invoice set dihapus = now() where id_invoice = 'UJI-500'`;
    expect(await takeKodeUnik(deed, idRekening)).toBe(500);
    throw new Undone();
  }).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
});

test("the amount to transfer stands on the paper and in the text, until the money came", async () => {
  const bos = await office.person("Super Admin");
  const idRekening = await nyalakan(bos, "BCA RJP");
  const { url } = await mailServer();
  Object.assign(office.app.services, { mailer: openMailer({ smtp: { url, from: "Kantor <kantor@contoh.id>" } }) });
  await bernama(office);
  const baris = [{ qty: 1, hargaProduk: 5_000_000 }];
  const idSo = await makeOrder(office, bos, { baris, email: "budi@contoh.id" });
  const idInvoice = await makeInvoice(office, bos, idSo, { idRekening });
  const kode = await kodeDari(bos, idInvoice);
  const kertas = async () => {
    const { data } = await bos.call(invoice.cetakInvPdf, { idInvoice });
    return readPdfText(Buffer.from(data.base64, "base64")).join(" ");
  };
  const pesan = async () => (await bos.call(order.getPesan, { idSo, idInvoice })).data.pesan;
  const surat = async () => (await bos.call(invoice.getDrafEmailInv, { idInvoice })).data.isi;
  const tepat = `Mohon transfer tepat Rp 5.000.00${kode}, termasuk kode unik ${kode}.`;
  expect(await kertas()).toContain(`Jumlah transfer Rp 5.000.00${kode}`);
  expect(await pesan()).toContain(tepat);
  expect(await surat()).toContain(tepat);
  await bos.call(invoice.approveInv, { idInv: idInvoice });
  for (const teks of [await kertas(), await pesan(), await surat()])
    expect(teks).not.toMatch(/kode unik|jumlah transfer/i);
});
