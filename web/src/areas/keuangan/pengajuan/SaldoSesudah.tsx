import { Text } from "@mantine/core";
import { berasal, bertujuan, type Pengajuan } from "#contract/keuangan/pengajuan.ts";
import { rekening } from "#contract/keuangan/rekening.ts";
import { useCall } from "../../../api/hooks.ts";
import { type LineColumn, LineTable } from "../../../ui/LineTable.tsx";
import { Money } from "../../../ui/Money.tsx";

type Baris = { namaRekening: string; saldo: number | null; geser: number };

const columns: readonly LineColumn<Baris>[] = [
  { header: "Rekening", cell: (baris) => baris.namaRekening },
  { header: "Saldo Sekarang", align: "right", cell: (baris) => <Money value={baris.saldo} /> },
  { header: "Setelah Disetujui", align: "right", cell: (baris) => <Sesudah baris={baris} /> },
];

/** What an approval would do to each account: its balance now, and after. */
export function SaldoSesudah({ row }: { row: Pengajuan }) {
  const { data: answer } = useCall(rekening.getRekening, {});
  const saldoOf = (id: number) => answer?.data.find((candidate) => candidate.idRekening === id)?.saldo ?? null;
  const nominal = row.nominalPengajuan ?? 0;
  const lines = [
    ...(berasal(row.tipePengajuan) ? row.rekeningAsal.map((sisi) => ({ ...sisi, geser: -nominal })) : []),
    ...(bertujuan(row.tipePengajuan) ? row.rekeningTujuan.map((sisi) => ({ ...sisi, geser: nominal })) : []),
  ].map(({ idRekening, namaRekening, geser }) => ({ namaRekening, saldo: saldoOf(idRekening), geser }));
  return (
    <LineTable
      label="Saldo rekening sebelum dan sesudah"
      columns={columns}
      lines={lines}
      lineKey={(baris) => baris.namaRekening}
      lineTone={(baris) => (kurang(baris) ? "red" : undefined)}
      wide
    />
  );
}

const kurang = ({ saldo, geser }: Baris): boolean => saldo !== null && saldo + geser < 0;

function Sesudah({ baris }: { baris: Baris }) {
  if (baris.saldo === null) return <span>-</span>;
  if (!kurang(baris)) return <Money value={baris.saldo + baris.geser} />;
  return (
    <Text component="span" c="red" size="sm" inherit>
      Saldo tidak mencukupi
    </Text>
  );
}
