import { isiJadwal } from "#areas/buku-besar/jurnal-umum/contract.ts";
import { tanggal as tertulis } from "#kernel/format.ts";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import { Section } from "#web/ui/dialog/DetailShell.tsx";
import { LineTable } from "#web/ui/value/LineTable.tsx";
import { moneyColumn } from "#web/ui/value/moneyColumn.tsx";
import { DocumentLink } from "./DocumentLink.tsx";

type Tahap = { ke: number; tanggal: Tanggal; nominal: Rupiah; keadaan?: string; idJurnal?: number | null };

/** The entries of one form in order, with what became of those that follow by themselves. */
export function JadwalJurnal({ judul, jadwal }: { judul: string; jadwal: readonly Tahap[] }) {
  const keadaan = jadwal.some((tahap) => tahap.keadaan !== undefined);
  return (
    <Section title={judul}>
      <LineTable
        label={judul}
        wide
        tall
        lines={jadwal}
        lineKey={({ ke }) => ke}
        columns={[
          { header: "Ke", cell: ({ ke }) => ke },
          { header: isiJadwal.tanggal.label, cell: ({ tanggal }) => tertulis(tanggal) },
          moneyColumn(isiJadwal.nominal.label, ({ nominal }: Tahap) => nominal),
          ...(keadaan ? [{ header: isiJadwal.keadaan.label, cell: Keadaan }] : []),
        ]}
      />
    </Section>
  );
}

const Keadaan = ({ keadaan = "", idJurnal = null }: Tahap) =>
  idJurnal === null ? keadaan : <DocumentLink kind="jurnal" kunci={String(idJurnal)} label={keadaan} />;
