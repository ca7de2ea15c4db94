import { BarChart } from "@mantine/charts";
import { Button, Skeleton } from "@mantine/core";
import { useState } from "react";
import { axisAmount } from "#web/ui/value/axisAmount.ts";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import "@mantine/charts/styles.css";
import "@mantine/core/styles/ColorSwatch.css";
import classes from "./dashboard.module.css";

type BatangProps<Row> = {
  label: string;
  rows: readonly Row[] | undefined;
  name: (row: Row) => string;
  series: readonly { name: keyof Row & string; label: string; color: string }[];
  write: (value: number) => string;
  pick: (row: Row) => void;
  columns: readonly LineColumn<Row>[];
};

/** A bar chart of amounts; a button shows its figures as a table instead. */
export function Batang<Row extends object>({ label, rows, name, series, write, pick, columns }: BatangProps<Row>) {
  const [table, setTable] = useState(false);
  if (rows === undefined) return <Skeleton height={260} />;
  return (
    <>
      {table ? (
        <LineTable label={label} columns={columns} lines={rows} lineKey={name} wide />
      ) : (
        <BarChart
          className={classes.chart}
          h={280}
          role="img"
          aria-label={label}
          data={rows.map((row, at) => ({ ...row, at, name: name(row) }))}
          dataKey="name"
          series={[...series]}
          valueFormatter={write}
          withLegend
          withBarValueLabel
          valueLabelProps={{ formatter: short, fontSize: 12, fill: "var(--mantine-color-dimmed)" }}
          gridAxis="x"
          tickLine="none"
          yAxisProps={{ width: 72, tickFormatter: (value: number) => `Rp ${axisAmount(value)}` }}
          maxBarWidth={34}
          barChartProps={{ accessibilityLayer: false }}
          barProps={{
            isAnimationActive: false,
            onClick: (_: unknown, index: number) => {
              const row = rows[index];
              if (row) pick(row);
            },
          }}
        />
      )}
      <Button variant="subtle" size="compact-xs" style={{ alignSelf: "flex-end" }} onClick={() => setTable(!table)}>
        {table ? "Lihat grafik" : "Lihat tabel"}
      </Button>
    </>
  );
}

/** Nothing above a bar of nothing. */
const short = (value: unknown) =>
  typeof value === "number" && value > 0 ? axisAmount(value).replace(" ", "\u00a0") : "";

type PalangProps = { nilai: number; paling: number; minimal?: number };

/** A bar inside a table, with a mark at the minimum; from there down it has another colour, as Harus PO counts. */
export function Palang({ nilai, paling, minimal = 0 }: PalangProps) {
  const bagian = (value: number) => `${paling === 0 ? 0 : (Math.max(0, value) / paling) * 100}%`;
  return (
    <span className={classes.batang} data-kurang={(minimal > 0 && nilai <= minimal) || undefined} aria-hidden>
      <i data-isi style={{ width: bagian(nilai) }} />
      {minimal > 0 && <b data-minimal style={{ insetInlineStart: `calc(${bagian(minimal)} - 1px)` }} />}
    </span>
  );
}
