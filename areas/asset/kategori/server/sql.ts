import { namesOf, pick, type ValuesOf } from "#kernel/record.ts";
import type { Id } from "#kernel/types.ts";
import { columns } from "#platform/db/columns.ts";
import { type Db, type Tx, translating } from "#platform/db/database.ts";
import { lockedRow } from "#platform/db/lockedRow.ts";
import { conflict } from "#platform/http/refusal.ts";
import { type Pemakai, removeUnused } from "../../server/inUse.ts";
import {
  isianKategori,
  isiKategori,
  type KategoriAsset,
  type PilihanKategoriAsset,
  pilihanKategori,
} from "../contract.ts";

export type KategoriRow = Omit<KategoriAsset, "aksi" | "tahun"> & Pemakai;

const select = (db: Db) => db`
  select ${columns(db, "k", pilihanKategori, pick(isiKategori, "softDelete"))},
    exists (select from asset a where a.id_kategori_asset = k.id_kategori_asset) as dipakai_asset,
    exists (select from pengajuan_asset p where p.id_kategori_asset = k.id_kategori_asset) as dipakai_pengajuan,
    k.mulai < bulan_buka() as ditutup
  from kategori_asset k`;

export const allKategori = (db: Db) => db<KategoriRow[]>`${select(db)} order by k.id_kategori_asset desc`;

export const choicesOfKategori = (db: Db) => db<PilihanKategoriAsset[]>`
  select ${columns(db, "k", pilihanKategori)} from kategori_asset k where not soft_delete order by nama_kategori`;

/** The category, locked until the transaction ends. */
export async function lockKategori(tx: Tx, id: Id<"kategoriAsset">): Promise<KategoriRow | undefined> {
  return lockedRow(
    () => tx`select from kategori_asset where id_kategori_asset = ${id} for update`,
    () => tx<KategoriRow[]>`${select(tx)} where k.id_kategori_asset = ${id}`,
  );
}

type Isian = ValuesOf<typeof isianKategori>;

export async function insertKategori(tx: Tx, isian: Isian): Promise<Id<"kategoriAsset">> {
  const sudahAda = (field: "namaKategori" | "kode", label: string) => () => {
    const message = `${label} ${isian[field]} sudah ada`;
    return conflict(message, [{ field, message }]);
  };
  const [row] = await translating(
    () => tx<{ idKategoriAsset: Id<"kategoriAsset"> }[]>`
      insert into kategori_asset ${tx(isian, ...namesOf(isianKategori))}
      returning id_kategori_asset`,
    {
      kategori_asset_nama_unik: sudahAda("namaKategori", "Kategori"),
      kategori_asset_kode_unik: sudahAda("kode", "Kode kategori"),
    },
  );
  if (!row) throw new Error("insert answered no row");
  return row.idKategoriAsset;
}

export async function changeStatusKategori(tx: Tx, id: Id<"kategoriAsset">, softDelete: boolean): Promise<void> {
  await tx`update kategori_asset set soft_delete = ${softDelete} where id_kategori_asset = ${id}`;
}

export async function removeKategori(tx: Tx, sebutan: string, id: Id<"kategoriAsset">): Promise<void> {
  await removeUnused(
    sebutan,
    "id_kategori_asset",
    () => tx`delete from kategori_asset where id_kategori_asset = ${id}`,
  );
}
