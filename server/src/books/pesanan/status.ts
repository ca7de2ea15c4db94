import type { StatusBarang, StatusPembayaran, StatusSo } from "#contract/penjualan/label.ts";

/** The facts from which the state of an order follows. */
export type Fakta = {
  dibatalkan: boolean;
  /** The state of the least advanced delivery note; null while units of the order stand on none. */
  barang: StatusBarang | null;
  /** The order has an invoice that is not deleted. */
  adaInvoice: boolean;
  adaInvoiceDisetujui: boolean;
  /** What is due after the last approved invoice; null where none is approved. */
  sisa: number | null;
  /** A line of the order that is not cancelled is in production. */
  adaProgress: boolean;
};

export function statusPembayaran({ adaInvoice, adaInvoiceDisetujui, sisa }: Fakta): StatusPembayaran {
  if (!adaInvoice) return "";
  if (!adaInvoiceDisetujui) return "Pending";
  return sisa === 0 ? "Lunas" : "Proses";
}

/** The state of an order: the first condition that holds decides. Nothing else sets `status_so`. */
export function statusSo(fakta: Fakta): StatusSo {
  const { barang } = fakta;
  if (fakta.dibatalkan) return "Cancel";
  if ((barang === "Kirim" || barang === "Diambil") && statusPembayaran(fakta) === "Lunas") return "Selesai";
  if (barang !== null) return barang;
  if (!fakta.adaInvoiceDisetujui) return "Ajukan";
  return fakta.adaProgress ? "Proses" : "Belum";
}
