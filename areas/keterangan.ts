/** What each area is about, for programs that read /openapi.json and for who asks for a call over MCP. */
export const KETERANGAN_AREA = {
  asset: {
    id: "Aset tetap: pengajuan, daftar, penyusutan, pelepasan",
    en: "Fixed assets: requests, register, depreciation, disposal",
  },
  "buku-besar": {
    id: "Buku besar, jurnal umum, laporan akrual, tutup buku",
    en: "General ledger, journal entries, accrual statements, closing",
  },
  karyawan: {
    id: "Karyawan, role, jabatan, divisi, login dan profil",
    en: "Employees, roles, positions, divisions, signing in and profile",
  },
  keuangan: {
    id: "Pengajuan biaya, rekening, simpanan, rekening koran",
    en: "Payment requests, accounts of money, deposits, bank statements",
  },
  laporan: {
    id: "Dashboard, laba rugi, neraca, laba per order, proyeksi kas",
    en: "Dashboard, profit and loss, balance sheet, profit per order, cash forecast",
  },
  pajak: {
    id: "Faktur pajak, bukti potong, PPh final, faktur masukan",
    en: "Tax invoices, withholding, final income tax, input tax",
  },
  pembelian: { id: "Purchase order, pemasok, tagihan, hutang", en: "Purchase orders, suppliers, bills, payables" },
  penjualan: {
    id: "Order, invoice, surat jalan, pelanggan, piutang, retur",
    en: "Sales orders, invoices, delivery notes, customers, receivables, returns",
  },
  pindah: {
    id: "Pindah dari program lain: impor dan saldo awal",
    en: "Moving in from another program: imports and opening balances",
  },
  produk: { id: "Produk, stok, stock opname", en: "Products, stock, stock taking" },
  produksi: { id: "Bahan, resep dan biaya mesin yang dibuat", en: "Production: materials, recipes, cost of machines" },
  servis: { id: "Keluhan, kunjungan dan mesin di customer", en: "Service: complaints, visits, machines at customers" },
  program: { id: "Kunci API untuk program lain", en: "API keys for other programs" },
  sistem: {
    id: "Persetujuan, pencarian, komentar, riwayat, perusahaan, keadaan",
    en: "Approvals, search, comments, history, company, state of the server",
  },
} as const;
export type Area = keyof typeof KETERANGAN_AREA;
