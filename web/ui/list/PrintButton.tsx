import { ActionIcon } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { showError } from "../dialog/dialogs.ts";
import { fetched, whyMissing } from "../page/missingCode.ts";

async function print(): Promise<void> {
  const why = await fetched(import("./printWhole.ts")).then(({ printWhole }) => printWhole(), whyMissing);
  if (why !== null) showError(why);
}

/** Prints all rows of a list, as they are filtered. */
export const PrintButton = ({ title }: { title: string }) => (
  <ActionIcon
    variant="default"
    size={36}
    data-sign
    aria-label={`Cetak ${title}`}
    aria-keyshortcuts="Control+P"
    data-tip="Cetak semua baris (Ctrl P)"
    onClick={() => void print()}
  >
    <IconPrinter size={18} stroke={1.7} aria-hidden />
  </ActionIcon>
);
