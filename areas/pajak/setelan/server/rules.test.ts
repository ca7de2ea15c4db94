import { expect, test } from "vitest";
import type { DaftarKode } from "../../kode/kode.ts";
import type { KunciKetentuan } from "../isiPajak.ts";
import {
  mayCorrect,
  mayRemove,
  problemOfIdentitas,
  problemOfKetentuan,
  problemOfProduk,
  problemOfSejak,
  problemOfSetelan,
} from "./rules.ts";

const daftar = new Map(
  Object.entries({
    transaksi: ["04", "07", "08"],
    negara: ["IDN"],
    barang: ["841900"],
    jasa: ["200302"],
    satuan: ["UM.0018"],
    "keterangan-07": ["TD.00518", "TD.00519"],
    "cap-07": ["TD.01118"],
    "keterangan-08": ["TD.00510"],
    "cap-08": ["TD.01110"],
  }).map(([jenis, kode]) => [jenis, new Map(kode.map((satu) => [satu, satu]))]),
) as unknown as DaftarKode;

test("who is registered has a number", () => {
  expect(problemOfSetelan({ pkpSejak: "2026-01-01", npwp: "" })).toBe("PKP mempunyai NPWP, isi 16 angkanya");
  expect([
    problemOfSetelan({ pkpSejak: "2026-01-01", npwp: "1" }),
    problemOfSetelan({ pkpSejak: null, npwp: "" }),
  ]).toEqual([null, null]);
});

test("a buyer is known to Coretax by a number of its document", () => {
  const identitas = { dokumen: "NPWP", nomor: "", negara: "IDN", kodeTransaksi: "04", fasilitas: "" } as const;
  const masalah = (lain: object) => problemOfIdentitas({ ...identitas, ...lain }, daftar);
  expect(masalah({})).toBeNull();
  expect(masalah({ kodeTransaksi: "09" })).toEqual({
    field: "kodeTransaksi",
    message: "Kode transaksi 09 tidak berlaku di Coretax",
  });
  expect(masalah({ negara: "ZZZ" })).toEqual({ field: "negara", message: "Negara ZZZ tidak dikenal Coretax" });
  expect(masalah({ dokumen: "Paspor" })).toEqual({ field: "nomor", message: "Isi nomor Paspor" });
  expect(masalah({ dokumen: "Lainnya" })).toEqual({ field: "nomor", message: "Isi nomor dokumennya" });
  expect([masalah({ dokumen: "Paspor", nomor: "A1" }), masalah({ dokumen: "NIK", nomor: "1".repeat(16) })]).toEqual([
    null,
    null,
  ]);
  for (const nomor of ["1".repeat(15), "1".repeat(17), `x${"1".repeat(16)}`, "1".repeat(15).concat("x")]) {
    expect(masalah({ dokumen: "NIK", nomor })).toEqual({ field: "nomor", message: "NIK terdiri dari 16 angka" });
  }
});

test("codes 07 and 08 need their facility, the others have none", () => {
  const masalah = (kodeTransaksi: string, fasilitas: string) =>
    problemOfIdentitas(
      { dokumen: "NPWP", nomor: "", negara: "IDN", kodeTransaksi: kodeTransaksi as never, fasilitas },
      daftar,
    );
  const salah = (message: string) => ({ field: "fasilitas", message });
  expect(masalah("04", "18")).toEqual(salah("Fasilitas hanya untuk kode transaksi 07 dan 08, bukan 04"));
  expect(masalah("07", "")).toEqual(salah("Kode transaksi 07 memerlukan fasilitasnya"));
  expect(masalah("08", "")).toEqual(salah("Kode transaksi 08 memerlukan fasilitasnya"));
  expect([masalah("07", "18"), masalah("08", "10")]).toEqual([null, null]);
  // Known in the one list, but not in the other.
  expect(masalah("07", "19")).toEqual(salah("Fasilitas 19 tidak ada di daftar kode transaksi 07"));
  expect(masalah("08", "18")).toEqual(salah("Fasilitas 18 tidak ada di daftar kode transaksi 08"));
});

test("goods and services have codes of their own lists", () => {
  const masalah = (jenis: "A" | "B", kode: string, satuan = "UM.0018") =>
    problemOfProduk({ jenis, kode, satuan }, daftar);
  expect([masalah("A", "841900"), masalah("B", "200302")]).toEqual([null, null]);
  expect(masalah("A", "200302")).toEqual({
    field: "kode",
    message: "Kode 200302 tidak ada di daftar barang Coretax",
  });
  expect(masalah("B", "841900")).toEqual({ field: "kode", message: "Kode 841900 tidak ada di daftar jasa Coretax" });
  expect(masalah("A", "841900", "UM.9")).toEqual({ field: "satuan", message: "Satuan UM.9 tidak dikenal Coretax" });
});

