import { tanggal } from "#contract/format.ts";
import type { Neraca } from "#contract/laporan/neraca.ts";
import { SaldoRekening } from "../../../documents/SaldoRekening.tsx";
import { DetailShell } from "../../../ui/dialog/DetailShell.tsx";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { type LineColumn, LineTable } from "../../../ui/value/LineTable.tsx";

export type KasNeraca = { nama: string; hari: string; rekening: Neraca["rekening"] };
type Baris = Neraca["rekening"][number] & { hari: string };

const kolom: readonly LineColumn<Baris>[] = [
  { header: "Rekening", cell: ({ namaRekening }) => namaRekening },
  {
    header: "Saldo",
    align: "right",
    cell: ({ idRekening, saldo, hari }) => (
      <SaldoRekening idRekening={idRekening} saldo={saldo} masa={{ dari: `${hari.slice(0, 7)}-01`, sampai: hari }} />
    ),
  },
];

/** The accounts of a cash row of Neraca with their balances. */
export function RekeningDialog({ dialog }: { dialog: Dialog<KasNeraca> }) {
  return (
    <DetailShell dialog={dialog} title={({ nama, hari }) => `${nama} per ${tanggal(hari)}`} size="md">
      {({ rekening, hari }) => (
        <LineTable
          label="Rekening"
          columns={kolom}
          lines={rekening.map((satu) => ({ ...satu, hari }))}
          lineKey={({ idRekening }) => idRekening}
        />
      )}
    </DetailShell>
  );
}
