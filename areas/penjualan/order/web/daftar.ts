import { daftar, type Tahun } from "#web/ui/list/daftar.ts";
import { order } from "../contract.ts";

/** Every order, newest first. */
export const TANPA_SARINGAN = { statusSo: "", bayar: "", urut: "" } as const;

const starts = (tahun: Tahun) => ({ ...tahun, ...TANPA_SARINGAN });

export const DAFTAR_ORDER = daftar(order.getOrder, starts);
/** The screen of invoices begins with the orders, unless its address names one of them, or an invoice. */
export const DAFTAR_INVOICE = daftar(order.getOrder, starts, { unless: ["order"] });
