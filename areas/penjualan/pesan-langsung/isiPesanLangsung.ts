import { field } from "#kernel/record.ts";
import { teks } from "#kernel/row.ts";
import { barisOrder, customer, kepalaOrder, mesinBaris } from "../order/isiOrder.ts";

/** A line made to order and its progress. */
export const barisPl = {
  idOrderan: barisOrder.idOrderan,
  idSo: kepalaOrder.idSo,
  tglOrder: kepalaOrder.tglOrder,
  idProduk: barisOrder.idProduk,
  qty: barisOrder.qty,
  qtySelesai: { ...barisOrder.qtySelesai, short: "Selesai" },
  statusProduk: { ...barisOrder.statusProduk, short: "Status Produksi" },
  tglAwalPengerjaan: { ...barisOrder.tglAwalPengerjaan, short: "Tanggal Mulai" },
  tglDeadline: barisOrder.tglDeadline,
  tglSelesai: barisOrder.tglSelesai,
};

/** The customer. */
export const pemesanPl = {
  customerInstansi: customer.customerInstansi,
  namaCustomer: customer.namaCustomer,
  alamatCustomer: { ...customer.alamatCustomer, short: "Alamat" },
  noTelp: customer.noTelp,
};

/** The machine at the time of the order. */
export const mesinPl = {
  ...mesinBaris,
  hargaProduk: { ...mesinBaris.hargaProduk, short: "Harga" },
};

/** Fields in the history of a line. */
export const riwayatBaris = {
  barang: field.shown("text", "Barang", teks),
  qtySelesai: barisPl.qtySelesai,
  statusProduk: barisPl.statusProduk,
};
