import { Text } from "@mantine/core";
import { IconReceipt, IconReportMoney } from "@tabler/icons-react";
import { jakartaToday } from "#contract/format.ts";
import { dashboard, type KartuOmset, type KartuStatus } from "#contract/laporan/dashboard.ts";
import { useCall } from "../../../api/hooks.ts";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { Jumlah, Money } from "../../../ui/value/Money.tsx";
import { type Daftar, DaftarSo } from "./DaftarDialog.tsx";
import classes from "./dashboard.module.css";
import { Angka, Kartu } from "./Kartu.tsx";

type Props = { dialog: Dialog<Daftar> };
type Rentang = { tglAwal: string; tglAkhir: string };

const STATUS: readonly { label: string; status: KartuStatus | null }[] = [
  { label: "Total Order", status: null },
  { label: "Pengajuan", status: "Ajukan" },
  { label: "Diproses", status: "Proses" },
  { label: "Belum Kirim", status: "Belum" },
  { label: "Pending", status: "Pending" },
  { label: "Dikirim", status: "Kirim" },
  { label: "Cancel", status: "Cancel" },
];

export function StatusOrder({ rentang, dialog }: Props & { rentang: Rentang }) {
  const { data } = useCall(dashboard.getTotalOrderByStatus, rentang);
  const nilai = (status: KartuStatus | null) =>
    data?.data[status === null ? "total" : (status.toLowerCase() as Lowercase<KartuStatus>)];
  return (
    <Kartu title="Status Order" icon={IconReceipt} side={<Kini rentang={rentang} apa="Status" />} wide>
      <div className={classes.angkaRow}>
        {STATUS.map(({ label, status }) => (
          <Angka
            key={label}
            label={label}
            value={hitungan(nilai(status))}
            open={() =>
              dialog.open({
                title: `Status Order: ${label}`,
                isi: () => <DaftarSo ask={{ ...rentang, statusOrder: status }} />,
              })
            }
          />
        ))}
      </div>
    </Kartu>
  );
}

const OMSET: readonly { label: string; omset: KartuOmset; nilai: "totalDp" | "totalLunas" | "totalBelumBayar" }[] = [
  { label: "DP", omset: "DP", nilai: "totalDp" },
  { label: "Lunas", omset: "Lunas", nilai: "totalLunas" },
  { label: "Belum Dibayar", omset: "Belum Dibayar", nilai: "totalBelumBayar" },
];

export function Omzet({ rentang, dialog }: Props & { rentang: Rentang }) {
  const { data } = useCall(dashboard.getTotalOmset, { ...rentang, daftar: false });
  const buka = (title: string, omset: KartuOmset) => () =>
    dialog.open({ title: `Omzet: ${title}`, isi: () => <DaftarSo ask={{ ...rentang, omset }} /> });
  return (
    <Kartu title="Omzet" icon={IconReportMoney} side={<Kini rentang={rentang} apa="Pembayaran" />} wide>
      <div className={classes.omzetRow}>
        <Angka
          label="Total Omzet"
          value={data && <Money value={data.data.totalNominal} />}
          open={buka("semua order", "Semua")}
        />
        {OMSET.map(({ label, omset, nilai }) => (
          <Angka key={label} label={label} value={hitungan(data?.data[nilai])} note="SO" open={buka(label, omset)} />
        ))}
      </div>
    </Kartu>
  );
}

/** Orders of past days are counted by their state of today, also those of a closed month. */
const Kini = ({ rentang, apa }: { rentang: Rentang; apa: string }) =>
  rentang.tglAkhir < jakartaToday(new Date()) ? (
    <Text size="xs" c="dimmed">
      {apa} menurut keadaan hari ini
    </Text>
  ) : null;

const hitungan = (value: number | undefined) => (value === undefined ? undefined : <Jumlah value={value} />);
