import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import { invalidField } from "#platform/http/refusal.ts";
import type { Part } from "../contract.ts";
import type { StatusKunjungan } from "../isiKunjungan.ts";

type Keadaan = { status: StatusKunjungan };

const DIURUNGKAN = tidak("Kunjungan ini sudah diurungkan");

/** Whether its work can be noted: once. */
export function mayKerjakan({ status }: Keadaan): Boleh {
  if (status === "diurungkan") return DIURUNGKAN;
  return status === "direncanakan" ? boleh : tidak("Kunjungan ini sudah dicatat, urungkan dahulu bila salah");
}

/** Whether it can be cancelled or taken back. */
export const mayUrungkan = ({ status }: Keadaan): Boleh => (status === "diurungkan" ? DIURUNGKAN : boleh);

/** Parts, each product once; refuses one that is named twice. */
export function partUnik(part: readonly Part[]): readonly Part[] {
  const seen = new Set<number>();
  const ganda = part.some(({ idProduk }) => seen.size === seen.add(idProduk).size);
  if (ganda) throw invalidField("part", "Part yang sama ditulis dua kali, jumlahkan di satu baris");
  return part;
}
