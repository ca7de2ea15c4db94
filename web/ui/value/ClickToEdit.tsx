import { IconPencil } from "@tabler/icons-react";
import { PlainButton } from "../PlainButton.tsx";
import classes from "../ui.module.css";

type ClickToEditProps = {
  label: string;
  value: string;
  /** Shown for a blank value, e.g. "Tambah email". */
  invite: string;
  disabled?: boolean;
  onClick: () => void;
};

/** A cell whose text opens a form to edit it. */
export function ClickToEdit({ label, value, invite, disabled = false, onClick }: ClickToEditProps) {
  if (disabled) return <span>{value === "" ? "-" : value}</span>;
  return (
    <PlainButton
      className={classes.editable}
      data-blank={value === "" || undefined}
      aria-label={`${label}: ${value === "" ? invite : value}, ubah`}
      onClick={onClick}
    >
      {value === "" ? invite : value}
      <IconPencil size={13} aria-hidden />
    </PlainButton>
  );
}
