import { BarChart } from "@mantine/charts";
import { Button, Skeleton, Text } from "@mantine/core";
import { useState } from "react";
import { axisAmount } from "../../../ui/value/axisAmount.ts";
import { type LineColumn, LineTable } from "../../../ui/value/LineTable.tsx";
import "@mantine/charts/styles.css";
import classes from "./dashboard.module.css";

type BatangProps<Row> = {
  label: string;
  rows: readonly Row[] | undefined;
  name: (row: Row) => string;
  series: readonly { name: keyof Row & string; label: string; color: string }[];
  write: (value: number) => string;
  /** Horizontal bars, which leave room for long names. */
  lying?: boolean;
  pick?: (row: Row) => void;
  columns: readonly LineColumn<Row>[];
};

/** A bar chart; a button shows its figures as a table instead. */
export function Batang<Row extends object>(props: BatangProps<Row>) {
  const { label, rows, name, series, write, lying = false, pick, columns } = props;
  const [table, setTable] = useState(false);
  if (rows === undefined) return <Skeleton height={260} />;
  if (rows.length === 0) return <Text c="dimmed">Belum ada data.</Text>;
  return (
    <>
      {table ? (
        <LineTable label={label} columns={columns} lines={rows} lineKey={name} wide />
      ) : (
        <BarChart
          className={classes.chart}
          h={lying ? 60 + rows.length * 34 : 260}
          role="img"
          aria-label={label}
          data={rows.map((row, at) => ({ ...row, at, name: name(row) }))}
          dataKey="name"
          orientation={lying ? "vertical" : "horizontal"}
          series={[...series]}
          valueFormatter={write}
          withLegend={series.length > 1}
          gridAxis={lying ? "y" : "x"}
          tickLine="none"
          yAxisProps={lying ? { width: 96 } : { width: 72, tickFormatter: axisAmount }}
          xAxisProps={lying ? { allowDecimals: false } : {}}
          maxBarWidth={34}
          barChartProps={{ accessibilityLayer: false }}
          barProps={{
            isAnimationActive: false,
            onClick: (_: unknown, index: number) => {
              const row = rows[index];
              if (row) pick?.(row);
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
