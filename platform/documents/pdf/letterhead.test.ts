import QRCode from "qrcode";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { documentPdf } from "./documents.ts";
import type { Company } from "./letterhead.ts";
import { readPdfRectangles, readPdfText } from "./readText.testing.ts";
import { type ItemCell, itemTable } from "./table.ts";
import { overflows } from "./tail.ts";

const company: Company = {
  nama: "PT Sinar Pengering Mandiri",
  alamat: "Jl. Raya Industri Kav. 12, Cikarang",
  telepon: "(021) 8983 4455",
  email: "sales@contoh.id",
  bank: ["BCA 123 456 7890 a.n. PT Sinar Pengering Mandiri"],
  logo: null,
};

function lines(count: number) {
  const rows = Array.from({ length: count }, (_, at): ItemCell[] => [
    at + 1,
    { nama: `Mesin ${at + 1}`, keterangan: "Baja tahan karat" },
    2,
    12_500_000,
  ]);
  return itemTable(
    [
      { header: "No", kind: "number", width: 22 },
      { header: "Produk", kind: "text", width: "*" },
      { header: "Jumlah", kind: "number", width: 50 },
      { header: "Harga", kind: "money", width: "auto" },
    ],
    rows,
  );
}

function invoice(count: number, from: Company = company) {
  return documentPdf({
    company: from,
    title: "INVOICE",
    code: "INV/2026/11/0042",
    facts: [
      [
        ["Tanggal", "21-11-2026"],
        ["Jatuh Tempo", ""],
      ],
      [["Pelanggan", "CV Kopi Nusantara"]],
    ],
    body: [lines(count)],
    totals: [
      ["Subtotal", 25_000_000],
      ["Diskon", -500_000],
      ["Total", 24_500_000, true],
    ],
    terbilang: 24_500_000,
    notes: ["Garansi 12 bulan."],
    signatures: ["Hormat kami", "Penerima"],
  });
}

/** As a statement of account: rows, and below them their sums in a short table. */
const statement = (count: number) =>
  documentPdf({
    company,
    title: "PERNYATAAN",
    code: "21-11-2026",
    facts: [[["Per Tanggal", "21-11-2026"]], [["Kepada", "CV Kopi Nusantara"]]],
    body: [lines(count), itemTable([{ header: "Jumlah Umur", kind: "money", width: "*" }], [[1_000_000]])],
    totals: [["Total", 1_000_000, true]],
    notes: ["Hari dihitung dari jatuh tempo."],
    signatures: ["Hormat kami"],
  });

/** With a code to pay with, in both languages, and so many sums. */
const crowded = (count: number, sums: number) =>
  documentPdf({
    company,
    title: "INVOICE",
    code: "INV/2026/11/0042",
    stamp: { text: "MENUNGGU PERSETUJUAN", tone: "warning" },
    facts: [
      ["Tanggal", "Jatuh Tempo", "Kode Order", "Tipe Pembayaran", "Rekening", "Admin"].map((label) => [label, "-"]),
      [["Alamat", "Jl. Raya Industri Kav. 12, Kelurahan Sukamaju, Kecamatan Cibinong, Kabupaten Bogor"]],
    ],
    body: [lines(count)],
    totals: Array.from({ length: sums }, (_, at) => [`Jumlah ${at + 1}`, at, at > sums - 3]),
    terbilang: 24_500_000,
    pay: { text: "0".repeat(230), label: "QRIS toko", amount: "Rp 24.500.000" },
    signatures: ["Hormat kami", "Customer"],
    english: { INVOICE: "Invoice", Tanggal: "Date", "Hormat kami": "Yours sincerely", Customer: "Customer" },
  });

