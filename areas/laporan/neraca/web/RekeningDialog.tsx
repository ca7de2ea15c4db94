import { tanggal } from "#kernel/format.ts";
import { dariKunciAngka } from "#web/documents/kunciAngka.ts";
import { SaldoRekening } from "#web/documents/SaldoRekening.tsx";
import { DetailShell } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import type { Neraca } from "../contract.ts";
import { barisNeraca } from "../tata-letak.ts";
import { rekeningBaris } from "./asal.ts";

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

type RekeningDialogProps = { dialog: Dialog<string>; entri: readonly Neraca[] };

/** The accounts of a cash row of Neraca with their balances; `record` is the key of row and day. */
export function RekeningDialog({ dialog, entri }: RekeningDialogProps) {
  const judul = (kunci: string) => {
    const { apa, saat } = dariKunciAngka(kunci);
    const nama = barisNeraca(entri).find((row) => row.kunci === apa)?.nama ?? "Rekening";
    return `${nama} per ${tanggal(saat)}`;
  };
  return (
    <DetailShell dialog={dialog} title={judul} size="md">
      {(kunci) => (
        <LineTable
          label="Rekening"
          wide
          columns={kolom}
          lines={isi(kunci, entri)}
          lineKey={({ idRekening }) => idRekening}
          empty="Tidak ada rekening pos ini di neraca tanggal ini."
        />
      )}
    </DetailShell>
  );
}

function isi(kunci: string, entri: readonly Neraca[]): Baris[] {
  const { apa, saat: hari } = dariKunciAngka(kunci);
  const satu = entri.find(({ tglNeraca }) => tglNeraca === hari);
  return (satu && rekeningBaris(apa, satu))?.map((rekening) => ({ ...rekening, hari })) ?? [];
}
