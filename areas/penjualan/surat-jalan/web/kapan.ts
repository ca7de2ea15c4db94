import { tanggal } from "#kernel/format.ts";
import type { Tanggal } from "#kernel/types.ts";
import { hariLewat } from "#kernel/umur.ts";
import type { KolomSj } from "../../papan.ts";
import type { OrderSuratJalan } from "../contract.ts";
import { labelTerkirim } from "../kirim.ts";

type Order = Pick<OrderSuratJalan, "tglOrder" | "orders" | "mesinSelesai" | "mesinProgress"> & {
  suratJalan: readonly Pick<OrderSuratJalan["suratJalan"][number], "tglKeluar">[];
};

/** What the card of an order says of time: the machines still missing, its age, or the day on which goods last left. */
export function kapan(row: Order, kolom: KolomSj, today: Tanggal): string {
  if (kolom === "menungguMesin") return `${row.mesinSelesai}/${row.mesinSelesai + row.mesinProgress} selesai`;
  if (kolom === "terkirim") return tanggal(terakhirKeluar(row));
  return labelTerkirim(row.orders) ?? umur(row, today);
}

/** The column is sorted by this day, which need not be that of the note. */
const terakhirKeluar = ({ suratJalan: notes }: Order) =>
  notes
    .map(({ tglKeluar }) => tglKeluar)
    .sort()
    .at(-1) ?? "";

function umur({ tglOrder }: Order, today: Tanggal): string {
  const hari = hariLewat(tglOrder, today);
  return hari === 0 ? "Diorder hari ini" : `${hari} hari`;
}
