import { MonthPickerInput } from "@mantine/dates";
import { IconCalendar } from "@tabler/icons-react";
import "dayjs/locale/id";
import "../../../ui/page/mantine.ts";
import "@mantine/dates/styles.css";
import { namaBulan } from "#contract/laporan/bulan.ts";

type BulanPickerProps = { value: string; onChange: (bulan: string) => void };

export const BULAN_TIDAK_ADA = "Bulan tidak ada";
export const isBulan = (value: string): boolean => /^(19|2\d)\d\d-(0[1-9]|1[0-2])$/.test(value);

/** A field for a month, as YYYY-MM. A value that is no month is shown and marked. */
export function BulanPicker({ value, onChange }: BulanPickerProps) {
  const sah = isBulan(value);
  const tertulis = sah ? namaBulan(value) : value;
  return (
    <MonthPickerInput
      aria-label={`Bulan dan tahun: ${tertulis}`}
      locale="id"
      w={190}
      value={sah ? `${value}-01` : null}
      placeholder={tertulis}
      error={sah ? undefined : BULAN_TIDAK_ADA}
      onChange={(day) => day && onChange(day.slice(0, 7))}
      valueFormatter={() => tertulis}
      leftSection={<IconCalendar size={16} aria-hidden />}
      ariaLabels={{
        nextYear: "Tahun berikutnya",
        previousYear: "Tahun sebelumnya",
        nextDecade: "Dasawarsa berikutnya",
        previousDecade: "Dasawarsa sebelumnya",
      }}
      popoverProps={{ attributes: { dropdown: { role: "dialog", "aria-label": "Pilih bulan" } } }}
    />
  );
}
