import type { PengajuanAsset } from "#contract/asset/pengajuan-asset.ts";
import { Kosong } from "../../../ui/value/Kosong.tsx";
import { StatusBadge } from "../../../ui/value/StatusBadge.tsx";
import { STATUS_MASUK, statusMasukOf } from "../status.ts";

/** Whether the bought asset is registered; a dash for requests that were not approved. */
export function StatusMasuk({ row: { statusPengajuan, masukAsset } }: { row: PengajuanAsset }) {
  if (statusPengajuan !== "Disetujui") return <Kosong />;
  return <StatusBadge map={STATUS_MASUK} state={statusMasukOf(masukAsset)} />;
}
