import type { Sql } from "#platform/db/database.ts";
import { TABLES } from "../support/reset.ts";
import { type Baris, looseColumns, ringkas } from "./ringkas.ts";

type Tabel = { name: string; columns: string };

/** Sessions note when they were used; keys keep answers. */
const BESIDE = new Set(["sesi", "idempotensi"]);

/** A state of a database that can be returned to, and what differs from it. */
export async function ingatKeadaan(admin: Sql) {
  const tabel = await admin.unsafe<Tabel[]>(TABLES);
  await admin.unsafe("drop schema if exists urutan_awal cascade; create schema urutan_awal");
  for (const { name, columns } of tabel) {
    await admin.unsafe(`create table urutan_awal.${name} as select ${columns} from public.${name}`);
  }
  const deret = await admin.unsafe<{ name: string; value: string; called: boolean }[]>(`
    select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value) as value,
      last_value is not null as called
    from pg_sequences where schemaname = 'public'`);
  const setvals = deret.map(({ name, value, called }) => `setval('${name}', ${value}, ${called})`).join(", ");
  const kolom = await looseColumns(admin);
  const one = ({ name, columns }: Tabel) => {
    const now = `select to_jsonb(x) as isi from (select ${columns} from public.${name}) x`;
    const then = `select to_jsonb(x) as isi from urutan_awal.${name} x`;
    return `select '${name}' as tabel, '+' as tanda, isi from (${now} except all ${then}) d
      union all select '${name}', '-', isi from (${then} except all ${now}) d`;
  };
  const difference = tabel.map(one).join(" union all ");
  const beda = () => admin.unsafe<Baris[]>(difference);
  return {
    /** What was added and taken away since, in words that are the same for the same business. */
    async catat(): Promise<string> {
      return ringkas(
        (await beda()).filter((row) => !BESIDE.has(row.tabel)),
        kolom,
      );
    },
    async pulihkan(): Promise<void> {
      const changed = new Set((await beda()).map((row) => row.tabel));
      const back = tabel
        .filter(({ name }) => changed.has(name))
        .map(
          ({ name, columns }) => `delete from public.${name};
            insert into public.${name} (${columns}) overriding system value select ${columns} from urutan_awal.${name}`,
        );
      await admin.unsafe(
        ["begin", "set local session_replication_role = replica", ...back, `select ${setvals}`, "commit"].join(";\n"),
      );
    },
  };
}
