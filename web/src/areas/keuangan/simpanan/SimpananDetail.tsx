import type { Simpanan } from "#contract/keuangan/simpanan.ts";
import { DetailShell, Facts, Section } from "../../../ui/dialog/DetailShell.tsx";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { Money } from "../../../ui/value/Money.tsx";
import { Tanggal, Waktu } from "../../../ui/value/Tanggal.tsx";
import { PengajuanIsi } from "../pengajuan/PengajuanIsi.tsx";

/** One row of the book, and the request behind it. */
export function SimpananDetail({ dialog }: { dialog: Dialog<Simpanan> }) {
  return (
    <DetailShell dialog={dialog} title={({ pengajuan: [isi] }) => `Detail Simpanan ${isi?.idPengajuan ?? ""}`}>
      {(row) => (
        <>
          <Section title="Mutasi">
            <Facts
              facts={[
                { label: "Debit", value: <Money value={row.debit} /> },
                { label: "Kredit", value: <Money value={row.kredit} /> },
                { label: "Saldo Setelah Mutasi", value: <Money value={row.saldoAkhir} /> },
                { label: "Tanggal Input", value: <Tanggal value={row.tglDebitKredit} /> },
                { label: "Dibukukan", value: <Waktu value={row.waktu} /> },
              ]}
            />
          </Section>
          {row.pengajuan.map((isi) => (
            <PengajuanIsi key={isi.idPengajuan} row={isi} />
          ))}
        </>
      )}
    </DetailShell>
  );
}
