import type { BarisLembar, KolomLembar } from "../lembar.ts";
import { awalTahun, namaMasa, type Rentang, sebelumnya } from "../masa.ts";
import type { AkunLaporan } from "./akun.ts";
import { type Buku, hasilUsaha, type Isi } from "./buku.ts";
import { perAkun } from "./neraca.ts";
import { addAngka, barisAkun, barisHasil, barisJudul, barisJumlah, jumlahIsi, kelompok, kurangiAngka } from "./rows.ts";

/** The range, an equally long one before it, and the year until its end; without repetitions. */
export function masaBerbanding(masa: Rentang): Rentang[] {
  const all = [masa, sebelumnya(masa), { dari: awalTahun(masa.sampai), sampai: masa.sampai }];
  return all.filter(
    (satu, at) => all.findIndex(({ dari, sampai }) => dari === satu.dari && sampai === satu.sampai) === at,
  );
}

export const kolomMasa = (masa: Rentang): KolomLembar => ({
  kunci: `${masa.dari} ${masa.sampai}`,
  nama: namaMasa(masa),
  ...masa,
});

const HPP = "Harga Pokok Penjualan";

/** Laba Rugi Akrual: sales and their cost, expenses, other income, and the results in between. */
export function composeLabaRugi(masa: Rentang, buku: Buku): Isi {
  const kolom = masaBerbanding(masa);
  const usaha = buku.akun.filter(hasilUsaha);
  const baris = (akun: AkunLaporan) => barisAkun(akun, 1, nilai(buku, akun, kolom));
  const bagian = (termasuk: (akun: AkunLaporan) => boolean) => {
    const rows = perKomponen(usaha.filter(termasuk), baris);
    return { rows, total: jumlahIsi(kolom.length, rows) };
  };
  const penjualan = bagian(({ jenis, golongan }) => jenis === "Pendapatan" && golongan === "Penjualan");
  const hpp = bagian(({ jenis, golongan }) => jenis === "Beban" && golongan === HPP);
  const beban = bagian(({ jenis, golongan }) => jenis === "Beban" && golongan !== HPP);
  const lain = bagian(({ jenis, golongan }) => jenis === "Pendapatan" && golongan !== "Penjualan");
  const kotor = kurangiAngka(penjualan.total, hpp.total);
  const labaUsaha = kurangiAngka(kotor, beban.total);
  const rows = [
    barisJudul("penjualan", "Penjualan", 0),
    ...penjualan.rows,
    barisJumlah("penjualan", "Penjualan Bersih", 0, penjualan.total),
    barisJudul("hpp", HPP, 0),
    ...hpp.rows,
    barisJumlah("hpp", `Total ${HPP}`, 0, hpp.total),
    barisJumlah("kotor", "Laba Kotor", 0, kotor),
    barisJudul("beban", "Beban", 0),
    ...beban.rows,
    barisJumlah("beban", "Total Beban", 0, beban.total),
    barisJumlah("usaha", "Laba Usaha", 0, labaUsaha),
    barisJudul("lain", "Pendapatan Lain", 0),
    ...lain.rows,
    barisJumlah("lain", "Total Pendapatan Lain", 0, lain.total),
    barisHasil("laba-bersih", "Laba Bersih", addAngka(kolom.length, [labaUsaha, lain.total])),
  ];
  const tabel = { kunci: "laba-rugi", kepala: "Akun", kolom: kolom.map(kolomMasa), baris: rows };
  return { tabel: [tabel], catatan: ["Penjualan diakui saat barang keluar, beban saat terjadi."] };
}

/** Income of an account (Pendapatan) or its expense (Beban), as a positive amount. */
function nilai(buku: Buku, akun: AkunLaporan, kolom: readonly Rentang[]): number[] {
  const sisi = akun.jenis === "Beban" ? 1 : -1;
  return kolom.map((masa) => sisi * buku.dalam(akun, masa).saldo);
}

/** Needs below their komponen; needs without one below the account they are mapped to. */
function perKomponen(akun: readonly AkunLaporan[], baris: (akun: AkunLaporan) => BarisLembar): BarisLembar[] {
  const sendiri = perAkun(
    akun.filter(({ namaKomponen }) => namaKomponen === null),
    baris,
  );
  const berkomponen = Map.groupBy(
    akun.filter(({ namaKomponen }) => namaKomponen !== null),
    ({ namaKomponen }) => namaKomponen ?? "",
  );
  return [
    ...[...berkomponen].flatMap(([nama, isinya]) => kelompok(`komponen ${nama}`, nama, 1, isinya.map(baris))),
    ...sendiri,
  ];
}
