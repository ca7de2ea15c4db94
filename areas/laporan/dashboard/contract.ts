import * as z from "zod/mini";
import { answer, call, pageOf, pageWith, row } from "#kernel/call.ts";
import { choice, flag, id, integer, optional, paging, wholeOrPaged, withDefault } from "#kernel/fields.ts";
import { PRIVILEGED, withMenu, withRole } from "#kernel/permission.ts";
import { berentang, rentang } from "#kernel/range.ts";
import { wireOf } from "#kernel/record.ts";
import { idOf, tanggal, uang } from "#kernel/row.ts";
import { Angka, BAGIAN_TENGGAT, Tenggat } from "./isiAngka.ts";
import { orderKartu, orderProduk, plTerbuka, poTerbuka, saldoRekening, sebutanOrder } from "./isiDashboard.ts";
import { BarisTugas, DARI_TUGAS, JENIS_TUGAS, Tugas } from "./isiTugas.ts";

/** The status cards. Each groups order states with the same meaning for people. */
export const KARTU_STATUS = ["Ajukan", "Proses", "Belum", "Pending", "Kirim", "Cancel"] as const;
export type KartuStatus = (typeof KARTU_STATUS)[number];
/** The cards of sold orders by payment. `Semua` is all omzet. */
export const KARTU_OMSET = ["Semua", "DP", "Lunas", "Belum Dibayar"] as const;
export type KartuOmset = (typeof KARTU_OMSET)[number];

/** The longest list without pages. */
export const DAFTAR_TERPANJANG = 10_000;

export const BarisSo = row(wireOf(orderKartu));
export type BarisSo = z.output<typeof BarisSo>;

export const BarisPl = row(wireOf({ ...sebutanOrder, ...plTerbuka }));
export type BarisPl = z.output<typeof BarisPl>;

export const BarisPo = row(wireOf(poTerbuka));
export type BarisPo = z.output<typeof BarisPo>;

export const BarisOrderProduk = row(wireOf(orderProduk));
export type BarisOrderProduk = z.output<typeof BarisOrderProduk>;

export const SaldoRekening = row({ idRekening: idOf("rekening"), ...wireOf(saldoRekening) });
export type SaldoRekening = z.output<typeof SaldoRekening>;

const duaDaftar = <S extends z.ZodMiniType>(baris: S) =>
  z.strictObject({ data: z.array(baris), data2: z.array(baris) });

const permission = withMenu("Dashboard");
const dalamRentang = berentang(z.object(rentang));
const order = ["order", "invoice", "suratJalan"] as const;
const bagianTenggat = z.object({ bagian: choice("Bagian", BAGIAN_TENGGAT), ...paging });
const halamanGrafik = withDefault<number, number | string>(integer("Jumlah baris", { min: 1, max: 100 }), 10);

