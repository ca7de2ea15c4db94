import type { Company, Stamp } from "#platform/documents/pdf/letterhead.ts";
import type { StatusSo } from "../label.ts";

/** What screens, PDFs and mails say of a cancelled order. */

type Order = { statusSo: StatusSo };

/** Until when its machines are under warranty; those of a cancelled order came back, or never left. */
export const garansi = <Day>(order: Order & { selesaiGaransi: Day }): Day | null =>
  batal(order) ? null : order.selesaiGaransi;

export const batal = ({ statusSo }: Order): boolean => statusSo === "Cancel";
export const capBatal = (order: Order): Stamp | undefined =>
  batal(order) ? { text: "DIBATALKAN", tone: "warning" } : undefined;
export const catatanBatal = (order: Order): string[] => (batal(order) ? ["Order ini sudah dibatalkan."] : []);

/** The letterhead without bank accounts: nobody should pay for a cancelled order. */
export const kop = (company: Company, order: Order): Company => (batal(order) ? { ...company, bank: [] } : company);
