import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { type CellValue, writeXlsx } from "hucre/xlsx";
import { afterAll, describe, expect, test } from "vitest";
import type { GridRow } from "#platform/documents/xlsx/read.ts";
import { hasilOf, readHasil } from "./bacaHasil.ts";
import { HasilRefused } from "./hasilCoretax.ts";
import { readSen } from "./nilaiHasil.ts";

const folder = mkdtempSync(join(tmpdir(), "kantor-hasil-"));
afterAll(() => rmSync(folder, { recursive: true }));

const KELUARAN = [
  ...["NPWP Pembeli / Identitas lainnya", "Nama Pembeli", "Kode Transaksi", "Nomor Faktur Pajak"],
  ...["Tanggal Faktur Pajak", "Masa Pajak", "Tahun", "Status Faktur", "ESignStatus", "Harga Jual/Penggantian/DPP"],
  ...["DPP Nilai Lain/DPP", "PPN", "PPnBM", "Penandatangan", "Referensi", "Dilaporkan oleh Penjual"],
];
const MASUKAN = [
  ...["NPWP Penjual", "Nama Penjual", "Nomor Faktur Pajak", "Tanggal Faktur Pajak", "Masa Pajak", "Tahun"],
  ...["Masa Pajak Pengkreditan", "Tahun Pajak Pengkreditan", "Status Faktur", "Harga Jual/Penggantian/DPP"],
  ...["DPP Nilai Lain/DPP", "PPN", "PPnBM", "Referensi", "Nomor SP2D", "Valid", "Dilaporkan"],
];
const NOMOR = "04002500123456789";

type Isi = Readonly<Record<string, CellValue>>;
const faktur: Isi = {
  "NPWP Pembeli / Identitas lainnya": "1234567890123457",
  ...{ "Nama Pembeli": "PT Pembeli", "Kode Transaksi": "04", "Nomor Faktur Pajak": NOMOR },
  "Tanggal Faktur Pajak": new Date(Date.UTC(2026, 10, 26)),
  ...{ "Masa Pajak": "November", Tahun: 2026, "Status Faktur": "APPROVED", ESignStatus: "Done" },
  ...{ "Harga Jual/Penggantian/DPP": 100_000, "DPP Nilai Lain/DPP": 91_666.67, PPN: 11_000, PPnBM: 0 },
  Referensi: "INV-2611-00001",
};
const terbaca = {
  ...{ baris: 2, referensi: "INV-2611-00001", nomorFaktur: NOMOR, tanggal: "2026-11-26", masa: 11, tahun: 2026 },
  ...{ status: "disetujui", dpp: 100_000_00, dppLain: 91_666_67, ppn: 11_000_00 },
  ...{ npwp: "1234567890123457", nama: "PT Pembeli", masaKredit: null, tahunKredit: null },
};

async function berkas(judul: readonly string[], isi: readonly Isi[]): Promise<string> {
  const path = join(folder, `${Math.random()}.xlsx`);
  const rows = [[...judul], ...isi.map((satu) => judul.map((nama) => satu[nama] ?? null))];
  writeFileSync(path, await writeXlsx({ sheets: [{ name: "Data", rows }] }));
  return path;
}
const grid = (judul: readonly string[], isi: readonly Readonly<Record<string, string>>[]): GridRow[] =>
  [judul, ...isi.map((satu) => judul.map((nama) => satu[nama] ?? ""))].map((sel, at) => ({
    baris: at + 1,
    sel: [...sel],
  }));
const teks = Object.fromEntries(
  Object.entries(faktur).map(([nama, nilai]) => [nama, nilai instanceof Date ? "26/11/2026" : String(nilai)]),
);
const dengan = (beda: Readonly<Record<string, string>>) => hasilOf(grid(KELUARAN, [{ ...teks, ...beda }]), "keluaran");
const refusal = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    return error instanceof HasilRefused ? error.message : error;
  }
  return null;
};

