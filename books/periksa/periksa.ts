import { type Fragment, plain, type Sql, type Tx } from "#platform/db/database.ts";
import type { Storage } from "#platform/files/storage.ts";
import { aturanAsset } from "./asset.ts";
import { type Aturan, type HasilAturan, hasilDari, MAX_TEMUAN } from "./aturan.ts";
import { checkBerkas } from "./berkas.ts";
import { aturanFaktur } from "./faktur.ts";
import { aturanHitungan } from "./hitungan.ts";
import { aturanHutang } from "./hutang.ts";
import { aturanJurnal } from "./jurnal.ts";
import { aturanJurnalUmum } from "./jurnalUmum.ts";
import { aturanKas } from "./kas.ts";
import { aturanLaba } from "./laba.ts";
import { aturanMasukan } from "./masukan.ts";
import { aturanPelanggan } from "./pelanggan.ts";
import { aturanPembelian } from "./pembelian.ts";
import { aturanPeristiwa } from "./peristiwa.ts";
import { aturanPesanan } from "./pesanan.ts";
import { aturanPeta } from "./peta.ts";
import { aturanProduksi } from "./produksi.ts";
import { aturanRingkasan } from "./ringkasan.ts";
import { aturanSeri } from "./seri.ts";
import { aturanStok } from "./stok.ts";
import { aturanTutup } from "./tutup.ts";

const ATURAN: readonly Aturan[] = [
  ...aturanStok,
  ...aturanProduksi,
  ...aturanKas,
  ...aturanPesanan,
  ...aturanSeri,
  ...aturanPelanggan,
  ...aturanPembelian,
  ...aturanAsset,
  ...aturanHitungan,
  ...aturanRingkasan,
  ...aturanLaba,
  ...aturanPeristiwa,
  ...aturanJurnal,
  ...aturanJurnalUmum,
  ...aturanPeta,
  ...aturanTutup,
  ...aturanHutang,
  ...aturanFaktur,
  ...aturanMasukan,
];
/** The rules about the database, and the one about files (berkas.ts). */
export const JUMLAH_ATURAN = ATURAN.length + 1;

type Options = {
  /** Where the pictures are stored; without it the rule about files is left out. */
  storage?: Storage;
  /** Called with each result as soon as it is known. */
  progress?: (hasil: HasilAturan) => void;
};

type Hasil = [at: number, hasil: HasilAturan][];
type Langkah = (db: Tx) => Promise<Hasil>;
type Bernomor = Aturan & { at: number };

const waktunya = (rombongan: readonly Bernomor[]): number => (rombongan.some(({ dari, lama }) => dari || lama) ? 1 : 0);

/** The rules that are asked in one statement: those with the same source; any other alone. The longest come first. */
const ROMBONGAN: readonly Bernomor[][] = Map.groupBy(
  ATURAN.map((aturan, at) => ({ ...aturan, at })),
  ({ dari, at }) => dari ?? at,
)
  .values()
  .toArray()
  .sort((a, b) => waktunya(b) - waktunya(a));

/**
 * Checks every rule on one snapshot of the live data, on two connections. Answers the results in the order of the
 * rules; `progress` gets each one as soon as it is known.
 */
export function periksaBuku(sql: Sql, { storage, progress = () => {} }: Options = {}): Promise<HasilAturan[]> {
  return dalamSnapshot(sql, null, async (tx) => {
    const results: HasilAturan[] = [];
    const waiting: Langkah[] = ROMBONGAN.map((aturan) => (db) => periksa(db, aturan));
    if (storage) waiting.push(async (db) => [[ATURAN.length, await checkBerkas(db, storage)]]);
    const work = async (db: Tx) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        for (const [at, hasil] of await next(db)) {
          results[at] = hasil;
          progress(hasil);
        }
      }
    };
    const berdua = await snapshotBersama(sql, tx);
    await Promise.all([work(tx), berdua === null ? null : dalamSnapshot(sql, berdua, work)]).catch((error: unknown) => {
      // Empty the queue, so that the other connection stops too.
      waiting.length = 0;
      throw error;
    });
    return results;
  });
}

/**
 * The name under which a second connection can use this snapshot. Null where the pool has only one connection, or while
 * another check runs: two checks could otherwise wait for ever for each other's second connection.
 */
async function snapshotBersama(sql: Sql, tx: Tx): Promise<string | null> {
  if (sql.options.max < 2) return null;
  const [row] = await tx<{ nama: string; sendiri: boolean }[]>`
    select pg_export_snapshot() as nama, pg_try_advisory_xact_lock(hashtext('periksa buku')) as sendiri`;
  return row?.sendiri ? row.nama : null;
}

/** Runs `work` on the named snapshot, or on a new one. */
function dalamSnapshot<Result>(sql: Sql, nama: string | null, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return sql.begin("isolation level repeatable read read only", async (tx) => {
    if (nama !== null) await tx.unsafe(`set transaction snapshot '${nama}'`);
    // The rules sort and join whole tables: more memory helps, and compiling the queries (jit) costs more than it
    // saves. Days are hashed as the book wrote them (kas.ts).
    await tx`select set_config('work_mem', '256MB', true), set_config('jit', 'off', true), set_config('datestyle', 'ISO', true)`;
    return work(tx);
  }) as Promise<Result>;
}

async function periksa(tx: Tx, rombongan: readonly Bernomor[]): Promise<Hasil> {
  const [counts] = await tx<{ jumlah: number[] }[]>`
    select array[${commaed(tx, rombongan, ({ diperiksa }) => tx`(${diperiksa(tx)})`)}]::bigint[] as jumlah`;
  const dari = rombongan[0]?.dari;
  // Materialized: a plan for "the first 100 rows" is the slowest one where there is no row to find.
  const rows = await tx<{ ke: number; dokumen: string; keterangan: string }[]>`
    with ${dari ? tx`${dari(tx)},` : tx``}
      ${commaed(tx, rombongan, ({ temuan, at }) => tx`${tx(`aturan_${at}`)} as materialized (${temuan(tx)})`)}
    ${rombongan.map(
      ({ at }, ke) => tx`${ke === 0 ? tx`` : tx`union all`}
        (select ${plain(tx, String(at))} as ke, dokumen, keterangan from ${tx(`aturan_${at}`)} limit ${MAX_TEMUAN})`,
    )}`;
  return rombongan.map(({ aturan, at }, ke) => {
    const temuan = rows.filter((row) => row.ke === at).map(({ dokumen, keterangan }) => `${dokumen}: ${keterangan}`);
    return [at, hasilDari(aturan, counts?.jumlah[ke] ?? 0, temuan)];
  });
}

const commaed = (tx: Tx, rombongan: readonly Bernomor[], satu: (aturan: Bernomor) => Fragment): Fragment[] =>
  rombongan.map((aturan, ke) => (ke === 0 ? satu(aturan) : tx`, ${satu(aturan)}`));
