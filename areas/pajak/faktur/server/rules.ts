import type { Boleh } from "#kernel/row.ts";
import { boleh, tidak } from "#kernel/row.ts";
import { caraOf, type JenisFaktur, type StatusFaktur } from "../isiFaktur.ts";

type Faktur = { jenis: JenisFaktur; status: StatusFaktur };

/** What was taken back stays so. */
export const mayNote = ({ diambil }: { diambil: boolean }): Boleh =>
  diambil ? tidak("Faktur ini sudah dibatalkan") : boleh;

/** Why a state cannot be noted of a faktur, or null. */
export function problemOfCatatan(faktur: Faktur, isian: { status: StatusFaktur; nomor: string }): string | null {
  const tugas = caraOf(faktur.jenis) === "Tugas";
  if (tugas && isian.status !== "Belum" && isian.status !== "Selesai") return "Tugas ini Belum atau Selesai";
  if (!tugas && isian.status === "Selesai") return "Faktur tidak Selesai, melainkan Disetujui";
  if (tugas) return null;
  if (isian.status === "Disetujui" && !/^\d{17}$/.test(isian.nomor)) return "Nomor faktur terdiri dari 17 angka";
  return isian.nomor !== "" && isian.status === "Belum" ? "Faktur yang bernomor sudah Dikirim atau Disetujui" : null;
}
