import { Text } from "@mantine/core";
import { useCall } from "#web/api/hooks.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { Tanggal } from "#web/ui/value/Tanggal.tsx";
import { type Kunjungan, kunjungan } from "../contract.ts";
import { STATUS } from "./status.ts";

/** "2 MTR-01, 1 KBL-02". */
export const sebutPart = ({ part }: Pick<Kunjungan, "part">): string =>
  part.map(({ qty, kodeProduk }) => `${qty} ${kodeProduk}`).join(", ");

const KOLOM: readonly LineColumn<Kunjungan>[] = [
  { header: "Kunjungan", cell: (row) => <DocumentLink kind="kunjungan" kunci={row.idKunjungan} /> },
  { header: "Status", cell: (row) => <StatusBadge map={STATUS} state={row.status} /> },
  { header: "Tanggal", cell: (row) => <Tanggal value={row.tglKerja ?? row.rencana} /> },
  { header: "Teknisi", cell: (row) => row.teknisi },
  { header: "Yang Dikerjakan", cell: (row) => row.pekerjaan },
  { header: "Part", cell: sebutPart },
];

/** The visits of a complaint, newest first. */
export function KunjunganKeluhan({ idKeluhan }: { idKeluhan: string }) {
  const { data } = useCall(kunjungan.getKunjungan, { idKeluhan, limit: 100 });
  if (data?.data.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        Belum ada kunjungan
      </Text>
    );
  }
  return (
    <LineTable
      label="Kunjungan keluhan ini"
      columns={KOLOM}
      lines={data?.data ?? []}
      lineKey={(row) => row.idKunjungan}
      wide
    />
  );
}
