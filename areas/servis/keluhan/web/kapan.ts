import { tanggal } from "#kernel/format.ts";
import type { Tanggal } from "#kernel/types.ts";
import { hariLewat } from "#kernel/umur.ts";
import type { Keluhan } from "../contract.ts";

type Hari = Pick<Keluhan, "status" | "tglKeluhan" | "rencana" | "dikerjakan" | "selesai">;

/** What a card says beside its code: when somebody comes, else since when it waits. Late is a planned visit only. */
export function kapan(row: Hari, today: Tanggal): { when: string; late?: boolean } {
  if (row.selesai !== null) return { when: tanggal(row.selesai) };
  if (row.rencana !== null) return kunjungan(row.rencana, today);
  if (row.dikerjakan !== null) return { when: `Dikerjakan ${tanggal(row.dikerjakan)}` };
  const hari = hariLewat(row.tglKeluhan, today);
  return { when: hari === 0 ? "Hari ini" : `${hari} hari` };
}

function kunjungan(rencana: Tanggal, today: Tanggal): { when: string; late?: boolean } {
  const lewat = hariLewat(rencana, today);
  if (lewat > 0) return { when: `Terlambat ${lewat} hari`, late: true };
  return { when: lewat === 0 ? "Kunjungan hari ini" : `Kunjungan ${tanggal(rencana)}` };
}
