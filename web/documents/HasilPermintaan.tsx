import { IconCash, IconEye } from "@tabler/icons-react";
import { LangkahDokumen } from "./Langkah.tsx";

type HasilPermintaanProps = {
  kodeAsset?: string | undefined;
  /** The request that moves the money. */
  idPengajuan: string | null | undefined;
};

/** Links to what a request is about, or what came of it: its asset and its payment. */
export function HasilPermintaan({ kodeAsset, idPengajuan }: HasilPermintaanProps) {
  return (
    <>
      {kodeAsset && (
        <LangkahDokumen kind="asset" kunci={kodeAsset} icon={<IconEye size={16} />}>
          Lihat asset
        </LangkahDokumen>
      )}
      {idPengajuan && (
        <LangkahDokumen kind="pengajuan" kunci={idPengajuan} icon={<IconCash size={16} />}>
          Lihat pengajuan
        </LangkahDokumen>
      )}
    </>
  );
}
