import { IconCalendar } from "@tabler/icons-react";
import { namaBulan } from "#areas/laporan/bulan.ts";

/** `semua`: none is chosen at first, or again, and then all months count. */
export type BulanPickerProps = { value: string; onChange: (bulan: string) => void; semua?: boolean };

export const BULAN_TIDAK_ADA = "Bulan tidak ada";
export const isBulan = (value: string): boolean => /^(19|2\d)\d\d-(0[1-9]|1[0-2])$/.test(value);

/** How a field for a month looks, also before there is anything to pick from. */
export function rupaBulan(value: string, semua: boolean) {
  const tanpa = semua && value === "";
  const tertulis = tanpa ? "Semua bulan" : isBulan(value) ? namaBulan(value) : value;
  return {
    tertulis,
    field: {
      "aria-label": `Bulan dan tahun: ${tertulis}`,
      w: 190,
      error: tanpa || isBulan(value) ? undefined : BULAN_TIDAK_ADA,
      leftSection: <IconCalendar size={16} aria-hidden />,
    },
  };
}
