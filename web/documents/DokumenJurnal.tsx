import { jenisDokumen } from "#areas/buku-besar/buku/peristiwa.ts";
import { DocumentLink } from "./DocumentLink.tsx";

type DokumenJurnalProps = { jurnal: { peristiwa: string; dokumen: string; kunci: string | null } };

/** The document of a journal entry, as a link if it has a screen. */
export function DokumenJurnal({ jurnal: { peristiwa, dokumen, kunci } }: DokumenJurnalProps) {
  const jenis = jenisDokumen(peristiwa, dokumen);
  if (jenis === null || kunci === null) return <span>{dokumen}</span>;
  return <DocumentLink kind={jenis} kunci={kunci} label={dokumen} />;
}
