import type { Told } from "#areas/histories.ts";
import { AWAL_RIWAYAT } from "#areas/sistem/kolom-sendiri/isiKolom.ts";
import type { JenisRiwayat } from "#areas/sistem/riwayat/contract.ts";
import { insertHistory, type Snapshot } from "#platform/http/closing.ts";
import type { Deed } from "#platform/http/context.ts";

// Fields that change with every update and say nothing to a reader.
const SKIPPED = ["versi", "teksCari", "aksi"] as const;

/** A field without a name in the kind's history does not compile. */
type Known<Jenis extends JenisRiwayat, Isi> = Isi & {
  readonly [Field in Exclude<keyof Isi, Told<Jenis> | (typeof SKIPPED)[number]>]: `no field of the history of ${Jenis}`;
};

export type AuditEntry<Jenis extends JenisRiwayat, Before, After> = {
  jenis: Jenis;
  id: string | number;
  /** The order whose history shows this entry too. */
  idSo?: string;
  /** The document before and after: only fields that a reader may see, never a password or token. */
  sebelum?: Known<Jenis, Before> | null;
  sesudah?: Known<Jenis, After> | null;
};

// What a company calls its own fields says nothing of this kind: "Token listrik" is shown on its record.
const SECRET = /password|token|sandi/i;
const isSkipped = (field: string): boolean => SKIPPED.some((skipped) => skipped === field);

/** So many rows wait for the end of their transaction; a longer history is written on the way. */
const MOST_KEPT = 500;

/** Writes the history of a change into the transaction of that change, at its end. */
export async function audit<Jenis extends JenisRiwayat, Before extends object, After extends object>(
  deed: Deed,
  ...entries: readonly AuditEntry<Jenis, Before, After>[]
): Promise<void> {
  if (entries.length === 0) return;
  const { tx, user, now, call, closing } = deed;
  const kept = closing?.history ?? [];
  for (const entry of entries) {
    const [sebelum, sesudah] = differences(entry.sebelum ?? null, entry.sesudah ?? null);
    const about = { jenis: entry.jenis, id: String(entry.id), idSo: entry.idSo ?? null, sebelum, sesudah };
    kept.push({ waktu: now, idUser: user.idUser, namaUser: user.nama, panggilan: call, ...about });
  }
  if (!closing || kept.length > MOST_KEPT) await insertHistory(tx, kept.splice(0));
}

/** Whether none of the fields in the document's history changed. */
export const isSame = (before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): boolean =>
  differences(before, after).every((side) => Object.keys(side ?? {}).length === 0);

const says = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);

/** Of an update the fields that differ; of a creation or deletion the fields that are not empty. */
function differences(before: Snapshot, after: Snapshot): [Snapshot, Snapshot] {
  const keep = (snapshot: Snapshot, other: Snapshot): Snapshot =>
    snapshot &&
    Object.fromEntries(
      Object.entries(snapshot).filter(
        ([key, value]) =>
          !isSkipped(key) &&
          (key.startsWith(AWAL_RIWAYAT) || !SECRET.test(key)) &&
          (other === null ? says(value) : JSON.stringify(value ?? null) !== JSON.stringify(other[key] ?? null)),
      ),
    );
  return [keep(before, after), keep(after, before)];
}
