import { rupiah, tanggal as tertulis } from "#kernel/format.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { BarisLembar, KolomLembar } from "../lembar.ts";
import { awalBulan, awalTahun, geser, type Masa } from "../masa.ts";
import type { AkunLaporan } from "./akun.ts";
import { type Buku, hasilUsaha, type Isi, idBuku } from "./buku.ts";
import { addAngka, barisAkun, barisHasil, barisIsi } from "./rows.ts";

/** The trial balance of a day: balance of every account at the beginning of the month, movements, and balance now. */
const bagian = (hari: Tanggal) => ({
  lalu: { dari: null, sampai: geser(awalTahun(hari), -1) } satisfies Masa,
  tahun: { dari: awalTahun(hari), sampai: geser(awalBulan(hari), -1) } satisfies Masa,
  bulan: { dari: awalBulan(hari), sampai: hari } satisfies Masa,
});
export const masaNeracaSaldo = (hari: Tanggal): Masa[] => Object.values(bagian(hari));

const KOLOM = ["Saldo Awal", "Debit", "Kredit", "Saldo Akhir Debit", "Saldo Akhir Kredit"];

export function composeNeracaSaldo(hari: Tanggal, buku: Buku): Isi {
  const { lalu, tahun, bulan } = bagian(hari);
  const tempat = buku.akun.map((akun) => {
    const awal = buku.dalam(akun, tahun).saldo + (hasilUsaha(akun) ? 0 : buku.dalam(akun, lalu).saldo);
    return { akun, awal, ...gerak(buku, akun, bulan) };
  });
  const baris = [...Map.groupBy(tempat, ({ akun }) => akun.idAkun).values()].map(satuAkun);
  const labaLalu = buku.akun.filter(hasilUsaha).reduce((sum, akun) => sum + buku.dalam(akun, lalu).saldo, 0);
  const akun = baris
    .toSorted((a, b) => (a.akun.kode < b.akun.kode ? -1 : 1))
    .map((row) => barisAkun(row.akun, 0, angka(row.awal, row.debit, row.kredit), idBuku(buku, row.akun)));
  const rows = [
    ...akun.filter(neraca),
    barisIsi("laba-lalu", "Laba Tahun-Tahun Lalu", 0, angka(labaLalu, 0, 0)),
    ...akun.filter((row) => !neraca(row)),
  ];
  const total = addAngka(
    KOLOM.length,
    rows.map(({ nilai }) => nilai),
  );
  const dipetakan = baris.some(
    ({ akun, ...row }) => akun.idLaporan !== akun.idAkun && angka(row.awal, row.debit, row.kredit).some(Boolean),
  );
  const pindahSisi = baris.reduce((sum, row) => sum + Math.max(row.pindahSisi, 0), 0);
  return {
    tabel: [
      { kunci: "saldo", kepala: "Akun", kolom: kolom(bulan), baris: [...rows, barisHasil("total", "Total", total)] },
    ],
    catatan: [
      `Saldo awal per ${tertulis(bulan.dari)}; di bawah nol berarti kredit. Pendapatan dan beban dihitung sejak awal tahun.`,
      ...(dipetakan
        ? [
            "Akun kebutuhan yang dipetakan ke akun lain berdiri sendiri di sini; buku akun itu dan Neraca memuat keduanya.",
          ]
        : []),
      ...(pindahSisi > 0
        ? [
            `Debit dan kredit Piutang Usaha dan Uang Muka Pelanggan memuat ${rupiah(pindahSisi)} yang berpindah di antara keduanya: saldo kredit pelanggan adalah uang muka.`,
          ]
        : []),
    ],
  };
}

type Tempat = ReturnType<typeof gerak> & { akun: AkunLaporan; awal: number };

/** An account that changed its place in other statements is one account here. */
function satuAkun(tempat: readonly Tempat[]): Tempat {
  const jumlah = (nilai: (satu: Tempat) => number) => tempat.reduce((sum, satu) => sum + nilai(satu), 0);
  const [pertama] = tempat;
  if (!pertama) throw new Error("An account stands at no place");
  return {
    akun: { ...pertama.akun, hari: tempat.length > 1 ? null : pertama.akun.hari },
    awal: jumlah(({ awal }) => awal),
    debit: jumlah(({ debit }) => debit),
    kredit: jumlah(({ kredit }) => kredit),
    pindahSisi: jumlah(({ pindahSisi }) => pindahSisi),
  };
}

const kolom = (bulan: { dari: Tanggal; sampai: Tanggal }): KolomLembar[] =>
  KOLOM.map((nama) => ({ kunci: nama, nama, ...bulan }));

/** Bookings of an account, and what moved to its other side: see `saldo` in migrations/0009_buku_besar.sql. */
function gerak(buku: Buku, akun: AkunLaporan, masa: Masa) {
  const { debit, kredit, saldo } = buku.dalam(akun, masa);
  const pindahSisi = saldo - debit + kredit;
  return { debit: debit + Math.max(pindahSisi, 0), kredit: kredit + Math.max(-pindahSisi, 0), pindahSisi };
}

const angka = (awal: number, debit: number, kredit: number): (number | null)[] => {
  const akhir = awal + debit - kredit;
  return [awal, debit, kredit, akhir > 0 ? akhir : null, akhir < 0 ? -akhir : null];
};

const neraca = ({ kode }: BarisLembar) => kode < "4";
