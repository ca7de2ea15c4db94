import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { jurnalAssetBatal, jurnalKondisi } from "../jurnal/jurnalAsset.ts";
import { akumulasiSebelum } from "../jurnal/peristiwa/asset.ts";

type Perubahan = { idAsset: Id<"asset">; keterangan: string };
type Kondisi = { id: number; tanggal: Tanggal };
type Keadaan = {
  /** Whether the asset counts in the books from now on. */
  dibukukan: boolean;
  digunakan: boolean;
};

/** Notes a change of an asset's condition, today. Its journal entry is the caller's to write (`jurnalKondisi`). */
async function catatKondisi(deed: Deed, { idAsset, keterangan }: Perubahan, keadaan: Keadaan): Promise<Kondisi> {
  const { tx, user, now, today } = deed;
  const { dibukukan, digunakan } = keadaan;
  // What began just before midnight may be written after what began just after it: its days only run forward.
  const [kondisi] = await tx<Kondisi[]>`
    insert into asset_kondisi (id_asset, tanggal, waktu, digunakan, menganggur, keterangan, id_user)
    select ${idAsset}, greatest(${today}::date, a.tgl_asset_masuk, max(k.tanggal)), ${now}, ${dibukukan},
      ${dibukukan && !digunakan}, ${keterangan}, ${user.idUser}
    from asset a left join asset_kondisi k using (id_asset) where a.id_asset = ${idAsset} group by a.id_asset
    returning id_asset_kondisi as id, tanggal`;
  if (!kondisi) throw new Error(`No asset ${idAsset}`);
  await tx`update asset set soft_delete = ${!digunakan}, keterangan = ${keterangan} where id_asset = ${idAsset}`;
  return kondisi;
}

/** Whether an asset counts in the books now: all do but those that went for good, or went out of use when that was a loss. */
export const dibukukanKini = (db: Db, idAsset: Fragment): Fragment => db`
  coalesce((select k.digunakan from asset_kondisi k where k.id_asset = ${idAsset} order by k.id_asset_kondisi desc limit 1),
    true)`;

/**
 * Notes that an asset is not used, which leaves its value and its depreciation as they are, or that it is used again. Its
 * value comes back with it only if it was lost, as it was when an asset went out of use in earlier versions.
 */
export async function changeKondisi(deed: Deed, perubahan: Perubahan & { digunakan: boolean }): Promise<void> {
  const { idAsset, digunakan } = perubahan;
  const dibukukan = digunakan || (await countsInBooks(deed.tx, idAsset));
  const kondisi = await catatKondisi(deed, perubahan, { dibukukan, digunakan });
  await jurnalKondisi(deed.tx, kondisi.id);
}

async function countsInBooks(db: Db, idAsset: Id<"asset">): Promise<boolean> {
  const [row] = await db<{ ada: boolean }[]>`select ${dibukukanKini(db, db`${idAsset}::int`)} as ada`;
  return row?.ada ?? true;
}

/** The book value that leaves with an asset on a day; 0 for one that is out of the books already. */
export async function nilaiLepas(db: Db, idAsset: Id<"asset">, hari: Tanggal): Promise<Rupiah> {
  const [row] = await db<{ nilai: Rupiah }[]>`
    select case when ${dibukukanKini(db, db`a.id_asset`)} then a.harga - ${akumulasiSebelum(db, db`${hari}::date`)} else 0 end
      as nilai
    from asset a where a.id_asset = ${idAsset}`;
  if (!row) throw new Error(`No asset ${idAsset}`);
  return row.nilai;
}

type Pelepasan = { id: string; idAsset: Id<"asset">; keterangan: string; note: string };

/**
 * Lets an asset go for good on an approved request, used or not, and answers the book value that it took with it. An
 * asset that is out of the books has lost its value before: it does not change its condition again.
 */
export async function releaseAsset(deed: Deed, { id, idAsset, keterangan, note }: Pelepasan) {
  const { tx, user, today } = deed;
  const bernilai = await countsInBooks(tx, idAsset);
  const nilaiKini = bernilai ? null : (0 as Rupiah);
  const keluar = { dibukukan: false, digunakan: false };
  const kondisi = bernilai ? await catatKondisi(deed, { idAsset, keterangan }, keluar) : null;
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

/**
 * Takes assets back that an import brought, on the day on which they came into the books: their entries are reversed, with the
 * depreciation since. They stay in the list, out of use and without a value, because the journal names them.
 */
export async function cancelAssets(deed: Deed, ids: readonly number[], keterangan: string): Promise<void> {
  const { tx, user, now } = deed;
  const semua = tx`id_asset = any(${[...ids]}::int[])`;
  const kondisi = await tx<{ id: number }[]>`
    insert into asset_kondisi (id_asset, tanggal, waktu, digunakan, menganggur, keterangan, id_user)
    select id_asset, tgl_buku, ${now}, false, false, ${keterangan}, ${user.idUser} from asset where ${semua} order by id_asset
    returning id_asset_kondisi as id`;
  await tx`update asset set soft_delete = true, keterangan = ${keterangan}, batal = true where ${semua}`;
  await jurnalAssetBatal(
    tx,
    kondisi.map(({ id }) => id),
  );
}
