import { DetailShell, Facts, Section } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { PengajuanIsi } from "../../pengajuan/web/PengajuanIsi.tsx";
import { isiSimpanan, type Simpanan, simpanan } from "../contract.ts";

type SimpananDetailProps = { idRekening: string; dialog: Dialog<string> };

/** The detail of a row of an account's book; `record` is the code of its request. */
export function SimpananDetail({ idRekening, dialog }: SimpananDetailProps) {
  return (
    <DetailShell dialog={dialog} title={(idPengajuan) => `Detail Simpanan ${idPengajuan}`}>
      {(idPengajuan) => (
        <Answered call={simpanan.getDetailSimpanan} input={{ idRekening, idPengajuan }} height={420}>
          {({ data }) => <Isi row={data} />}
        </Answered>
      )}
    </DetailShell>
  );
}

function Isi({ row }: { row: Simpanan }) {
  return (
    <>
      <Section title="Mutasi">
        <Facts
          facts={[
            ...recordFacts(isiSimpanan, row, "debit", "kredit"),
            { label: isiSimpanan.saldoAkhir.label, value: <Money value={row.saldoAkhir} /> },
            ...recordFacts(isiSimpanan, row, "tglDebitKredit", "waktu"),
          ]}
        />
      </Section>
      {row.pengajuan.map((isi) => (
        <PengajuanIsi key={isi.idPengajuan} row={isi} />
      ))}
    </>
  );
}
