import { isiPelepasan, type PelepasanAsset } from "#contract/asset/pelepasan-asset.ts";
import { DocumentLink } from "../../../documents/DocumentLink.tsx";
import { persetujuanFacts } from "../../../documents/persetujuanFacts.ts";
import type { Fact } from "../../../ui/dialog/DetailShell.tsx";
import { Photos } from "../../../ui/picture/ImageViewer.tsx";
import { recordFacts } from "../../../ui/record/recordFacts.tsx";

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
