import { order } from "#contract/penjualan/order.ts";
import { daftar } from "../../../ui/list/daftar.ts";

/** Every order, newest first. */
export const TANPA_SARINGAN = { statusSo: "", bayar: "", urut: "" } as const;

export const DAFTAR_ORDER = daftar(order.getOrder, (tahun) => ({ ...tahun, ...TANPA_SARINGAN }));
