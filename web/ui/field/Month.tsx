import { Popover } from "@mantine/core";
import { Calendar } from "@mantine/dates";
import "dayjs/locale/id";
import { useState } from "react";
import "../page/mantine.ts";
import "@mantine/dates/styles.css";
import classes from "../ui.module.css";

export type MonthProps = { day: string | null; min?: string; max?: string; onChoose: (day: string) => void };

/** The calendar of a field, which it covers no more than its message. */
export function Month(props: MonthProps) {
  return (
    <Popover opened position="bottom-start" trapFocus={false} withRoles={false} attributes={CALENDAR}>
      <Popover.Target>
        <span className={classes.overField} aria-hidden />
      </Popover.Target>
      <Popover.Dropdown onMouseDown={(event) => event.preventDefault()}>
        <Days {...props} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** The days, beginning with the typed one. */
function Days({ day, min, max, onChoose }: MonthProps) {
  const [shown, setShown] = useState<string | undefined>(day ?? undefined);
  const [seen, setSeen] = useState(day);
  if (seen !== day) {
    setSeen(day);
    if (day !== null) setShown(day);
  }
  return (
    <Calendar
      locale="id"
      date={shown}
      onDateChange={setShown}
      minDate={min || undefined}
      maxDate={max || undefined}
      ariaLabels={NAMES}
      classNames={PARTS}
      getDayProps={(of) => ({ selected: of === day, onClick: () => onChoose(of) })}
    />
  );
}

const NAMES = {
  nextMonth: "Bulan berikutnya",
  previousMonth: "Bulan sebelumnya",
  nextYear: "Tahun berikutnya",
  previousYear: "Tahun sebelumnya",
  nextDecade: "Dasawarsa berikutnya",
  previousDecade: "Dasawarsa sebelumnya",
};
const CALENDAR = { dropdown: { role: "dialog", "aria-label": "Kalender" } };
const PARTS = { day: classes.dayCell, month: classes.calendar };
