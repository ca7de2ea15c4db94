import { LineChart } from "@mantine/charts";
import { rupiah, tanggal } from "#kernel/format.ts";
import { axisAmount } from "#web/ui/value/axisAmount.ts";
import type { Asset, BarisJadwal } from "../contract.ts";
import "@mantine/charts/styles.css";
import classes from "../../web/asset.module.css";

type KurvaSusutProps = { asset: Asset; jadwal: readonly BarisJadwal[] };
type Titik = { hari: string; nilai?: number; rencana?: number };

/** The book value month by month; a solid line until today, a dashed one after it. */
export function KurvaSusut({ asset, jadwal }: KurvaSusutProps) {
  return (
    <LineChart
      className={classes.kurva}
      h={240}
      role="img"
      aria-label={`Kurva nilai buku ${asset.kodeAsset}`}
      data={titik(asset, jadwal)}
      dataKey="hari"
      series={[
        { name: "nilai", label: "Nilai buku", color: "var(--mantine-primary-color-filled)" },
        { name: "rencana", label: "Nilai buku mendatang", color: "gray.6", strokeDasharray: "5 5" },
      ]}
      curveType="linear"
      withDots={false}
      withLegend
      valueFormatter={rupiah}
      yAxisProps={{ width: 72, tickFormatter: axisAmount, domain: [0, "auto"] }}
      xAxisProps={{ minTickGap: 28 }}
      lineProps={{ isAnimationActive: false }}
      lineChartProps={{ accessibilityLayer: false }}
    />
  );
}

function titik(asset: Asset, jadwal: readonly BarisJadwal[]): Titik[] {
  const semua = [
    { tanggal: asset.tglAssetMasuk, nilai: asset.harga, lewat: true },
    ...jadwal.map((baris) => ({
      tanggal: baris.tanggal,
      nilai: baris.totalSusut,
      lewat: baris.keadaan !== "belum",
    })),
  ];
  return semua.map(({ tanggal: hari, nilai, lewat }, at) => ({
    hari: tanggal(hari),
    ...(lewat && { nilai }),
    // Both lines share the last month that is full.
    ...((!lewat || semua[at + 1]?.lewat === false) && { rencana: nilai }),
  }));
}
