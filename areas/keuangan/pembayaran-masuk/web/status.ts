import type { StatusMap } from "#web/ui/value/StatusBadge.tsx";
import type { STATUS_BAYAR } from "../contract.ts";

export const STATUS: StatusMap<(typeof STATUS_BAYAR)[number]> = {
  "Menunggu pembayaran": { label: "Menunggu pembayaran", tone: "neutral" },
  Gagal: { label: "Gagal", tone: "neutral" },
  Dikembalikan: { label: "Dikembalikan", tone: "bad" },
  "Invoice tidak dikenal": { label: "Invoice tidak dikenal", tone: "bad" },
  "Invoice dihapus": { label: "Invoice dihapus", tone: "bad" },
  "Dibayar dua kali": { label: "Dibayar dua kali", tone: "bad" },
  "Nominal beda": { label: "Nominal beda", tone: "bad" },
  "Menunggu persetujuan": { label: "Menunggu persetujuan", tone: "waiting" },
  Disetujui: { label: "Disetujui", tone: "good" },
};
