import type { Office } from "#test/support/office.ts";

export const berkasImpor = (name: string, text: string): File => new File([text], name);

/** All rows of these tables, each as text. */
export async function isiTabel(office: Office, ...tables: string[]): Promise<Record<string, string[]>> {
  const isi: Record<string, string[]> = {};
  for (const table of tables) {
    const rows = await office.sql<{ isi: string }[]>`select t::text as isi from ${office.sql(table)} t order by 1`;
    isi[table] = rows.map((row) => row.isi);
  }
  return isi;
}
