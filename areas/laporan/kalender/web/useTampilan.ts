import { useMediaQuery } from "@mantine/hooks";
import { isTanggal } from "#kernel/fields.ts";
import { jakartaToday } from "#kernel/format.ts";
import type { Tanggal } from "#kernel/types.ts";
import { jatuhTempo } from "#kernel/umur.ts";
import { PHONE } from "#web/ui/list/phone.ts";
import { useUrlState } from "#web/ui/list/urlState.ts";
import { JENIS_ACARA } from "../contract.ts";
import { bulanDari, moveMonth, pekanDari } from "../hari.ts";

export const TAMPILAN = [
  ["bulan", "Bulan"],
  ["minggu", "Minggu"],
  ["daftar", "Daftar"],
] as const;
export type Tampilan = (typeof TAMPILAN)[number][0];

/** What is shown, all of it in the address. */
export function useTampilan() {
  const { values, change } = useUrlState();
  const ubah = (baru: Readonly<Record<string, string | null>>) => change(baru, "replace");
  const sempit = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  const hariIni = jakartaToday(new Date()) as Tanggal;
  const diminta = values.hari ?? "";
  const hari = isTanggal(diminta) ? diminta : hariIni;
  const tampilan = TAMPILAN.find(([satu]) => satu === values.tampilan)?.[0] ?? (sempit ? "daftar" : "bulan");
  const jenis = JENIS_ACARA.find((satu) => satu === values.jenis) ?? null;
  const idUser = /^\d+$/.test(values.orang ?? "") ? (values.orang ?? "") : null;
  const semua = tampilan === "minggu" ? pekanDari(hari) : bulanDari(hari);
  // A list of a month has the days of that month alone.
  const days = tampilan === "daftar" ? semua.filter((satu) => satu.slice(0, 7) === hari.slice(0, 7)) : semua;
  const lompat = (arah: number) =>
    ubah({ hari: tampilan === "minggu" ? jatuhTempo(hari, 7 * arah) : moveMonth(hari, arah) });
  return { hari, hariIni, tampilan, jenis, idUser, days, lompat, ubah };
}
export type TampilanKalender = ReturnType<typeof useTampilan>;
