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
  if (disabled) return <span>{value === "" ? "-" : <Breakable>{value}</Breakable>}</span>;
  return (
    <PlainButton
      className={classes.editable}
      data-blank={value === "" || undefined}
      aria-label={`${label}: ${value === "" ? invite : value}, ubah`}
      onClick={onClick}
    >
      <span>{value === "" ? invite : <Breakable>{value}</Breakable>}</span>
      <IconPencil size={13} aria-hidden />
    </PlainButton>
  );
}

/** An address may go on in the next line behind its @. */
function Breakable({ children }: { children: string }) {
  const [name, ...host] = children.split("@");
  return host.length === 0 ? (
    children
  ) : (
    <>
      {name}@<wbr />
      {host.join("@")}
    </>
  );
}
