import { customer, isianKepala, penerima } from "../../order/isiOrder.ts";
import type { OrderDiubah } from "../orderDiubah.ts";
import type { OrderKoreksi } from "./order.ts";

/** The fields of an order that a change may set, apart from its lines. */

const DATA = { ...customer, ...penerima };
const KEPALA = { tglOrder: isianKepala.tglOrder, tipeSo: isianKepala.tipeSo };
type NamaData = keyof typeof DATA;

/** Those of the customer's and recipient's fields that are given and differ; a blank one is empty. */
export function changedData(order: OrderKoreksi, isi: OrderDiubah): Partial<Record<NamaData, string>> {
  const names = Object.keys(DATA) as NamaData[];
  const baru = names.flatMap((name) => {
    const given = isi[name];
    if (given === undefined) return [];
    const value = given ?? "";
    return value === order[name] ? [] : [[name, value] as const];
  });
  return Object.fromEntries(baru);
}

export function changedKepala(
  order: OrderKoreksi,
  isi: OrderDiubah,
): Partial<Pick<OrderKoreksi, "tglOrder" | "tipeSo">> {
  return {
    ...(isi.tglOrder !== undefined && isi.tglOrder !== order.tglOrder ? { tglOrder: isi.tglOrder } : {}),
    ...(isi.tipeSo !== undefined && isi.tipeSo !== order.tipeSo ? { tipeSo: isi.tipeSo } : {}),
  };
}

export const hasAny = (isi: object): boolean => Object.keys(isi).length > 0;

/** What changes, field by field, as people read it. */
export const bedaIsian = (order: OrderKoreksi, isi: Record<string, string>) =>
  Object.entries(isi).map(([name, sesudah]) => ({
    label: ({ ...DATA, ...KEPALA } as Record<string, { label: string }>)[name]?.label ?? name,
    sebelum: String(order[name as keyof OrderKoreksi] ?? ""),
    sesudah,
  }));
