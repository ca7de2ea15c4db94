import { beforeAll, expect, test } from "vitest";
import { contract } from "#areas/contract.ts";
import { GRAFIK_PENGAJUAN } from "#areas/keuangan/pengajuan/grafikPengajuan.ts";
import { GRAFIK_PO } from "#areas/pembelian/po/grafikPo.ts";
import { GRAFIK_INVOICE } from "#areas/penjualan/invoice/grafikInvoice.ts";
import { GRAFIK_ORDER } from "#areas/penjualan/order/grafikOrder.ts";
import { GRAFIK_PENAWARAN } from "#areas/penjualan/penawaran/grafikPenawaran.ts";
import { GRAFIK_PL } from "#areas/penjualan/pesan-langsung/grafikPl.ts";
import { GRAFIK_RETUR } from "#areas/penjualan/retur/grafikRetur.ts";
import { GRAFIK_SJ } from "#areas/penjualan/surat-jalan/grafikSj.ts";
import type { Call, ClientInput } from "#kernel/call.ts";
import { type Grafik, problemOfGrafik, seesGrafik } from "#kernel/grafik.ts";
import { MENUS } from "#kernel/permission.ts";
import { company } from "./company.ts";
import { openOffice, type Person } from "./support/office.ts";

/** Every list that is also a chart: whatever is asked, the chart adds up to all pages of the list, of whoever asks. */

type Row = Record<string, unknown>;
type Daftar = {
  of: Grafik;
  list: Call;
  call: Call;
  file: Call;
  /** What the list is asked with. */
  saringan: readonly Row[];
  /** The measures of a row as the list shows it. */
  ukuran: Readonly<Record<string, (row: never) => number>>;
};
const sum = <Of>(rows: readonly Of[], of: (row: Of) => number): number => rows.reduce((all, row) => all + of(row), 0);

type Baris = { qty: number; totalHarga: number };
type DariOrder = {
  totalPembelian: number;
  totalTambahanOnline: number;
  orders: Baris[];
  invoices: { tipePembayaran: string; nominalDp: number; nominalLunas: number }[];
  suratJalan: unknown[];
};
type DariRetur = { nominal: number | null; barang: { qtyBaik: number; qtyRusak: number }[] };

const TAHUN = { tglAwal: "2026-01-01", tglAkhir: "2026-12-31" };
const LALU = { tglAwal: "2025-01-01", tglAkhir: "2025-12-31" };
const { order, invoice, suratJalan, pesanLangsung, retur, penawaran, po, pengajuan } = contract;
const DAFTAR: readonly Daftar[] = [
  {
    of: GRAFIK_ORDER,
    list: order.getOrder,
    call: order.getGrafikOrder,
    file: order.exportGrafikOrder,
    saringan: [{}, { statusSo: "Proses" }, { bayar: "Belum Dibayar", ...TAHUN }, { cari: "budi" }, LALU],
    ukuran: {
      dokumen: () => 1,
      totalPembelian: (row: DariOrder) => row.totalPembelian,
      totalTambahanOnline: (row: DariOrder) => row.totalTambahanOnline,
      unit: (row: DariOrder) => sum(row.orders, ({ qty }) => qty),
      nilaiBarang: (row: DariOrder) => sum(row.orders, ({ totalHarga }) => totalHarga),
    },
  },
  {
    of: GRAFIK_INVOICE,
    list: order.getOrder,
    call: invoice.getGrafikInvoice,
    file: invoice.exportGrafikInvoice,
    saringan: [{}, { bayar: "Lunas" }, { cari: "budi", ...TAHUN }],
    ukuran: {
      dokumen: () => 1,
      invoice: (row: DariOrder) => row.invoices.length,
      ditagih: (row: DariOrder) =>
        sum(row.invoices, (satu) => (satu.tipePembayaran === "DP" ? satu.nominalDp : satu.nominalLunas)),
    },
  },
  {
    of: GRAFIK_SJ,
    list: suratJalan.getInvoiceForSj,
    call: suratJalan.getGrafikSj,
    file: suratJalan.exportGrafikSj,
    saringan: [{}, { bagian: "terkirim" }, { bagian: "siapKirim", cari: "budi" }, { bagian: "menungguMesin" }, LALU],
    ukuran: { dokumen: () => 1, surat: (row: DariOrder) => row.suratJalan.length },
  },
  {
    of: GRAFIK_PL,
    list: pesanLangsung.getOrderanPl,
    call: pesanLangsung.getGrafikPl,
    file: pesanLangsung.exportGrafikPl,
    saringan: [{}, { statusProduk: "Progress" }, { bagian: "menungguInvoice" }, { bagian: "nanti", ...TAHUN }, LALU],
    ukuran: {
      dokumen: () => 1,
      unit: (row: { qty: number }) => row.qty,
      selesai: (row: { qtySelesai: number }) => row.qtySelesai,
    },
  },
  {
    of: GRAFIK_RETUR,
    list: retur.getRetur,
    call: retur.getGrafikRetur,
    file: retur.exportGrafikRetur,
    saringan: [{}, { status: "menunggu" }, { status: "dana" }, { cari: "rt-", ...TAHUN }],
    ukuran: {
      dokumen: () => 1,
      nominal: (row: DariRetur) => row.nominal ?? 0,
      unit: (row: DariRetur) => sum(row.barang, ({ qtyBaik, qtyRusak }) => qtyBaik + qtyRusak),
      rusak: (row: DariRetur) => sum(row.barang, ({ qtyRusak }) => qtyRusak),
    },
  },
  {
    of: GRAFIK_PENAWARAN,
    list: penawaran.getPenawaran,
    call: penawaran.getGrafikPenawaran,
    file: penawaran.exportGrafikPenawaran,
    saringan: [{}, { status: "Draft" }, { bagian: "dikirim" }, { cari: "pn-", ...TAHUN }],
    ukuran: { dokumen: () => 1, total: (row: { total: number }) => row.total },
  },
  {
    of: GRAFIK_PO,
    list: po.getPo,
    call: po.getGrafikPo,
    file: po.exportGrafikPo,
    saringan: [
      { statusPo: "Proses" },
      { statusPo: "Selesai" },
      { statusPo: "Selesai", bayar: "Sudah Dibayar" },
      { statusPo: "Proses", cari: "mesin" },
    ],
    ukuran: {
      dokumen: () => 1,
      qty: (row: { qty: number }) => row.qty,
      qtySelesai: (row: { qtySelesai: number }) => row.qtySelesai,
      totalHarga: (row: { totalHarga: number | null }) => row.totalHarga ?? 0,
    },
  },
  {
    of: GRAFIK_PENGAJUAN,
    list: pengajuan.getPengajuan,
    call: pengajuan.getGrafikPengajuan,
    file: pengajuan.exportGrafikPengajuan,
    saringan: [{}, { status: "Menunggu" }, { status: "Disetujui", ...TAHUN }, { cari: "uji" }],
    ukuran: { dokumen: () => 1, nominal: (row: { nominalPengajuan: number }) => row.nominalPengajuan },
  },
];

