import { Skeleton, Text } from "@mantine/core";
import { useCall } from "#web/api/hooks.ts";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { StatusBadge, type StatusMap } from "#web/ui/value/StatusBadge.tsx";
import { order } from "../../order/contract.ts";
import type { StatusEmail } from "../../order/label.ts";
import { type Email, hasilEmail, suratEmail } from "../isiEmail.ts";

export const STATUS_EMAIL: StatusMap<StatusEmail> = {
  Antri: { label: "Antri", tone: "waiting" },
  Mengirim: { label: "Mengirim", tone: "waiting" },
  Terkirim: { label: "Terkirim ke server", tone: "good" },
  Gagal: { label: "Gagal", tone: "bad" },
  "Tidak Pasti": { label: "Tidak pasti", tone: "revision" },
};

const columns: LineColumn<Email>[] = [
  recordColumn(suratEmail, "waktu"),
  { header: "Dokumen", cell: (row) => row.idRetur ?? row.idInvoice ?? row.idSo },
  recordColumn(suratEmail, "alamat"),
  recordColumn(hasilEmail, "status", { cell: (row) => <StatusBadge map={STATUS_EMAIL} state={row.status} /> }),
  { header: "Oleh", cell: (row) => row.user.namaLengkap },
  recordColumn(hasilEmail, "alasan"),
];

/** The mails of an order with its invoices and returs, or of one of its invoices, with the reasons of failures. */
export function RiwayatEmail({ idSo, idInvoice }: { idSo: string; idInvoice?: string }) {
  const { data, error } = useCall(order.getRiwayatEmail, { idSo }, { keepPrevious: false });
  if (data === undefined) return error === null ? <Skeleton height={60} aria-hidden /> : <Text>{error.message}</Text>;
  const rows = idInvoice === undefined ? data.data : data.data.filter((row) => row.idInvoice === idInvoice);
  return (
    <LineTable
      label="Riwayat email"
      columns={columns}
      lines={rows}
      lineKey={(row) => row.idEmail}
      empty="Belum ada email yang dikirim"
    />
  );
}