export const dashboard = {
  getTotalPl: call("GET /dashboardWeb/getTotalPl", {
    summary: "Pesan langsung yang mendekati dan melewati deadline",
    tindakan: "melihat dashboard",
    permission,
    output: duaDaftar(BarisPl),
    reads: ["orderan", "order"],
  }),
  getTotalPo: call("GET /dashboardWeb/getTotalPo", {
    summary: "PO yang mendekati dan melewati deadline",
    tindakan: "melihat dashboard",
    permission,
    output: duaDaftar(BarisPo),
    reads: ["po"],
  }),
  getTotalPlProgres: call("GET /dashboardWeb/getTotalPlProgres", {
    summary: "Pesan langsung yang sudah dan belum mulai dikerjakan",
    tindakan: "melihat dashboard",
    permission,
    output: duaDaftar(BarisPl),
    reads: ["orderan", "order"],
  }),
  getTotalPoProgres: call("GET /dashboardWeb/getTotalPoProgres", {
    summary: "PO yang sudah dan belum datang sebagian",
    tindakan: "melihat dashboard",
    permission,
    output: duaDaftar(BarisPo),
    reads: ["po"],
  }),
  getTotalOrderByStatus: call("GET /dashboardWeb/getTotalOrderByStatus", {
    summary: "Jumlah order per status",
    tindakan: "melihat dashboard",
    permission,
    input: dalamRentang,
    output: answer(
      row({
        total: z.int(),
        ajukan: z.int(),
        proses: z.int(),
        belum: z.int(),
        pending: z.int(),
        kirim: z.int(),
        cancel: z.int(),
      }),
    ),
    reads: order,
  }),
  /** The orders of a status card or, with `omset`, of an omzet card; all of them unless a page is asked for. */
  getDetailOrderByStatus: call("GET /dashboardWeb/getDetailOrderByStatus", {
    summary: "Daftar order satu status",
    tindakan: "melihat dashboard",
    permission,
    input: berentang(
      z.object({
        ...rentang,
        statusOrder: optional(choice("Status order", KARTU_STATUS)),
        omset: optional(choice("Omzet", KARTU_OMSET)),
        ...wholeOrPaged,
      }),
    ),
    output: pageOf(BarisSo),
    reads: order,
  }),
  getTotalOmset: call("GET /dashboardWeb/getTotalOmset", {
    summary: "Omzet dan pembayarannya",
    tindakan: "melihat dashboard",
    permission,
    input: berentang(
      z.object({ ...rentang, daftar: withDefault<boolean, boolean | string>(flag("Daftar order"), true) }),
    ),
    output: answer(
      row({
        totalNominal: uang,
        totalDp: z.int(),
        totalLunas: z.int(),
        totalBelumBayar: z.int(),
        /** Empty if `daftar` asks for figures only. */
        listDp: z.array(BarisSo),
        listLunas: z.array(BarisSo),
        listBelumBayar: z.array(BarisSo),
      }),
    ),
    reads: order,
  }),
  /** Every month of the range, also those without sales. */
  getGrafikOmset: call("GET /dashboardWeb/getGrafikOmset", {
    summary: "Grafik omzet per bulan",
    tindakan: "melihat dashboard",
    permission,
    input: dalamRentang,
    output: answer(z.array(row({ bulan: z.string(), totalNominal: uang }))),
    reads: order,
  }),
  getGrafikTopProduk: call("GET /dashboardWeb/getGrafikTopProduk", {
    summary: "Grafik produk terlaris",
    tindakan: "melihat dashboard",
    permission,
    input: berentang(z.object({ ...rentang, page: paging.page, limit: halamanGrafik })),
    output: pageOf(
      row({ idProduk: idOf("produk"), kodeProduk: z.string(), namaProduk: z.string(), totalOrders: z.int() }),
    ),
    reads: ["order", "orderan", "produk"],
  }),
  /** The orders behind a bar of the top products. */
  getDetailTopProduk: call("GET /dashboardWeb/getDetailTopProduk", {
    summary: "Daftar order satu produk",
    tindakan: "melihat dashboard",
    permission,
    input: berentang(z.object({ ...rentang, idProduk: id("produk", "Produk"), ...paging })),
    output: pageWith(BarisOrderProduk, { totalOrders: z.int() }),
    reads: ["order", "orderan"],
  }),
  /** Products nearest to or furthest below their minimum first. */
  getGrafikStok: call("GET /dashboardWeb/getGrafikStok", {
    summary: "Grafik stock produk terhadap minimalnya",
    tindakan: "melihat dashboard",
    permission,
    input: z.object({ page: paging.page, limit: halamanGrafik }),
    output: pageOf(
      row({ kodeProduk: z.string(), namaProduk: z.string(), jumlahStock: z.int(), minimalStock: z.int() }),
    ),
    reads: ["produk"],
  }),
  getTotalSimpananRekening: call("GET /dashboardWeb/getTotalSimpananRekening", {
    summary: "Total nominal rekening",
    tindakan: "melihat dashboard",
    permission: withRole(PRIVILEGED, "Dashboard"),
    output: answer(row({ totalSaldoAkhir: uang, dataRekening: z.array(SaldoRekening) })),
    reads: ["simpanan", "rekening"],
  }),
  /** Four figures of the range, each beside the one of a month earlier. */
  getRingkasan: call("GET /dashboardWeb/getRingkasan", {
    summary: "Angka utama dan perubahannya dari bulan lalu",
    tindakan: "melihat dashboard",
    permission,
    input: dalamRentang,
    output: answer(row({ tglAwalLalu: tanggal, tglAkhirLalu: tanggal, angka: z.array(Angka) })),
    reads: [...order, "orderan", "produk", "simpanan", "rekening"],
  }),
  /** How many open lines made to order and purchase orders there are, without their lists. */
  getTenggat: call("GET /dashboardWeb/getTenggat", {
    summary: "Jumlah pesan langsung dan PO menurut deadline dan progress",
    tindakan: "melihat dashboard",
    permission,
    output: answer(row({ pl: Tenggat, po: Tenggat })),
    reads: ["orderan", "order", "po"],
  }),
  getDetailPl: call("GET /dashboardWeb/getDetailPl", {
    summary: "Daftar pesan langsung satu bagian deadline atau progress",
    tindakan: "melihat dashboard",
    permission,
    input: bagianTenggat,
    output: pageOf(BarisPl),
    reads: ["orderan", "order"],
  }),
  getDetailPo: call("GET /dashboardWeb/getDetailPo", {
    summary: "Daftar PO satu bagian deadline atau progress",
    tindakan: "melihat dashboard",
    permission,
    input: bagianTenggat,
    output: pageOf(BarisPo),
    reads: ["po"],
  }),
  getTugasSaya: call("GET /dashboardWeb/getTugasSaya", {
    summary: "Tugas saya",
    tindakan: "melihat dashboard",
    permission,
    /** `diperiksa`: the kinds of tasks that this person can have. */
    output: z.strictObject({ data: z.array(Tugas), diperiksa: z.array(z.enum(JENIS_TUGAS)) }),
    reads: DARI_TUGAS,
  }),
  getDaftarTugas: call("GET /dashboardWeb/getDaftarTugas", {
    summary: "Daftar tugas saya satu jenis",
    tindakan: "melihat dashboard",
    permission,
    input: z.object({ jenis: choice("Jenis tugas", JENIS_TUGAS), ...paging }),
    output: pageOf(BarisTugas),
    reads: DARI_TUGAS,
  }),
};
