import { DateInput, type DateInputProps } from "@mantine/dates";
import { IconCalendar } from "@tabler/icons-react";
import "dayjs/locale/id";
import { type ReactNode, useState } from "react";
import { tanggal } from "#contract/format.ts";
import { readDay } from "./readDay.ts";
import "./mantine.ts";
import "@mantine/dates/styles.css";
import classes from "./ui.module.css";

type DateFieldProps = {
  label?: string;
  "aria-label"?: string;
  description?: ReactNode;
  placeholder?: string;
  /** `YYYY-MM-DD`, "" or null when no date is given. */
  value: string | null | undefined;
  onChange: (value: string) => void;
  onBlur?: DateInputProps["onBlur"];
  error?: ReactNode;
  required?: boolean;
  withAsterisk?: boolean;
  clearable?: boolean;
  disabled?: boolean;
  min?: string;
  max?: string;
  className?: string;
  /** How the day is written, where not DD-MM-YYYY; it is read either way. */
  format?: (day: string) => string;
};

/** A calendar day, typed as DD-MM-YYYY or picked; its value is YYYY-MM-DD. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, min, max, clearable = true, format = tanggal, ...rest } = props;
  const [picking, setPicking] = useState(false);
  return (
    <DateInput
      locale="id"
      placeholder="DD-MM-YYYY"
      {...rest}
      value={value === "" || value === undefined ? null : value}
      onChange={(day) => onChange(day ?? "")}
      valueFormat={format}
      dateParser={readDay}
      clearable={clearable}
      minDate={min === "" ? undefined : min}
      maxDate={max === "" ? undefined : max}
      leftSection={<IconCalendar size={16} aria-hidden />}
      clearButtonProps={{ "aria-label": "Hapus tanggal", tabIndex: 0 }}
      ariaLabels={NAMES}
      classNames={PARTS}
      popoverProps={{ onOpen: () => setPicking(true), onClose: () => setPicking(false), attributes: CALENDAR }}
      // Esc closes the calendar first, not the form around it.
      data-mantine-stop-propagation={picking || undefined}
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
const PARTS = { day: classes.day, month: classes.calendar };
