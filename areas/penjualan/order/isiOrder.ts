import { blankable, field } from "#kernel/record.ts";
import { atauKosong, benar, bilangan, idOf, salahSatu, tanggal, teks, uang } from "#kernel/row.ts";
import {
  labelPembayaran,
  labelProduksi,
  labelSetor,
  labelStatusSo,
  STATUS_PEMBAYARAN,
  STATUS_PRODUK,
  STATUS_SO,
  SUMBER_PRODUK,
  TIPE_SO,
} from "./label.ts";

/** The customer. */
export const customer = {
  customerInstansi: field.text("Instansi Customer", {
    short: "Instansi",
    empty: "Instansi customer tidak boleh kosong.",
  }),
  namaCustomer: field.text("Nama Customer", { empty: "Nama customer tidak boleh kosong." }),
  alamatCustomer: field.lines("Alamat Customer", { empty: "Alamat customer tidak boleh kosong." }),
  noTelp: field.phone("No Telpn Customer", { short: "No Telp", empty: "No Telpn customer tidak boleh kosong." }),
  email: blankable(field.email("Email Customer", { short: "Email" })),
};

/** The recipient of the goods. */
export const penerima = {
  namaPenerima: blankable(field.text("Nama Penerima")),
  noTelpPenerima: blankable(field.phone("No Telpn Penerima", { short: "No Telp Penerima" })),
  alamatPenerima: blankable(field.lines("Alamat Penerima")),
};

/** What is typed of the order itself. */
export const isianKepala = {
  tglOrder: field.day("Tanggal Order"),
  tipeSo: field.choice("Tipe Order", TIPE_SO, { empty: "Tipe order tidak boleh kosong." }),
};

/** The order's own fields and total. */
export const kepalaOrder = {
  idSo: field.shown("text", "Kode Order", teks),
  ...isianKepala,
  totalPembelian: field.shown("money", "Total Pembelian", uang),
  totalTambahanOnline: field.shown("money", "Total Tambahan Online", uang),
};

/** The state of the order. */
export const keadaanOrder = {
  statusSo: field.shown("choice", "Status Order", salahSatu(STATUS_SO), { say: labelStatusSo }),
  statusPembayaran: field.shown("choice", "Status Pembayaran", salahSatu(STATUS_PEMBAYARAN), { say: labelPembayaran }),
  statusLunas: field.shown("flag", "Lunas", benar),
  selesaiGaransi: field.shown("day", "Selesai Garansi", atauKosong(tanggal)),
  statusSetor: field.shown("flag", "Status Setor", benar, { say: labelSetor }),
  tglSetor: field.shown("day", "Tanggal Setor", atauKosong(tanggal)),
};

/** A line keeps the machine as it was at the time of the order. */
export const mesinBaris = {
  kodeProduk: field.shown("text", "Kode Mesin", teks),
  namaProduk: field.shown("text", "Nama Mesin", teks),
  tipe: field.shown("text", "Tipe", teks),
  kategoriProduk: field.shown("choice", "Kategori", salahSatu(["utama", "upgrade"]), {
    say: (kategori) => (kategori === "utama" ? "Utama" : "Upgrade"),
  }),
  kapasitas: field.shown("text", "Kapasitas", teks),
  hargaProduk: field.shown("money", "Harga Produk", uang),
};

export const barisOrder = {
  idOrderan: field.shown("other", "Baris", idOf("orderan")),
  idProduk: field.shown("other", "Produk", idOf("produk")),
  sumberProduk: field.shown("choice", "Sumber", salahSatu(SUMBER_PRODUK)),
  qty: field.shown("number", "Qty", bilangan),
  qtySelesai: field.shown("number", "Qty Selesai", bilangan),
  /** Units that are delivered once more, in the place of returned ones. */
  qtyGanti: field.shown("number", "Pengganti", bilangan),
  qtyBersurat: field.shown("number", "Di Surat Jalan", bilangan),
  qtyTerkirim: field.shown("number", "Terkirim", bilangan),
  hargaProduk: mesinBaris.hargaProduk,
  /** Off the price of each unit: hargaProduk is the price after it. */
  diskon: field.shown("money", "Diskon per Unit", uang, { short: "Diskon" }),
  totalHarga: field.shown("money", "Total Harga", uang),
  tambahanHargaOnline: field.shown("money", "Tambahan Online", uang),
  totalTambahanHargaOnline: field.shown("money", "Total Tambahan Online", uang),
  tglAwalPengerjaan: field.shown("day", "Awal Pengerjaan", atauKosong(tanggal)),
  tglDeadline: field.shown("day", "Deadline", atauKosong(tanggal)),
  tglSelesai: field.shown("day", "Tanggal Selesai", atauKosong(tanggal)),
  statusProduk: field.shown("choice", "Status Produk", salahSatu(STATUS_PRODUK), { say: labelProduksi }),
};

const revisi = field.shown("number", "Revisi", bilangan);

/** Fields in the history of an order. */
export const riwayatOrder = {
  revisi,
  ...kepalaOrder,
  ...customer,
  ...penerima,
  barang: field.shown("other", "Barang", teks),
  ...keadaanOrder,
  status: field.shown("text", "Status", teks),
  alasan: field.shown("text", "Alasan", teks),
  tautan: field.shown("text", "Tautan PDF", teks),
  whatsapp: field.shown("text", "WhatsApp", teks),
  kunjungan: field.shown("text", "Menagih Kunjungan", teks),
  marketplace: field.shown("text", "Marketplace", teks),
  orderLama: field.shown("text", "Order Lama", teks),
};
