import type { ClientInput } from "#contract/kernel/call.ts";
import { hutang } from "#contract/pembelian/hutang.ts";
import { ExportButton } from "../../../ui/file/ExportButton.tsx";

/** The file of what the list shows, a line for each purchase order. */
export const EksporHutang = ({ input }: { input: ClientInput<typeof hutang.exportHutang> }) => (
  <ExportButton call={hutang.exportHutang} input={input} label="Export Hutang" fallback="Gagal download data hutang" />
);
