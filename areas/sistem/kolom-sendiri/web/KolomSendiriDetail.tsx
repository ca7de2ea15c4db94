import { HistoryPanel } from "#web/documents/HistoryPanel.tsx";
import { DetailShell, Facts, Section } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { type KolomSendiri, kolomSendiri } from "../contract.ts";
import { isianKolom, kepalaKolom, pilihanKolom } from "../isiKolom.ts";

/** The detail of an own field; `record` is its id. */
export function KolomSendiriDetail({ dialog }: { dialog: Dialog<string> }) {
  return (
    <DetailShell dialog={dialog} title="Detail Kolom">
      {(idKolom) => (
        <Answered call={kolomSendiri.getKolomSendiri} input={{}} height={260}>
          {({ data }) => <Isi row={data.find((row) => String(row.idKolom) === idKolom)} />}
        </Answered>
      )}
    </DetailShell>
  );
}

function Isi({ row }: { row: KolomSendiri | undefined }) {
  if (!row) return <p>Kolom tidak ditemukan</p>;
  return (
    <>
      <Section title={row.nama}>
        <Facts
          facts={[
            ...recordFacts(kepalaKolom, row, "untuk", "jenis"),
            ...recordFacts(isianKolom, row, "posisi", "aktif"),
            { label: "Isi", value: row.terisi ? "Sudah ada" : "Belum ada" },
            ...(row.jenis === "teks" ? [] : [{ label: pilihanKolom.label, value: row.pilihan.join(", "), wide: true }]),
          ]}
        />
      </Section>
      <Section title="Riwayat">
        <HistoryPanel jenis="kolomSendiri" id={row.idKolom} />
      </Section>
    </>
  );
}
