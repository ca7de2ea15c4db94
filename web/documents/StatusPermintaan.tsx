import type { StatusPengajuan } from "#areas/keuangan/pengajuan/isiPengajuan.ts";
import { StatusBadge, statusMap } from "../ui/value/StatusBadge.tsx";

const STATUS = statusMap<StatusPengajuan | "Ditarik">({
  Menunggu: "waiting",
  Ditolak: "bad",
  Revisi: "revision",
  Disetujui: "info",
  Ditarik: "neutral",
});

/** The status of whatever people ask for; one that was taken back is stored as Ditolak. */
export function StatusPermintaan({ status, ditarik = false }: { status: StatusPengajuan; ditarik?: boolean }) {
  return <StatusBadge map={STATUS} state={ditarik ? "Ditarik" : status} />;
}
