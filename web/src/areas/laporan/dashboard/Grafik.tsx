import { YearPickerInput } from "@mantine/dates";
import { IconChartBar, IconPackages, IconTrophy } from "@tabler/icons-react";
import { useState } from "react";
import { jakartaToday, ribuan, rupiah } from "#contract/format.ts";
import type { Id } from "#contract/kernel/types.ts";
import { namaBulan } from "#contract/laporan/bulan.ts";
import { dashboard } from "#contract/laporan/dashboard.ts";
import { useCall } from "../../../api/hooks.ts";
import { DocumentLink } from "../../../documents/DocumentLink.tsx";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { Pager } from "../../../ui/list/Pager.tsx";
import { Jumlah, Money } from "../../../ui/value/Money.tsx";
import { Batang } from "./Batang.tsx";
import { type Daftar, DaftarOrderProduk, DaftarSo } from "./DaftarDialog.tsx";
import classes from "./dashboard.module.css";
import { Kartu } from "./Kartu.tsx";

type Props = { dialog: Dialog<Daftar> };
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

const WARNA = "var(--mantine-primary-color-filled)";

type Bulan = { bulan: string; totalNominal: number };

function GrafikOmzet({ dialog }: Props) {
  const [tahun, setTahun] = useState(jakartaToday(new Date()).slice(0, 4));
  const { data } = useCall(dashboard.getGrafikOmset, { tglAwal: `${tahun}-01-01`, tglAkhir: `${tahun}-12-31` });
  const pick = ({ bulan }: Bulan) =>
    dialog.open({
      title: `Omzet ${namaBulan(bulan)}`,
      isi: () => <DaftarSo ask={{ tglAwal: `${bulan}-01`, tglAkhir: akhirBulan(bulan), omset: "Semua" }} />,
    });
  return (
    <Kartu
      title="Omzet per Bulan"
      icon={IconChartBar}
      wide
      side={
        <YearPickerInput
          aria-label={`Tahun ${tahun}`}
          size="xs"
          w={96}
          value={`${tahun}-01-01`}
          onChange={(day) => day && setTahun(day.slice(0, 4))}
          ariaLabels={{ nextDecade: "Dasawarsa berikutnya", previousDecade: "Dasawarsa sebelumnya" }}
        />
      }
    >
      <Batang
        label={`Omzet per bulan tahun ${tahun}`}
        rows={data?.data}
        name={({ bulan }) => namaBulan(bulan).slice(0, 3)}
        series={[{ name: "totalNominal", label: "Omzet", color: WARNA }]}
        write={rupiah}
        pick={pick}
        columns={[
          { header: "Bulan", cell: (row) => <Buka label={namaBulan(row.bulan)} open={() => pick(row)} /> },
          { header: "Omzet", align: "right", cell: (row) => <Money value={row.totalNominal} /> },
        ]}
      />
    </Kartu>
  );
}

const akhirBulan = (bulan: string) =>
  new Date(Date.UTC(Number(bulan.slice(0, 4)), Number(bulan.slice(5)), 0)).toISOString().slice(0, 10);

function GrafikStok() {
  const [page, setPage] = useState(1);
  const { data } = useCall(dashboard.getGrafikStok, { page });
  return (
    <Kartu title="Stock Produk" icon={IconPackages}>
      <Batang
        label="Stock produk terhadap minimalnya"
        rows={data?.data}
        name={({ kodeProduk }) => kodeProduk}
        series={[
          { name: "jumlahStock", label: "Stock", color: WARNA },
          { name: "minimalStock", label: "Minimal", color: "var(--mantine-color-orange-6)" },
        ]}
        write={ribuan}
        lying
        columns={[
          {
            header: "Produk",
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

type Terlaris = { idProduk: Id<"produk">; kodeProduk: string; namaProduk: string; totalOrders: number };

function GrafikTopProduk({ rentang, dialog }: Props & { rentang: Rentang }) {
  const [page, setPage] = useState(1);
  const { data } = useCall(dashboard.getGrafikTopProduk, { ...rentang, page });
  const pick = ({ idProduk, namaProduk }: Terlaris) =>
    dialog.open({
      title: `Order ${namaProduk}`,
      isi: () => <DaftarOrderProduk ask={{ ...rentang, idProduk }} />,
    });
  return (
    <Kartu title="Top Produk Terjual" icon={IconTrophy}>
      <Batang
        label="Produk terlaris"
        rows={data?.data}
        name={({ kodeProduk }) => kodeProduk}
        series={[{ name: "totalOrders", label: "Unit terjual", color: WARNA }]}
        write={ribuan}
        lying
        pick={pick}
        columns={[
          { header: "Produk", cell: (row) => <Buka label={row.namaProduk} open={() => pick(row)} /> },
          { header: "Unit", align: "right", cell: (row) => <Jumlah value={row.totalOrders} /> },
        ]}
      />
      <Halaman label="Top Produk Terjual" answer={data} setPage={setPage} />
    </Kartu>
  );
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
