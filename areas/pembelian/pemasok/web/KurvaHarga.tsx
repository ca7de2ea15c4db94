import { LineChart } from "@mantine/charts";
import { rupiah, tanggal } from "#kernel/format.ts";
import { axisAmount } from "#web/ui/value/axisAmount.ts";
import type { HargaPemasok } from "../barisPemasok.ts";
import "@mantine/charts/styles.css";

/** The price of a unit from order to order. */
export function KurvaHarga({ harga, namaProduk }: { harga: readonly HargaPemasok[]; namaProduk: string }) {
  return (
    <LineChart
      h={200}
      role="img"
      aria-label={`Kurva harga ${namaProduk}`}
      data={harga.toReversed().map((row) => ({ hari: tanggal(row.tglOrder), harga: row.hargaSatuan }))}
      dataKey="hari"
      series={[{ name: "harga", label: "Harga satuan", color: "var(--mantine-primary-color-filled)" }]}
      curveType="stepAfter"
      valueFormatter={rupiah}
      yAxisProps={{ width: 72, tickFormatter: axisAmount, domain: ["auto", "auto"] }}
      xAxisProps={{ minTickGap: 28 }}
      lineProps={{ isAnimationActive: false }}
      lineChartProps={{ accessibilityLayer: false }}
    />
  );
}
