import type { StatusMap } from "#web/ui/value/StatusBadge.tsx";
import { type BarisJadwal, type KondisiAsset, NAMA_KONDISI } from "../contract.ts";

export const KONDISI: StatusMap<KondisiAsset> = {
  digunakan: { label: NAMA_KONDISI.digunakan, tone: "normal" },
  tidak: { label: NAMA_KONDISI.tidak, tone: "neutral" },
};

export const KEADAAN_BULAN: StatusMap<BarisJadwal["keadaan"]> = {
  sudah: { label: "Sudah", tone: "info" },
  belum: { label: "Belum", tone: "neutral" },
  tidakDigunakan: { label: "Di Luar Buku", tone: "neutral" },
};
