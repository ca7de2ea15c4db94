import { Button, type ButtonProps } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import type { Call, ClientInput } from "#kernel/call.ts";
import { useMay } from "../../api/session.ts";
import { useDownload } from "./useDownload.ts";

type ExportButtonProps<C extends Call> = {
  /** A call that answers a spreadsheet. Without permission for it the button is not shown. */
  call: C;
  input: ClientInput<C>;
  label: string;
  /** The sentence for a failure without a message from the server. */
  fallback: string;
  /** The problem of the chosen days; with one nothing is fetched and it is shown instead. */
  masalah?: string | null;
} & Pick<ButtonProps, "variant">;

/** Downloads a spreadsheet and then shows 'Download Berhasil'. */
export function ExportButton<C extends Call>(props: ExportButtonProps<C>) {
  const { call, input, label, fallback, masalah = null, variant = "default" } = props;
  const { busy, fetchFile } = useDownload({ call, fallback, masalah });
  const may = useMay(call);
  if (!may) return null;
  return (
    <Button
      variant={variant}
      leftSection={<IconDownload size={16} aria-hidden />}
      aria-busy={busy}
      aria-disabled={busy}
      data-loading={busy || undefined}
      onClick={() => !busy && void fetchFile(input)}
    >
      {busy ? "Menyiapkan file…" : label}
    </Button>
  );
}
