import { expect, test } from "vitest";
import { makeOrder } from "#books/fixtures.ts";
import { readPdfText } from "#platform/documents/pdf/readText.testing.ts";
import { sheetRows } from "#test/support/files.ts";
import { openOffice } from "#test/support/office.ts";
import { order } from "../contract.ts";

const office = openOffice();

test("the list finds code, institution and customer, newest first, in the asked days", async () => {
  const sales = await office.person("Sales", { menu: ["Sales Order"] });
  const older = await makeOrder(office, sales, { tglOrder: "2026-10-05", customerInstansi: "PT Teh Melati" });
  const newer = await makeOrder(office, sales, { tglOrder: "2026-10-20", namaCustomer: "Melati Putri" });
  const { data } = await sales.call(order.getOrder, { cari: "MELATI" });
  expect(data.map((row) => row.idSo)).toEqual([newer, older]);
  const byCode = await sales.call(order.getOrder, { cari: older.toLowerCase() });
  expect(byCode.data.map((row) => row.idSo)).toEqual([older]);
  const october = { tglAwal: "2026-10-01", tglAkhir: "2026-10-19" };
  expect((await sales.call(order.getOrder, october)).data.map((row) => row.idSo)).toEqual([older]);
  expect(await sales.refused(order.getOrder, { tglAwal: "2026-10-02", tglAkhir: "2026-10-01" })).toMatchObject({
    status: 400,
    errors: [{ field: "tglAwal" }],
  });
  // A typed "%" is text and no pattern.
  expect((await sales.call(order.getOrder, { cari: "%" })).totalDocs).toBe(0);
});

test("the list finds words in any order, codes as people type them, and telephone numbers", async () => {
  const sales = await office.person("Sales", { menu: ["Sales Order", "Surat Jalan"] });
  const rempah = await makeOrder(office, sales, {
    customerInstansi: "PT Rempah Nusantara",
    noTelp: "6287712345678",
  });
  const lain = await makeOrder(office, sales, { customerInstansi: "PT Nusantara Raya", noTelp: "08771234000" });
  const found = async (cari: string) => (await sales.call(order.getOrder, { cari })).data.map((row) => row.idSo);
  expect(await found("nusantara rempah")).toEqual([rempah]);
  expect(await found("raya, nusantara")).toEqual([lain]);
  const [, bulan, nomor] = rempah.split("-");
  for (const cari of [`SO ${bulan} ${Number(nomor)}`, `${bulan}-${Number(nomor)}`, `so${bulan}${Number(nomor)}`]) {
    expect(await found(cari), cari).toEqual([rempah]);
  }
  for (const cari of ["087712345678", "0877 1234 5678", "+6287712345678", "877-1234-567", "7712345678"]) {
    expect(await found(cari), cari).toEqual([rempah]);
  }
  expect(await found("0877 1234")).toEqual([lain, rempah]);
  // What was counted for a search is counted anew when a number changes.
  await office.sql`update so set no_telp = '02155501' where id_so = ${lain}`;
  expect((await sales.call(order.getOrder, { cari: "0877 1234" })).totalDocs).toBe(1);
});

test("every page of a list holds its own rows and together they are all of them", async () => {
  const sales = await office.person("Sales", { menu: ["Sales Order"] });
  const made = [];
  for (let n = 0; n < 25; n++) {
    made.push(await makeOrder(office, sales, { customerInstansi: "Halaman", tglOrder: `2026-09-0${1 + (n % 9)}` }));
  }
  const asked = { tglAwal: "2026-09-01", tglAkhir: "2026-09-30", limit: 4 };
  for (const cari of ["", "halaman"]) {
    const seen: string[] = [];
    for (let page = 1; page <= 7; page++) {
      const answer = await sales.call(order.getOrder, { ...asked, cari, page });
      expect(answer).toMatchObject({ totalDocs: 25, totalPages: 7, page, pagingCounter: (page - 1) * 4 + 1 });
      seen.push(...answer.data.map((row) => row.idSo));
    }
    expect(seen).toHaveLength(25);
    expect([...seen].sort()).toEqual([...made].sort());
    const days = await office.sql<{ idSo: string }[]>`
      select id_so from so where customer_instansi = 'Halaman' order by tgl_order desc, urut desc`;
    expect(seen).toEqual(days.map((row) => row.idSo));
    expect((await sales.call(order.getOrder, { ...asked, cari, page: 8 })).data).toEqual([]);
  }
});

test("the printed order says what was ordered, in figures and words", async () => {
  const sales = await office.person("Sales", { menu: ["Sales Order"] });
  const idSo = await makeOrder(office, sales, {
    tipeSo: "Online",
    baris: [{ qty: 2, hargaProduk: 12_500_000, tambahanHargaOnline: 250_000 }],
  });
  const { data } = await sales.call(order.cetakSoPdf, { idSo });
  const pages = readPdfText(Buffer.from(data.base64, "base64"));
  const text = pages.join(" ");
  for (const said of ["SALES ORDER", idSo, "CV Maju Bersama", "Rp 25.000.000", "Rp 500.000", "Rp 25.500.000"]) {
    expect(text).toContain(said);
  }
  expect(text).toMatch(/dua puluh lima juta lima ratus ribu rupiah/i);
});

test("the export has a row for each line and the total of the lines", async () => {
  const sales = await office.person("Sales", { menu: ["Sales Order"] });
  const baris = [
    { qty: 2, hargaProduk: 1_000_000 },
    { qty: 1, hargaProduk: 500_000, sumberProduk: "PL" as const },
  ];
  await makeOrder(office, sales, { tglOrder: "2026-08-08", baris });
  const { raw, headers } = await sales.send(order.exportOrder, { tglAwal: "2026-08-01", tglAkhir: "2026-08-31" });
  expect(decodeURIComponent(String(headers["content-disposition"]))).toContain(
    "Export SO-01-08-2026 sampai 31-08-2026.xlsx",
  );
  const rows = await sheetRows(raw);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatchObject({ "Status Order": "Diorder", Qty: 2, "Total Harga": 2_000_000 });
  expect(rows[1]).toMatchObject({ Sumber: "PL", "Qty Selesai": 0, "Status Produk": "Diproses" });
  expect(rows[2]).toMatchObject({ "Total Harga": 2_500_000 });
  const logistik = await office.person("Logistik");
  expect((await logistik.send(order.exportOrder, {})).status).toBe(401);
});

test("who cancelled an order stands in the reason that a Super Admin reads, and nowhere else in the list", async () => {
  const boss = await office.person("Super Admin");
  const pembatal = await office.person("Management", { nama: "Ratna Wulandari" });
  const staff = await office.person("Staff Luar", { menu: ["Sales Order"] });
  const idSo = await makeOrder(office, boss);
  await pembatal.call(order.cancelSo, { idSo });
  const [own, other] = [
    await boss.call(order.getOrder, { cari: idSo }),
    await staff.call(order.getOrder, { cari: idSo }),
  ];
  expect(JSON.stringify(own.data)).toContain("sudah dibatalkan oleh Ratna Wulandari");
  expect(other.totalDocs).toBe(1);
  expect(JSON.stringify(other.data)).not.toContain("Ratna");
});
