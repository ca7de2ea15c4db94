import { Text } from "@mantine/core";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { DetailShell, type Fact, Facts, Section } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { Tanggal } from "#web/ui/value/Tanggal.tsx";
import { STATUS, TANGGUNGAN } from "../../keluhan/web/status.ts";
import { PerawatanMesin } from "../../perawatan/web/PerawatanMesin.tsx";
import { keluhanMesin, kunjunganMesin, type MesinServis, mesin } from "../contract.ts";

/** The page of one machine; `record` is its serial number. */
export function MesinDetail({ dialog }: { dialog: Dialog<string> }) {
  return (
    <DetailShell dialog={dialog} title={(nomor) => `Mesin ${nomor}`}>
      {(nomor) => (
        <Answered call={mesin.getMesinServis} input={{ nomor }} height={420}>
          {({ data }) => <Bagian unit={data} />}
        </Answered>
      )}
    </DetailShell>
  );
}

type KeluhanMesin = MesinServis["keluhan"][number];
type KunjunganMesin = MesinServis["kunjungan"][number];

const KELUHAN: readonly LineColumn<KeluhanMesin>[] = [
  { header: "Kode", cell: (row) => <DocumentLink kind="keluhan" kunci={row.idKeluhan} /> },
  recordColumn(keluhanMesin, "tglKeluhan"),
  recordColumn(keluhanMesin, "status", {
    cell: (row: KeluhanMesin) => <StatusBadge map={STATUS} state={row.status} />,
  }),
  recordColumn(keluhanMesin, "keluhan"),
  recordColumn(keluhanMesin, "tanggungan", {
    cell: (row: KeluhanMesin) => <StatusBadge map={TANGGUNGAN} state={row.tanggungan} />,
  }),
];
const KUNJUNGAN: readonly LineColumn<KunjunganMesin>[] = [
  { header: "Kode", cell: (row) => <DocumentLink kind="kunjungan" kunci={row.idKunjungan} /> },
  recordColumn(kunjunganMesin, "tglKerja"),
  recordColumn(kunjunganMesin, "teknisi"),
  recordColumn(kunjunganMesin, "pekerjaan"),
  { header: "Part", cell: ({ part }) => part },
  recordColumn(kunjunganMesin, "jam"),
];
const BIAYA: readonly LineColumn<KunjunganMesin>[] = [
  recordColumn(kunjunganMesin, "nilai"),
  recordColumn(kunjunganMesin, "upah"),
];

function Bagian({ unit }: { unit: MesinServis }) {
  return (
    <>
      <Section title="Mesin">
        <Facts facts={fakta(unit)} />
      </Section>
      {unit.perawatan && (
        <Section title="Perawatan berikutnya">
          <PerawatanMesin row={unit.perawatan} />
        </Section>
      )}
      <Section title="Keluhan">
        {unit.keluhan.length === 0 ? (
          <Kosong>Belum ada keluhan</Kosong>
        ) : (
          <LineTable
            label="Keluhan mesin"
            columns={KELUHAN}
            lines={unit.keluhan}
            lineKey={(row) => row.idKeluhan}
            wide
          />
        )}
      </Section>
      <Section title="Kunjungan">
        {unit.kunjungan.length === 0 ? (
          <Kosong>Belum ada yang dikerjakan</Kosong>
        ) : (
          <LineTable
            label="Kunjungan mesin"
            columns={unit.biaya === null ? KUNJUNGAN : [...KUNJUNGAN, ...BIAYA]}
            lines={unit.kunjungan}
            lineKey={(row) => row.idKunjungan}
            wide
          />
        )}
      </Section>
    </>
  );
}

const Kosong = ({ children }: { children: string }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
);

const fakta = (unit: MesinServis): Fact[] => [
  { label: "Nomor Seri", value: unit.nomor },
  { label: "Produk", value: `${unit.namaProduk} (${unit.kodeProduk})` },
  { label: "Customer", value: unit.customer },
  { label: "No Telepon", value: unit.noTelp },
  { label: "Order", value: unit.idSo && <DocumentLink kind="order" kunci={unit.idSo} /> },
  { label: "Dikirim", value: <Tanggal value={unit.dikirim} /> },
  { label: "Garansi sampai", value: <Tanggal value={unit.garansiSampai} /> },
  ...(unit.hpp === null ? [] : [{ label: "Biaya Unit", value: <Money value={unit.hpp} /> }]),
  ...(unit.biaya === null ? [] : [{ label: "Biaya Servis", value: <Money value={unit.biaya} /> }]),
];
