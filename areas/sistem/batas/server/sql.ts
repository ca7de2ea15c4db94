import { namesOf, type ValuesOf } from "#kernel/record.ts";
import type { Id } from "#kernel/types.ts";
import { type Db, type Fragment, type Tx, translating } from "#platform/db/database.ts";
import { conflict, invalidField } from "#platform/http/refusal.ts";
import { type Batas, isianBatas } from "../contract.ts";

export type BatasRow = Omit<Batas, "aksi">;
type Isian = ValuesOf<typeof isianBatas>;

const select = (db: Db): Fragment => db`
  select b.id_batas, b.id_kebutuhan, b.nominal_dari, b.nama_role, b.cara, b.versi, k.nama_kebutuhan
  from batas b left join kebutuhan k using (id_kebutuhan)`;

/** Those for every need first; a company has a handful. */
export const allBatas = (db: Db): Promise<BatasRow[]> => db<BatasRow[]>`
  ${select(db)} order by k.nama_kebutuhan nulls first, b.nama_role, b.nominal_dari`;

export async function findBatas(db: Db, idBatas: number): Promise<BatasRow | undefined> {
  const [row] = await db<BatasRow[]>`${select(db)} where b.id_batas = ${idBatas}`;
  return row;
}

export async function lockBatas(tx: Tx, idBatas: number): Promise<BatasRow | undefined> {
  await tx`select 1 from batas where id_batas = ${idBatas} for update`;
  return findBatas(tx, idBatas);
}

const KOLOM = namesOf(isianBatas);

const KALIMAT = {
  batas_unik: () => conflict("Batas untuk kebutuhan, role dan nominal itu sudah ada, ubah yang sudah ada"),
  batas_id_kebutuhan_fkey: () => invalidField("idKebutuhan", "Kebutuhan tidak dikenal"),
};

export async function insertBatas(tx: Tx, isian: Isian): Promise<Id<"batas">> {
  const [row] = await translating(
    () => tx<{ idBatas: Id<"batas"> }[]>`insert into batas ${tx(isian, ...KOLOM)} returning id_batas`,
    KALIMAT,
  );
  if (!row) throw new Error("insert answered no row");
  return row.idBatas;
}

export async function changeBatas(tx: Tx, idBatas: number, isian: Isian): Promise<void> {
  await translating(
    () => tx`update batas set ${tx(isian, ...KOLOM)}, versi = versi + 1 where id_batas = ${idBatas}`,
    KALIMAT,
  );
}

export async function removeBatas(tx: Tx, idBatas: number): Promise<void> {
  await tx`delete from batas where id_batas = ${idBatas}`;
}
