import type { Menurut } from "#kernel/grafik.ts";

/** What the documents of several lists are added up by. */

export const PER_BULAN = { label: "Bulan", bulan: true, saring: "hari" } as const satisfies Menurut;

/** A customer is found by the words of its names. */
export const PER_CUSTOMER = {
  label: "Customer",
  kosong: "Tanpa customer",
  saring: ({ kunci, nama }) => (kunci === "" ? null : { cari: nama.replaceAll(",", "") }),
} as const satisfies Menurut;

export const PER_SALES = { label: "Sales" } as const satisfies Menurut;
export const PER_PRODUK = { label: "Produk", baris: true } as const satisfies Menurut;
