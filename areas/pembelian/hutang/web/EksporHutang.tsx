import type { ClientInput } from "#kernel/call.ts";
import { ExportButton } from "#web/ui/file/ExportButton.tsx";
import { hutang } from "../contract.ts";

/** The file of what the list shows, a line for each purchase order. */
export const EksporHutang = ({ input }: { input: ClientInput<typeof hutang.exportHutang> }) => (
  <ExportButton call={hutang.exportHutang} input={input} label="Export Hutang" fallback="Gagal download data hutang" />
);
