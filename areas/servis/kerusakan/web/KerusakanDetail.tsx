import { Text } from "@mantine/core";
import type { ClientInput } from "#kernel/call.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { DetailShell, Section } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { Tanggal } from "#web/ui/value/Tanggal.tsx";
import { STATUS } from "../../keluhan/web/status.ts";
import { type DetailKerusakan, keluhanBatch, kerusakan, kunjunganBatch, type MesinBatch } from "../contract.ts";
import { ASAL_BATCH, isiKerusakan, sebutBatch } from "../isiKerusakan.ts";

type Masa = { awal: string; akhir: string };

/** What a key of the address asks for. */
function inputOf(kunci: string, masa: Masa): ClientInput<typeof kerusakan.getDetailKerusakan> {
  const [idProduk = "", asal = "", bulan = ""] = kunci.split("_");
  return { ...masa, idProduk, asal: ASAL_BATCH.find((satu) => satu === asal) ?? "stock", bulan: bulan || null };
}

/** The machines, complaints and visits behind the numbers of a batch; `record` is its key. */
export function KerusakanDetail({ dialog, masa }: { dialog: Dialog<string>; masa: Masa }) {
  return (
    <DetailShell dialog={dialog} title={() => "Kerusakan Mesin"} size="64rem">
      {(kunci) => (
        <Answered call={kerusakan.getDetailKerusakan} input={inputOf(kunci, masa)} height={420}>
          {({ data }) => <Bagian batch={data} />}
        </Answered>
      )}
    </DetailShell>
  );
}

type KeluhanBatch = DetailKerusakan["keluhan"][number];
type KunjunganBatch = DetailKerusakan["kunjunganGaransi"][number];

const MESIN: readonly LineColumn<MesinBatch>[] = [
  { header: "Nomor Seri", cell: ({ nomor }) => <DocumentLink kind="seri" kunci={nomor} /> },
  { header: "Customer", cell: ({ customer }) => customer },
  { header: "Order", cell: ({ idSo }) => <DocumentLink kind="order" kunci={idSo} /> },
  { header: "Dikirim", cell: ({ dikirim }) => <Tanggal value={dikirim} /> },
  { header: isiKerusakan.kerusakan.label, align: "right", cell: (row) => row.kerusakan },
];
const KELUHAN: readonly LineColumn<KeluhanBatch>[] = [
  { header: "Kode", cell: (row) => <DocumentLink kind="keluhan" kunci={row.idKeluhan} /> },
  recordColumn(keluhanBatch, "tglKeluhan"),
  recordColumn(keluhanBatch, "nomor"),
  recordColumn(keluhanBatch, "customer"),
  recordColumn(keluhanBatch, "keluhan"),
  recordColumn(keluhanBatch, "status", {
    cell: (row: KeluhanBatch) => <StatusBadge map={STATUS} state={row.status} />,
  }),
];
const KUNJUNGAN: readonly LineColumn<KunjunganBatch>[] = [
  { header: "Kode", cell: (row) => <DocumentLink kind="kunjungan" kunci={row.idKunjungan} /> },
  recordColumn(kunjunganBatch, "tglKerja"),
  recordColumn(kunjunganBatch, "teknisi"),
  recordColumn(kunjunganBatch, "pekerjaan"),
  { header: "Keluhan", cell: (row) => <DocumentLink kind="keluhan" kunci={row.idKeluhan} /> },
];
const BIAYA: readonly LineColumn<KunjunganBatch>[] = [
  recordColumn(kunjunganBatch, "nilai"),
  recordColumn(kunjunganBatch, "upah"),
];

function Bagian({ batch }: { batch: DetailKerusakan }) {
  const { namaProduk, kodeProduk, unit, biaya, mesin, keluhan, kunjunganGaransi } = batch;
  return (
    <>
      <Text fw={600} mb="md">
        {namaProduk} ({kodeProduk}), {sebutBatch(batch)}
      </Text>
      <Section title={`Keluhan (${batch.kerusakan})`}>
        <LineTable
          label="Keluhan batch ini"
          columns={KELUHAN}
          lines={keluhan}
          lineKey={(row) => row.idKeluhan}
          wide
          empty="Belum ada keluhan"
        />
      </Section>
      <Section title={`Kunjungan garansi (${batch.kunjungan})`}>
        <LineTable
          label="Kunjungan garansi batch ini"
          columns={biaya === null ? KUNJUNGAN : [...KUNJUNGAN, ...BIAYA]}
          lines={kunjunganGaransi}
          lineKey={(row) => row.idKunjungan}
          wide
          empty="Belum ada kunjungan garansi"
        />
      </Section>
      {unit !== null && (
        <Section title={`Mesin dikirim (${unit})`}>
          <LineTable
            label="Mesin batch ini"
            columns={MESIN}
            lines={mesin}
            lineKey={({ nomor }) => nomor}
            wide
            empty="Tidak ada mesin"
          />
        </Section>
      )}
    </>
  );
}
