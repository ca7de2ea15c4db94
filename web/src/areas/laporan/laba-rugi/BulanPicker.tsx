import { MonthPickerInput } from "@mantine/dates";
import { IconCalendar } from "@tabler/icons-react";
import "dayjs/locale/id";
import "../../../ui/mantine.ts";
import "@mantine/dates/styles.css";
import { namaBulan } from "#contract/laporan/bulan.ts";

/** A month of a year, as YYYY-MM. */
export function BulanPicker({ value, onChange }: { value: string; onChange: (bulan: string) => void }) {
  return (
    <MonthPickerInput
      aria-label={`Bulan dan tahun: ${namaBulan(value)}`}
      locale="id"
      w={190}
      value={`${value}-01`}
      onChange={(day) => day && onChange(day.slice(0, 7))}
      valueFormatter={() => namaBulan(value)}
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
