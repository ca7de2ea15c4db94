import type { BarisRingkasan } from "#web/ui/value/Ringkasan.tsx";
import { computeTagihan, type IsianTagihan, problemOfTagihan, type Rangkaian, type Tagihan } from "../tagihan.ts";

type Diketik = { [Name in keyof IsianTagihan]: Name extends "tipePembayaran" ? IsianTagihan[Name] : unknown };

const angka = (typed: unknown): number => Number(typed) || 0;

/** The typed amounts; a blank one is 0. */
export const isianDari = (values: Diketik): IsianTagihan => ({
  tipePembayaran: values.tipePembayaran,
  nominalAdmin: angka(values.nominalAdmin),
  nominalPeti: angka(values.nominalPeti),
  nominalOngkir: angka(values.nominalOngkir),
  nominalDiskon: angka(values.nominalDiskon),
  nominalDp: angka(values.nominalDp),
});

export const tagihanDari = (rangkaian: Rangkaian, values: Diketik): Tagihan =>
  computeTagihan(rangkaian, isianDari(values));

/** The server's checks, by field, before sending. */
export const problemFrom = (rangkaian: Rangkaian, values: Diketik): Partial<Record<keyof IsianTagihan, string>> =>
  Object.fromEntries(problemOfTagihan(rangkaian, isianDari(values)).map(({ field, message }) => [field, message]));

/** The checks while typing: a field that is still blank is not wrong. */
export function provisionalProblem(rangkaian: Rangkaian, values: Diketik): ReturnType<typeof problemFrom> {
  const masalah = Object.entries(problemFrom(rangkaian, values));
  const terisi = new Map<string, unknown>(Object.entries(values));
  return Object.fromEntries(masalah.filter(([field]) => angka(terisi.get(field)) > 0));
}

/** How the amount due is computed, what is paid now, and what remains. */
export function ringkasanTagihan(rangkaian: Rangkaian, tagihan: Tagihan): BarisRingkasan[] {
  const awal: BarisRingkasan[] =
    rangkaian.ke === 1
      ? [
          { label: "Total pembelian", nilai: rangkaian.totalPembelian },
          { label: "Admin", nilai: tagihan.nominalAdmin },
          { label: "Diskon", nilai: -tagihan.nominalDiskon },
        ]
      : [{ label: "Sisa invoice sebelumnya", nilai: rangkaian.sisa }];
  return [
    ...awal,
    { label: "Peti", nilai: tagihan.nominalPeti },
    { label: "Ongkir", nilai: tagihan.nominalOngkir },
    { label: "Harus dibayar", nilai: tagihan.nominalBayar, jumlah: true },
    { label: "Dibayar dengan invoice ini", nilai: tagihan.dibayar },
    { label: "Sisa pembayaran", nilai: tagihan.nominalSisaBayar, jumlah: true },
  ];
}
