import type { Company, Stamp } from "#platform/documents/pdf/letterhead.ts";
import type { StatusSo } from "../label.ts";

/** What the PDFs and mails of a cancelled order say. */

type Order = { statusSo: StatusSo };

export const batal = ({ statusSo }: Order): boolean => statusSo === "Cancel";
export const capBatal = (order: Order): Stamp | undefined =>
  batal(order) ? { text: "DIBATALKAN", tone: "warning" } : undefined;
export const catatanBatal = (order: Order): string[] => (batal(order) ? ["Order ini sudah dibatalkan."] : []);

/** The letterhead without bank accounts: nobody should pay for a cancelled order. */
export const kop = (company: Company, order: Order): Company => (batal(order) ? { ...company, bank: [] } : company);
