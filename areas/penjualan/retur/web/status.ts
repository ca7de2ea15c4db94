import type { StatusMap } from "#web/ui/value/StatusBadge.tsx";
import type { Retur, StatusRetur } from "../contract.ts";
import { type KeputusanRetur, namaKeputusan } from "../isiRetur.ts";

const putusan = (keputusan: KeputusanRetur, tone: "info" | "good" | "neutral") => ({
  label: namaKeputusan(keputusan),
  tone,
});

export const STATUS: StatusMap<StatusRetur> = {
  menunggu: { label: "Menunggu keputusan", tone: "waiting" },
  ganti: putusan("ganti", "info"),
  dana: putusan("dana", "info"),
  tanpa: putusan("tanpa", "neutral"),
};

export const statusRetur = ({ keputusan }: Pick<Retur, "keputusan">): StatusRetur => keputusan ?? "menunggu";
