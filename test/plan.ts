import type { Db } from "#postgres";

/** Tables that grow with every day of work. */
export const LONG = [
  "so",
  "orderan",
  "invoice",
  "surat_jalan",
  "surat_jalan_baris",
  "retur",
  "retur_baris",
  "retur_bukti",
  "keluhan",
  "keluhan_bukti",
  "stok_rusak",
  "po",
  "po_orderan",
  "po_riwayat",
  "pengajuan",
  "pengajuan_asset",
  "pelepasan_asset",
  "kas",
  "stok",
  "jurnal",
  "jurnal_baris",
  "hitungan",
  "riwayat",
  "jejak_keamanan",
  "email",
  "email_isi",
  "pelanggan",
  "pelanggan_kunci",
  "pelanggan_catatan",
  "so_pelanggan",
  "pengingat",
  "jurnal_piutang",
  "kabar",
  "komentar",
  "berkas",
  "so_bukti",
  "invoice_bukti",
  "surat_jalan_bukti",
  "pengajuan_bukti",
  "pengajuan_asset_bukti",
  "pelepasan_asset_bukti",
];

/**
 * Makes this connection plan as if the long tables were long and had no statistics, so that plans do not depend on the
 * few rows of a test or on autovacuum.
 */
export async function asLong(db: Db): Promise<void> {
  await db.unsafe(`
    set enable_seqscan = off; set jit = off; set max_parallel_workers_per_gather = 0;
    do $$
    declare t record;
    begin
      for t in select relname::text as name from pg_class
          where relnamespace = 'public'::regnamespace and relkind = 'r' loop
        execute format('alter table %I set (autovacuum_enabled = false)', t.name);
        perform pg_restore_relation_stats('schemaname', 'public', 'relname', t.name, 'relpages', 1,
          'reltuples', (case when t.name in ('${LONG.join("', '")}') then 1000000 else 50 end)::real);
      end loop;
      perform pg_clear_attribute_stats(schemaname::text, tablename::text, attname::text, inherited)
        from pg_stats where schemaname = 'public';
    end $$`);
}

type Node = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  Plans?: Node[];
};

/** What a plan of EXPLAIN reads. */
export type Reads = {
  /** The long tables that it reads from beginning to end. */
  whole: string[];
  /**
   * The indexes that lead it to its rows: by a condition on what was asked, or in order. An index that only finds the partner
   * of a row already found is not among them, nor is a primary key, nor the counters that all long lists have.
   */
  leading: string[];
};

export function readsOf(row: object | undefined): Reads {
  const [answer] = Object.values(row ?? {});
  const [{ Plan }] = typeof answer === "string" ? JSON.parse(answer) : answer;
  const nodes = nodesOf(Plan);
  const whole = nodes.filter((node) => node["Node Type"] === "Seq Scan").map((node) => node["Relation Name"] ?? "");
  const leading = nodes.filter((node) => !followsRow(node)).map((node) => node["Index Name"] ?? "");
  return {
    whole: whole.filter((table) => LONG.includes(table)),
    leading: leading.filter((index) => index !== "" && !/_pkey$|^hitungan_/.test(index)),
  };
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
/** Its condition names a column of another table. */
const followsRow = (node: Node): boolean =>
  /\b\w+\.\w/.test((node["Index Cond"] ?? "").replace(/'[^']*'|\)\.col/g, ""));
