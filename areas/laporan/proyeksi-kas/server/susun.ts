import { setelah } from "#company/hariIni.ts";
import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import { JENIS_PROYEKSI, type JenisProyeksi, MINGGU, type MingguProyeksi } from "../contract.ts";
import type { Harian, RekeningRow } from "./sql.ts";

type Terendah = { saldo: Rupiah; hari: Tanggal };
const bersih = ({ masuk, keluar }: Harian): number => masuk - keluar;

/** The weeks from today on: what moves in each, its balance at the end and on its lowest day. */
export function mingguan(today: Tanggal, saldoAwal: number, harian: readonly Harian[]): MingguProyeksi[] {
  let saldo = saldoAwal;
  return Array.from({ length: MINGGU }, (_, ke) => {
    const awal = setelah(today, ke * 7);
    const akhir = setelah(awal, 6);
    const rows = harian.filter(({ tanggal }) => tanggal !== null && tanggal >= awal && tanggal <= akhir);
    const terendah = terendahDari(awal, 7, saldo, rows);
    saldo += rows.reduce((sum, row) => sum + bersih(row), 0);
    const pos = Object.fromEntries(
      JENIS_PROYEKSI.map((jenis) => [
        jenis,
        rows.filter((row) => row.jenis === jenis).reduce((sum, row) => sum + bersih(row), 0),
      ]),
    ) as Record<JenisProyeksi, Rupiah>;
    return { awal, akhir, ...pos, saldo: saldo as Rupiah, terendah };
  });
}

/** The lowest balance at the end of a day, and the first day that has it. What comes and goes on one day is one step. */
function terendahDari(awal: Tanggal, hari: number, saldoAwal: number, rows: readonly Harian[]): Terendah {
  let saldo = saldoAwal;
  let terendah: Terendah | undefined;
  for (let ke = 0; ke < hari; ke += 1) {
    const tanggal = setelah(awal, ke);
    saldo += rows.filter((row) => row.tanggal === tanggal).reduce((sum, row) => sum + bersih(row), 0);
    if (terendah === undefined || saldo < terendah.saldo) terendah = { saldo: saldo as Rupiah, hari: tanggal };
  }
  return terendah ?? { saldo: saldoAwal as Rupiah, hari: awal };
}

type PerRekening = {
  idRekening: Id<"rekening"> | null;
  namaRekening: string;
  saldo: Rupiah;
  akhir: Rupiah;
  terendah: Terendah;
};

/** Each account by itself; what belongs to none is a row of its own, if there is any. */
export function perRekening(
  today: Tanggal,
  rekening: readonly RekeningRow[],
  harian: readonly Harian[],
): PerRekening[] {
  const satu = (id: Id<"rekening"> | null, nama: string, saldo: Rupiah): PerRekening => {
    const rows = harian.filter(({ idRekening, tanggal }) => idRekening === id && tanggal !== null);
    const akhir = (saldo + rows.reduce((sum, row) => sum + bersih(row), 0)) as Rupiah;
    return { idRekening: id, namaRekening: nama, saldo, akhir, terendah: terendahDari(today, MINGGU * 7, saldo, rows) };
  };
  const tanpa = harian.some(({ idRekening, tanggal }) => idRekening === null && tanggal !== null);
  return [
    ...rekening.map(({ idRekening, namaRekening, saldo }) => satu(idRekening, namaRekening, saldo)),
    ...(tanpa ? [satu(null, "Belum ditentukan", 0 as Rupiah)] : []),
  ];
}

/** The lowest of several. */
export const palingRendah = (minggu: readonly MingguProyeksi[], saldo: Rupiah, today: Tanggal): Terendah =>
  minggu
    .map(({ terendah }) => terendah)
    .reduce((a, b) => (b.saldo < a.saldo ? b : a), minggu[0]?.terendah ?? { saldo, hari: today });
