import { sampaiMendekati } from "#company/hariIni.ts";
import { milikOrder } from "#company/orderMilik.ts";
import { isPrivileged } from "#kernel/permission.ts";
import type { Rentang, RentangPenuh } from "#kernel/range.ts";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { type BarisPl, DAFTAR_TERPANJANG, dashboard, type KartuOmset } from "../contract.ts";
import { daftarKartu, jumlahOmset, jumlahPerStatus, type Masa, penjualanPerBulan } from "./order.ts";
import { orderProduk, produkTerlaris, stokTersisa } from "./produk.ts";
import { ringkasan } from "./ringkasan.ts";
import { saldoRekening } from "./sql.ts";
import {
  jumlahTenggat,
  type PlTerbuka,
  pageOfPlTerbuka,
  pageOfPoTerbuka,
  pisahkan,
  plTerbuka,
  poTerbuka,
} from "./tenggat.ts";
import { daftarTugas, tugasSaya } from "./tugas.ts";

export const dashboardCalls: Handlers<typeof dashboard> = implement(dashboard, {
  getTotalPl: {
    async read({ db, user, today }) {
      const rows = await plTerbuka(db, { sampai: sampaiMendekati(today), milik: await milikOrder(db, user) });
      return dua(rows, ({ tglDeadline }) => tglDeadline !== null && tglDeadline < today);
    },
  },
  getTotalPlProgres: {
    async read({ db, user }) {
      return dua(
        await plTerbuka(db, { milik: await milikOrder(db, user) }),
        ({ tglAwalPengerjaan }) => tglAwalPengerjaan === null,
      );
    },
  },
  getTotalPo: {
    async read({ db, today }) {
      const rows = await poTerbuka(db, { sampai: sampaiMendekati(today) });
      return pisahkan(rows, ({ tglDeadline }) => tglDeadline < today);
    },
  },
  getTotalPoProgres: {
    async read({ db }) {
      return pisahkan(await poTerbuka(db), ({ qtySelesai }) => qtySelesai === 0);
    },
  },
  getTotalOrderByStatus: {
    async read({ db, user, today }, input) {
      return { data: await jumlahPerStatus(db, { ...bulanIni(input, today), milik: await milikOrder(db, user) }) };
    },
  },
  getDetailOrderByStatus: {
    async read({ db, user, today }, { page, limit, ...input }) {
      const milik = await milikOrder(db, user);
      const asked = { ...bulanIni(input, today), milik, statusOrder: input.statusOrder, omset: input.omset };
      const { rows, total } = await daftarKartu(db, { ...asked, page, limit });
      return pageAnswer(limit === null ? { page: 1, limit: DAFTAR_TERPANJANG } : { page, limit }, total, rows);
    },
  },
  getTotalOmset: {
    async read({ db, user, today }, input) {
      const rentang = { ...bulanIni(input, today), milik: await milikOrder(db, user) };
      const daftar = (omset: KartuOmset) => (input.daftar ? daftarOmset(db, rentang, omset) : []);
      const [jumlah, listDp, listLunas, listBelumBayar] = await Promise.all([
        jumlahOmset(db, rentang),
        daftar("DP"),
        daftar("Lunas"),
        daftar("Belum Dibayar"),
      ]);
      return { data: { ...jumlah, listDp, listLunas, listBelumBayar } };
    },
  },
  getGrafikOmset: {
    async read({ db, user, today }, input) {
      const bulan = await penjualanPerBulan(db, { ...tahunIni(input, today), milik: await milikOrder(db, user) });
      return { data: bulan.map(({ bulan, nominal }) => ({ bulan, totalNominal: nominal })) };
    },
  },
  getGrafikTopProduk: {
    async read({ db, user, today }, input) {
      const masa = { ...bulanIni(input, today), milik: await milikOrder(db, user) };
      const { rows, total } = await produkTerlaris(db, { ...masa, ...halamanDari(input) });
      return pageAnswer(input, total, rows);
    },
  },
  getDetailTopProduk: {
    async read({ db, user, today }, { idProduk, ...input }) {
      const asked = { ...bulanIni(input, today), milik: await milikOrder(db, user), ...halamanDari(input), idProduk };
      const { rows, total, totalOrders } = await orderProduk(db, asked);
      return { ...pageAnswer(input, total, rows), totalOrders };
    },
  },
  getGrafikStok: {
    async read({ db }, input) {
      const { rows, total } = await stokTersisa(db, input);
      return pageAnswer(input, total, rows);
    },
  },
  getTotalSimpananRekening: {
    async read({ db }) {
      const dataRekening = await saldoRekening(db);
      const totalSaldoAkhir = dataRekening.reduce((sum, row) => sum + row.saldoAkhir, 0) as Rupiah;
      return { data: { totalSaldoAkhir, dataRekening } };
    },
  },
  getRingkasan: {
    async read({ db, today, user }, input) {
      const asked = { rentang: bulanIni(input, today), today, saldo: isPrivileged(user) };
      return { data: await ringkasan(db, { ...asked, milik: await milikOrder(db, user) }) };
    },
  },
  getTenggat: {
    async read({ db, user, today }) {
      return { data: await jumlahTenggat(db, today, await milikOrder(db, user)) };
    },
  },
  getDetailPl: {
    async read({ db, user, today }, input) {
      const { rows, total } = await pageOfPlTerbuka(db, { ...input, today, milik: await milikOrder(db, user) });
      return pageAnswer(input, total, rows);
    },
  },
  getDetailPo: {
    async read({ db, today }, input) {
      const { rows, total } = await pageOfPoTerbuka(db, { ...input, today });
      return pageAnswer(input, total, rows);
    },
  },
  getTugasSaya: {
    read: (context) => tugasSaya(context),
  },
  getDaftarTugas: {
    async read(context, input) {
      const { rows, total } = await daftarTugas(context, input);
      return pageAnswer(input, total, rows);
    },
  },
});

const halamanDari = ({ page, limit }: { page: number; limit: number }) => ({ page, limit });

/** An open beginning is the first day of the month of the last day; an open end is today. */
const bulanIni = (rentang: Rentang, today: Tanggal) => lengkap(rentang, today, (akhir) => `${akhir.slice(0, 7)}-01`);
const tahunIni = (rentang: Rentang, today: Tanggal) => {
  const tahun = lengkap(rentang, today, (akhir) => `${akhir.slice(0, 4)}-01-01`);
  return rentang.tglAkhir ? tahun : { ...tahun, tglAkhir: `${tahun.tglAwal.slice(0, 4)}-12-31` as Tanggal };
};

function lengkap({ tglAwal, tglAkhir }: Rentang, today: Tanggal, mula: (akhir: Tanggal) => string): RentangPenuh {
  const akhir = tglAkhir ?? (tglAwal !== null && tglAwal > today ? tglAwal : today);
  return { tglAwal: tglAwal ?? (mula(akhir) as Tanggal), tglAkhir: akhir };
}

const dua = (rows: readonly PlTerbuka[], kedua: (row: PlTerbuka) => boolean) => {
  const { data, data2 } = pisahkan(rows, kedua);
  return { data: data.map(baris), data2: data2.map(baris) };
};
const baris = ({ tglAwalPengerjaan: _, ...row }: PlTerbuka): BarisPl => row;

const daftarOmset = async (db: Db, rentang: Masa, omset: KartuOmset) =>
  (await daftarKartu(db, { ...rentang, omset, page: 1, limit: null })).rows;
