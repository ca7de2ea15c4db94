import type { StatusMap } from "#web/ui/value/StatusBadge.tsx";
import type { StatusDaftar } from "../isiDaftarHarga.ts";

export const STATUS: StatusMap<StatusDaftar> = {
  Berlaku: { label: "Berlaku", tone: "good" },
  "Akan Datang": { label: "Akan Datang", tone: "info" },
  Berakhir: { label: "Berakhir", tone: "neutral" },
  "Tidak Aktif": { label: "Tidak Aktif", tone: "neutral" },
};
