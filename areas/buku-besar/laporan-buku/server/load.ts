import { kop } from "#company/perusahaan.ts";
import { tanggal as tertulis } from "#kernel/format.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import type { LembarBuku } from "../lembar.ts";
import { geser, type Masa, namaMasa, type Rentang } from "../masa.ts";
import { type AkunLaporan, hariPindah, penempatan } from "./akun.ts";
import { composeArusKas, masaArusKas } from "./arusKas.ts";
import { type Buku, batasMasa, bukuDari, type Isi, type Jumlahan } from "./buku.ts";
import { composeLabaRugi, masaBerbanding } from "./labaRugi.ts";
import { composeNeraca, masaNeraca } from "./neraca.ts";
import { composeNeracaSaldo, masaNeracaSaldo } from "./neracaSaldo.ts";
import { arusKebutuhan, daftarAkun, jumlahPetak, pindah } from "./sql.ts";

async function bukuPada(db: Db, masa: readonly Masa[]): Promise<Buku> {
  const batas = batasMasa(masa);
  const sejakAwal = masa.some(({ dari }) => dari === null);
  const akhir = geser(batas.at(-1) ?? ("1900-01-01" as Tanggal), -1);
  const [rows, petak] = await Promise.all([daftarAkun(db, akhir), jumlahPetak(db, { batas, sejakAwal })]);
  const akun = penempatan(rows, akhir);
  return bukuDari(akun, { batas, petak }, await petakTerbagi(db, akun, { batas, sejakAwal }));
}

/** Sums of the accounts that changed their place, which also begin on the days on which they did. */
async function petakTerbagi(
  db: Db,
  akun: readonly AkunLaporan[],
  { batas, sejakAwal }: { batas: readonly Tanggal[]; sejakAwal: boolean },
): Promise<Jumlahan> {
  const berubah = akun.filter(({ masa }) => masa !== null);
  if (berubah.length === 0) return { batas, petak: [] };
  const awal = batas[0] ?? "";
  const pindah = hariPindah(berubah).filter((hari) => sejakAwal || hari > awal);
  const semua = [...new Set([...batas, ...pindah])].sort();
  const ids = [...new Set(berubah.map(({ idAkun }) => idAkun))];
  return { batas: semua, petak: await jumlahPetak(db, { batas: semua, sejakAwal, akun: ids }) };
}

async function lembar(db: Db, judul: string, masa: string, isi: Promise<Isi>): Promise<LembarBuku> {
  const [company, { tabel, catatan }] = await Promise.all([kop(db), isi]);
  const { nama, alamat, telepon = "", email = "" } = company;
  return { judul, masa, kop: { nama, alamat, telepon, email }, tabel, catatan };
}

export const neracaSaldo = (db: Db, hari: Tanggal): Promise<LembarBuku> => {
  const isi = async () => composeNeracaSaldo(hari, await bukuPada(db, masaNeracaSaldo(hari)));
  return lembar(db, "Neraca Saldo", `Per ${tertulis(hari)}`, isi());
};

export const neracaBukuBesar = (db: Db, hari: Tanggal): Promise<LembarBuku> => {
  const isi = async () => composeNeraca(hari, await bukuPada(db, masaNeraca(hari)));
  return lembar(db, "Neraca", `Per ${tertulis(hari)}`, isi());
};

export const labaRugiAkrual = (db: Db, masa: Rentang): Promise<LembarBuku> => {
  const isi = async () => composeLabaRugi(masa, await bukuPada(db, masaBerbanding(masa)));
  return lembar(db, "Laba Rugi", namaMasa(masa), isi());
};

export const arusKas = (db: Db, masa: Rentang): Promise<LembarBuku> => {
  const isi = async () => {
    const [buku, kebutuhan, pindahan] = await Promise.all([
      bukuPada(db, masaArusKas(masa)),
      arusKebutuhan(db, masaBerbanding(masa)),
      pindah(db, masa),
    ]);
    return composeArusKas(masa, { buku, kebutuhan, pindah: pindahan });
  };
  return lembar(db, "Arus Kas", namaMasa(masa), isi());
};
