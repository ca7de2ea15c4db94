import type { Id, Tanggal } from "#kernel/types.ts";
import type { Sql, Tx } from "#platform/db/database.ts";
import { bersamaPenulis } from "../tutup/kunci.ts";
import { writeJurnal } from "./jurnal.ts";
import { barisSusut, faktaSusut } from "./peristiwa/asset.ts";
import { barisUlang } from "./ulang.ts";

/**
 * Books what comes due by itself up to a day (`jurnal_keadaan.susut_sampai`): depreciation, each month of an asset on the
 * day on which it is full, and what follows typed entries (ulang.ts). No call causes either, so the housekeeping and the
 * reports call this before they need it, and the entries are of the moment in which they are written: who read the
 * journal before did not see them.
 */
export async function depreciate(sql: Sql, sampai: Tanggal, waktu: Date): Promise<void> {
  const [now] = await sql<{ perlu: boolean }[]>`select susut_sampai < ${sampai} as perlu from jurnal_keadaan`;
  if (now?.perlu) await sql.begin((tx) => depreciateWithin(tx, sampai, waktu));
}

export async function depreciateWithin(tx: Tx, sampai: Tanggal, waktu: Date): Promise<void> {
  await bersamaPenulis(tx);
  // The lock makes addAsset wait; it then books the depreciation of its new asset with `susulkan`.
  const [row] = await tx<{ dari: string }[]>`
    select susut_sampai::text as dari from jurnal_keadaan where susut_sampai < ${sampai} for update`;
  if (!row) return;
  const masa = { dari: tx`${row.dari}::date`, sampai: tx`${sampai}::date`, waktu: tx`${waktu}::timestamptz` };
  // No month of these days is closed: closing books them first, and an entry that waits keeps its month open.
  await writeJurnal(
    tx,
    tx`${barisSusut(tx, faktaSusut(tx, masa, tx`true`))}
      union all ${barisUlang(tx, tx`j.tanggal > ${masa.dari} and j.tanggal <= ${masa.sampai}`, waktu)}`,
  );
  await tx`update jurnal_keadaan set susut_sampai = ${sampai}`;
}

/** Books the past depreciation of assets that are registered late: the months that `depreciate` has already passed. */
export async function catchUp(tx: Tx, ids: readonly Id<"asset">[], waktu: Date): Promise<void> {
  const [row] = await tx<{ sampai: string }[]>`select susut_sampai::text as sampai from jurnal_keadaan for share`;
  if (!row || row.sampai === "-infinity") return;
  const masa = { dari: tx`date '-infinity'`, sampai: tx`${row.sampai}::date`, waktu: tx`${waktu}::timestamptz` };
  await writeJurnal(tx, barisSusut(tx, faktaSusut(tx, masa, tx`a.id_asset = any(${[...ids]}::int[])`)));
}
