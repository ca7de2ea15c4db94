import { URUNG_MS } from "#kernel/urung.ts";
import type { Db, Fragment, Tx } from "../db/database.ts";
import { conflict } from "../http/refusal.ts";
import { attachImages, dropImages, type Owner } from "./berkas.ts";

type Kini = { tx: Tx; now: Date };
/** Where pictures belong: the table of their kind and the record. */
type Place = { table: string; key: string | number };

/** Pictures that were removed or replaced later than this can be put back; the hourly sweep removes the others. */
const keptSince = (now: Date) => new Date(now.getTime() - URUNG_MS);

const same = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((id, at) => id === b[at]);

/** Notes what a record had before. Call it after the change, with the pictures in their order. */
export async function keepFormer(
  { tx, now }: Kini,
  { table, key }: Place,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  if (before.length === 0 || same(before, after)) return;
  await dropKept(tx, tx`tabel = ${table} and kunci = ${String(key)}`);
  const row = { tabel: table, kunci: String(key), sebelum: [...before], sesudah: [...after], waktu: now };
  await tx`insert into gambar_lama ${tx(row)}`;
}

/** What a record had before its last change, to be put back; refuses when it was changed again, or is too long ago. */
export async function takeFormer(
  { tx, now }: Kini,
  { table, key }: Place,
  after: readonly string[],
): Promise<string[]> {
  const [kept] = await tx<{ sebelum: string[]; sesudah: string[]; masih: boolean }[]>`
    delete from gambar_lama where tabel = ${table} and kunci = ${String(key)}
    returning sebelum, sesudah, waktu >= ${keptSince(now)} as masih`;
  if (!kept?.masih) throw conflict("Foto yang lama sudah tidak disimpan");
  if (!same(kept.sesudah, after)) throw conflict("Foto sudah diganti lagi, muat ulang halaman ini");
  return kept.sebelum;
}

/** Replaces the pictures of a record. */
export async function replaceImages(deed: Kini, table: string, owner: Owner, ids: readonly string[]): Promise<void> {
  const { column, key } = recordOf(owner);
  const before = await detach(deed.tx, table, column, key);
  await attachImages(deed.tx, table, owner, ids);
  await keepFormer(deed, { table, key }, before, ids);
}

/** Puts back the pictures that a record had before; answers how many there are and how many there were. */
export async function restoreImages(deed: Kini, table: string, owner: Owner): Promise<{ kini: number; tadi: number }> {
  const { column, key } = recordOf(owner);
  const now = await detach(deed.tx, table, column, key);
  const former = await takeFormer(deed, { table, key }, now);
  await attachImages(deed.tx, table, owner, former);
  await dropImages(
    deed.tx,
    now.filter((id) => !former.includes(id)),
  );
  return { kini: former.length, tadi: now.length };
}

function recordOf(owner: Owner): { column: string; key: string | number } {
  const [column = "", key = ""] = Object.entries(owner)[0] ?? [];
  return { column, key };
}

async function detach(tx: Tx, table: string, column: string, key: string | number): Promise<string[]> {
  const rows = await tx<{ idBerkas: string; urutan: number }[]>`
    delete from ${tx(table)} where ${tx(column)} = ${key} returning id_berkas, urutan`;
  return rows.sort((a, b) => a.urutan - b.urutan).map(({ idBerkas }) => idBerkas);
}

/** Whether a picture is kept only to be put back: nobody is shown it. */
export const wasRemoved = (db: Db, id: string): Fragment => db`
  exists (select from gambar_lama where ${id}::uuid = any(sebelum) and not ${id}::uuid = any(sesudah))`;

/** Forgets what nobody may put back any more. */
export const sweepFormer = (sql: Db, now: Date): Promise<void> => dropKept(sql, sql`waktu < ${keptSince(now)}`);

/** Their objects stay until the sweep of stored pictures without a row. */
async function dropKept(db: Db, which: Fragment): Promise<void> {
  await db`
    with lama as (delete from gambar_lama where ${which} returning sebelum, sesudah)
    delete from berkas b using lama, unnest(lama.sebelum) l(id) where b.id = l.id and not l.id = any(lama.sesudah)`;
}
