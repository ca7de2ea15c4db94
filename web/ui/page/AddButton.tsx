import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import type { Call } from "#kernel/call.ts";
import { useMay } from "../../api/session.ts";

/** Opens the form of a call that adds something. Without permission for it the button is not shown. */
export function AddButton({ call, label, onClick }: { call: Call; label: string; onClick: () => void }) {
  const may = useMay(call);
  if (!may) return null;
  return (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={onClick}>
      {label}
    </Button>
  );
}
