import { inOrder } from "#kernel/record.ts";
import { showing } from "#kernel/showing.ts";
import type { Fact } from "#web/ui/dialog/DetailShell.tsx";
import { Photos } from "#web/ui/picture/Photos.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { tempatBarang } from "../../isiBarang.ts";
import { isiPengajuanAsset, type PengajuanAsset } from "../contract.ts";

/** The facts of a request, for its detail and for the decision. */
export const isiPengajuan = (row: PengajuanAsset): Fact[] =>
  showing(
    isiPengajuanAsset,
    { others: ["idPengajuanAsset", "statusPengajuan", "tglApprove", "note", "masukAsset", "tglMasuk", "userApprove"] },
    [
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
    ],
  );
