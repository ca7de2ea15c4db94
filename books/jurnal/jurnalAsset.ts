import type { Id } from "#kernel/types.ts";
import type { Tx } from "#platform/db/database.ts";
import { writeJurnal } from "./jurnal.ts";
import {
  barisCatat,
  barisKondisi,
  barisSusut,
  faktaCatat,
  faktaKondisi,
  faktaSusutBatal,
  faktaSusutHari,
} from "./peristiwa/asset.ts";

/** Books assets that were bought before they were registered. */
export async function jurnalAsset(tx: Tx, ids: readonly Id<"asset">[]): Promise<void> {
  await writeJurnal(tx, barisCatat(tx, faktaCatat(tx, tx`a.id_asset = any(${[...ids]}::int[])`)));
}

/** Books that an asset goes out of the books, or comes back into them; only not used it has no entry. */
export async function jurnalKondisi(tx: Tx, idAssetKondisi: number): Promise<void> {
  // The lock keeps `depreciate` from booking the depreciation of this day before this transaction ends.
  await tx`select 1 from jurnal_keadaan for share`;
  await writeJurnal(
    tx,
    tx`${barisKondisi(tx, faktaKondisi(tx, tx`k.id_asset_kondisi = ${idAssetKondisi}`))}
      union all ${barisSusut(tx, faktaSusutHari(tx, idAssetKondisi))}`,
  );
}

/** Books that assets are taken back with their import, and the depreciation that they had since. */
export async function jurnalAssetBatal(tx: Tx, idAssetKondisi: readonly number[]): Promise<void> {
  await tx`select 1 from jurnal_keadaan for share`;
  const yang = tx`k.id_asset_kondisi = any(${[...idAssetKondisi]}::bigint[])`;
  await writeJurnal(
    tx,
    tx`${barisKondisi(tx, faktaKondisi(tx, yang))} union all ${barisSusut(tx, faktaSusutBatal(tx, idAssetKondisi))}`,
  );
}
