import { useCall } from "#web/api/hooks.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { Section } from "#web/ui/dialog/DetailShell.tsx";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { Tanggal } from "#web/ui/value/Tanggal.tsx";
import type { Order } from "../../order/contract.ts";
import { pernahDiretur } from "../../surat-jalan/kirim.ts";
import { type Retur, retur } from "../contract.ts";
import { BarangRetur } from "./BarangRetur.tsx";
import { STATUS, statusRetur } from "./status.ts";

const COLUMNS: readonly LineColumn<Retur>[] = [
  { header: "Kode Retur", cell: (row) => <DocumentLink kind="retur" kunci={row.idRetur} /> },
  { header: "Tanggal", cell: (row) => <Tanggal value={row.tglRetur} /> },
  { header: "Status", cell: (row) => <StatusBadge map={STATUS} state={statusRetur(row)} /> },
  { header: "Barang", cell: (row) => <BarangRetur idRetur={row.idRetur} barang={row.barang} /> },
  { header: "Alasan", cell: (row) => row.alasan, wrap: 165 },
];

/** What of an order came back; nothing for an order of which nothing did. */
export function ReturOrder({ order }: { order: Order }) {
  return pernahDiretur(order) && <DaftarRetur idSo={order.idSo} />;
}

function DaftarRetur({ idSo }: { idSo: string }) {
  const { data } = useCall(retur.getRetur, { cari: idSo, limit: 100 });
  if (data === undefined) return null;
  return (
    <Section title="Retur">
      <LineTable label={`Retur ${idSo}`} columns={COLUMNS} lines={data.data} lineKey={({ idRetur }) => idRetur} />
    </Section>
  );
}
