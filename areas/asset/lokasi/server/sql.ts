import { namesOf, type ValuesOf } from "#kernel/record.ts";
import type { Id } from "#kernel/types.ts";
import { columns } from "#platform/db/columns.ts";
import { type Db, type Tx, translating } from "#platform/db/database.ts";
import { lockedRow } from "#platform/db/lockedRow.ts";
import { conflict } from "#platform/http/refusal.ts";
import { type Pemakai, removeUnused } from "../../server/inUse.ts";
import { isianLokasi, isiLokasi, type LokasiAsset, type PilihanLokasiAsset, pilihanLokasi } from "../contract.ts";

export type LokasiRow = Omit<LokasiAsset, "aksi"> & Pemakai;

const select = (db: Db) => db`
  select ${columns(db, "l", isiLokasi)},
    exists (select from asset a where a.id_lokasi = l.id_lokasi) as dipakai_asset,
    exists (select from pengajuan_asset p where p.id_lokasi = l.id_lokasi) as dipakai_pengajuan
  from lokasi_asset l`;

export const allLokasi = (db: Db) => db<LokasiRow[]>`${select(db)} order by l.id_lokasi desc`;

export const choicesOfLokasi = (db: Db) => db<PilihanLokasiAsset[]>`
  select ${columns(db, "l", pilihanLokasi)} from lokasi_asset l where not soft_delete order by nama_lokasi`;

/** The location, locked until the transaction ends. */
export async function lockLokasi(tx: Tx, id: Id<"lokasi">): Promise<LokasiRow | undefined> {
  return lockedRow(
    () => tx`select from lokasi_asset where id_lokasi = ${id} for update`,
    () => tx<LokasiRow[]>`${select(tx)} where l.id_lokasi = ${id}`,
  );
}

type Isian = ValuesOf<typeof isianLokasi>;

export async function insertLokasi(tx: Tx, isian: Isian): Promise<Id<"lokasi">> {
  const sudahAda = (field: keyof Isian, label: string) => () => {
    const message = `${label} ${isian[field]} sudah ada`;
    return conflict(message, [{ field, message }]);
  };
  const [row] = await translating(
    () => tx<{ idLokasi: Id<"lokasi"> }[]>`
      insert into lokasi_asset ${tx(isian, ...namesOf(isianLokasi))} returning id_lokasi`,
    {
      lokasi_asset_nama_unik: sudahAda("namaLokasi", "Lokasi"),
      lokasi_asset_singkatan_unik: sudahAda("singkatan", "Singkatan lokasi"),
    },
  );
  if (!row) throw new Error("insert answered no row");
  return row.idLokasi;
}

export async function changeStatusLokasi(tx: Tx, id: Id<"lokasi">, softDelete: boolean): Promise<void> {
  await tx`update lokasi_asset set soft_delete = ${softDelete} where id_lokasi = ${id}`;
}

export async function removeLokasi(tx: Tx, sebutan: string, id: Id<"lokasi">): Promise<void> {
  await removeUnused(sebutan, "id_lokasi", () => tx`delete from lokasi_asset where id_lokasi = ${id}`);
}
