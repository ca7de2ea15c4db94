import type { StatusJurnalUmum } from "#contract/buku-besar/jurnal-umum.ts";
import { statusMap } from "../../../ui/value/StatusBadge.tsx";

export const STATUS = statusMap<StatusJurnalUmum>({ Menunggu: "waiting", Disetujui: "info", Ditolak: "bad" });
