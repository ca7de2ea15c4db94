import { isianRekening } from "#areas/keuangan/rekening/contract.ts";
import { kepalaPo } from "#areas/pembelian/po/isiPo.ts";
import { barisOrder, customer, keadaanOrder, kepalaOrder, mesinBaris } from "#areas/penjualan/order/isiOrder.ts";
import { field } from "#kernel/record.ts";
import { uang } from "#kernel/row.ts";

/** Code and customer of an order. */
export const sebutanOrder = { idSo: kepalaOrder.idSo, namaCustomer: customer.namaCustomer };
const tglOrder = { ...kepalaOrder.tglOrder, short: "Tanggal" };

/** An order in the list of a card. */
export const orderKartu = {
  ...sebutanOrder,
  tglOrder,
  statusSo: { ...keadaanOrder.statusSo, short: "Status" },
  statusPembayaran: keadaanOrder.statusPembayaran,
  totalPembelian: { ...kepalaOrder.totalPembelian, short: "Total" },
};

/** An order behind a bar of the top products, with its units. */
export const orderProduk = { ...sebutanOrder, tglOrder, qty: { ...barisOrder.qty, short: "Unit" } };

/** An unfinished line made to order. */
export const plTerbuka = {
  idOrderan: barisOrder.idOrderan,
  namaProduk: { ...mesinBaris.namaProduk, short: "Mesin" },
  qty: barisOrder.qty,
  qtySelesai: barisOrder.qtySelesai,
  /** null before production has begun. */
  tglDeadline: barisOrder.tglDeadline,
};

/** A purchase order that is not complete. */
export const poTerbuka = {
  idPo: { ...kepalaPo.idPo, short: "PO" },
  kloter: kepalaPo.kloter,
  namaProduk: { ...kepalaPo.namaProduk, short: "Mesin" },
  qty: kepalaPo.qty,
  qtySelesai: kepalaPo.qtySelesai,
  tglDeadline: kepalaPo.tglDeadline,
};

/** The balance of an account. */
export const saldoRekening = {
  namaRekening: { ...isianRekening.namaRekening, short: "Rekening" },
  saldoAkhir: field.shown("money", "Saldo Akhir", uang),
};
