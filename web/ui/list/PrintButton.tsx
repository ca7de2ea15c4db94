import { ActionIcon } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { tell } from "../../api/telling.ts";
import { whyMissing } from "../page/missingCode.ts";

const print = (): void =>
  void import("./printWhole.ts").then(
    ({ printWhole }) => printWhole(),
    async () => tell.aside(await whyMissing()),
  );

/** Prints all rows of a list, as they are filtered. */
export const PrintButton = ({ title }: { title: string }) => (
  <ActionIcon
    variant="default"
    size={36}
    data-sign
    aria-label={`Cetak ${title}`}
    data-tip="Cetak semua baris (Ctrl P)"
    onClick={print}
  >
    <IconPrinter size={18} stroke={1.7} aria-hidden />
  </ActionIcon>
);
