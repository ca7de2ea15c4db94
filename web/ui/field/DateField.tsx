import { CloseButton, TextInput, type TextInputProps } from "@mantine/core";
import { IconCalendar } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { isTanggal } from "#kernel/fields.ts";
import { tanggal } from "#kernel/format.ts";
import { whenUsed } from "../page/idle.ts";
import { later } from "../page/later.tsx";
import { problemOfDay, readDay } from "./readDay.ts";
import { useUnusable } from "./unusable.ts";

const fetchMonth = () => import("./Month.tsx").then((file) => file.Month);
const Month = later(fetchMonth, 0);

type DateFieldProps = Pick<
  TextInputProps,
  "label" | "aria-label" | "aria-describedby" | "description" | "placeholder" | "leftSection"
> &
  Pick<TextInputProps, "required" | "withAsterisk" | "disabled" | "readOnly" | "className" | "onBlur"> & {
    /** `YYYY-MM-DD`, or "" or null for none. A text that is no day is shown unchanged. */
    value: string | null | undefined;
    /** Called with the day, with "" for an empty field, or with the typed text while it is no day. */
    onChange: (value: string) => void;
    error?: ReactNode;
    clearable?: boolean;
    min?: string;
    max?: string;
    /** The last day of the months that are closed: no day up to it is taken. */
    closed?: string;
    /** How to write the day, if not as DD-MM-YYYY; both are read. */
    format?: (day: string) => string;
    /** The message is shown elsewhere: the field is only marked. */
    saidElsewhere?: boolean;
  };

/** A calendar day, typed as DD-MM-YYYY or picked. A text that is no day stays and is marked. */
export function DateField(props: DateFieldProps) {
  const {
    value,
    onChange,
    onBlur,
    error,
    min,
    max,
    closed,
    clearable = true,
    saidElsewhere,
    format,
    className,
    ...rest
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const day = useDayText({ ...props, clearable });
  const [asked, setAsked] = useState(false);
  useEffect(() => whenUsed(fetchMonth), []);
  useUnusable(input, day.masalah);
  const said = (day.left || error) && day.masalah !== null ? day.masalah : error;
  const locked = rest.readOnly || rest.disabled;
  const picking = asked && !locked;
  const choose = (chosen: string) => {
    setAsked(false);
    day.choose(chosen);
  };
  const clear = clearable && day.text !== "" && !locked && (
    <CloseButton size="sm" aria-label="Hapus tanggal" onClick={() => choose("")} />
  );
  return (
    <div className={className} style={{ position: "relative" }}>
      <TextInput
        placeholder="DD-MM-YYYY"
        autoComplete="off"
        leftSection={<IconCalendar size={16} aria-hidden />}
        rightSection={clear || undefined}
        {...rest}
        ref={input}
        value={day.text}
        error={saidElsewhere ? Boolean(said) : said}
        // Esc closes the calendar and not the form around it.
        data-mantine-stop-propagation={picking || undefined}
        onChange={(event) => {
          setAsked(true);
          day.type(event.currentTarget.value);
        }}
        onFocus={() => !said && setAsked(true)}
        onClick={() => setAsked(true)}
        onKeyDown={(event) => event.key === "Escape" && setAsked(false)}
        onBlur={(event) => {
          setAsked(false);
          day.leave();
          onBlur?.(event);
        }}
      />
      {picking && <Month day={readDay(day.text)} min={min} max={max} onChoose={choose} />}
    </div>
  );
}

type DayText = Pick<DateFieldProps, "value" | "onChange" | "min" | "max" | "closed" | "format" | "clearable">;

/** The typed text of a day, and its problem. */
function useDayText({ value, onChange, min, max, closed, format, clearable }: DayText) {
  const { text, setText, written } = useText(value ?? "", format ?? tanggal);
  const [left, setLeft] = useState(true);
  const masalah = problemOfDay(text, { min, max, closed });
  return {
    text,
    masalah,
    /** The field has lost the focus: the problem may be shown. */
    left,
    type(typed: string) {
      setLeft(false);
      setText(typed);
      if (typed.trim() !== "" || clearable) onChange(readDay(typed) ?? typed.trim());
    },
    choose(day: string) {
      setText(written(day));
      onChange(day);
    },
    leave() {
      setLeft(true);
      if (masalah === null) setText(written(readDay(text) ?? value ?? ""));
    },
  };
}

/** The shown text: what was typed, until the value is changed from outside. */
function useText(value: string, format: (day: string) => string) {
  const written = (day: string) => (isTanggal(day) ? format(day) : day);
  const [text, setText] = useState(() => written(value));
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    if ((readDay(text) ?? text.trim()) !== value) setText(written(value));
  }
  return { text, setText, written };
}
