import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { makeOrder, makeProduk } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import { readPdfText } from "#platform/documents/pdf/readText.testing.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { order } from "../../order/contract.ts";
import { suratJalan } from "../contract.ts";
import { isianBaru } from "./suratJalan.testing.ts";

const office = openOffice();

async function terkirim(boss: Person, statusSo: "Kirim" | "Belum" = "Kirim", kodeProduk = "OVN-9") {
  const idProduk = await makeProduk(office, boss, { kodeProduk, namaProduk: "Oven Sembilan", stock: 4 });
  const idSo = await makeOrder(office, boss, { baris: [{ idProduk, qty: 4, hargaProduk: 12_345_000 }] });
  const idInvoice = await makeInvoice(office, boss, idSo);
  const isian = {
    statusSo,
    namaEkspedisi: "Kargo Cepat",
    nomorResi: "KC-1",
    keterangan: "Awas pecah",
  };
  const made = await boss.call(suratJalan.addSuratJalan, await isianBaru({ idSo, idInvoice }, isian));
  return { idSo, idInvoice, idSuratJalan: made.data.idSuratJalan };
}

test("the printed note says who gets what, and no price", async () => {
  const boss = await office.person("Super Admin");
  await office.sql`update perusahaan set nama = 'PT Uji Cetak', baris_bank = 'BCA 123'`;
  const { idSo, idInvoice, idSuratJalan } = await terkirim(boss);
  const { data } = await boss.call(suratJalan.cetakSjPdf, { idSo });
  const [page] = readPdfText(Buffer.from(data.base64, "base64"));
  for (const words of [
    "PT Uji Cetak",
    `SURAT JALAN ${idSuratJalan}`,
    idSo,
    idInvoice,
    "Penerima Gudang Timur",
    "Jl. Pelabuhan 3, Surabaya",
    "Ekspedisi Kargo Cepat",
    "Nomor Resi KC-1",
    "OVN-9 Oven Sembilan",
    "Jumlah 4",
    "Awas pecah",
    "20-11-2026",
  ]) {
    expect(page).toContain(words);
  }
  expect(page).not.toMatch(/Rp|BCA 123|12\.345/);
});

test("the note of an order that was cancelled says so", async () => {
  const boss = await office.person("Super Admin");
  const { idSo } = await terkirim(boss, "Belum", "OVN-8");
  await boss.call(order.cancelSo, { idSo });
  const { data } = await boss.call(suratJalan.cetakSjPdf, { idSo });
  const [page] = readPdfText(Buffer.from(data.base64, "base64"));
  for (const words of ["Order ini sudah dibatalkan.", "Awas pecah"]) expect(page).toContain(words);
});

test("an order without a note has nothing to print", async () => {
  const boss = await office.person("Super Admin");
  const idSo = await makeOrder(office, boss, {});
  const { message } = await boss.refused(suratJalan.cetakSjPdf, { idSo });
  expect(message).toBe("Order belum memiliki surat jalan");
});

test("the export holds the notes of the range, dated by the note", async () => {
  const boss = await office.person("Super Admin");
  await office.travel("2026-11-22T02:00:00.000Z");
  const idProduk = await makeProduk(office, boss, { kodeProduk: "OVN-10", stock: 4 });
  const idSo = await makeOrder(office, boss, { tglOrder: "2026-02-01", baris: [{ idProduk, qty: 4 }] });
  const idInvoice = await makeInvoice(office, boss, idSo);
  const made = await boss.call(suratJalan.addSuratJalan, await isianBaru({ idSo, idInvoice }));
  const asked = { tglAwal: "2026-11-21", tglAkhir: "2026-11-22" };
  const { headers, raw } = await boss.send(suratJalan.exportSj, asked);
  expect(decodeURIComponent(String(headers["content-disposition"]))).toContain(
    "Export SJ-21-11-2026 sampai 22-11-2026.xlsx",
  );
  const rows = (await readXlsx(new Uint8Array(raw))).sheets[0]?.rows ?? [];
  expect(rows.map((row) => row[0])).toEqual(["Kode Surat Jalan", made.data.idSuratJalan, "Total"]);
  expect(rows[1]).toContain("OVN-10 x 4");
  expect(rows[1]).toContain(40_000_000);
  // The column has the label of the screen.
  expect(rows[1]?.[rows[0]?.indexOf("Status Barang") ?? 0]).toBe("Belum Kirim");
  const open = await boss.send(suratJalan.exportSj, {});
  expect(decodeURIComponent(String(open.headers["content-disposition"]))).toContain(
    "Export SJ-01-01-2026 sampai 22-11-2026.xlsx",
  );
});
