import { type KeputusanRetur, namaKeputusan } from "#contract/penjualan/isiRetur.ts";
import type { Retur, StatusRetur } from "#contract/penjualan/retur.ts";
import type { StatusMap } from "../../../ui/value/StatusBadge.tsx";

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
