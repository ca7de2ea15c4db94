import { YearPickerInput } from "@mantine/dates";
import { useState } from "react";
import { jakartaToday, ribuan, rupiah } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import { useSession } from "#web/api/session.ts";
import { addressOf } from "#web/documents/address.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { useOpen } from "#web/documents/useFollow.ts";
import type { Addressed } from "#web/ui/dialog/useAddress.ts";
import { Pager } from "#web/ui/list/Pager.tsx";
import { axisAmount } from "#web/ui/value/axisAmount.ts";
import { Jumlah } from "#web/ui/value/Money.tsx";
import { moneyColumn } from "#web/ui/value/moneyColumn.tsx";
import { namaBulan } from "../../bulan.ts";
import { dashboard } from "../contract.ts";
import { Batang } from "./Batang.tsx";
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
        rowKey={({ bulan }) => bulan}
        name={({ bulan }) => namaBulan(bulan).slice(0, 3)}
        series={[
          { name: "lalu", label: String(tahun - 1), color: "var(--kantor-lalu)" },
          { name: "totalNominal", label: String(tahun), color: "var(--mantine-primary-color-filled)" },
        ]}
        write={rupiah}
        short={axisAmount}
        axis={(value) => `Rp ${axisAmount(value)}`}
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

function GrafikStok() {
  const [page, setPage] = useState(1);
  const session = useSession();
  const open = useOpen();
  const { data } = useCall(dashboard.getGrafikStok, { page });
  const pick = ({ kodeProduk }: Stok) => {
    const address = addressOf("produk", kodeProduk, session);
    if (address !== null) open(address);
  };
  return (
    <Kartu title="Stock Produk">
      <Batang
        label="Stock produk terhadap minimalnya"
        rows={data?.data}
        rowKey={({ kodeProduk }) => kodeProduk}
        name={({ kodeProduk }) => kodeProduk}
        lying
        series={[
          { name: "jumlahStock", label: "Stock", color: "var(--mantine-primary-color-filled)" },
          { name: "minimalStock", label: "Minimal", color: "var(--kantor-lalu)" },
        ]}
        colour={({ jumlahStock, minimalStock }) =>
          minimalStock > 0 && jumlahStock <= minimalStock ? "var(--mantine-color-orange-7)" : undefined
        }
        {...BANYAK}
        pick={pick}
        columns={[
          {
            header: "Produk",
            wrap: 200,
            cell: (row) => <DocumentLink kind="produk" kunci={row.kodeProduk} label={row.namaProduk} />,
          },
          { header: "Stock", align: "right", cell: (row) => <Jumlah value={row.jumlahStock} /> },
          { header: "Minimal", align: "right", cell: (row) => <Jumlah value={row.minimalStock} /> },
        ]}
      />
      <Halaman label="Stock Produk" answer={data} setPage={setPage} />
    </Kartu>
  );
}

type Stok = { kodeProduk: string; jumlahStock: number; minimalStock: number };

function GrafikTopProduk({ rentang, dialog }: Props & { rentang: Rentang }) {
  const [page, setPage] = useState(1);
  const { data } = useCall(dashboard.getGrafikTopProduk, { ...rentang, page });
  const pick = ({ idProduk, namaProduk }: Terjual) => dialog.open(`produk.${idProduk}.${namaProduk}`);
  return (
    <Kartu title="Top Produk Terjual">
      <Batang
        label="Produk terlaris"
        rows={data?.data}
        rowKey={({ idProduk }) => idProduk}
        name={({ kodeProduk }) => kodeProduk}
        lying
        series={[{ name: "totalOrders", label: "Unit terjual", color: "var(--mantine-primary-color-filled)" }]}
        {...BANYAK}
        pick={pick}
        columns={[
          { header: "Produk", wrap: 200, cell: (row) => <Buka label={row.namaProduk} open={() => pick(row)} /> },
          { header: "Unit", align: "right", cell: (row) => <Jumlah value={row.totalOrders} /> },
        ]}
      />
      <Halaman label="Top Produk Terjual" answer={data} setPage={setPage} />
    </Kartu>
  );
}

type Terjual = { idProduk: number; namaProduk: string };

/** Numbers of units are written alike everywhere. */
const BANYAK = { write: ribuan, short: ribuan, axis: ribuan };

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
