import type { StatusWa } from "#areas/penjualan/whatsapp/isiWa.ts";
import type { StatusMap } from "../ui/value/StatusBadge.tsx";

export const STATUS_WA: StatusMap<StatusWa> = {
  Antri: { label: "Antri", tone: "waiting" },
  Mengirim: { label: "Mengirim", tone: "waiting" },
  Terkirim: { label: "Diterima WhatsApp", tone: "neutral" },
  Sampai: { label: "Sampai", tone: "good" },
  Dibaca: { label: "Dibaca", tone: "good" },
  Gagal: { label: "Gagal", tone: "bad" },
  "Tidak Pasti": { label: "Tidak pasti", tone: "revision" },
};
