import { useCall } from "#web/api/hooks.ts";
import { useMay } from "#web/api/session.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { StatusPermintaan } from "#web/documents/StatusPermintaan.tsx";
import { Section } from "#web/ui/dialog/DetailShell.tsx";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { Tanggal } from "#web/ui/value/Tanggal.tsx";
import { type Koreksi, koreksi } from "../contract.ts";
import { namaKoreksi } from "../isiKoreksi.ts";

const COLUMNS: readonly LineColumn<Koreksi>[] = [
  { header: "Kode", cell: ({ idKoreksi }) => <DocumentLink kind="koreksi" kunci={idKoreksi} /> },
  { header: "Jenis", cell: ({ jenis }) => namaKoreksi(jenis) },
  { header: "Tanggal", cell: ({ tglPengajuan }) => <Tanggal value={tglPengajuan} /> },
  { header: "Status", cell: ({ status, ditarik }) => <StatusPermintaan status={status} ditarik={ditarik} /> },
  { header: "Alasan", cell: ({ alasan }) => alasan, wrap: 165 },
];

/** The corrections of an order; nothing for an order without any. */
export function KoreksiOrder({ idSo }: { idSo: string }) {
  const may = useMay(koreksi.getKoreksi);
  const { data } = useCall(koreksi.getKoreksi, { cari: idSo, limit: 100 }, { enabled: may });
  if (data === undefined || data.data.length === 0) return null;
  return (
    <Section title="Koreksi">
      <LineTable label={`Koreksi ${idSo}`} columns={COLUMNS} lines={data.data} lineKey={({ idKoreksi }) => idKoreksi} />
    </Section>
  );
}
