import type { Tanggal } from "#contract/kernel/types.ts";
import type { Sql } from "#server/platform/postgres/database.ts";
import { tulisJurnal } from "./jurnal/jurnal.ts";
import {
  barisCatat,
  barisKondisi,
  barisSusut,
  faktaCatat,
  faktaKondisi,
  faktaSusut,
} from "./jurnal/peristiwa/asset.ts";
import { susutkanDalam } from "./jurnal/susut.ts";

/** Books assets and conditions that a test wrote by SQL, and the depreciation of all assets until a day. */
export async function jurnalkanAsset(sql: Sql, sampai?: Tanggal): Promise<void> {
  await sql.begin(async (tx) => {
    const baru = tx`not exists (select from jurnal j where j.peristiwa = 'asset-catat' and j.dokumen = a.kode_asset)`;
    const baruDari = tx`exists (select from asset a where a.id_asset = k.id_asset and ${baru})`;
    const masa = { dari: tx`date '-infinity'`, sampai: tx`(select susut_sampai from jurnal_keadaan)` };
    await tulisJurnal(
      tx,
      tx`${barisCatat(tx, faktaCatat(tx, baru))} union all ${barisKondisi(tx, faktaKondisi(tx, baruDari))}
        union all ${barisSusut(tx, faktaSusut(tx, masa, baru))}`,
    );
    if (sampai) await susutkanDalam(tx, sampai);
  });
}
