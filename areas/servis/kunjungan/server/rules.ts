import { DIURUNGKAN, tagihanBerlaku } from "#company/tagihKunjungan.ts";
import type { Problem } from "#kernel/problem.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { Tanggal } from "#kernel/types.ts";
import { invalidField } from "#platform/http/refusal.ts";
import type { Kunjungan, Part } from "../contract.ts";
import type { StatusKunjungan } from "../isiKunjungan.ts";

type Keadaan = { status: StatusKunjungan };

/** Whether its work can be noted: once. */
export function mayKerjakan({ status }: Keadaan): Boleh {
  if (status === "diurungkan") return DIURUNGKAN;
  return status === "direncanakan" ? boleh : tidak("Kunjungan ini sudah dicatat, urungkan dahulu bila salah");
}

/** Whether its day can change: not once the work is noted. */
export function mayGeser({ status }: Keadaan): Boleh {
  if (status === "diurungkan") return DIURUNGKAN;
  return status === "direncanakan" ? boleh : tidak("Kunjungan ini sudah dikerjakan, harinya tidak berubah lagi");
}

/** Whether it can be cancelled or taken back: not while an order charges it. */
export function mayUrungkan(kunjungan: Keadaan & Pick<Kunjungan, "tagihan">): Boleh {
  if (kunjungan.status === "diurungkan") return DIURUNGKAN;
  const tagihan = tagihanBerlaku(kunjungan);
  return tagihan ? tidak(`Sudah ditagihkan dengan order ${tagihan.idSo}, batalkan ordernya dahulu`) : boleh;
}

/** Nobody comes before the complaint. */
export const sebelumKeluhan = (field: string, rencana: Tanggal, tglKeluhan: Tanggal): Problem[] =>
  rencana < tglKeluhan ? [{ field, message: "Tanggal kunjungan tidak boleh sebelum keluhannya" }] : [];

/** Parts, each product once; refuses one that is named twice. */
export function partUnik(part: readonly Part[]): readonly Part[] {
  const seen = new Set<number>();
  const ganda = part.some(({ idProduk }) => seen.size === seen.add(idProduk).size);
  if (ganda) throw invalidField("part", "Part yang sama ditulis dua kali, jumlahkan di satu baris");
  return part;
}