describe("a document of the company", () => {
  test("a short one has its signatures below its sums, closer together where that saves a sheet", async () => {
    for (const sums of [8, 13, 17]) {
      for (let count = 1; count <= 4; count += 1) {
        const pages = readPdfText(await crowded(count, sums));
        const last = pages.at(-1) ?? "";
        for (const part of [`Jumlah ${sums} `, "Hormat kami"])
          expect(last, `${count} rows, ${sums} sums`).toContain(part);
        if (sums + count <= 15) expect(pages, `${count} rows, ${sums} sums`).toHaveLength(1);
      }
    }
  });

  test("one without a table is set as wide as ever", () => {
    const drawn = { text: "NOTA KREDIT", positions: [{ pageNumber: 1 }] };
    expect(overflows([], drawn, 1)).toBe(false);
  });

  test("what is summed in a short table goes on to no sheet without a row of the long one above it", async () => {
    for (let count = 8; count <= 20; count += 1) {
      const last = readPdfText(await statement(count)).at(-1) ?? "";
      for (const part of [`Mesin ${count - 1} `, `Mesin ${count} `, "Hormat kami"]) {
        expect(last, `${count} rows`).toContain(part);
      }
    }
  });

  test("its sums and signatures stand below rows of its table, however many there are, and no row is lost", async () => {
    for (let count = 8; count <= 20; count += 1) {
      const pages = readPdfText(await invoice(count));
      const last = pages.at(-1) ?? "";
      expect(last, `${count} rows`).toContain(`Mesin ${count} `);
      // Never one alone, which could be a sum.
      expect(last, `${count} rows`).toContain(`Mesin ${count - 1} `);
      expect(last).toContain("Penerima");
      for (let at = 1; at <= count; at += 1) {
        expect(pages.filter((page) => `${page} `.includes(` ${at} Mesin ${at} `))).toHaveLength(1);
      }
      for (const page of pages) expect(page).toContain("Produk");
    }
  });

  test("says everything it was given, on one page", async () => {
    const pages = readPdfText(await invoice(2));
    expect(pages).toHaveLength(1);
    for (const words of [
      "PT Sinar Pengering Mandiri",
      "Jl. Raya Industri Kav. 12, Cikarang",
      "Telp. (021) 8983 4455 · sales@contoh.id",
      "Pelanggan CV Kopi Nusantara",
      "Jatuh Tempo -",
      "Mesin 1 Baja tahan karat 2 Rp 12.500.000",
      "Diskon -Rp 500.000",
      "Total Rp 24.500.000",
      "Dua puluh empat juta lima ratus ribu rupiah",
      "BCA 123 456 7890",
      "Garansi 12 bulan.",
      "Hormat kami",
      "Penerima",
      "Halaman 1 dari 1",
    ]) {
      expect(pages[0]).toContain(words);
    }
  });

  test("repeats the table header and names itself on every page", async () => {
    const pages = readPdfText(await invoice(60));
    expect(pages.length).toBeGreaterThan(1);
    pages.forEach((page, at) => {
      expect(page).toContain("No Produk Jumlah Harga");
      expect(page).toContain("INVOICE INV/2026/11/0042");
      expect(page).toContain(`Halaman ${at + 1} dari ${pages.length}`);
    });
    const all = pages.join(" ");
    for (let line = 1; line <= 60; line++) expect(all).toContain(`Mesin ${line} Baja`);
  });

  test("carries its code as a QR code", async () => {
    const pdf = await invoice(1);
    const bars = readPdfRectangles(pdf, 0);
    const { size, data } = QRCode.create("INV/2026/11/0042", { errorCorrectionLevel: "M" }).modules;
    const left = Math.min(...bars.map(([x]) => x));
    const top = Math.min(...bars.map(([, y]) => y));
    const module = bars[0]?.[3] ?? 0;
    const drawn = Array.from({ length: size * size }, () => 0);
    for (const [x, y, w] of bars) {
      const from = Math.round((y - top) / module) * size + Math.round((x - left) / module);
      drawn.fill(1, from, from + Math.round(w / module));
    }
    expect(drawn).toEqual([...data]);
  });

  test("takes a transparent logo without growing by its pixels", async () => {
    const logo = await sharp({ create: { width: 1600, height: 1200, channels: 4, background: "#0b726780" } })
      .png()
      .toBuffer();
    const pdf = await invoice(1, { ...company, logo });
    expect(pdf.toString("latin1")).toContain("/DCTDecode");
    expect(pdf.length).toBeLessThan(100_000);
  });

  test("prints names without an end and characters without a shape", async () => {
    const endless = "X".repeat(300);
    const [page] = readPdfText(await invoice(1, { ...company, nama: `${endless}\u0007 😀 Jaya` }));
    expect(page?.replaceAll(" ", "")).toContain(`${endless}Jaya`);
  });

  test("leaves out what a delivery note does not have", async () => {
    const [page] = readPdfText(
      await documentPdf({
        company: { ...company, bank: [], email: undefined, telepon: "" },
        title: "SURAT JALAN",
        code: "SJ/2026/11/0001",
        facts: [[], []],
        body: [lines(1)],
      }),
    );
    for (const words of ["Pembayaran", "Catatan", "Terbilang", "Telp.", "Rp 0"]) expect(page).not.toContain(words);
  });

  test("reads no file and no address that a text may name", async () => {
    const { renderPdf } = await import("./render.ts");
    await expect(renderPdf({ content: [{ image: "/etc/hostname" }] })).rejects.toThrow();
    await expect(renderPdf({ content: [{ image: "http://127.0.0.1/x.png" }] })).rejects.toThrow();
  });
});
