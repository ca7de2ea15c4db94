import { contract } from "#areas/contract.ts";
import type { Call } from "#kernel/call.ts";

const { order, invoice, suratJalan, pelanggan, piutang, produk, pesanLangsung, po, pemasok, hutang, tagihan } =
  contract;
const { pengajuan, rekening, dashboard, labaRugi, labaOrder, neraca, proyeksiKas, akun, buku, laporanBuku } = contract;
const { listAsset, retur, seri, cari, riwayat, fakturPajak, koreksi, karyawan, opname } = contract;

/** The calls that are asked most, each with what it answers in English. They are tools of their own over MCP. */
const CALLS: readonly (readonly [call: Call, en: string])[] = [
  [cari.cari, "Search orders, customers, products, invoices and more"],
  [order.getOrder, "Sales orders, newest first, with what was paid and what is left"],
  [order.getDetailOrder, "One sales order with its lines, invoices, delivery note and photos"],
  [invoice.getInvoice, "Orders with their invoices and payments"],
  [suratJalan.getInvoiceForSj, "Deliveries: what is ready to be sent, was sent, or arrived"],
  [pelanggan.getPelanggan, "Customers with what they bought and owe"],
  [pelanggan.getDetailPelanggan, "One customer with orders and debts"],
  [piutang.getPiutang, "Who owes how much, by age of the debt (receivables)"],
  [produk.getProduk, "Products with stock and prices"],
  [produk.getKartuStok, "The stock book of one product"],
  [pesanLangsung.getOrderanPl, "Machines in production for orders, and which are late"],
  [po.getPo, "Purchase orders, and which are late"],
  [pemasok.getPemasok, "Suppliers"],
  [hutang.getHutang, "To whom we owe how much, by age (payables)"],
  [tagihan.getTagihan, "Bills of suppliers"],
  [pengajuan.getPengajuan, "Requests to pay or to book money, and their decisions"],
  [rekening.getRekening, "Bank and cash accounts with balances"],
  [dashboard.getTugasSaya, "What waits to be done"],
  [dashboard.getGrafikOmset, "Sales by month of a year"],
  [dashboard.getDetailOrderByStatus, "Orders by their state"],
  [labaRugi.getLabaRugi, "Profit and loss of a month or year, by component"],
  [labaOrder.getLabaOrder, "Profit of each order"],
  [neraca.getNeraca, "Balance sheet of a month"],
  [proyeksiKas.getProyeksiKas, "Forecast of money in the coming weeks"],
  [akun.getBaganAkun, "Chart of accounts with balances"],
  [buku.getBukuBesar, "General ledger of one account"],
  [laporanBuku.getNeracaSaldo, "Trial balance on a day"],
  [listAsset.getAsset, "Fixed assets"],
  [retur.getRetur, "Returns of goods"],
  [koreksi.getKoreksi, "Corrections of orders and invoices"],
  [riwayat.getRiwayat, "History of one document: who changed what and when"],
  [fakturPajak.getFaktur, "Tax invoices of a month"],
  [karyawan.getUser, "Employees"],
  [opname.getOpname, "Stock takings"],
  [seri.getSeri, "Everything about one serial number"],
];

export const FREQUENT_CALLS = CALLS.map(([call, en]) => ({ call, en }));
