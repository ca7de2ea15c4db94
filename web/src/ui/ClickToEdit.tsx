import { ActionIcon, Group, TextInput } from "@mantine/core";
import { IconCheck, IconPencil, IconX } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { CallFailed } from "../api/client.ts";
import classes from "./ui.module.css";

type ClickToEditProps = {
  label: string;
  value: string;
  /** What a blank value invites to, e.g. "Tambah email". */
  invite: string;
  /** Rejects with the reason when the value is refused; the typing is kept then. */
  save: (value: string) => Promise<unknown>;
  disabled?: boolean;
  type?: "text" | "email" | "tel";
};

/** A cell whose text becomes an input when clicked: Enter saves, Esc gives up. */
export function ClickToEdit({ label, value, invite, save, disabled = false, type = "text" }: ClickToEditProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const finish = () => {
    setTyped(null);
    setError(null);
    setTimeout(() => button.current?.focus());
  };
  const keep = async () => {
    if (busy || typed === null) return;
    if (typed.trim() === value) return finish();
    setBusy(true);
    try {
      await save(typed.trim());
      finish();
    } catch (refusal) {
      if (!(refusal instanceof CallFailed)) throw refusal;
      setError(refusal.errors[0]?.message ?? refusal.message);
    } finally {
      setBusy(false);
    }
  };

  if (disabled) return <span>{value === "" ? "-" : value}</span>;
  if (typed === null) {
    return (
      <button
        ref={button}
        type="button"
        className={classes.editable}
        data-blank={value === "" || undefined}
        aria-label={`${label}: ${value === "" ? invite : value}, ubah`}
        onClick={() => setTyped(value)}
      >
        {value === "" ? invite : value}
        <IconPencil size={13} aria-hidden />
      </button>
    );
  }
  return (
    <Group gap={4} wrap="nowrap" align="flex-start">
      <TextInput
        size="xs"
        miw={220}
        type={type}
        aria-label={label}
        data-autofocus
        autoFocus
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") void keep();
          if (event.key === "Escape") finish();
        }}
      />
      <ActionIcon size={30} variant="light" aria-label="Simpan" loading={busy} onClick={() => void keep()}>
        <IconCheck size={15} />
      </ActionIcon>
      <ActionIcon size={30} variant="subtle" color="gray" aria-label="Batal" onClick={finish}>
        <IconX size={15} />
      </ActionIcon>
    </Group>
  );
}