const office = openOffice();
let boss: Person;
type Siapa = { person: Person; actor: { role: string; menu: typeof MENUS } };
let orang: readonly (Siapa & { pelangganSendiri: boolean })[];

beforeAll(async () => {
  boss = await office.person("Super Admin");
  await company(office, boss);
  const sales = await office.person("Sales", { menu: MENUS });
  const logistik = await office.person("Logistik", { menu: MENUS });
  orang = [
    { person: boss, actor: { role: "Super Admin", menu: MENUS }, pelangganSendiri: false },
    { person: sales, actor: { role: "Sales", menu: MENUS }, pelangganSendiri: true },
    { person: logistik, actor: { role: "Logistik", menu: MENUS }, pelangganSendiri: false },
  ];
});

type Jawaban = { data: { pertama: { jumlah: number }[]; kedua: { jumlah: number }[]; sel: number[][]; total: number } };

async function allPages({ list }: Daftar, person: Person, asked: Row): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const answer = (await person.call(list, {
      ...asked,
      page,
      limit: 100,
    } as unknown as ClientInput<Call>)) as unknown as {
      data: Row[];
      totalPages: number;
    };
    rows.push(...answer.data);
    if (page >= answer.totalPages) return rows;
  }
}

/** Every measure by every group that goes with it, and by a second one. */
function asksOf({ of }: Daftar) {
  const groups = Object.keys(of.menurut);
  return Object.keys(of.ukuran).flatMap((ukuran) =>
    groups.map((menurut, at) => ({ ukuran, menurut, kedua: groups[(at + 1) % groups.length] ?? null })),
  );
}

type Compared = Siapa & { asked: Row; ask: ReturnType<typeof asksOf>[number]; rows: readonly Row[] };

async function compare(daftar: Daftar, { person, actor, asked, ask, rows }: Compared): Promise<void> {
  const { of, call, file, ukuran } = daftar;
  const input = { ...asked, ...ask } as unknown as ClientInput<Call>;
  const what = JSON.stringify({ asked, ask });
  const answer = await person.send(call, input);
  const seen = [of.ukuran[ask.ukuran], of.menurut[ask.menurut], of.menurut[ask.kedua ?? ""]];
  if (problemOfGrafik(of, ask) !== null) return expect(answer.status, what).toBe(400);
  if (seen.some((satu) => satu && !seesGrafik(satu, actor))) {
    return expect([answer.status, (await person.send(file, input)).status], what).toEqual([401, 401]);
  }
  const { pertama, sel, total } = (answer.body as unknown as Jawaban).data;
  expect([sum(pertama, ({ jumlah }) => jumlah), sum(sel.flat(), (n) => n)], what).toEqual([total, total]);
  const ofRow = ukuran[ask.ukuran] as ((row: Row) => number) | undefined;
  if (ofRow) expect(total, what).toBe(sum(rows, ofRow));
}

test.each(DAFTAR.map((daftar) => [daftar.of.judul, daftar] as const))(
  "the charts of %s add up to the list, and show nobody what the list does not",
  async (_, daftar) => {
    let found = 0;
    for (const { person, actor, pelangganSendiri } of orang) {
      await office.sql`update perusahaan set pelanggan_sendiri = ${pelangganSendiri}`;
      for (const asked of daftar.saringan) {
        const rows = await allPages(daftar, person, asked);
        found += rows.length;
        const asks =
          person === boss ? asksOf(daftar) : asksOf(daftar).filter(({ menurut }) => menurut in { bulan: 0, bayar: 0 });
        await Promise.all(asks.map((ask) => compare(daftar, { person, actor, asked, ask, rows })));
      }
    }
    await office.sql`update perusahaan set pelanggan_sendiri = false`;
    expect(found).toBeGreaterThan(0);
  },
);