describe("the list of faktur keluaran", () => {
  test("is read from the spreadsheet", async () => {
    const path = await berkas(KELUARAN, [faktur]);
    expect(await readHasil(path, "keluaran")).toEqual({ baris: [terbaca], masalah: [] });
  });

  test("is read by its headings, in whatever order they stand and whatever stands above", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(KELUARAN, { minLength: KELUARAN.length }), fc.nat(5), (judul, atas) => {
        const rows = grid(judul, [teks]).map((row) => ({ ...row, baris: row.baris + atas }));
        const kosong = Array.from({ length: atas }, (_, at) => ({ baris: at + 1, sel: ["Pajak Keluaran"] }));
        expect(hasilOf([...kosong, ...rows], "keluaran").baris).toEqual([{ ...terbaca, baris: 2 + atas }]);
      }),
    );
  });

  test.each([
    ["APPROVED", "disetujui"],
    ["Rejected", "ditolak"],
    ["CANCELED", "dibatalkan"],
    ["CANCELLED", "dibatalkan"],
    ["AMENDED", "diganti"],
    ["CREATED", "dikirim"],
    ["WAITING FOR BUYER APPROVAL", "dikirim"],
    ["WAITING_FOR_CANCELLATION", "dikirim"],
  ])("%s is %s", (kata, status) => {
    expect(dengan({ "Status Faktur": kata }).baris[0]?.status).toBe(status);
  });

  test("has no number before it is approved, and may lack a reference", () => {
    expect(dengan({ "Status Faktur": "REJECTED", "Nomor Faktur Pajak": "", Referensi: "" }).baris[0]).toMatchObject({
      ...{ nomorFaktur: "", referensi: "", status: "ditolak" },
    });
  });

  test.each([
    [{ "Status Faktur": "ENTAH" }, 'Baris 2: Status faktur "ENTAH" tidak dikenal.'],
    [{ "Status Faktur": "" }, "Baris 2: Status faktur kosong."],
    [{ "Tanggal Faktur Pajak": "31-02-2026" }, 'Baris 2: Tanggal faktur "31-02-2026" tidak dikenal.'],
    [{ "Masa Pajak": "13" }, 'Baris 2: Masa pajak "13" tidak dikenal.'],
    [{ Tahun: "26" }, 'Baris 2: Tahun pajak "26" tidak dikenal.'],
    [{ PPN: "sebelas" }, 'Baris 2: PPN "sebelas" tidak dikenal.'],
    [{ "Nomor Faktur Pajak": "" }, "Baris 2: Nomor faktur kosong."],
    [
      { "Nomor Faktur Pajak": "4002500123456790" },
      'Baris 2: Nomor faktur "4002500123456790" bukan 17 angka. Jangan simpan ulang berkas dari Coretax di Excel.',
    ],
  ])("says of a row why it cannot be read: %j", (beda, kalimat) => {
    expect(dengan(beda)).toEqual({ baris: [], masalah: [{ baris: 2, kalimat }] });
  });

  test.each(["2026-11-26", "2026-11-26T00:00:00", "26-11-2026 08:15", "26 November 2026", "26/11/2026"])(
    "takes the day %s",
    (hari) => {
      expect(dengan({ "Tanggal Faktur Pajak": hari }).baris[0]?.tanggal).toBe("2026-11-26");
    },
  );
});

test("faktur masukan are read with their seller and the month in which they are credited", async () => {
  const isi: Isi = {
    ...{ "NPWP Penjual": "01.234.567.8-901.234", "Nama Penjual": "PT Baja", "Nomor Faktur Pajak": NOMOR },
    ...{ "Tanggal Faktur Pajak": "05-11-2026", "Masa Pajak": 11, Tahun: "2026", "Status Faktur": "APPROVED" },
    ...{ "Masa Pajak Pengkreditan": "Desember", "Tahun Pajak Pengkreditan": 2026 },
    ...{ "Harga Jual/Penggantian/DPP": "1.000.000", "DPP Nilai Lain/DPP": "916.666,67", PPN: "110,000.00" },
  };
  const { baris } = await readHasil(await berkas(MASUKAN, [isi]), "masukan");
  expect(baris).toEqual([
    {
      ...{ baris: 2, referensi: "", nomorFaktur: NOMOR, tanggal: "2026-11-05", masa: 11, tahun: 2026 },
      ...{ status: "disetujui", dpp: 1_000_000_00, dppLain: 916_666_67, ppn: 110_000_00 },
      ...{ npwp: "012345678901234", nama: "PT Baja", masaKredit: 12, tahunKredit: 2026 },
    },
  ]);
});

test("another file is refused with a sentence that says what to do", async () => {
  const bukan =
    "Berkas ini bukan daftar faktur dari Coretax. Unduh dari e-Faktur › Pajak Keluaran sebagai Excel, lalu unggah tanpa diubah.";
  expect(refusal(() => hasilOf(grid(["Nama", "Alamat"], [{ Nama: "A" }]), "keluaran"))).toBe(bukan);
  expect(refusal(() => hasilOf([], "keluaran"))).toBe(bukan);
  expect(refusal(() => hasilOf(grid(MASUKAN, [{}]), "keluaran"))).toBe(
    "Berkas ini berisi faktur masukan, bukan keluaran. Unggah di daftar faktur masukan.",
  );
  const kurang = KELUARAN.filter((nama) => nama !== "Referensi" && nama !== "PPN");
  expect(refusal(() => hasilOf(grid(kurang, [teks]), "keluaran"))).toBe(
    "Kolom PPN, Referensi tidak ditemukan. Unduh lagi dari Coretax dan unggah tanpa diubah.",
  );
  expect(refusal(() => hasilOf(grid(KELUARAN, []), "keluaran"))).toBe("Daftar ini tidak berisi faktur.");
  const path = join(folder, "bukan.xlsx");
  writeFileSync(path, "bukan excel");
  await expect(readHasil(path, "keluaran")).rejects.toThrow(HasilRefused);
});

test.each([
  ["11000", 11_000_00],
  ["91666.67", 91_666_67],
  ["91666.666666667", 91_666_67],
  ["11.000", 11_000_00],
  ["11.000,5", 11_000_50],
  ["11,000.00", 11_000_00],
  ["Rp 11.000", 11_000_00],
  ["-5", -5_00],
  ["", 0],
  ["1.2.3", null],
  ["12,345,6", null],
])("the amount %s is %s hundredths", (cell, sen) => {
  expect(readSen(cell)).toBe(sen);
});
