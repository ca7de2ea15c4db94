import { BarChart } from "@mantine/charts";
import { Button, Skeleton, Text } from "@mantine/core";
import { useState } from "react";
import { Rectangle, type RectangleProps } from "recharts";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import "@mantine/charts/styles.css";
import "@mantine/core/styles/ColorSwatch.css";
import classes from "./dashboard.module.css";

type BatangProps<Row> = {
  label: string;
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string | number;
  name: (row: Row) => string;
  series: readonly { name: keyof Row & string; label: string; color: string }[];
  /** Bars that lie, below each other: for names of products. */
  lying?: boolean;
  /** Another colour for the bars of a row. */
  colour?: (row: Row) => string | undefined;
  write: (value: number) => string;
  /** The same at the axis and above a bar, where there is little room. */
  short: (value: number) => string;
  axis: (value: number) => string;
  pick: (row: Row) => void;
  columns: readonly LineColumn<Row>[];
};

const STANDING = 280;
/** Of a row that lies, and of axis and legend. */
const [LYING, BESIDE] = [38, 76];

/** A bar chart; a button shows its figures as a table instead. */
export function Batang<Row extends object>(props: BatangProps<Row>) {
  const { label, rows, rowKey, columns, lying } = props;
  const [table, setTable] = useState(false);
  if (rows === undefined) return <Skeleton height={lying ? 10 * LYING + BESIDE : STANDING} />;
  if (rows.length === 0) return <Text c="dimmed">Belum ada data.</Text>;
  return (
    <>
      {table ? (
        <LineTable label={label} columns={columns} lines={rows} lineKey={rowKey} wide />
      ) : (
        <Chart {...props} rows={rows} />
      )}
      <Button variant="subtle" size="compact-xs" style={{ alignSelf: "flex-end" }} onClick={() => setTable(!table)}>
        {table ? "Lihat grafik" : "Lihat tabel"}
      </Button>
    </>
  );
}

function Chart<Row extends object>(props: BatangProps<Row> & { rows: readonly Row[] }) {
  const { label, rows, name, series, lying = false, colour, write, short, axis, pick } = props;
  // Rupiah and units are whole: few of them must not make an axis of quarters.
  const values = { tickFormatter: axis, allowDecimals: false, ...(lying ? {} : { width: 72 }) };
  return (
    <BarChart
      className={classes.chart}
      h={lying ? rows.length * LYING + BESIDE : STANDING}
      role="img"
      aria-label={label}
      data={rows.map((row, at) => ({ ...row, at, name: name(row) }))}
      dataKey="name"
      orientation={lying ? "vertical" : "horizontal"}
      series={[...series]}
      valueFormatter={write}
      withLegend
      withBarValueLabel
      valueLabelProps={{
        formatter: (value: unknown) => aboveBar(value, short),
        ...(lying ? { position: "right" as const } : {}),
        fontSize: 12,
        fill: "var(--mantine-color-dimmed)",
      }}
      gridAxis={lying ? "y" : "x"}
      tickLine="none"
      xAxisProps={lying ? values : {}}
      yAxisProps={lying ? { width: 112, interval: 0 } : values}
      maxBarWidth={34}
      barChartProps={{ accessibilityLayer: false, ...(lying ? { margin: { right: 40 } } : {}) }}
      barProps={(of) => ({
        isAnimationActive: false,
        ...(colour && of.name === series[0]?.name
          ? { shape: (bar: RectangleProps & { payload?: Row }) => Coloured(bar, bar.payload && colour(bar.payload)) }
          : {}),
        onClick: (_: unknown, index: number) => {
          const row = rows[index];
          if (row) pick(row);
        },
      })}
    />
  );
}

const Coloured = ({ ref: _, ...bar }: RectangleProps & { ref?: unknown }, fill: string | undefined) => (
  <Rectangle {...bar} {...(fill ? { fill } : {})} />
);

/** Nothing above a bar of nothing. */
const aboveBar = (value: unknown, short: (value: number) => string): string =>
  typeof value === "number" && value > 0 ? short(value).replace(" ", "\u00a0") : "";
