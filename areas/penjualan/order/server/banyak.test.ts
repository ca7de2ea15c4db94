import { beforeAll, expect, test } from "vitest";
import { makeOrder } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import type { Call, ClientInput } from "#kernel/call.ts";
import { BERHASIL, MENYUSUL } from "#kernel/several.ts";
import { openMailer } from "#platform/documents/mail/mailer.ts";
import { mailServer } from "#platform/documents/mail/mailServer.testing.ts";
import { readPdfText } from "#platform/documents/pdf/readText.testing.ts";
import { sheetRows } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { bernama } from "../../email/server/email.testing.ts";
import { invoice } from "../../invoice/contract.ts";
import { pesanLangsung } from "../../pesan-langsung/contract.ts";
import { piutang } from "../../piutang/contract.ts";
import { suratJalan } from "../../surat-jalan/contract.ts";
import { order } from "../contract.ts";

const office = openOffice();
let boss: Person;
let sales: Person;
beforeAll(async () => {
  boss = await office.person("Super Admin");
  sales = await office.person("Sales", { menu: ["Sales Order"] });
  await bernama(office);
});

const halaman = (pdf: { base64: string } | null) => readPdfText(Buffer.from(pdf?.base64 ?? "", "base64"));
const baris = async <C extends Call>(call: C, input: ClientInput<C>, kolom: string) =>
  (await sheetRows((await boss.send(call, input)).raw))
    .map((row) => row[kolom])
    .filter((isi) => String(isi).startsWith("SO-"));

function surel(url: string | null) {
  const smtp = url === null ? null : { url, from: "Kantor <kantor@contoh.id>" };
  Object.assign(office.app.services, { mailer: openMailer({ smtp }) });
}

test("orders, invoices and notes are printed as one PDF; what cannot be printed says why", async () => {
  const [a, b] = [await makeOrder(office, boss, {}), await makeOrder(office, boss, {})];
  const { data } = await sales.call(order.cetakSoBanyak, { idSo: [b, "SO-9", a] });
  expect(data.hasil).toEqual([
    { id: b, status: BERHASIL, message: "Dicetak" },
    { id: "SO-9", status: 404, message: "Order tidak ditemukan" },
    { id: a, status: BERHASIL, message: "Dicetak" },
  ]);
  expect(halaman(data.pdf).map((isi) => [b, a].find((id) => isi.includes(`SALES ORDER ${id}`)))).toEqual([b, a]);
  expect(data.pdf?.nama).toMatch(/^Sales Order \(2\) \d\d-\d\d-\d{4}\.pdf$/);

  const [ia, ib] = [await makeInvoice(office, boss, a), await makeInvoice(office, boss, b)];
  const inv = await boss.call(invoice.cetakInvBanyak, { idInvoice: [ia, ib] });
  expect(halaman(inv.data.pdf).map((isi) => [ia, ib].find((id) => isi.includes(id)))).toEqual([ia, ib]);
  const sj = await boss.call(suratJalan.cetakSjBanyak, { idSo: [a] });
  expect(sj.data).toEqual({
    pdf: null,
    hasil: [{ id: a, status: 409, message: "Order belum memiliki surat jalan" }],
  });
});

test("a hundred are taken at once, no more; each call asks for its own right", async () => {
  const banyak = Array.from({ length: 101 }, (_, at) => `SO-${at}`);
  expect((await sales.refused(order.cetakSoBanyak, { idSo: banyak })).errors[0]?.message).toBe(
    "Order maksimal 100 baris",
  );
  expect((await sales.refused(order.cetakSoBanyak, { idSo: [] })).errors[0]?.message).toBe("Pilih order dahulu");
  expect((await sales.call(order.cetakSoBanyak, { idSo: banyak.slice(1) })).data).toMatchObject({ pdf: null });
  expect((await sales.refused(invoice.cetakInvBanyak, { idInvoice: ["INV-1"] })).status).toBe(401);
  expect((await sales.refused(piutang.kirimPernyataanBanyak, { idPelanggan: [1] })).status).toBe(401);
});

