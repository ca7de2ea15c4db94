import type { Db } from "#platform/db/driver/sql.ts";

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

type Node = { "Node Type": string; Plans?: Node[] } & Record<string, unknown>;
const NAMES = ["Index Name", "Relation Name", "CTE Name", "Function Name", "Subplan Name"];

/** A plan of EXPLAIN as text: its nodes with the indexes and tables that they read. */
export function planOf(row: object | undefined): string {
  const [answer] = Object.values(row ?? {});
  const [{ Plan }] = typeof answer === "string" ? JSON.parse(answer) : answer;
  return linesOf(Plan, "").join("\n");
}

function linesOf(node: Node, indent: string): string[] {
  const names = NAMES.flatMap((name) => (typeof node[name] === "string" ? [node[name]] : []));
  const below = (node.Plans ?? []).flatMap((each) => linesOf(each, `${indent}  `));
  return [indent + [node["Node Type"], ...names].join(" "), ...below];
}
