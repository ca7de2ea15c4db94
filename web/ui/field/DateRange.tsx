import { Group, Input } from "@mantine/core";
import { useId } from "react";
import classes from "../ui.module.css";
import { DayFilter } from "./DayFilter.tsx";
import { problemOfDay, problemOfRentang } from "./readDay.ts";

type DateRangeProps = {
  from: string;
  to: string;
  /** Also called with a text that is no day, so that the page can say so. */
  onChange: (from: string, to: string) => void;
  /** Whether the days may be removed. */
  clearable?: boolean;
  /** How to write the days, if not as DD-MM-YYYY. */
  format?: (day: string) => string;
};

/** The first and last day of a range. Problems are shown below; the typed text stays. */
export function DateRange({ from, to, onChange, clearable = false, format }: DateRangeProps) {
  const id = useId();
  const masalah = problemOfRentang(from, to);
  const look = {
    clearable,
    // Two days beside each other are clear without the sign of a calendar.
    leftSection: null,
    format,
    // A day that is wrong by itself is marked alone; a wrong order marks both.
    error: masalah !== null && problemOfDay(from) === null && problemOfDay(to) === null,
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
