import { expect, test } from "vitest";
import { MAKS_KOLOM_AKTIF } from "../isiKolom.ts";
import { masihDipakai, mayRemove, problemsOfKolom, samaJudul } from "./rules.ts";

type Isian = Parameters<typeof problemsOfKolom>[0];
const kolom: Isian = { untuk: "pelanggan", jenis: "teks", nama: "Wilayah Kirim", aktif: true, pilihan: [] };
const masalah = (lain: Partial<Isian>, ...ada: { nama: string; aktif: boolean }[]) =>
  problemsOfKolom({ ...kolom, ...lain }, ada);

test("a heading is another one than those of its lists, forms and files, as spreadsheets compare them", () => {
  expect(samaJudul("No. Telp (WA)")).toBe("notelpwa");
  expect(masalah({})).toEqual([]);
  const sudah = (nama: string, untuk: Isian["untuk"]) => [
    { field: "nama", message: `${nama} sudah menjadi kolom ${untuk}, pilih nama lain` },
  ];
  for (const nama of ["lewat-tempo", "Order", "Aksi", "EMAIL"]) {
    expect(masalah({ nama }), nama).toEqual(sudah(nama, "pelanggan"));
  }
  for (const nama of ["Mesin", "Nilai Stock", "Ditahan order", "Penanda", "kode produk"]) {
    expect(masalah({ nama, untuk: "produk" }), nama).toEqual(sudah(nama, "produk"));
  }
  expect(masalah({ nama: "Lewat Tempo", untuk: "produk" })).toEqual([]);
});

test("a name is given once; one out of use is taken into use again", () => {
  expect(masalah({ nama: "wilayah" }, { nama: "Rute", aktif: true }, { nama: "Wilayah", aktif: true })).toEqual([
    { field: "nama", message: "Kolom Wilayah sudah ada" },
  ]);
  expect(masalah({ nama: "wilayah" }, { nama: "Wilayah", aktif: false })).toEqual([
    { field: "nama", message: "Kolom Wilayah sudah ada, aktifkan kembali kolom itu" },
  ]);
});

test("choices are for a choice, at least one, each once", () => {
  const salah = (message: string) => [{ field: "pilihan", message }];
  expect(masalah({ pilihan: ["a"] })).toEqual(salah("Kolom teks tidak memakai pilihan"));
  expect(masalah({ jenis: "pilihan" })).toEqual(salah("Isi sedikitnya satu pilihan"));
  expect(masalah({ jenis: "pilihan", pilihan: ["Utara", "Selatan"] })).toEqual([]);
  expect(masalah({ jenis: "pilihan", pilihan: ["Utara", "Selatan", "utara"] })).toEqual(
    salah("Pilihan utara tertulis dua kali"),
  );
});

test("so many fields are in use at most", () => {
  const ada = Array.from({ length: MAKS_KOLOM_AKTIF }, (_, at) => ({ nama: `Lain ${at}`, aktif: true }));
  expect(masalah({}, ...ada.slice(1), { nama: "Lama", aktif: false })).toEqual([]);
  expect(masalah({ aktif: false }, ...ada)).toEqual([]);
  expect(masalah({}, ...ada)).toEqual([
    {
      field: "aktif",
      message: `Paling banyak ${MAKS_KOLOM_AKTIF} kolom pelanggan aktif, nonaktifkan salah satunya`,
    },
  ]);
});

test("what holds something stays", () => {
  expect(mayRemove({ nama: "Wilayah", terisi: false }).alasan).toBeNull();
  expect(mayRemove({ nama: "Wilayah", terisi: true }).alasan).toBe(
    "Kolom Wilayah sudah berisi, nonaktifkan supaya isinya tetap tersimpan",
  );
  expect(masihDipakai("Utara", "pelanggan", 3)).toBe("Pilihan Utara masih dipakai 3 pelanggan, ganti isinya dulu");
});
