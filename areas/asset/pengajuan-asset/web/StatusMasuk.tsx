import { Kosong } from "#web/ui/value/Kosong.tsx";
import { StatusBadge, type StatusMap } from "#web/ui/value/StatusBadge.tsx";
import { labelMasuk, type PengajuanAsset } from "../contract.ts";

const STATUS: StatusMap<"sudah" | "belum"> = {
  sudah: { label: labelMasuk(true), tone: "good" },
  belum: { label: labelMasuk(false), tone: "waiting" },
};

/** Whether the bought asset is registered; a dash for requests that were not approved. */
export function StatusMasuk({ row: { statusPengajuan, masukAsset } }: { row: PengajuanAsset }) {
  if (statusPengajuan !== "Disetujui") return <Kosong />;
  return <StatusBadge map={STATUS} state={masukAsset ? "sudah" : "belum"} />;
}
