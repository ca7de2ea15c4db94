import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { persetujuanFacts } from "#web/documents/persetujuanFacts.ts";
import type { Fact } from "#web/ui/dialog/DetailShell.tsx";
import { Photos } from "#web/ui/picture/Photos.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import type { Koreksi } from "../contract.ts";
import { isiKoreksi } from "../isiKoreksi.ts";

/** What was asked for, as its detail and its decision show it. */
export const koreksiFacts = (row: Koreksi): Fact[] => [
  ...recordFacts(isiKoreksi, row, "jenis", "customerInstansi"),
  { label: isiKoreksi.idSo.label, value: <DocumentLink kind="order" kunci={row.idSo} /> },
  ...(row.idInvoice === null ? [] : recordFacts(isiKoreksi, row, "idInvoice")),
  ...(row.idRetur === null
    ? []
    : [{ label: isiKoreksi.idRetur.label, value: <DocumentLink kind="retur" kunci={row.idRetur} /> }]),
  ...(row.nominal > 0 ? recordFacts(isiKoreksi, row, "nominal") : []),
  ...recordFacts(isiKoreksi, row, "tglPengajuan", "userPengajuan", "alasan"),
  ...persetujuanFacts(row.persetujuan),
  ...(row.buktiFoto.length > 0
    ? [{ label: "Bukti", value: <Photos images={row.buktiFoto} name={`Bukti ${row.idKoreksi}`} />, wide: true }]
    : []),
];
