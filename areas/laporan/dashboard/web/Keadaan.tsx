import { Skeleton, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { listAsset } from "#areas/asset/list-asset/contract.ts";
import { jakartaToday, ribuan, rupiah } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import { useMay } from "#web/api/session.ts";
import type { Addressed } from "#web/ui/dialog/useAddress.ts";
import { dashboard, type KartuOmset, type KartuStatus } from "../contract.ts";
import type { Tenggat } from "../isiAngka.ts";
import classes from "./dashboard.module.css";
import { TautanDaftar } from "./TautanDaftar.tsx";

type Props = { dialog: Addressed<string> };
type Rentang = { tglAwal: string; tglAkhir: string };

/** How orders, payments, production and assets stand; each line opens the list that it counts. */
export function Keadaan({ rentang, dialog }: Props & { rentang: Rentang | null }) {
  return (
    <div className={classes.keadaan}>
      {rentang && <StatusOrder rentang={rentang} dialog={dialog} />}
      {rentang && <Omzet rentang={rentang} dialog={dialog} />}
      <Produksi dialog={dialog} />
      <Keuangan dialog={dialog} />
    </div>
  );
}

type Baris = { label: string; nilai: string | undefined; note?: ReactNode; late?: boolean; kunci: string };

type BagianProps = Props & {
  title: string;
  baris: readonly Baris[];
  uang?: boolean;
  /** Each line says that it leads to its list. */
  detail?: boolean;
  catatan?: ReactNode;
};

function Bagian({ title, baris, dialog, uang, detail, catatan }: BagianProps) {
  return (
    <section aria-label={title} data-uang={uang || undefined}>
      <h2>{title}</h2>
      <ul>
        {baris.map(({ label, nilai, note, late, kunci }) => (
          <li key={kunci}>
            <TautanDaftar dialog={dialog} kunci={kunci}>
              <span>{label}</span>
              {note && <small data-late={late || undefined}>{note}</small>}
              {nilai === undefined ? <Skeleton height={16} width={36} /> : <b>{nilai}</b>}
              {detail && <span className={classes.detail}>Detail</span>}
            </TautanDaftar>
          </li>
        ))}
      </ul>
      {catatan}
    </section>
  );
}

/** Orders of past days are counted by their state of today, also those of a closed month. */
const Kini = ({ rentang, apa }: { rentang: Rentang; apa: string }) =>
  rentang.tglAkhir < jakartaToday(new Date()) ? (
    <Text size="xs" c="dimmed">
      {apa} menurut keadaan hari ini
    </Text>
  ) : null;

const angka = (value: number | undefined): string | undefined => (value === undefined ? undefined : ribuan(value));

export const STATUS: readonly { label: string; status: KartuStatus }[] = [
  { label: "Pengajuan", status: "Ajukan" },
  { label: "Diproses", status: "Proses" },
  { label: "Belum Kirim", status: "Belum" },
  { label: "Pending", status: "Pending" },
  { label: "Dikirim", status: "Kirim" },
  { label: "Cancel", status: "Cancel" },
];

function StatusOrder({ rentang, dialog }: Props & { rentang: Rentang }) {
  const { data } = useCall(dashboard.getTotalOrderByStatus, rentang);
  const semua = { label: "Total Order", nilai: angka(data?.data.total), kunci: "status" };
  const baris = STATUS.map(({ label, status }) => ({
    label,
    nilai: angka(data?.data[status.toLowerCase() as Lowercase<KartuStatus>]),
    kunci: `status.${status}`,
  }));
  const catatan = <Kini rentang={rentang} apa="Status" />;
  return <Bagian title="Status Order" baris={[semua, ...baris]} dialog={dialog} detail catatan={catatan} />;
}

export const OMSET: readonly {
  label: Exclude<KartuOmset, "Semua">;
  nilai: "totalDp" | "totalLunas" | "totalBelumBayar";
}[] = [
  { label: "DP", nilai: "totalDp" },
  { label: "Lunas", nilai: "totalLunas" },
  { label: "Belum Dibayar", nilai: "totalBelumBayar" },
];

function Omzet({ rentang, dialog }: Props & { rentang: Rentang }) {
  const { data } = useCall(dashboard.getTotalOmset, { ...rentang, daftar: false });
  const baris = OMSET.map(({ label, nilai }) => ({
    label,
    note: "SO",
    nilai: angka(data?.data[nilai]),
    kunci: `omset.${label}`,
  }));
  return <Bagian title="Omzet" baris={baris} dialog={dialog} catatan={<Kini rentang={rentang} apa="Pembayaran" />} />;
}

/** The machines made to order and the purchase orders that are open, by deadline and by progress. */
function Produksi({ dialog }: Props) {
  const { data } = useCall(dashboard.getTenggat, {});
  return (
    <section aria-label="Produksi">
      <Bagian title="Pesan Langsung" baris={terbuka("pl", data?.data.pl, "belum dimulai")} dialog={dialog} />
      <Bagian title="Purchase Order" baris={terbuka("po", data?.data.po, "belum datang")} dialog={dialog} />
    </section>
  );
}

function terbuka(apa: "pl" | "po", tenggat: Tenggat | undefined, belum: string): Baris[] {
  const lewat = tenggat?.terlambat ?? 0;
  return [
    {
      label: "Deadline",
      note: lewat > 0 ? `${ribuan(lewat)} terlambat` : "7 hari ke depan",
      late: lewat > 0,
      nilai: tenggat && ribuan(tenggat.mendekati + lewat),
      kunci: `${apa}.deadline`,
    },
    {
      label: "Progress",
      note: tenggat && tenggat.belum > 0 ? `${ribuan(tenggat.belum)} ${belum}` : undefined,
      nilai: tenggat && ribuan(tenggat.dimulai),
      kunci: `${apa}.progress`,
    },
  ];
}

/** The assets of the company, for Super Admin and Management only. */
function Keuangan({ dialog }: Props) {
  const boleh = useMay(dashboard.getTotalSimpananRekening);
  return boleh ? <NominalAsset dialog={dialog} /> : null;
}

function NominalAsset({ dialog }: Props) {
  const { data } = useCall(listAsset.totalNominalAsset, {});
  const nilai = data && rupiah(data.data.totalSusut);
  const baris = [{ label: "Total Nominal Asset Tetap", nilai, kunci: "asset" }];
  return <Bagian title="Keuangan" baris={baris} dialog={dialog} uang />;
}
