import type { StatusMap } from "../../ui/StatusBadge.tsx";

type StatusMaster = "aktif" | "nonAktif";
/** Whether a category or a location can still be chosen. */
export const STATUS_MASTER: StatusMap<StatusMaster> = {
  aktif: { label: "Aktif", tone: "good" },
  nonAktif: { label: "Non-Aktif", tone: "neutral" },
};
export const statusMasterOf = ({ softDelete }: { softDelete: boolean }): StatusMaster =>
  softDelete ? "nonAktif" : "aktif";
