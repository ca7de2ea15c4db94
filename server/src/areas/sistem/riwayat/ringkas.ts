import { contract } from "#contract/contract.ts";
import { ribuan, rupiah, tanggal } from "#contract/format.ts";
import type { PerubahanRiwayat } from "#contract/sistem/riwayat.ts";
import { kolom } from "./kolom.ts";

const summaries = new Map<string, string>(
  Object.values(contract).flatMap((resource) =>
    // What a client has to know beside it stands behind a colon or a semicolon.
    Object.entries(resource).map(([name, call]): [string, string] => [name, call.summary.split(/[:;]/)[0] ?? ""]),
  ),
);

/** What a call does, in words; what no call did (a start, an import of old data) keeps its own name. */
export const summaryOf = (call: string): string => summaries.get(call) ?? call;

type Isi = Readonly<Record<string, unknown>> | null;

/** What changed, as a person reads it: in the order of the document, with the words and amounts of the screens. */
export function perubahanDari(sebelum: Isi, sesudah: Isi, hidden: (field: string) => boolean): PerubahanRiwayat[] {
  const fields = [...new Set([...Object.keys(sebelum ?? {}), ...Object.keys(sesudah ?? {})])]
    .filter((field) => !hidden(field) && !isBareId(field, sesudah?.[field] ?? sebelum?.[field]))
    .sort((one, other) => kolom(one).urut - kolom(other).urut || one.localeCompare(other));
  const whole = sebelum === null ? sesudah : sesudah === null ? sebelum : null;
  return fields.flatMap((field) => {
    const dari = shown(field, sebelum?.[field]);
    const menjadi = shown(field, sesudah?.[field]);
    const { label, macam } = kolom(field);
    // A form has many amounts and switches, and most of them are not used.
    if (whole?.[field] === false || (macam === "uang" && whole?.[field] === 0)) return [];
    const sama = dari !== null && dari === menjadi;
    return [{ field, label, sebelum: sama ? null : dari, sesudah: sama ? `${menjadi} (diganti)` : menjadi }];
  });
}

/** Numbers that stand for another record say nothing to a reader; its name stands beside them. */
const isBareId = (field: string, value: unknown): boolean => /^id[A-Z]/.test(field) && typeof (value ?? 0) === "number";

function shown(field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  const { macam } = kolom(field);
  if (macam === "uang" && typeof value === "number") return rupiah(value);
  if (macam === "berkas") return berkas(value);
  if (typeof macam === "function") return macam(value as never) ?? String(value);
  return biasa(value);
}

/** Pictures have no names: how many they are. */
function berkas(value: unknown): string {
  if (Array.isArray(value)) return `${value.length} file`;
  if (typeof value === "number") return `${value} file`;
  return /^[0-9a-f-]{36}$/.test(String(value)) ? "1 file" : String(value);
}

function biasa(value: unknown): string {
  if (typeof value === "boolean") return value ? "Ya" : "Tidak";
  if (typeof value === "number") return Number.isInteger(value) ? ribuan(value) : String(value);
  if (typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value)) return tanggal(value);
  if (Array.isArray(value)) return value.map(biasa).join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
