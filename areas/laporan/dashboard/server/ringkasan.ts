import type { Milik } from "#company/orderMilik.ts";
import type { RentangPenuh } from "#kernel/range.ts";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import type { Angka, JenisAngka } from "../isiAngka.ts";
import { jumlahOmset, jumlahPerStatus, type Masa, type PenjualanBulan, penjualanPerBulan } from "./order.ts";
import { unitPerBulan, unitRentang } from "./produk.ts";
import { rentangLalu, sebulanLalu, setahunSampai } from "./rules.ts";
import { saldoPada } from "./sql.ts";

type Diminta = {
  rentang: RentangPenuh;
  today: Tanggal /** Whether the balances of the accounts are shown. */;
  saldo: boolean;
  milik: Milik;
};
type Jumlah = { omset: number; order: number; terjual: number; unit: number };

/** Four figures of a range of days, beside those of a month earlier and month by month. */
export async function ringkasan(db: Db, { rentang, today, saldo, milik }: Diminta) {
  const lalu = rentangLalu(rentang);
  const setahun = { ...setahunSampai(rentang.tglAkhir), milik };
  const [kini, sebelum, bulan, unit, keempat] = await Promise.all([
    jumlah(db, { ...rentang, milik }),
    jumlah(db, { ...lalu, milik }),
    penjualanPerBulan(db, setahun),
    unitPerBulan(db, setahun),
    saldo ? saldoRekening(db, today) : null,
  ]);
  const garis = (nilai: (row: PenjualanBulan) => number) =>
    bulan.map((row) => ({ bulan: row.bulan, nilai: nilai(row) as Rupiah }));
  const angka: Angka[] = [
    { ...dua("omset", kini.omset, sebelum.omset), garis: garis(({ nominal }) => nominal) },
    { ...dua("order", kini.order, sebelum.order), garis: garis(({ order }) => order) },
    { ...dua("unit", kini.unit, sebelum.unit), garis: unit },
    keempat ?? {
      ...dua("rataRata", rataRata(kini.omset, kini.terjual), rataRata(sebelum.omset, sebelum.terjual)),
      garis: garis(({ nominal, terjual }) => rataRata(nominal, terjual)),
    },
  ];
  return { tglAwalLalu: lalu.tglAwal, tglAkhirLalu: lalu.tglAkhir, angka };
}

const dua = (jenis: JenisAngka, nilai: number, sebelumnya: number) => ({
  jenis,
  nilai: nilai as Rupiah,
  sebelumnya: sebelumnya as Rupiah,
});
const rataRata = (nominal: number, banyak: number): number => (banyak === 0 ? 0 : Math.round(nominal / banyak));

async function jumlah(db: Db, rentang: Masa): Promise<Jumlah> {
  const [omset, status, unit] = await Promise.all([
    jumlahOmset(db, rentang),
    jumlahPerStatus(db, rentang),
    unitRentang(db, rentang),
  ]);
  return { omset: omset.totalNominal, order: status.total, terjual: status.total - status.cancel, unit };
}

/** The balances of all accounts: today, on this day a month ago, and at the end of each month. */
async function saldoRekening(db: Db, today: Tanggal): Promise<Angka> {
  const [saldo, [lalu]] = await Promise.all([
    saldoPada(db, setahunSampai(today)),
    saldoPada(db, hariItu(sebulanLalu(today))),
  ]);
  const garis = saldo.map(({ hari, saldo: nilai }) => ({ bulan: hari.slice(0, 7), nilai }));
  return { ...dua("saldo", garis.at(-1)?.nilai ?? 0, lalu?.saldo ?? 0), garis };
}

const hariItu = (hari: Tanggal): RentangPenuh => ({ tglAwal: hari, tglAkhir: hari });
