import { createHash } from "node:crypto";
import type { Db, Sql, Tx } from "../../db/database.ts";
import { conflict } from "../refusal.ts";

const KEPT = "24 hours";
/** An action that commits in several steps and has no answer by now has ended with its process. */
const LOST = "30 seconds";
const KEY = /^[\x21-\x7e]{8,100}$/;

export type Request = { idUser: number; key: string; fingerprint: Buffer };
type StoredAnswer = Record<string, unknown>;

/** The request's part of this name, which has a key of its own. */
export const partOf = ({ idUser, key, fingerprint }: Request, part: string): Request => ({
  ...{ idUser, fingerprint },
  key: createHash("sha256").update(`${key} ${part}`).digest("hex"),
});

export const isKey = (value: string): boolean => KEY.test(value);

/** A hash of call, fields and files. It does not depend on their order. */
export function fingerprint(
  call: string,
  fields: unknown,
  files: readonly { field: string; sha256: string }[],
): Buffer {
  const contents = files.map((file) => [file.field, file.sha256]);
  return createHash("sha256")
    .update(JSON.stringify([call, sorted(fields), contents]))
    .digest();
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

/**
 * Claims a key inside the transaction of its action. A second request with the key waits for the first to end: then it
 * gets the first answer or, after a rollback, the key. How old it is says the clock of the database, which all processes share:
 * where two machines disagree about the time, an action under way must not be taken for lost.
 */
export async function claim(tx: Tx, request: Request): Promise<StoredAnswer | null> {
  const { idUser, key, fingerprint: sidik } = request;
  // A key that nobody remembers any more is as good as new. Clocks may have been set back since a key was claimed.
  const claimed = await tx`
    insert into idempotensi (id_user, kunci, sidik, dibuat) values (${idUser}, ${key}, ${sidik}, clock_timestamp())
    on conflict (id_user, kunci) do update set sidik = excluded.sidik, jawaban = null, dibuat = excluded.dibuat
      where idempotensi.dibuat < clock_timestamp() - ${KEPT}::interval
        or (idempotensi.jawaban is null and idempotensi.sidik = excluded.sidik
          and idempotensi.dibuat not between clock_timestamp() - ${LOST}::interval and clock_timestamp() + ${LOST}::interval)`;
  if (claimed.count === 1) return null;
  const [row] = await tx<{ sidik: Buffer; jawaban: StoredAnswer | null }[]>`
    select sidik, jawaban from idempotensi where id_user = ${idUser} and kunci = ${key}`;
  if (!row?.sidik.equals(sidik)) {
    throw conflict("Permintaan ini memakai Idempotency-Key yang sudah dipakai untuk isian lain, muat ulang halaman");
  }
  if (!row.jawaban) throw conflict("Permintaan yang sama masih diproses, tunggu sebentar lalu periksa hasilnya");
  return row.jawaban;
}

/** Releases the key of a failed action that commits by itself, so that the request can be tried again. */
export async function release(sql: Sql, request: Request): Promise<void> {
  await sql`delete from idempotensi where id_user = ${request.idUser} and kunci = ${request.key}`;
}

export function keepAnswer(tx: Db, request: Request, answer: StoredAnswer, shownOnce: readonly string[]) {
  const kept = JSON.stringify(answer, (key, value) => (shownOnce.includes(key) ? null : value));
  return tx`update idempotensi set jawaban = ${kept}::text::jsonb
            where id_user = ${request.idUser} and kunci = ${request.key}`;
}

export async function sweepKeys(sql: Sql): Promise<void> {
  await sql`delete from idempotensi where dibuat < clock_timestamp() - ${KEPT}::interval`;
}
