import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { persetujuanFacts } from "#web/documents/persetujuanFacts.ts";
import type { Fact } from "#web/ui/dialog/DetailShell.tsx";
import { Photos } from "#web/ui/picture/Photos.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { isiPelepasan, type PelepasanAsset } from "../contract.ts";

/** What was asked for, as its detail and the decision on it show it. */
export const pelepasanFacts = (row: PelepasanAsset): Fact[] => [
  { label: isiPelepasan.kodeAsset.label, value: <DocumentLink kind="asset" kunci={row.kodeAsset} /> },
  ...recordFacts(isiPelepasan, row, "namaBarang", "alasan"),
  ...(row.alasan === "dijual" ? recordFacts(isiPelepasan, row, "hargaJual", "rekening") : []),
  ...recordFacts(isiPelepasan, row, "tglPengajuan", "userPengajuan", "keterangan"),
  ...persetujuanFacts(row.persetujuan),
  ...(row.buktiFotoPengajuan.length > 0
    ? [
        {
          label: "Bukti",
          value: <Photos images={row.buktiFotoPengajuan} name={`Bukti pelepasan ${row.idPelepasanAsset}`} />,
          wide: true,
        },
      ]
    : []),
];
