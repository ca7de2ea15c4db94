import type { Storage } from "#server/platform/files/storage.ts";
import type { Sql, Tx } from "#server/platform/postgres/database.ts";
import { aturanAsset } from "./asset.ts";
import { type Aturan, type HasilAturan, hasilDari, MAX_TEMUAN } from "./aturan.ts";
import { periksaBerkas } from "./berkas.ts";
import { aturanHitungan } from "./hitungan.ts";
import { aturanJurnal } from "./jurnal.ts";
import { aturanKas } from "./kas.ts";
import { aturanPembelian } from "./pembelian.ts";
import { aturanPesanan } from "./pesanan.ts";
import { aturanRingkasan } from "./ringkasan.ts";
import { aturanStok } from "./stok.ts";

const ATURAN: readonly Aturan[] = [
  ...aturanStok,
  ...aturanKas,
  ...aturanPesanan,
  ...aturanPembelian,
  ...aturanAsset,
  ...aturanHitungan,
  ...aturanRingkasan,
  ...aturanJurnal,
];
/** Those of the database, and the one of the files. */
export const JUMLAH_ATURAN = ATURAN.length + 1;

type Options = {
  /** Where the pictures live; without it the rule about them is left out. */
  storage?: Storage;
  /** Hears each result as it comes. */
  progress?: (hasil: HasilAturan) => void;
};

type Langkah = { at: number; check: (db: Tx) => Promise<HasilAturan> };

/**
 * Checks every rule on one snapshot of the live data, two at a time. Results come in the order of the rules; `progress`
 * hears each as it is known.
 */
export function periksaBuku(sql: Sql, { storage, progress = () => {} }: Options = {}): Promise<HasilAturan[]> {
  return dalamSnapshot(sql, null, async (tx) => {
    const results: HasilAturan[] = [];
    const waiting: Langkah[] = ATURAN.map((aturan, at) => ({ at, check: (db) => periksa(db, aturan) }));
    if (storage) waiting.push({ at: ATURAN.length, check: (db) => periksaBerkas(db, storage) });
    const work = async (db: Tx) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const hasil = await next.check(db);
        results[next.at] = hasil;
        progress(hasil);
      }
    };
    const berdua = await snapshotBersama(sql, tx);
    await Promise.all([work(tx), berdua === null ? null : dalamSnapshot(sql, berdua, work)]).catch((error: unknown) => {
      // The other one need not go on either.
      waiting.length = 0;
      throw error;
    });
    return results;
  });
}

/**
 * The name under which a second connection finds this snapshot; null where there is no second connection to wait for,
 * or where it could wait for ever, because another check waits for one too.
 */
async function snapshotBersama(sql: Sql, tx: Tx): Promise<string | null> {
  if (sql.options.max < 2) return null;
  const [row] = await tx<{ nama: string; sendiri: boolean }[]>`
    select pg_export_snapshot() as nama, pg_try_advisory_xact_lock(hashtext('periksa buku')) as sendiri`;
  return row?.sendiri ? row.nama : null;
}

/** Runs `work` on a snapshot of its own, or on the one of that name. */
function dalamSnapshot<Result>(sql: Sql, nama: string | null, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return sql.begin("isolation level repeatable read read only", async (tx) => {
    if (nama !== null) await tx.unsafe(`set transaction snapshot '${nama}'`);
    // Sorting and joining whole books is what this does all the time; compiling the queries first costs more than it
    // saves.
    await tx`select set_config('work_mem', '192MB', true), set_config('jit', 'off', true)`;
    return work(tx);
  }) as Promise<Result>;
}

async function periksa(tx: Tx, { aturan, diperiksa, temuan }: Aturan): Promise<HasilAturan> {
  const [count] = await tx<{ jumlah: number }[]>`select (${diperiksa(tx)}) as jumlah`;
  // Materialized: a plan made to find the first hundred quickly is the slowest one where there is nothing to find.
  const rows = await tx<{ dokumen: string; keterangan: string }[]>`
    with t as materialized (${temuan(tx)}) select dokumen, keterangan from t limit ${MAX_TEMUAN}`;
  return hasilDari(
    aturan,
    count?.jumlah ?? 0,
    rows.map(({ dokumen, keterangan }) => `${dokumen}: ${keterangan}`),
  );
}
