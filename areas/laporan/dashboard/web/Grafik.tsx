import { Skeleton, Text } from "@mantine/core";
import { YearPickerInput } from "@mantine/dates";
import { useState } from "react";
import { jakartaToday, rupiah } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import type { Addressed } from "#web/ui/dialog/useAddress.ts";
import { Pager } from "#web/ui/list/Pager.tsx";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { Jumlah } from "#web/ui/value/Money.tsx";
import { moneyColumn } from "#web/ui/value/moneyColumn.tsx";
import { namaBulan } from "../../bulan.ts";
import { dashboard } from "../contract.ts";
import { Batang, Palang } from "./Batang.tsx";
import classes from "./dashboard.module.css";
import { Kartu } from "./Kartu.tsx";

type Props = { dialog: Addressed<string> };
type Rentang = { tglAwal: string; tglAkhir: string };

export function Grafik({ rentang, dialog }: Props & { rentang: Rentang }) {
  return (
    <div className={classes.charts}>
      <GrafikOmzet dialog={dialog} />
      <GrafikStok />
      <GrafikTopProduk key={rentang.tglAwal + rentang.tglAkhir} rentang={rentang} dialog={dialog} />
    </div>
  );
}

type Bulan = { bulan: string; totalNominal: number; lalu: number };

/** Each month of a year beside the same month of the year before. */
function useDuaTahun(tahun: number): Bulan[] | undefined {
  const { data: kini } = useCall(dashboard.getGrafikOmset, setahun(tahun));
  const { data: lalu } = useCall(dashboard.getGrafikOmset, setahun(tahun - 1));
  return kini && lalu && kini.data.map((row, at) => ({ ...row, lalu: lalu.data[at]?.totalNominal ?? 0 }));
}
const setahun = (tahun: number) => ({ tglAwal: `${tahun}-01-01`, tglAkhir: `${tahun}-12-31` });

function GrafikOmzet({ dialog }: Props) {
  const [tahun, setTahun] = useState(Number(jakartaToday(new Date()).slice(0, 4)));
  const rows = useDuaTahun(tahun);
  const pick = ({ bulan }: Bulan) => dialog.open(`bulan.${bulan}`);
  return (
    <Kartu
      title="Omzet per Bulan"
      wide
      side={
        <YearPickerInput
          aria-label={`Tahun ${tahun}`}
          size="xs"
          w={96}
          value={`${tahun}-01-01`}
          onChange={(day) => day && setTahun(Number(day.slice(0, 4)))}
          ariaLabels={{ nextDecade: "Dasawarsa berikutnya", previousDecade: "Dasawarsa sebelumnya" }}
          popoverProps={{ attributes: { dropdown: { "aria-label": "Pilih tahun" } } }}
        />
      }
    >
      <Batang
        label={`Omzet per bulan tahun ${tahun}`}
        rows={rows}
        name={({ bulan }) => namaBulan(bulan).slice(0, 3)}
        series={[
          { name: "lalu", label: String(tahun - 1), color: "var(--kantor-lalu)" },
          { name: "totalNominal", label: String(tahun), color: "var(--mantine-primary-color-filled)" },
        ]}
        write={rupiah}
        pick={pick}
        columns={[
          { header: "Bulan", cell: (row) => <Buka label={namaBulan(row.bulan)} open={() => pick(row)} /> },
          moneyColumn("Omzet", (row: Bulan) => row.totalNominal),
          moneyColumn(String(tahun - 1), (row: Bulan) => row.lalu),
        ]}
      />
    </Kartu>
  );
}

const paling = (values: readonly number[] | undefined): number => Math.max(0, ...(values ?? []));

function GrafikStok() {
  const [page, setPage] = useState(1);
  const { data } = useCall(dashboard.getGrafikStok, { page });
  const most = paling(data?.data.flatMap(({ jumlahStock, minimalStock }) => [jumlahStock, minimalStock]));
  return (
    <Kartu title="Stock Produk">
      <BatangTabel
        label="Stock produk terhadap minimalnya"
        rows={data?.data}
        rowKey={({ kodeProduk }) => kodeProduk}
        columns={[
          {
            header: "Produk",
            wrap: 150,
            cell: (row) => <DocumentLink kind="produk" kunci={row.kodeProduk} label={row.namaProduk} />,
          },
          {
            header: "Terhadap minimal",
            cell: (row) => <Palang nilai={row.jumlahStock} paling={most} minimal={row.minimalStock} />,
          },
          {
            header: "Stock / minimal",
            align: "right",
            cell: (row) => (
              <>
                <Jumlah value={row.jumlahStock} /> / <Jumlah value={row.minimalStock} />
              </>
            ),
          },
        ]}
      />
      <Halaman label="Stock Produk" answer={data} setPage={setPage} />
    </Kartu>
  );
}

function GrafikTopProduk({ rentang, dialog }: Props & { rentang: Rentang }) {
  const [page, setPage] = useState(1);
  const { data } = useCall(dashboard.getGrafikTopProduk, { ...rentang, page });
  const most = paling(data?.data.map(({ totalOrders }) => totalOrders));
  return (
    <Kartu title="Top Produk Terjual">
      <BatangTabel
        label="Produk terlaris"
        rows={data?.data}
        rowKey={({ idProduk }) => idProduk}
        columns={[
          {
            header: "Produk",
            wrap: 150,
            cell: ({ idProduk, namaProduk }) => (
              <Buka label={namaProduk} open={() => dialog.open(`produk.${idProduk}.${namaProduk}`)} />
            ),
          },
          { header: "Dibanding yang terlaris", cell: (row) => <Palang nilai={row.totalOrders} paling={most} /> },
          { header: "Unit", align: "right", cell: (row) => <Jumlah value={row.totalOrders} /> },
        ]}
      />
      <Halaman label="Top Produk Terjual" answer={data} setPage={setPage} />
    </Kartu>
  );
}

type BatangTabelProps<Row> = {
  label: string;
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string | number;
  columns: readonly LineColumn<Row>[];
};

/** A table with a bar in each row. */
function BatangTabel<Row>({ label, rows, rowKey, columns }: BatangTabelProps<Row>) {
  if (rows === undefined) return <Skeleton height={300} />;
  if (rows.length === 0) return <Text c="dimmed">Belum ada data.</Text>;
  return <LineTable label={label} columns={columns} lines={rows} lineKey={rowKey} wide />;
}

const Buka = ({ label, open }: { label: string; open: () => void }) => (
  <button type="button" className={classes.tableButton} onClick={open}>
    {label}
  </button>
);

type Halaman = {
  data: readonly unknown[];
  page: number;
  limit: number;
  totalDocs: number;
  totalPages: number;
  pagingCounter: number;
};

function Halaman({
  label,
  answer,
  setPage,
}: {
  label: string;
  answer: Halaman | undefined;
  setPage: (page: number) => void;
}) {
  if (!answer || answer.totalPages <= 1) return null;
  const { page, limit, totalDocs: total, totalPages, pagingCounter: firstNumber } = answer;
  const list = { rows: answer.data, page, limit, limits: [limit], total, totalPages, firstNumber };
  return <Pager label={label} list={{ ...list, setPage, setLimit: () => undefined }} />;
}
