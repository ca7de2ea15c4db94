import type { LembarBuku } from "#contract/buku-besar/lembar.ts";
import { type Masa, namaMasa, type Rentang } from "#contract/buku-besar/masa.ts";
import { tanggal as tertulis } from "#contract/format.ts";
import type { Tanggal } from "#contract/kernel/types.ts";
import { kop } from "#server/company/perusahaan.ts";
import type { Db } from "#server/platform/postgres/database.ts";
import { masaArusKas, susunArusKas } from "./arusKas.ts";
import { type Buku, batasMasa, bukuDari, type Isi } from "./buku.ts";
import { masaBerbanding, susunLabaRugi } from "./labaRugi.ts";
import { masaNeraca, susunNeraca } from "./neraca.ts";
import { masaNeracaSaldo, susunNeracaSaldo } from "./neracaSaldo.ts";
import { arusKebutuhan, daftarAkun, jumlahPetak, pindah } from "./sql.ts";

async function bukuPada(db: Db, masa: readonly Masa[]): Promise<Buku> {
  const batas = batasMasa(masa);
  const sejakAwal = masa.some(({ dari }) => dari === null);
  const [akun, petak] = await Promise.all([daftarAkun(db), jumlahPetak(db, batas, sejakAwal)]);
  return bukuDari(batas, akun, petak);
}

async function lembar(db: Db, judul: string, masa: string, isi: Promise<Isi>): Promise<LembarBuku> {
  const [company, { tabel, catatan }] = await Promise.all([kop(db), isi]);
  const { nama, alamat, telepon = "", email = "" } = company;
  return { judul, masa, kop: { nama, alamat, telepon, email }, tabel, catatan };
}

export const neracaSaldo = (db: Db, hari: Tanggal): Promise<LembarBuku> => {
  const isi = async () => susunNeracaSaldo(hari, await bukuPada(db, masaNeracaSaldo(hari)));
  return lembar(db, "Neraca Saldo", `Per ${tertulis(hari)}`, isi());
};

export const neracaBukuBesar = (db: Db, hari: Tanggal): Promise<LembarBuku> => {
  const isi = async () => susunNeraca(hari, await bukuPada(db, masaNeraca(hari)));
  return lembar(db, "Neraca", `Per ${tertulis(hari)}`, isi());
};

export const labaRugiAkrual = (db: Db, masa: Rentang): Promise<LembarBuku> => {
  const isi = async () => susunLabaRugi(masa, await bukuPada(db, masaBerbanding(masa)));
  return lembar(db, "Laba Rugi", namaMasa(masa), isi());
};

export const arusKas = (db: Db, masa: Rentang): Promise<LembarBuku> => {
  const isi = async () => {
    const [buku, kebutuhan, pindahan] = await Promise.all([
      bukuPada(db, masaArusKas(masa)),
      arusKebutuhan(db, masaBerbanding(masa)),
      pindah(db, masa),
    ]);
    return susunArusKas(masa, { buku, kebutuhan, pindah: pindahan });
  };
  return lembar(db, "Arus Kas", namaMasa(masa), isi());
};
