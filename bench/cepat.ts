import postgres, { type Sql } from "postgres";
import type { Embedded } from "#server/platform/postgres/embedded.ts";

/** Filling large tables at the speed of the disk: named steps, each with its time, and indexes built when all is there. */
export type Langkah = readonly [nama: string, statement: string];

async function jalankan(admin: Pick<Sql, "unsafe">, langkah: readonly Langkah[]): Promise<void> {
  for (const [nama, statement] of langkah) {
    const start = performance.now();
    await admin.unsafe(statement).simple();
    console.log(`  ${nama}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}

type Indeks = { tabel: string; nama: string; pernyataan: string };

/** Takes the indexes away that nothing but queries needs; answers how to build them again. */
async function lepasIndeks(admin: Sql, tables: readonly string[]): Promise<() => Promise<void>> {
  const indeks = await admin<Indeks[]>`
    select t.relname as tabel, c.relname as nama, pg_get_indexdef(i.indexrelid) as pernyataan
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
    where t.relname = any(${[...tables]}) and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`;
  for (const { nama } of indeks) await admin.unsafe(`drop index ${nama}`);
  return async () => {
    const waiting = [...tables];
    const work = async () => {
      const own = await admin.reserve();
      await own.unsafe("set maintenance_work_mem = '1GB'").simple();
      for (let tabel = waiting.shift(); tabel; tabel = waiting.shift()) {
        const milik = indeks.filter((row) => row.tabel === tabel).map((row) => row.pernyataan);
        await jalankan(own, [[`indexes of ${tabel}`, milik.join(";\n")]]);
      }
      own.release();
    };
    await Promise.all([work(), work()]);
  };
}

/** Fills tables with the triggers off and without the indexes of `besar`, the slowest to index first: two at a time. */
export async function isiCepat(
  server: Pick<Embedded, "url" | "adminUrl">,
  besar: readonly string[],
  langkah: readonly Langkah[],
): Promise<void> {
  const address = new URL(server.adminUrl);
  address.pathname = new URL(server.url).pathname;
  address.searchParams.set("session_replication_role", "replica");
  address.searchParams.set("work_mem", "256MB");
  address.searchParams.set("max_parallel_workers_per_gather", "0");
  const admin = postgres(address.href, { max: 2, onnotice: () => {} });
  const pasangIndeks = await lepasIndeks(admin, besar);
  await jalankan(admin, langkah);
  await pasangIndeks();
  await jalankan(admin, [["vacuum", "vacuum analyze"]]);
  await admin.end();
}
