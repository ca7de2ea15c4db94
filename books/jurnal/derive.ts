import { jakartaToday } from "#kernel/format.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { Sql, Tx } from "#platform/db/database.ts";
import { barisMasa, writeJurnal } from "./jurnal.ts";
import { sealEntries } from "./seal.ts";
import { depreciateWithin } from "./susut.ts";

export type Kemajuan = (bulan: string, ke: number, dari: number) => void;

/**
 * Derives the journal of a database that is older than the journal, once, when it is upgraded. Each month has its own
 * transaction, so that an interrupted start goes on where it stopped.
 */
export async function deriveJurnal(sql: Sql, now: Date, kemajuan: Kemajuan = () => {}): Promise<void> {
  let ke = 0;
  for (;;) {
    const bulan = await sql.begin((tx) => bulanBerikut(tx, now));
    if (!bulan) return;
    ke += 1;
    kemajuan(bulan.awal.slice(0, 7), ke, ke + bulan.sisa);
  }
}

type Bulan = { awal: Tanggal; akhir: Tanggal; berikut: Tanggal; sisa: number };

async function bulanBerikut(tx: Tx, now: Date): Promise<Bulan | null> {
  const today = jakartaToday(now);
  await tx`select set_config('work_mem', '128MB', true), set_config('jit', 'off', true)`;
  const [keadaan] = await tx<{ mulai: string | null }[]>`
    select turunan_mulai::text as mulai from jurnal_keadaan for update`;
  if (!keadaan?.mulai) return null;
  const bulan = await bulanDari(tx, keadaan.mulai, today);
  if (!bulan) {
    await tx`update jurnal_keadaan set turunan_mulai = null`;
    return null;
  }
  await writeJurnal(tx, barisMasa(tx, bulan));
  await depreciateWithin(tx, bulan.akhir > today ? today : bulan.akhir, now);
  await sealEntries(tx);
  await tx`update jurnal_keadaan set turunan_mulai = ${bulan.berikut}`;
  return bulan;
}

/** The first day of the next month with events or depreciation; null after the last one. */
async function bulanDari(tx: Tx, mulai: string, today: Tanggal): Promise<Bulan | undefined> {
  const [bulan] = await tx<Bulan[]>`
    with pertama as (
      select min(hari) as hari from (
        (select min(tanggal) as hari from kas where tanggal >= ${mulai}::date) union all
        (select min(tanggal) from stok where tanggal >= ${mulai}::date) union all
        (select min(tgl_asset_masuk) from asset where tgl_asset_masuk >= ${mulai}::date) union all
        (select ${mulai}::date where ${mulai}::date > date '-infinity' and ${mulai}::date <= ${today}::date
           and exists (select from asset))) h),
    awal as (select date_trunc('month', hari::timestamp)::date as awal from pertama where hari is not null)
    select awal, (awal + interval '1 month' - interval '1 day')::date as akhir, (awal + interval '1 month')::date as berikut,
      greatest(0, (date_part('year', ${today}::date) - date_part('year', awal)) * 12
        + date_part('month', ${today}::date) - date_part('month', awal))::int as sisa
    from awal`;
  return bulan;
}