test("orders keep the terms of PPN that they were made on", () => {
  const sejak = (kunci: KunciKetentuan, hari: string) =>
    problemOfSejak({ kunci, sejak: hari, atas: 11, bawah: 100 }, "2026-11-20");
  const masalah = {
    field: "sejak",
    message: "Ketentuan PPN berlaku paling awal hari ini: order yang sudah dibuat tetap memakai yang lama",
  };
  expect([sejak("ppn", "2026-11-19"), sejak("dpp-lain", "2026-11-19")]).toEqual([masalah, masalah]);
  expect([sejak("ppn", "2026-11-20"), sejak("dpp-lain", "2026-11-20"), sejak("hari-lapor", "2026-11-19")]).toEqual([
    null,
    null,
    null,
  ]);
});

/** The last values that may be, and the first that may not, of each term. */
test.each<[KunciKetentuan, [number, number][], [number, number][], "atas" | "bawah", string]>([
  [
    "ppn",
    [
      [1, 100],
      [100, 100],
    ],
    [
      [0, 100],
      [101, 100],
      [11, 99],
    ],
    "atas",
    "Tarif PPN dalam persen bulat, dengan penyebut 100",
  ],
  [
    "dpp-lain",
    [
      [1, 1],
      [40, 40],
      [11, 12],
    ],
    [
      [0, 12],
      [13, 12],
      [41, 41],
      [1, 41],
    ],
    "atas",
    "DPP nilai lain paling banyak 1, dengan penyebut paling banyak 40",
  ],
  [
    "pph23-jasa",
    [
      [0, 100],
      [100, 100],
    ],
    [[101, 100]],
    "atas",
    "Tarif paling banyak 1",
  ],
  [
    "pph-final",
    [
      [1, 200],
      [200, 200],
    ],
    [[201, 200]],
    "atas",
    "Tarif paling banyak 1",
  ],
  [
    "hari-lapor",
    [
      [1, 1],
      [28, 1],
    ],
    [
      [0, 1],
      [29, 1],
      [15, 2],
    ],
    "atas",
    "Tanggal 1 sampai 28, dengan penyebut 1",
  ],
  [
    "hari-setor",
    [[15, 1]],
    [
      [15, 2],
      [29, 1],
    ],
    "atas",
    "Tanggal 1 sampai 28, dengan penyebut 1",
  ],
  [
    "hari-bukti",
    [[15, 1]],
    [
      [15, 2],
      [29, 1],
    ],
    "atas",
    "Tanggal 1 sampai 28, dengan penyebut 1",
  ],
  [
    "isi-berkas",
    [
      [1, 1],
      [10_000, 1],
    ],
    [
      [0, 1],
      [10_001, 1],
      [5, 2],
    ],
    "atas",
    "1 sampai 10.000 faktur, dengan penyebut 1",
  ],
  [
    "masa-kredit",
    [
      [0, 1],
      [12, 1],
    ],
    [
      [13, 1],
      [3, 2],
    ],
    "atas",
    "0 sampai 12 bulan, dengan penyebut 1",
  ],
  ["batas-pkp", [[4_800_000_000, 1]], [[4_800_000_000, 2]], "bawah", "Jumlah rupiah, dengan penyebut 1"],
])("what %s may be", (kunci, boleh, tidak, field, message) => {
  const masalah = ([atas, bawah]: [number, number]) => problemOfKetentuan({ kunci, sejak: "2026-11-20", atas, bawah });
  expect(boleh.map(masalah)).toEqual(boleh.map(() => null));
  expect(tidak.map(masalah)).toEqual(tidak.map(() => ({ field, message })));
});

test("what was computed with a term stays as it was, and something always holds", () => {
  const [bos, lain] = [{ role: "Super Admin" }, { role: "Management" }];
  const bebas = { terpakai: "", tunggal: false };
  expect([mayCorrect(bos, bebas).alasan, mayRemove(bos, bebas).alasan]).toEqual([null, null]);
  expect([mayCorrect(lain, bebas).alasan, mayRemove(lain, bebas).alasan]).toEqual([
    "Hanya Super Admin",
    "Hanya Super Admin",
  ]);
  const terpakai =
    "Sudah dipakai menghitung 3 order: tambahkan yang baru dengan hari mulainya, yang ini berakhir sehari sebelumnya";
  for (const rule of [mayCorrect, mayRemove]) {
    expect(rule(bos, { terpakai: "3 order", tunggal: true }).alasan).toBe(terpakai);
  }
  expect(mayCorrect(bos, { ...bebas, tunggal: true }).alasan).toBeNull();
  expect(mayRemove(bos, { ...bebas, tunggal: true }).alasan).toBe("Satu-satunya yang berlaku hari ini: ubah isinya");
});
