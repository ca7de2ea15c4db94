import { Button } from "@mantine/core";
import { IconFileImport } from "@tabler/icons-react";
import type { Call } from "#kernel/call.ts";
import { useMay } from "../../api/session.ts";

/** Opens the dialog of a call that imports spreadsheets. Without permission for it the button is not shown. */
export function ImportButton({ call, onClick }: { call: Call; onClick: () => void }) {
  const may = useMay(call);
  if (!may) return null;
  return (
    <Button variant="default" leftSection={<IconFileImport size={16} aria-hidden />} onClick={onClick}>
      Import Excel
    </Button>
  );
}
