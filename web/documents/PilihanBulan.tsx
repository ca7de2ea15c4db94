import { MonthPickerInput } from "@mantine/dates";
import "dayjs/locale/id";
import "../ui/page/mantine.ts";
import "@mantine/dates/styles.css";
import { type BulanPickerProps, isBulan, rupaBulan } from "./rupaBulan.tsx";

export function PilihanBulan({ value, onChange, semua = false }: BulanPickerProps) {
  const { tertulis, field } = rupaBulan(value, semua);
  return (
    <MonthPickerInput
      {...field}
      locale="id"
      value={isBulan(value) ? `${value}-01` : null}
      placeholder={tertulis}
      clearable={semua}
      clearButtonProps={{ "aria-label": "Semua bulan" }}
      onChange={(day) => (day || semua) && onChange(day?.slice(0, 7) ?? "")}
      valueFormatter={() => tertulis}
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
