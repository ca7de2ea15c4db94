import { Group } from "@mantine/core";
import { DateField } from "./DateField.tsx";
import classes from "./ui.module.css";

type DateRangeProps = {
  from: string;
  to: string;
  onChange: (from: string, to: string) => void;
  /** Most ranges always have both ends. */
  clearable?: boolean;
  /** How the days are written, where not DD-MM-YYYY. */
  format?: (day: string) => string;
};

/** Two days, the second never before the first: moving one over the other takes it along. */
export function DateRange({ from, to, onChange, clearable = false, format }: DateRangeProps) {
  return (
    <Group gap={6} wrap="nowrap" className={classes.dateRange} role="group" aria-label="Rentang tanggal">
      <DateField
        aria-label="Tanggal Awal"
        placeholder="Tanggal Awal"
        clearable={clearable}
        format={format}
        value={from}
        onChange={(start) => onChange(start, to !== "" && start > to ? start : to)}
      />
      <span aria-hidden>–</span>
      <DateField
        aria-label="Tanggal Akhir"
        placeholder="Tanggal Akhir"
        clearable={clearable}
        format={format}
        value={to}
        onChange={(end) => onChange(end !== "" && end < from ? end : from, end)}
      />
    </Group>
  );
}
