import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { jurnalKondisi } from "../jurnal/jurnal.ts";
import { akumulasiSebelum } from "../jurnal/peristiwa/asset.ts";

type Perubahan = { idAsset: Id<"asset">; digunakan: boolean; keterangan: string };
type Kondisi = { id: number; tanggal: Tanggal };

/** Notes a change of an asset's condition, today. Its journal entry is the caller's to write (`jurnalKondisi`). */
async function catatKondisi(deed: Deed, { idAsset, digunakan, keterangan }: Perubahan): Promise<Kondisi> {
  const { tx, user, now, today } = deed;
  // What began just before midnight may be written after what began just after it: its days only run forward.
  const [kondisi] = await tx<Kondisi[]>`
    insert into asset_kondisi (id_asset, tanggal, waktu, digunakan, keterangan, id_user)
    select ${idAsset}, greatest(${today}::date, a.tgl_asset_masuk, max(k.tanggal)), ${now}, ${digunakan}, ${keterangan},
      ${user.idUser}
    from asset a left join asset_kondisi k using (id_asset) where a.id_asset = ${idAsset} group by a.id_asset
    returning id_asset_kondisi as id, tanggal`;
  if (!kondisi) throw new Error(`No asset ${idAsset}`);
  await tx`update asset set soft_delete = ${!digunakan}, keterangan = ${keterangan} where id_asset = ${idAsset}`;
  return kondisi;
}

/** Takes an asset out of use, or into it again, and books what that does to the result. */
export async function changeKondisi(deed: Deed, perubahan: Perubahan): Promise<void> {
  const kondisi = await catatKondisi(deed, perubahan);
  await jurnalKondisi(deed.tx, kondisi.id);
}

/** The book value that leaves with an asset on a day; 0 for one that is out of use already. */
export async function nilaiLepas(db: Db, idAsset: Id<"asset">, hari: Tanggal): Promise<Rupiah> {
  const [row] = await db<{ nilai: Rupiah }[]>`
    select case when a.soft_delete then 0 else a.harga - ${akumulasiSebelum(db, db`${hari}::date`)} end as nilai
    from asset a where a.id_asset = ${idAsset}`;
  if (!row) throw new Error(`No asset ${idAsset}`);
  return row.nilai;
}

type Pelepasan = { id: string; idAsset: Id<"asset">; digunakan: boolean; keterangan: string; note: string };

/**
 * Lets an asset go for good on an approved request, and answers the book value that it took with it. An asset that was
 * out of use has lost its value before: it does not change its condition again.
 */
export async function releaseAsset(deed: Deed, { id, idAsset, digunakan, keterangan, note }: Pelepasan) {
  const { tx, user, today } = deed;
  const nilaiKini = digunakan ? null : (0 as Rupiah);
  const kondisi = digunakan ? await catatKondisi(deed, { idAsset, digunakan: false, keterangan }) : null;
  const [row] = await tx<{ nilaiBuku: Rupiah }[]>`
    update pelepasan_asset p set status_pengajuan = 'Disetujui', note = ${note}, id_user_approve = ${user.idUser},
      tgl_approve = ${today}, id_asset_kondisi = ${kondisi?.id ?? null},
      nilai_buku = coalesce(${nilaiKini}::bigint, a.harga - ${akumulasiSebelum(tx, tx`${kondisi?.tanggal ?? today}::date`)})
    from asset a where a.id_asset = p.id_asset and p.id_pelepasan_asset = ${id} returning p.nilai_buku`;
  if (!row) throw new Error(`No request ${id}`);
  if (kondisi) await jurnalKondisi(tx, kondisi.id);
  else await tx`update asset set keterangan = ${keterangan} where id_asset = ${idAsset}`;
  return row.nilaiBuku;
}
