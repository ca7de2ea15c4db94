import { Group, Input } from "@mantine/core";
import { useId } from "react";
import classes from "../ui.module.css";
import { DayFilter } from "./DayFilter.tsx";
import { masalahHari, masalahRentang } from "./readDay.ts";

type DateRangeProps = {
  from: string;
  to: string;
  /** What is no day comes along too, so that it is said where it is asked with. */
  onChange: (from: string, to: string) => void;
  /** Most ranges always have both ends. */
  clearable?: boolean;
  /** How the days are written, where not DD-MM-YYYY. */
  format?: (day: string) => string;
};

/** Two days. What is wrong with them is said below, and left as it is. */
export function DateRange({ from, to, onChange, clearable = false, format }: DateRangeProps) {
  const id = useId();
  const masalah = masalahRentang(from, to);
  const look = {
    clearable,
    format,
    // A wrong day marks itself; only the wrong way round is the fault of both.
    error: masalah !== null && masalahHari(from) === null && masalahHari(to) === null,
    saidElsewhere: true,
    "aria-describedby": masalah === null ? undefined : id,
  };
  return (
    <div className={classes.dateRange}>
      <Group gap={6} wrap="nowrap" role="group" aria-label="Rentang tanggal">
        <DayFilter {...named("Tanggal Awal")} value={from} onChange={(start) => onChange(start, to)} {...look} />
        <span aria-hidden>–</span>
        <DayFilter {...named("Tanggal Akhir")} value={to} onChange={(end) => onChange(from, end)} {...look} />
      </Group>
      {masalah !== null && (
        <Input.Error id={id} mt={4} role="alert">
          {masalah}
        </Input.Error>
      )}
    </div>
  );
}

const named = (label: string) => ({ "aria-label": label, placeholder: label, className: classes.rangeEnd });
