import {
  isianPelanggan,
  kepalaPelanggan,
  salesPelanggan,
  summarisePelanggan,
} from "#areas/penjualan/pelanggan/isiPelanggan.ts";
import { dataProduk, keadaanProduk, seriProduk, stockAwal } from "#areas/produk/produk/isiProduk.ts";
import type { Problem } from "#kernel/problem.ts";
import type { ShownRecord } from "#kernel/record.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import { type JenisKolom, MAKS_KOLOM_AKTIF, samaPilihan, type UntukKolom } from "../isiKolom.ts";

/** A heading as spreadsheets compare it. */
export const samaJudul = (nama: string): string => nama.toLowerCase().replace(/[^a-z0-9]/g, "");

const labels = (...records: readonly ShownRecord[]): string[] =>
  records.flatMap((record) => Object.values(record).flatMap(({ label, short }) => [label, short]));

/** What the lists, forms and files of a kind call their own columns. */
const JUDUL: Readonly<Record<UntukKolom, ReadonlySet<string>>> = {
  pelanggan: new Set(
    [
      ...labels(isianPelanggan, salesPelanggan, summarisePelanggan, kepalaPelanggan),
      ...["Lewat Tempo", "Order", "Pelanggan", "Aksi"],
    ].map(samaJudul),
  ),
  produk: new Set(
    [
      ...labels(dataProduk, stockAwal, seriProduk, keadaanProduk),
      ...[
        "Mesin",
        "Kode Produk",
        "Nama Produk",
        "Nilai Stock",
        "Harga pokok rata-rata",
        "Ditahan order",
        "Penanda",
        "Aksi",
      ],
    ].map(samaJudul),
  ),
};

type Isian = { untuk: UntukKolom; jenis: JenisKolom; nama: string; aktif: boolean; pilihan: readonly string[] };
/** The other fields of its kind. */
type Lain = { nama: string; aktif: boolean };

export function problemsOfKolom({ untuk, jenis, nama, aktif, pilihan }: Isian, lain: readonly Lain[]): Problem[] {
  return [
    ...problemsOfNama(untuk, nama, lain),
    ...problemsOfPilihan(jenis, pilihan),
    ...(aktif && lain.filter((satu) => satu.aktif).length >= MAKS_KOLOM_AKTIF
      ? [
          {
            field: "aktif",
            message: `Paling banyak ${MAKS_KOLOM_AKTIF} kolom ${untuk} aktif, nonaktifkan salah satunya`,
          },
        ]
      : []),
  ];
}

function problemsOfNama(untuk: UntukKolom, nama: string, lain: readonly Lain[]): Problem[] {
  const judul = samaJudul(nama);
  if (JUDUL[untuk].has(judul))
    return [{ field: "nama", message: `${nama} sudah menjadi kolom ${untuk}, pilih nama lain` }];
  const sama = lain.find((satu) => samaJudul(satu.nama) === judul);
  if (!sama) return [];
  const message = `Kolom ${sama.nama} sudah ada${sama.aktif ? "" : ", aktifkan kembali kolom itu"}`;
  return [{ field: "nama", message }];
}

function problemsOfPilihan(jenis: JenisKolom, pilihan: readonly string[]): Problem[] {
  const salah = (message: string): Problem[] => [{ field: "pilihan", message }];
  if (jenis === "teks") return pilihan.length === 0 ? [] : salah("Kolom teks tidak memakai pilihan");
  if (pilihan.length === 0) return salah("Isi sedikitnya satu pilihan");
  const kembar = pilihan.find((satu, at) => pilihan.findIndex((dulu) => samaPilihan(dulu, satu)) < at);
  return kembar === undefined ? [] : salah(`Pilihan ${kembar} tertulis dua kali`);
}

/** A field that holds something is put out of use instead, so that nothing that was filled in is lost. */
export const mayRemove = ({ nama, terisi }: { nama: string; terisi: boolean }): Boleh =>
  terisi ? tidak(`Kolom ${nama} sudah berisi, nonaktifkan supaya isinya tetap tersimpan`) : boleh;

/** Why a choice stays. */
export const masihDipakai = (pilihan: string, untuk: UntukKolom, banyak: number): string =>
  `Pilihan ${pilihan} masih dipakai ${banyak} ${untuk}, ganti isinya dulu`;
