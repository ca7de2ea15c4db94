import { jakartaToday } from "#kernel/format.ts";
import type { Id, Tanggal } from "#kernel/types.ts";
import type { Sql } from "#platform/db/database.ts";
import type { AkunBawaan } from "./jurnal/akun.ts";
import { writeJurnal } from "./jurnal/jurnal.ts";
import { jurnalKondisi } from "./jurnal/jurnalAsset.ts";
import {
  barisCatat,
  barisKondisi,
  barisSusut,
  faktaCatat,
  faktaKondisi,
  faktaSusut,
} from "./jurnal/peristiwa/asset.ts";
import { depreciateWithin } from "./jurnal/susut.ts";

/** Books assets and conditions that a test wrote by SQL, and the depreciation of all assets until a day. */
export async function enterAsset(sql: Sql, sampai?: Tanggal): Promise<void> {
  await sql.begin(async (tx) => {
    const baru = tx`not exists (select from jurnal j where j.peristiwa = 'asset-catat' and j.dokumen = a.kode_asset)`;
    const baruDari = tx`exists (select from asset a where a.id_asset = k.id_asset and ${baru})`;
    const masa = {
      dari: tx`date '-infinity'`,
      sampai: tx`(select susut_sampai from jurnal_keadaan)`,
      waktu: tx`now()`,
    };
    await writeJurnal(
      tx,
      tx`${barisCatat(tx, faktaCatat(tx, baru))} union all ${barisKondisi(tx, faktaKondisi(tx, baruDari))}
        union all ${barisSusut(tx, faktaSusut(tx, masa, baru))}`,
    );
    if (sampai) await depreciateWithin(tx, sampai, new Date());
  });
}

/**
 * Takes an asset out of use as earlier versions did: with the loss of its book value, today.
 */
export async function loseAsset(
  { sql, now }: { sql: Sql; now: () => Date },
  idAsset: Id<"asset">,
  keterangan: string,
): Promise<void> {
  await sql.begin(async (tx) => {
    const [row] = await tx<{ id: number }[]>`
      insert into asset_kondisi (id_asset, tanggal, waktu, digunakan, keterangan, id_user)
      select id_asset, ${jakartaToday(now())}, ${now()}, false, ${keterangan}, id_user from asset where id_asset = ${idAsset}
      returning id_asset_kondisi as id`;
    await tx`update asset set soft_delete = true, keterangan = ${keterangan} where id_asset = ${idAsset}`;
    await jurnalKondisi(tx, row?.id ?? 0);
  });
}

/** What a built-in account holds, of one order where it is split by orders. */
export async function saldoJurnal(sql: Sql, bawaan: AkunBawaan, sub?: string): Promise<number> {
  const [row] = await sql<{ saldo: number }[]>`
    select coalesce(sum(b.debit - b.kredit), 0)::bigint as saldo from jurnal_baris b join akun a using (id_akun)
    where a.bawaan = ${bawaan} and (${sub ?? null}::text is null or b.sub = ${sub ?? null})`;
  return row?.saldo ?? 0;
}
