import type { PengajuanAsset } from "#contract/asset/pengajuan-asset.ts";
import { StatusBadge } from "../../../ui/value/StatusBadge.tsx";
import { STATUS_MASUK, statusMasukOf } from "../status.ts";

/** Whether the bought asset is registered; a dash for requests that were not approved. */
export function StatusMasuk({ row: { statusPengajuan, masukAsset } }: { row: PengajuanAsset }) {
  if (statusPengajuan !== "Disetujui") return <span>-</span>;
  return <StatusBadge map={STATUS_MASUK} state={statusMasukOf(masukAsset)} />;
}
