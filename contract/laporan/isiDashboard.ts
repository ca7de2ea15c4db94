import { field } from "../kernel/record.ts";
import { uang } from "../kernel/row.ts";
import { isianRekening } from "../keuangan/rekening.ts";
import { kepalaPo } from "../pembelian/isiPo.ts";
import { barisOrder, customer, keadaanOrder, kepalaOrder, mesinBaris } from "../penjualan/isiOrder.ts";

/** Whose order it is. */
export const sebutanOrder = { idSo: kepalaOrder.idSo, namaCustomer: customer.namaCustomer };
const tglOrder = { ...kepalaOrder.tglOrder, short: "Tanggal" };

/** An order behind a card. */
export const orderKartu = {
  ...sebutanOrder,
  tglOrder,
  statusSo: { ...keadaanOrder.statusSo, short: "Status" },
  statusPembayaran: keadaanOrder.statusPembayaran,
  totalPembelian: { ...kepalaOrder.totalPembelian, short: "Total" },
};

/** An order behind a bar of the top products: how many units of it. */
export const orderProduk = { ...sebutanOrder, tglOrder, qty: { ...barisOrder.qty, short: "Unit" } };

/** A line made to order that is not finished. */
export const plTerbuka = {
  idOrderan: barisOrder.idOrderan,
  namaProduk: { ...mesinBaris.namaProduk, short: "Mesin" },
  qty: barisOrder.qty,
  qtySelesai: barisOrder.qtySelesai,
  /** null while production has not begun. */
  tglDeadline: barisOrder.tglDeadline,
};

/** A purchase order that has not come whole. */
export const poTerbuka = {
  idPo: { ...kepalaPo.idPo, short: "PO" },
  kloter: kepalaPo.kloter,
  namaProduk: { ...kepalaPo.namaProduk, short: "Mesin" },
  qty: kepalaPo.qty,
  qtySelesai: kepalaPo.qtySelesai,
  tglDeadline: kepalaPo.tglDeadline,
};

/** What lies on an account. */
export const saldoRekening = {
  namaRekening: { ...isianRekening.namaRekening, short: "Rekening" },
  saldoAkhir: field.shown("money", "Saldo Akhir", uang),
};
