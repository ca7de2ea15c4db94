import { tempatBarang } from "#contract/asset/isiBarang.ts";
import { isiPengajuanAsset, type PengajuanAsset } from "#contract/asset/pengajuan-asset.ts";
import { inOrder } from "#contract/kernel/record.ts";
import type { Fact } from "../../../ui/dialog/DetailShell.tsx";
import { Photos } from "../../../ui/picture/ImageViewer.tsx";
import { recordFacts } from "../../../ui/record/recordFacts.tsx";

/** The facts of a request, for its detail and for the decision. */
export const isiPengajuan = (row: PengajuanAsset): Fact[] => [
  ...recordFacts(
    isiPengajuanAsset,
    row,
    "namaBarang",
    "harga",
    ...inOrder(tempatBarang)("kategoriAsset", "lokasiAsset"),
    "rekening",
    "tglPengajuan",
    "userPengajuan",
    "deskripsiPengajuan",
  ),
  {
    label: "Bukti Pengajuan",
    value: <Photos images={row.buktiFotoPengajuan} name={`Bukti pengajuan ${row.idPengajuanAsset}`} />,
    wide: true,
  },
];
