import { namesOf, type ValuesOf } from "#kernel/record.ts";
import type { Id } from "#kernel/types.ts";
import { columns } from "#platform/db/columns.ts";
import { type Db, type Tx, translating } from "#platform/db/database.ts";
import { conflict } from "#platform/http/refusal.ts";
import { isianKomponenLaba, isiKomponenLaba, type KomponenLaba, type PilihanKomponenLaba } from "../contract.ts";
import type { Sasaran } from "./rules.ts";

export type KomponenRow = Omit<KomponenLaba, "aksi"> & Sasaran;

const select = (db: Db) => db`
  select ${columns(db, "l", isiKomponenLaba)}, l.bawaan is not null as bawaan,
    (select count(distinct m.id_akun) from akun_peta m where m.id_komponen_laba = l.id_komponen_laba) as pemakai,
    l.mulai < bulan_buka() as ditutup
  from komponen_laba l`;

export async function pageOfKomponen(db: Db, limit: number | null, offset: number) {
  const [rows, [count]] = await Promise.all([
    db<KomponenRow[]>`${select(db)} order by l.id_komponen_laba desc limit ${limit} offset ${offset}`,
    db<{ total: number }[]>`select count(*) as total from komponen_laba`,
  ]);
  return { rows, total: count?.total ?? 0 };
}

export const choicesOfKomponen = (db: Db) => db<PilihanKomponenLaba[]>`
  select ${columns(db, "l", isiKomponenLaba)} from komponen_laba l order by nama_komponen_laba`;

/** The component, locked until the transaction ends. */
export async function lockKomponen(tx: Tx, idKomponenLaba: Id<"komponenLaba">): Promise<KomponenRow | undefined> {
  await tx`select 1 from komponen_laba where id_komponen_laba = ${idKomponenLaba} for update`;
  // Counted under the lock: nobody can assign another need to it now.
  const [row] = await tx<KomponenRow[]>`${select(tx)} where l.id_komponen_laba = ${idKomponenLaba}`;
  return row;
}

type Isian = ValuesOf<typeof isianKomponenLaba>;
const KOLOM = namesOf(isianKomponenLaba);

export async function insertKomponen(tx: Tx, isian: Isian): Promise<Id<"komponenLaba">> {
  const [row] = await unik(
    isian,
    () => tx<{ idKomponenLaba: Id<"komponenLaba"> }[]>`
      insert into komponen_laba ${tx(isian, ...KOLOM)} returning id_komponen_laba`,
  );
  if (!row) throw new Error("insert answered no row");
  return row.idKomponenLaba;
}

export async function changeKomponen(tx: Tx, idKomponenLaba: Id<"komponenLaba">, isian: Isian): Promise<void> {
  await unik(
    isian,
    () => tx`update komponen_laba set ${tx(isian, ...KOLOM)} where id_komponen_laba = ${idKomponenLaba}`,
  );
}

export async function removeKomponen(tx: Tx, idKomponenLaba: Id<"komponenLaba">): Promise<void> {
  await tx`delete from komponen_laba where id_komponen_laba = ${idKomponenLaba}`;
}

function unik<Result>({ namaKomponenLaba }: Isian, write: () => Promise<Result>): Promise<Result> {
  const message = `Komponen laba ${namaKomponenLaba} sudah ada`;
  return translating(write, {
    komponen_laba_nama_unik: () => conflict(message, [{ field: "namaKomponenLaba", message }]),
  });
}
