import type { Rupiah } from "#kernel/types.ts";
import type { BarisLembar } from "../lembar.ts";
import { geser, type Masa, type Rentang } from "../masa.ts";
import type { AkunLaporan } from "./akun.ts";
import type { Buku, Isi } from "./buku.ts";
import { kolomMasa, masaBerbanding } from "./labaRugi.ts";
import {
  addAngka,
  barisAkun,
  barisHasil,
  barisIsi,
  barisJudul,
  barisJumlah,
  jumlahIsi,
  kelompok,
  kurangiAngka,
} from "./rows.ts";
import type { ArusKebutuhan, Pindah } from "./sql.ts";

/** The statement Arus Kas: where money came from and went to by need, and the movements of every cash account. */
const sebelum = ({ dari }: Rentang): Masa => ({ dari: null, sampai: geser(dari, -1) });
export const masaArusKas = (masa: Rentang): Masa[] => masaBerbanding(masa).flatMap((satu) => [satu, sebelum(satu)]);

export type BahanArus = { buku: Buku; kebutuhan: readonly ArusKebutuhan[]; pindah: readonly Pindah[] };

const BAGIAN = ["Operasi", "Investasi", "Pendanaan", "Belum Dipetakan"] as const;
type Bagian = (typeof BAGIAN)[number];

export function composeArusKas(masa: Rentang, bahan: BahanArus): Isi {
  const kolom = masaBerbanding(masa);
  const kas = bahan.buku.akun.filter(({ idRekening }) => idRekening !== null);
  const saldoKas = (pada: (satu: Rentang) => Masa) =>
    kolom.map((satu) => kas.reduce((sum, akun) => sum + bahan.buku.dalam(akun, pada(satu)).saldo, 0));
  const [awal, naik] = [saldoKas(sebelum), saldoKas((satu) => satu)];
  const arus = perKebutuhan(bahan);
  // Money that moved without a need; there is none unless the books are wrong.
  const lain = kurangiAngka(naik, jumlahIsi(kolom.length, arus));
  const rows = [
    ...arus,
    ...(lain.some((angka) => angka !== 0) ? [barisIsi("lain", "Lain-lain", 0, lain)] : []),
    barisJumlah("naik", "Kenaikan (Penurunan) Kas", 0, naik),
    barisIsi("awal", "Saldo Awal Kas dan Bank", 0, awal),
    barisHasil("akhir", "Saldo Akhir Kas dan Bank", addAngka(kolom.length, [awal, naik])),
  ];
  return {
    tabel: [
      { kunci: "kebutuhan", kepala: "Kebutuhan", kolom: kolom.map(kolomMasa), baris: rows },
      perRekening(masa, kas, bahan),
    ],
    catatan: [],
  };
}

function perKebutuhan({ buku, kebutuhan }: BahanArus): BarisLembar[] {
  const diTempat = gabungkan(buku, kebutuhan);
  const perBagian = Map.groupBy(diTempat, ({ akun }) => bagianDari(akun));
  return BAGIAN.flatMap((bagian) => {
    const isinya = perBagian.get(bagian) ?? [];
    const rows = [...Map.groupBy(isinya, ({ akun }) => akun?.namaKomponen ?? null)].flatMap(([komponen, own]) => {
      const lines = own.map(barisArus);
      return komponen === null ? lines : kelompok(`${bagian} ${komponen}`, komponen, 1, lines);
    });
    if (rows.length === 0) return [];
    const nama = bagian === "Belum Dipetakan" ? bagian : `Arus Kas ${bagian}`;
    const total = jumlahIsi(rows.find(({ jenis }) => jenis === "isi")?.nilai.length ?? 0, rows);
    return [barisJudul(bagian, nama, 0), ...rows, barisJumlah(bagian, `Total ${nama}`, 0, total)];
  });
}

type ArusDiTempat = { akun: AkunLaporan | undefined; arus: ArusKebutuhan };

/** The flows with the place of their account; those of a need that came back to a place are one row. */
function gabungkan(buku: Buku, kebutuhan: readonly ArusKebutuhan[]): ArusDiTempat[] {
  const perAkun = Map.groupBy(buku.semua, ({ idAkun }) => idAkun);
  const tempat = ({ idAkun, mulai }: ArusKebutuhan) =>
    perAkun.get(idAkun)?.find(({ masa }) => masa === null || masa.some((bagian) => bagian.mulai === mulai));
  const perTempat = Map.groupBy(kebutuhan, (arus) => tempat(arus) ?? arus.idKebutuhan);
  return [...perTempat].flatMap(([akun, [pertama, ...lain]]) => {
    if (!pertama) return [];
    const nilai = addAngka(
      pertama.nilai.length,
      [pertama, ...lain].map((row) => row.nilai),
    ) as Rupiah[];
    return [{ akun: typeof akun === "number" ? undefined : akun, arus: { ...pertama, nilai } }];
  });
}

/** Buying and selling assets is investing; needs mapped to equity or debts are financing; everything else is operating. */
function bagianDari(akun: AkunLaporan | undefined): Bagian {
  if (!akun) return "Operasi";
  if (akun.bawaanKebutuhan === "pembelian-asset" || akun.bawaanKebutuhan === "pelepasan-asset") return "Investasi";
  if (akun.bawaanKebutuhan !== null) return "Operasi";
  if (akun.bawaanLaporan === "belum-dipetakan") return "Belum Dipetakan";
  if (akun.jenis === "Ekuitas" || akun.jenis === "Kewajiban") return "Pendanaan";
  return akun.jenis === "Aset" && akun.golongan.startsWith("Aset") ? "Investasi" : "Operasi";
}

/**
 * A row of a need. Its figures open the requests of the need, because bookings of built-in needs are in the books of
 * other accounts.
 */
const barisArus = ({ arus, akun }: ArusDiTempat): BarisLembar => ({
  ...barisIsi(`kebutuhan ${akun?.kunci ?? arus.idAkun}`, arus.namaKebutuhan, 1, arus.nilai),
  idKebutuhan: arus.idKebutuhan,
  hari: akun?.hari ?? null,
  belumDipetakan: bagianDari(akun) === "Belum Dipetakan",
});

const KOLOM = ["Saldo Awal", "Masuk", "Keluar", "Pindah Masuk", "Pindah Keluar", "Saldo Akhir"];

function perRekening(masa: Rentang, kas: readonly AkunLaporan[], { buku, pindah }: BahanArus) {
  const rows = kas.map((akun) => {
    const awal = buku.dalam(akun, sebelum(masa)).saldo;
    const { debit, kredit } = buku.dalam(akun, masa);
    const { masuk = 0, keluar = 0 } = pindah.find(({ idRekening }) => idRekening === akun.idRekening) ?? {};
    const nilai = [awal, debit - masuk, kredit - keluar, masuk, keluar, awal + debit - kredit];
    return barisAkun(akun, 0, nilai);
  });
  const total = addAngka(
    KOLOM.length,
    rows.map(({ nilai }) => nilai),
  );
  return {
    kunci: "rekening",
    kepala: "Rekening",
    kolom: KOLOM.map((nama) => ({ kunci: nama, nama, ...masa })),
    baris: [...rows, barisHasil("total", "Total", total)],
  };
}
