import { ActionIcon, Button } from "@mantine/core";
import { IconChartBar } from "@tabler/icons-react";
import { later } from "../page/later.tsx";
import type { ChartPanelProps, GrafikDaftar } from "./grafik/pilihan.ts";
import { useUrlState } from "./urlState.ts";

const Panel = later<ChartPanelProps>(() => import("./grafik/GrafikPanel.tsx").then((file) => file.GrafikPanel), 420);

/** A list with this is shown as a chart too; the code comes with the lists that have one. */
export const asChart = (grafik: GrafikDaftar) => ({ grafik, Panel, Button: ChartButton });
export type ListChart = ReturnType<typeof asChart>;

type ChartButtonProps = { shown: boolean; prefix: string | undefined; phone: boolean };

/** Shows the documents of a list as a chart instead of rows, and the rows again; it stands in the address. */
function ChartButton({ shown, prefix, phone }: ChartButtonProps) {
  const { change } = useUrlState(prefix);
  const toggle = () =>
    change(shown ? { grafik: null, ukuran: null, menurut: null, kedua: null } : { grafik: "batang" }, "push");
  const look = { variant: shown ? "light" : "default", "aria-pressed": shown, onClick: toggle };
  return phone ? (
    <Button {...look}>Grafik</Button>
  ) : (
    <ActionIcon {...look} size={36} aria-label="Grafik" data-tip={shown ? "Kembali ke tabel" : "Lihat sebagai grafik"}>
      <IconChartBar size={18} stroke={1.7} aria-hidden />
    </ActionIcon>
  );
}
