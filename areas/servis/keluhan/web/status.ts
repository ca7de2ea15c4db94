import { statusMap } from "#web/ui/value/StatusBadge.tsx";
import { namaStatusKeluhan, namaTanggungan, type StatusKeluhan, type Tanggungan } from "../isiKeluhan.ts";

export const STATUS = statusMap<StatusKeluhan>(
  { baru: "waiting", dijadwalkan: "info", dikerjakan: "info", selesai: "good", batal: "neutral" },
  namaStatusKeluhan,
);
export const TANGGUNGAN = statusMap<Tanggungan>({ garansi: "neutral", bayar: "waiting" }, namaTanggungan);
