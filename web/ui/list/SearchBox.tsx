import { CloseButton, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import classes from "./list.module.css";

const PAUSE_MS = 300;

type SearchBoxProps = { label: string; value: string; onSearch: (text: string) => void };

/** Searches when typing pauses, or at once with Enter. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(value);

  // Follow changes of the address from elsewhere (Back, reset).
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => () => clearTimeout(pause.current), []);

  const search = (text: string) => {
    clearTimeout(pause.current);
    if (text.trim() === sent.current) return;
    sent.current = text.trim();
    onSearch(text.trim());
  };
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => search(text), PAUSE_MS);
  };
  return (
    <TextInput
      className={classes.search}
      type="search"
      maxLength={200}
      aria-label={`Cari ${label}`}
      placeholder={label}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        typed !== "" && (
          <CloseButton
            size="sm"
            aria-label="Hapus pencarian"
            onClick={() => {
              setTyped("");
              search("");
            }}
          />
        )
      }
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => event.key === "Enter" && search(typed)}
    />
  );
}
