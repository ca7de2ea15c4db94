import { rupiah as asRupiah, tanggal as asTanggal, waktu as asWaktu, desimal, ribuan } from "./format.ts";
import type { Shown } from "./record.ts";

/** A value as people read it on PDFs, in mails and in histories; "" for null. */
export function said(shown: Shown, value: unknown): string {
  if (value === null || value === undefined || value === "") return "";
  if (shown.say) return shown.say(value as never) ?? String(value);
  if (shown.kind === "money" && typeof value === "number") return asRupiah(value);
  if (shown.kind === "moment") return asWaktu(String(value));
  if (shown.kind === "files") return filesSaid(value);
  return plainly(value);
}

/** Pictures are shown as their number: they have no names. */
function filesSaid(value: unknown): string {
  if (Array.isArray(value)) return `${value.length} file`;
  if (typeof value === "number") return `${value} file`;
  return /^[0-9a-f-]{36}$/.test(String(value)) ? "1 file" : String(value);
}

function plainly(value: unknown): string {
  if (typeof value === "boolean") return value ? "Ya" : "Tidak";
  if (typeof value === "number") return Number.isInteger(value) ? ribuan(value) : desimal(value);
  if (typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value)) return asTanggal(value);
  if (Array.isArray(value)) return value.map(plainly).join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
