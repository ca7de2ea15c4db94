import { MAX_KARTU } from "#kernel/papan.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import type { Rows } from "#platform/list/countedPage.ts";
import { offsetOf } from "#platform/list/paging.ts";

/** A part of a list that work keeps short: it is counted as it is, without counters. */
export type Bagian = {
  table: string;
  id: string;
  where: Fragment;
  /** All of `order by`. */
  by: Fragment;
};

type Isi = (id: Fragment) => Fragment;

const kunci = (db: Db, { table, id, where, by }: Bagian, cocok: Fragment): Fragment => db`
  select id, row_number() over () as ke from (
    select ${db(id)} as id from ${db(table)} where ${where} ${cocok} order by ${by}`;

/** A page of a part; `cocok` are more conditions, each with its `and`. */
export async function pageOfPart<Row extends object>(
  db: Db,
  bagian: Bagian,
  { cocok, ...asked }: { page: number; limit: number; cocok: Fragment },
  isi: Isi,
): Promise<Rows<Row>> {
  const [[count], rows] = await Promise.all([
    db<{ total: number }[]>`
      select count(*)::int as total from ${db(bagian.table)} where ${bagian.where} ${cocok}`,
    db<Row[]>`
      select isi.* from (${kunci(db, bagian, cocok)} limit ${asked.limit} offset ${offsetOf(asked)}) t) h
      cross join lateral (${isi(db`h.id`)}) isi order by h.ke`,
  ]);
  return { rows: [...rows], total: count?.total ?? 0 };
}

type Kolom<Nama extends string, Kartu> = { kolom: Nama; jumlah: number; kartu: Kartu[] };

/** The columns of a board: how many each has, and the cards of the first of them, in one statement; `cocok` as above. */
export async function papan<Nama extends string, Row extends object, Kartu>(
  db: Db,
  { bagian, cocok }: { bagian: Readonly<Record<Nama, Bagian>>; cocok: Fragment },
  isi: Isi,
  kartu: (row: Row) => Kartu,
): Promise<Kolom<Nama, Kartu>[]> {
  const nama = Object.keys(bagian) as Nama[];
  const satu = (kolom: Nama): Fragment => db`
    select ${kolom}::text as kolom, (
        select count(*)::int from ${db(bagian[kolom].table)} where ${bagian[kolom].where} ${cocok}) as jumlah, t.id, t.ke
    from (${kunci(db, bagian[kolom], cocok)} limit ${MAX_KARTU}) s) t`;
  const [pertama, ...lain] = nama.map(satu);
  if (!pertama) return [];
  const semua = lain.reduce((before, next) => db`${before} union all ${next}`, pertama);
  const rows = await db<(Row & { kolom: Nama; jumlah: number })[]>`
    select h.kolom, h.jumlah, isi.* from (${semua}) h cross join lateral (${isi(db`h.id`)}) isi order by h.ke`;
  return nama.map((kolom) => {
    const milik = rows.filter((row) => row.kolom === kolom);
    return {
      kolom,
      jumlah: milik[0]?.jumlah ?? 0,
      kartu: milik.map(({ kolom: _, jumlah: __, ...row }) => kartu(row as unknown as Row)),
    };
  });
}
