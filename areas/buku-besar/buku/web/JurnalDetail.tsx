import { Text } from "@mantine/core";
import { AkunBaris } from "#web/documents/AkunBaris.tsx";
import { DokumenJurnal } from "#web/documents/DokumenJurnal.tsx";
import { DetailShell, Facts, Section } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { LineTable } from "#web/ui/value/LineTable.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { moneyColumn } from "#web/ui/value/moneyColumn.tsx";
import { Waktu } from "#web/ui/value/Tanggal.tsx";
import { barisJurnal, buku, type IsiJurnal, kepalaJurnal } from "../contract.ts";

/** The detail of an entry with all its lines; `record` is its number. */
export function JurnalDetail({ dialog }: { dialog: Dialog<string> }) {
  return (
    <DetailShell dialog={dialog} title={(idJurnal) => `Jurnal ${idJurnal}`}>
      {(idJurnal) => (
        <Answered call={buku.getJurnal} input={{ idJurnal }} height={320}>
          {({ data }) => <Isi jurnal={data} />}
        </Answered>
      )}
    </DetailShell>
  );
}

type Baris = IsiJurnal["baris"][number];

function Isi({ jurnal }: { jurnal: IsiJurnal }) {
  const jumlah = (sisi: "debit" | "kredit") => jurnal.baris.reduce<number>((sum, baris) => sum + baris[sisi], 0);
  const uang = (sisi: "debit" | "kredit") =>
    moneyColumn(barisJurnal[sisi].label, (baris: Baris) => baris[sisi] || null);
  return (
    <>
      <Section title="Jurnal">
        <Facts
          facts={[
            ...recordFacts(kepalaJurnal, jurnal, "tanggal", "peristiwa"),
            { label: kepalaJurnal.dokumen.label, value: <DokumenJurnal jurnal={jurnal} /> },
            { label: "Dibukukan", value: <Waktu value={jurnal.waktu} /> },
            ...recordFacts(kepalaJurnal, jurnal, "keterangan"),
          ]}
        />
      </Section>
      <Section title="Baris Jurnal">
        <LineTable
          label="Baris Jurnal"
          wide
          lines={jurnal.baris}
          lineKey={(baris) => jurnal.baris.indexOf(baris)}
          columns={[
            { header: barisJurnal.nama.label, cell: (baris) => <NamaAkun baris={baris} />, wrap: 200 },
            uang("debit"),
            uang("kredit"),
          ]}
          footer={
            <tr>
              <td>Jumlah</td>
              <td data-unit="Rp" data-align="right">
                <Money value={jumlah("debit")} />
              </td>
              <td data-unit="Rp" data-align="right">
                <Money value={jumlah("kredit")} />
              </td>
            </tr>
          }
        />
      </Section>
    </>
  );
}

/** The account of a line, with the order, asset or other part that it belongs to. */
function NamaAkun({ baris }: { baris: Baris }) {
  return (
    <>
      <AkunBaris akun={baris} />
      {baris.sub !== null && (
        <Text size="xs" c="dimmed">
          {baris.sub}
        </Text>
      )}
    </>
  );
}
