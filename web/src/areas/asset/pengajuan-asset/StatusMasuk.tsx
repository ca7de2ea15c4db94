import type { PengajuanAsset } from "#contract/asset/pengajuan-asset.ts";
import { StatusBadge } from "../../../ui/value/StatusBadge.tsx";
import { STATUS_MASUK, statusMasukOf } from "../status.ts";

/** Whether the bought thing is in the list of assets; what was not bought has no such state. */
export function StatusMasuk({ row: { statusPengajuan, masukAsset } }: { row: PengajuanAsset }) {
  if (statusPengajuan !== "Disetujui") return <span>-</span>;
  return <StatusBadge map={STATUS_MASUK} state={statusMasukOf(masukAsset)} />;
}