test("each customer gets the own invoice by mail: without an address that one is told, the others go out", async () => {
  const { url, received } = await mailServer();
  const berdua = [
    await makeOrder(office, boss, { email: "budi@contoh.id" }),
    await makeOrder(office, boss, {}),
    await makeOrder(office, boss, { email: "siti@contoh.id" }),
  ];
  const nomor = [];
  for (const idSo of berdua) nomor.push(await makeInvoice(office, boss, idSo));
  surel(url);
  const extra = { idempotencyKey: "tiga-invoice" };
  const { data, message } = await boss.call(invoice.kirimEmailInvBanyak, { idInvoice: nomor }, extra);
  expect(message).toBe("2 dari 3 email terkirim");
  expect(data.map(({ id, status, message }) => [id, status, message])).toEqual([
    [nomor[0], BERHASIL, "Terkirim ke budi@contoh.id"],
    [nomor[1], 409, "Tambahkan Email untuk dapat mengirim Email ke Customer"],
    [nomor[2], BERHASIL, "Terkirim ke siti@contoh.id"],
  ]);
  expect(received.map(({ to }) => to)).toEqual([["budi@contoh.id"], ["siti@contoh.id"]]);
  // As if the process had ended before it could keep its answer: sent again, the request mails nobody twice.
  await office.sql`
    update idempotensi set jawaban = null, dibuat = dibuat - interval '31 seconds' where kunci = ${extra.idempotencyKey}`;
  const lagi = await boss.call(invoice.kirimEmailInvBanyak, { idInvoice: nomor }, extra);
  expect(lagi.data.map(({ status }) => status)).toEqual([MENYUSUL, 409, MENYUSUL]);
  expect(received).toHaveLength(2);
  expect((await sales.call(order.getRiwayatEmail, { idSo: berdua[2] ?? "" })).data).toMatchObject([
    { status: "Terkirim", idInvoice: nomor[2] },
  ]);
});

test("while the mail server is away the first is tried, and all wait in the outbox", async () => {
  surel("smtp://127.0.0.1:1");
  const [a, b] = [
    await makeOrder(office, boss, { email: "a@contoh.id" }),
    await makeOrder(office, boss, { email: "b@contoh.id" }),
  ];
  const { data } = await sales.call(order.kirimEmailBanyak, { idSo: [a, b] });
  expect(data.map(({ status }) => status)).toEqual([MENYUSUL, MENYUSUL]);
  const rows = await office.sql<{ idSo: string; percobaan: number }[]>`
    select id_so, percobaan from email where status = 'Antri' and id_so in (${a}, ${b}) order by id_email`;
  expect(rows).toMatchObject([
    { idSo: a, percobaan: 1 },
    { idSo: b, percobaan: 0 },
  ]);
  // A server without mail says so once, and nothing is written that could only fail.
  surel(null);
  const { status, message } = await sales.refused(order.kirimEmailBanyak, { idSo: [a, b] });
  expect([status, message]).toEqual([409, expect.stringMatching(/^Email belum dikonfigurasi/)]);
  expect(await office.sql`select 1 from email where status = 'Gagal' and id_so in (${a}, ${b})`).toHaveLength(0);
});

test("a file holds what the list shows: searched, filtered and sorted, or the chosen rows of any day", async () => {
  const tglOrder = "2026-03-03";
  const [murah, mahal] = [
    await makeOrder(office, boss, {
      tglOrder,
      namaCustomer: "Wati",
      baris: [{ hargaProduk: 1_000_000, sumberProduk: "PL" }],
    }),
    await makeOrder(office, boss, {
      tglOrder,
      namaCustomer: "Yuni",
      baris: [{ hargaProduk: 8_000_000, sumberProduk: "PL" }],
    }),
  ];
  const hari = { tglAwal: tglOrder, tglAkhir: tglOrder };
  const berkas = (input: ClientInput<typeof order.exportOrder>) => baris(order.exportOrder, input, "Kode Order");
  expect(await berkas(hari)).toEqual([mahal, murah]);
  expect(await berkas({ ...hari, urut: "totalPembelian" })).toEqual([murah, mahal]);
  expect(await berkas({ ...hari, cari: "yuni" })).toEqual([mahal]);
  await makeInvoice(office, boss, murah, { dp: 500_000 });
  expect(await berkas({ ...hari, bayar: "Proses" })).toEqual([murah]);
  expect(await berkas({ ...hari, statusSo: "Cancel" })).toEqual([]);
  expect(await berkas({ idSo: [murah] })).toEqual([murah]);
  const pl = (input: ClientInput<typeof pesanLangsung.exportPl>) => baris(pesanLangsung.exportPl, input, "Kode Order");
  expect(await pl({ ...hari, cari: "wati" })).toEqual([murah]);
  expect(await pl({ ...hari, statusProduk: "Selesai" })).toEqual([]);
  const [pertama] = (await boss.call(pesanLangsung.getOrderanPl, { cari: mahal })).data;
  expect(await pl({ idOrderan: [pertama?.idOrderan ?? (0 as never)] })).toEqual([mahal]);
});
