import { tanggal } from "#kernel/format.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { BarisLembar, KolomLembar } from "../lembar.ts";
import { awalBulan, awalTahun, geser, type Masa } from "../masa.ts";
import type { AkunLaporan } from "./akun.ts";
import { type Buku, hasilUsaha, type Isi, idBuku } from "./buku.ts";
import { barisAkun, barisHasil, barisIsi, barisJudul, barisJumlah, jumlahIsi, kelompok } from "./rows.ts";

/** Neraca Buku Besar of a day, beside those of the last days of the month and the year before. */
const hariNeraca = (hari: Tanggal): Tanggal[] => [
  ...new Set([hari, geser(awalBulan(hari), -1), geser(awalTahun(hari), -1)]),
];
const bagian = (hari: Tanggal) => ({
  semua: { dari: null, sampai: hari } satisfies Masa,
  lalu: { dari: null, sampai: geser(awalTahun(hari), -1) } satisfies Masa,
  tahun: { dari: awalTahun(hari), sampai: hari } satisfies Masa,
});
export const masaNeraca = (hari: Tanggal): Masa[] => hariNeraca(hari).flatMap((ke) => Object.values(bagian(ke)));

export function composeNeraca(hari: Tanggal, buku: Buku): Isi {
  const hariKe = hariNeraca(hari);
  const milik = (jenis: AkunLaporan["jenis"]) => buku.akun.filter((akun) => akun.jenis === jenis);
  const baris = (akun: AkunLaporan) =>
    barisAkun(akun, 1, saldo(buku, akun, hariKe, akun.jenis === "Aset" ? 1 : -1), idBuku(buku, akun));
  const aset = perGolongan(milik("Aset"), baris);
  const kewajiban = perGolongan(milik("Kewajiban"), baris);
  const ekuitas = [...perAkun(milik("Ekuitas"), baris), ...laba(buku, hariKe)];
  const total = (rows: readonly BarisLembar[]) => jumlahIsi(hariKe.length, rows);
  const rows = [
    barisJudul("aset", "ASET", 0),
    ...aset,
    barisHasil("total-aset", "Total Aset", total(aset)),
    barisJudul("kewajiban-ekuitas", "KEWAJIBAN DAN EKUITAS", 0),
    ...bernama("kewajiban", "Kewajiban", kewajiban, total(kewajiban)),
    ...bernama("ekuitas", "Ekuitas", ekuitas, total(ekuitas)),
    barisHasil("total-kewajiban-ekuitas", "Total Kewajiban dan Ekuitas", total([...kewajiban, ...ekuitas])),
  ];
  return { tabel: [{ kunci: "neraca", kepala: "Pos", kolom: hariKe.map(kolom), baris: rows }], catatan: [] };
}

const kolom = (hari: Tanggal): KolomLembar => ({
  kunci: hari,
  nama: tanggal(hari),
  dari: awalTahun(hari),
  sampai: hari,
});

const saldo = (buku: Buku, akun: AkunLaporan, hari: readonly Tanggal[], sisi: 1 | -1) =>
  hari.map((ke) => sisi * buku.dalam(akun, bagian(ke).semua).saldo);

const bernama = (kunci: string, nama: string, isinya: readonly BarisLembar[], total: number[]): BarisLembar[] => [
  barisJudul(kunci, nama, 1),
  ...isinya.map((row) => ({ ...row, tingkat: row.tingkat + 1 })),
  barisJumlah(kunci, `Total ${nama}`, 1, total),
];

/** Accumulated depreciation stands below the assets. */
const GOLONGAN: Readonly<Record<string, string>> = {
  "Akumulasi Penyusutan": "Aset Tetap",
  Hutang: "Hutang dan Uang Muka",
};

const perGolongan = (akun: readonly AkunLaporan[], baris: (akun: AkunLaporan) => BarisLembar): BarisLembar[] =>
  [...Map.groupBy(akun, ({ golongan }) => GOLONGAN[golongan] ?? golongan)].flatMap(([golongan, isinya]) =>
    kelompok(`golongan ${golongan}`, golongan, 1, perAkun(isinya, baris)),
  );

/** Accounts mapped to another one stand below its name, together with its own bookings. */
export const perAkun = (akun: readonly AkunLaporan[], baris: (akun: AkunLaporan) => BarisLembar): BarisLembar[] =>
  [...Map.groupBy(akun, ({ idLaporan }) => idLaporan)].flatMap(([idLaporan, isinya]) => {
    const rows = isinya.map(baris);
    const tingkat = rows[0]?.tingkat ?? 0;
    return kelompok(`laporan ${idLaporan}`, isinya[0]?.namaLaporan ?? "", tingkat, rows);
  });

/** The profits of earlier years and of this year until the day. */
function laba(buku: Buku, hari: readonly Tanggal[]): BarisLembar[] {
  const usaha = buku.akun.filter(hasilUsaha);
  const pada = (yang: "lalu" | "tahun") =>
    hari.map((ke) => usaha.reduce((sum, akun) => sum - buku.dalam(akun, bagian(ke)[yang]).saldo, 0));
  return [
    barisIsi("laba-lalu", "Laba Tahun-Tahun Lalu", 1, pada("lalu")),
    barisIsi("laba-berjalan", "Laba Tahun Berjalan", 1, pada("tahun")),
  ];
}
