import { cari, choice, optional } from "#kernel/fields.ts";
import { BAYAR_PO, STATUS_PO } from "./isiPo.ts";

/** What the list can be sorted by. */
export const URUT_PO = ["tglDeadline"] as const;
export type UrutPo = (typeof URUT_PO)[number];

/** What a list of purchase orders is asked with. */
export const saringanPo = {
  cari,
  statusPo: choice("Status PO", STATUS_PO),
  /** Those who may not pay purchase orders get all of them. */
  bayar: optional(choice("Pembayaran", BAYAR_PO)),
};
