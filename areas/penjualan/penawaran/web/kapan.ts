import { tanggal } from "#kernel/format.ts";
import type { Tanggal } from "#kernel/types.ts";
import { hariLewat } from "#kernel/umur.ts";
import type { KolomPenawaran } from "../../papan.ts";
import type { Penawaran } from "../contract.ts";

type Hari = Pick<Penawaran, "tindakLanjut" | "berlakuSampai" | "alasanKalah" | "idSo" | "orderBatal">;

/** What a card says beside its code: the follow-up, else until when the offer holds, or how it ended. Late is a follow-up only. */
export function kapan(row: Hari, kolom: KolomPenawaran, today: Tanggal): { when: string; late?: boolean } {
  if (kolom === "jadiOrder") return { when: `${row.idSo}${row.orderBatal ? " dibatalkan" : ""}` };
  if (kolom === "berakhir") return { when: row.alasanKalah ?? `Lewat ${tanggal(row.berlakuSampai)}` };
  if (row.tindakLanjut === null) return { when: kolom === "disetujui" ? "" : berlaku(row, today) };
  const lewat = hariLewat(row.tindakLanjut, today);
  if (lewat > 0) return { when: `Terlambat ${lewat} hari`, late: true };
  return { when: lewat === 0 ? "Tindak lanjut hari ini" : `Tindak lanjut ${tanggal(row.tindakLanjut)}` };
}

const berlaku = ({ berlakuSampai }: Hari, today: Tanggal): string =>
  berlakuSampai === today ? "Berlaku sampai hari ini" : `Berlaku sampai ${tanggal(berlakuSampai)}`;
