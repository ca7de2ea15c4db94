import { BarChart, LineChart } from "@mantine/charts";
import { Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import type { HasilGrafik, Kelompok } from "#kernel/grafik.ts";
import { axisAmount } from "../../value/axisAmount.ts";
import type { Jenis, Shown } from "./pilihan.ts";
import "@mantine/charts/styles.css";
import "@mantine/core/styles/ColorSwatch.css";
import { PHONE } from "../phone.ts";
import classes from "./grafik.module.css";

/** Bars that lie: more of them would be a page of their own; the table has them all. */
const MOST_LYING = 20;
const STANDING = 320;
/** Of a row that lies, and of axis and legend. */
const [LYING, BESIDE] = [30, 76];

const COLOURS = [
  "var(--mantine-primary-color-filled)",
  ...[
    "orange.6",
    "indigo.5",
    "pink.6",
    "green.7",
    "grape.5",
    "cyan.7",
    "red.5",
    "violet.7",
    "yellow.8",
    "blue.4",
    "lime.8",
  ],
];
const REST = "gray.5";

export type ChartProps = Shown & { jenis: Jenis; bulan: true | undefined };
/** A bar or a line: what it is called, and where its numbers stand. */
type Series = { name: string; label: string; color: string; kelompok: Kelompok | undefined };

const seriesOf = ({ hasil, label }: Shown): Series[] =>
  hasil.kedua.length === 0
    ? [{ name: "jumlah", label, color: COLOURS[0] ?? REST, kelompok: undefined }]
    : hasil.kedua.map((kelompok, at) => ({
        name: `k${at}`,
        label: kelompok.nama,
        color: (kelompok.lainnya ? undefined : COLOURS[at % COLOURS.length]) ?? REST,
        kelompok,
      }));

/** The numbers of each bar, by the names of the series. */
const dataOf = ({ sel }: HasilGrafik, groups: readonly Kelompok[], bulan: true | undefined) =>
  groups.map(({ nama, jumlah }, at) => ({
    name: bulan ? short(nama) : nama,
    jumlah,
    ...Object.fromEntries((sel[at] ?? []).map((value, ke) => [`k${ke}`, value])),
  }));

/** The picture of the sums. Its text is the table below it, whose buttons open what a press on a bar opens. */
export function GrafikChart(props: ChartProps) {
  const { hasil, label, jenis, bulan, uang, write, press } = props;
  const phone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  const lying = jenis === "batang" && !bulan;
  const groups = lying ? hasil.pertama.slice(0, MOST_LYING) : hasil.pertama;
  const series = seriesOf(props);
  const values = { tickFormatter: (value: number) => axisAmount(value), allowDecimals: false };
  const names = { width: phone ? 128 : 232, tickFormatter: (name: string) => cut(name, phone ? 20 : 56) };
  const shared = {
    role: "img",
    "aria-label": `Grafik ${jenis} ${label}; angkanya ada di tabel di bawahnya`,
    data: dataOf(hasil, groups, bulan),
    dataKey: "name",
    series: series.map(({ kelompok: _, ...satu }) => satu),
    valueFormatter: write,
    withLegend: hasil.kedua.length > 0,
    legendProps: { verticalAlign: "bottom" as const },
    tickLine: "none" as const,
  };
  return (
    <div className={classes.chart} data-uang={uang || undefined}>
      {jenis === "garis" ? (
        <LineChart
          {...shared}
          h={STANDING}
          curveType="linear"
          yAxisProps={{ width: 64, ...values }}
          xAxisProps={{ minTickGap: 24 }}
          lineProps={{ isAnimationActive: false }}
          lineChartProps={{ accessibilityLayer: false }}
        />
      ) : (
        <BarChart
          {...shared}
          h={lying ? groups.length * LYING + BESIDE : STANDING}
          type={hasil.kedua.length > 0 ? "stacked" : "default"}
          orientation={lying ? "vertical" : "horizontal"}
          gridAxis={lying ? "y" : "x"}
          xAxisProps={lying ? values : { minTickGap: 8 }}
          yAxisProps={lying ? { ...names, interval: 0 } : { width: 64, ...values }}
          maxBarWidth={34}
          barChartProps={{ accessibilityLayer: false }}
          barProps={(of) => ({
            isAnimationActive: false,
            onClick: (_: unknown, index: number) =>
              press(groups[index], series.find(({ name }) => name === of.name)?.kelompok)?.(),
          })}
        />
      )}
      {groups.length < hasil.pertama.length && (
        <Text size="xs" c="dimmed">
          {MOST_LYING} yang terbesar digambar, semuanya ada di tabel.
        </Text>
      )}
    </div>
  );
}

/** "November 2026" -> "Nov 26": there is a bar for each month. */
const short = (bulan: string): string => bulan.replace(/^(\S{3})\S* \d\d(\d\d)$/, "$1 $2");

/** Two lines of the axis at most. */
const cut = (name: string, most: number): string =>
  name.length <= most ? name : `${name.slice(0, most - 1).trimEnd()}…`;
