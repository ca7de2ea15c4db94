import { StatusBadge, statusMap } from "#web/ui/value/StatusBadge.tsx";
import type { StatusOpname as Status } from "../isiOpname.ts";

const STATUS = statusMap<Status | "Ditarik">({
  Dihitung: "revision",
  Menunggu: "waiting",
  Disetujui: "good",
  Ditolak: "bad",
  Ditarik: "neutral",
});

/** The status of an opname; one that was taken back is stored as Ditolak. */
export function StatusOpname({ status, ditarik }: { status: Status; ditarik: boolean }) {
  return <StatusBadge map={STATUS} state={ditarik ? "Ditarik" : status} />;
}
