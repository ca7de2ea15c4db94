import { blankable, field, orElse } from "#kernel/record.ts";
import { atauKosong, benar, bilangan, teks, uang, waktu } from "#kernel/row.ts";
import type { Rupiah } from "#kernel/types.ts";

export const KATEGORI = ["utama", "upgrade"] as const;
export type Kategori = (typeof KATEGORI)[number];
/** More units of a machine than any warehouse has. */
export const MAX_STOCK = 1_000_000;

const stock = (label: string, short = label) => orElse(field.number(label, { short, max: MAX_STOCK }), 0);

/** Fields typed for a machine, in the forms and in the import. */
export const dataProduk = {
  kodeProduk: field.text("Kode Mesin", { max: 50 }),
  namaProduk: field.text("Nama Mesin"),
  kategoriProduk: field.choice("Kategori", KATEGORI, { say: (word) => (word === "utama" ? "Utama" : "Upgrade") }),
  tipe: blankable(field.text("Tipe", { max: 100 })),
  kapasitas: blankable(field.text("Kapasitas", { max: 100 })),
  hargaProduk: field.money("Harga Produk"),
  /** null in answers for those who may not see it. */
  hargaBeli: { ...orElse(field.money("Harga Beli"), 0 as Rupiah), wire: atauKosong(uang) },
  minimalStock: stock("Minimal Stock"),
};

/** What becomes of damaged goods: repaired, they are for sale again. */
export const CARA_KELUAR_RUSAK = ["perbaikan", "buang"] as const;
export type CaraKeluarRusak = (typeof CARA_KELUAR_RUSAK)[number];
const NAMA_CARA: Readonly<Record<CaraKeluarRusak, string>> = { perbaikan: "Selesai diperbaiki", buang: "Dibuang" };
export const namaCaraRusak = (cara: CaraKeluarRusak): string => NAMA_CARA[cara];
export const isianKeluarRusak = {
  cara: field.choice("Tindakan", CARA_KELUAR_RUSAK, { empty: "Tindakan tidak boleh kosong.", say: namaCaraRusak }),
  qty: field.number("Jumlah", { min: 1, max: MAX_STOCK }),
  keterangan: field.lines("Keterangan", { empty: "Keterangan tidak boleh kosong." }),
};

/** The first stock of a new machine; in an edit, the units to add. */
export const stockAwal = { jumlahStock: stock("Jumlah Stock", "Stock Gudang") };
export const stockTambahan = { penambahanStock: stock("Penambahan Stock") };

/** Whether every unit that leaves carries a serial number. */
export const seriProduk = { berseri: orElse(field.flag("Bernomor Seri"), false) };

/** Fields that the books and the system compute. */
export const keadaanProduk = {
  ...stockAwal,
  stockSales: field.shown("number", "Stock Sales", bilangan),
  /** Returned damaged units: in the warehouse, not for sale. */
  jumlahRusak: field.shown("number", "Stock Rusak", bilangan),
  mustPo: field.shown("flag", "Reminder", benar),
  statusPo: field.shown("flag", "Status PO", benar, { say: (ordered) => (ordered ? "Proses" : "-") }),
  softDelete: field.shown("flag", "Status", benar, { say: (stopped) => (stopped ? "Tidak Aktif" : "Aktif") }),
  createdAt: field.shown("moment", "Dibuat", waktu),
  updatedAt: field.shown("moment", "Diubah", waktu),
};

const { minimalStock, ...mesin } = dataProduk;
/** Fields in the history of a machine. */
export const riwayatProduk = {
  ...mesin,
  ...stockAwal,
  minimalStock,
  ...seriProduk,
  reminder: field.shown("flag", "Reminder Stock", benar),
  aktif: field.shown("flag", "Status", benar, { say: (active) => (active ? "Aktif" : "Tidak Aktif") }),
  jumlahRusak: keadaanProduk.jumlahRusak,
  keterangan: field.shown("text", "Keterangan", teks),
  fotoProduk: field.shown("files", "Foto", teks),
  impor: field.shown("text", "Impor", teks),
};
