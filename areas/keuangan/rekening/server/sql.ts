import { namesOf, type ValuesOf } from "#kernel/record.ts";
import type { Id } from "#kernel/types.ts";
import { columns } from "#platform/db/columns.ts";
import { type Db, type Tx, translating, violation } from "#platform/db/database.ts";
import { lockedRow } from "#platform/db/lockedRow.ts";
import { conflict } from "#platform/http/refusal.ts";
import { isianRekening, isiRekening, type PilihanRekening, pilihanRekening, type Rekening } from "../contract.ts";
import type { Sasaran } from "./rules.ts";

export type RekeningRow = Omit<Rekening, "aksi"> & Sasaran;

/**
 * Whether a table names the account `r`: asked for the next account from it on. The planner takes it for granted that every account
 * is named, and would read the whole of a long table for one that is not.
 */
const disebutDi = (db: Db, table: string, kolom = "idRekening") => db`
  coalesce((select min(${db(kolom)}) = r.id_rekening from ${db(table)} where ${db(kolom)} >= r.id_rekening), false)`;

const select = (db: Db) => db`
  select ${columns(db, "r", isiRekening)}, r.versi, r.lainnya, r.buku_urut as baris_buku,
    ${disebutDi(db, "pengajuan", "idRekeningAsal")} or ${disebutDi(db, "pengajuan", "idRekeningTujuan")}
      or ${disebutDi(db, "pengajuanAsset")} or ${disebutDi(db, "pelepasanAsset")} or ${disebutDi(db, "invoice")} as disebut
  from rekening r`;

export async function pageOfRekening(db: Db, limit: number | null, offset: number) {
  const [rows, [count]] = await Promise.all([
    db<RekeningRow[]>`${select(db)} order by r.id_rekening desc limit ${limit} offset ${offset}`,
    db<{ total: number }[]>`select count(*) as total from rekening`,
  ]);
  return { rows, total: count?.total ?? 0 };
}

export const choicesOfRekening = (db: Db) =>
  db<PilihanRekening[]>`select ${columns(db, "r", pilihanRekening)} from rekening r order by id_rekening`;

/** The account, locked until the transaction ends. */
export async function lockRekening(tx: Tx, idRekening: Id<"rekening">): Promise<RekeningRow | undefined> {
  return lockedRow(
    () => tx`select from rekening where id_rekening = ${idRekening} for update`,
    () => tx<RekeningRow[]>`${select(tx)} where r.id_rekening = ${idRekening}`,
  );
}

type Isian = ValuesOf<typeof isianRekening>;
const KOLOM = namesOf(isianRekening);

export async function insertRekening(tx: Tx, isian: Isian): Promise<Id<"rekening">> {
  const [row] = await unik(
    isian,
    () => tx<{ idRekening: Id<"rekening"> }[]>`
      insert into rekening ${tx(isian, ...KOLOM)} returning id_rekening`,
  );
  if (!row) throw new Error("insert answered no row");
  return row.idRekening;
}

export async function changeRekening(tx: Tx, idRekening: Id<"rekening">, isian: Isian): Promise<void> {
  await unik(
    isian,
    () => tx`
      update rekening set ${tx(isian, ...KOLOM)}, versi = versi + 1
      where id_rekening = ${idRekening}`,
  );
}

export async function removeRekening(tx: Tx, { idRekening, namaRekening }: RekeningRow): Promise<void> {
  try {
    await tx`delete from rekening where id_rekening = ${idRekening}`;
  } catch (error) {
    // Documents of other areas refer to accounts too: the foreign key then refuses.
    if (violation(error)?.kind !== "foreign") throw error;
    throw conflict(`Rekening ${namaRekening} masih digunakan oleh dokumen lain`);
  }
}

function unik<Result>({ namaRekening }: Isian, write: () => Promise<Result>): Promise<Result> {
  const message = `Rekening ${namaRekening} sudah ada`;
  return translating(write, { rekening_nama_unik: () => conflict(message, [{ field: "namaRekening", message }]) });
}
