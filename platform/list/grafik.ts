import {
  type Diminta as AskedOf,
  type Grafik,
  type HasilGrafik,
  type Kelompok,
  LAINNYA,
  type Menurut,
  MOST_KEDUA,
  MOST_PERTAMA,
  seesGrafik,
  type Ukuran,
} from "#kernel/grafik.ts";
import type { Actor } from "#kernel/permission.ts";
import { type Db, type Fragment, isStopped, type Sql } from "../db/database.ts";
import { conflict, notAllowed } from "../http/refusal.ts";
import { daysOf } from "./bucket.ts";
import { type Asked, type CountedList, matching } from "./countedPage.ts";

/** The rows of all pages of a list, by its own conditions. */
export const listedRows = (db: Db, list: CountedList, asked: Omit<Asked, "page" | "limit">): Fragment => db`
  select * from ${db(list.table)} where ${matching(db, list, { ...asked, page: 1, limit: 1 }, daysOf(asked))}`;

/** What rows are grouped by. */
export type Sumbu = {
  kunci: Fragment;
  /** What has to be joined for it. */
  gabung?: Fragment;
  /** How the key of a group is written, where it is not as the database writes it. */
  tulis?: (kunci: Fragment) => Fragment;
  /** How a group is called, where the contract does not say. */
  nama?: (kunci: Fragment) => Fragment;
};

/** What a list is added up from. */
export type Bahan<G extends Grafik = Grafik> = {
  /** What follows `from`, without what the groups join. */
  dari: Fragment;
  /** What measures of the lines join. */
  baris?: Fragment;
  ukuran: Readonly<Record<keyof G["ukuran"], (db: Db) => Fragment>>;
  sumbu: Readonly<Record<keyof G["menurut"], (db: Db) => Sumbu>>;
};

type Who = { readonly db: Sql; readonly user: Actor };

/** How long the sums of a list may take: of millions of documents by two groups they would keep a processor busy. */
const MOST_TIME = "20s";
export const TERLALU_BANYAK =
  "Dokumennya terlalu banyak untuk dijumlahkan sekaligus, persempit rentang tanggal atau filternya";

type Diminta = { menurut: string; kedua: string | null };
type Sel = { a: string | null; b: string | null; keA: number; keB: number; namaA: string; namaB: string; n: number };

const written = (db: Db, sumbu: Sumbu | null, kunci: Fragment): Fragment =>
  db`coalesce(${sumbu?.tulis ? sumbu.tulis(kunci) : kunci}::text, '')`;
const named = (db: Db, sumbu: Sumbu | null, kunci: Fragment): Fragment =>
  db`coalesce(${sumbu?.nama ? sumbu.nama(kunci) : db`null::text`}, '')`;

/**
 * Sums of a list by one or two groups, in one statement: everything is grouped once, and only the names of the groups that
 * are shown are looked up. What is beyond the largest groups is one group, so that the sums stay exact.
 */
export async function sumGrafik<G extends Grafik>(
  { db, user }: Who,
  of: G,
  { ukuran, menurut, kedua: lalu }: AskedOf<G>,
  bahan: Bahan<G>,
  mostTime = MOST_TIME,
): Promise<HasilGrafik> {
  const asked: Diminta = { menurut, kedua: lalu };
  refuseHidden(of, [of.ukuran[ukuran], of.menurut[menurut], lalu === null ? undefined : of.menurut[lalu]], user);
  const jumlah = bahan.ukuran[ukuran](db);
  const [pertama, kedua] = [bahan.sumbu[menurut](db), lalu === null ? null : bahan.sumbu[lalu](db)];
  const dari = db`${bahan.dari} ${of.ukuran[ukuran]?.baris && bahan.baris ? bahan.baris : db``}`;
  const rank = (by: string | null) => (by !== null && of.menurut[by]?.bulan ? db`kunci desc` : db`sum(n) desc, kunci`);
  const ranked = (key: Fragment, by: string | null) => db`
    select kunci, row_number() over (order by ${rank(by)}) as ke from (select ${key} as kunci, n from sel) s group by kunci`;
  const statement = db`
    with kasar as materialized (
      select ${pertama.kunci} as a, ${kedua ? kedua.kunci : db`null::text`} as b, ${jumlah} as n
      from ${dari} ${pertama.gabung ?? db``} ${kedua?.gabung ?? db``} group by 1, 2
    ), sel as materialized (
      select ${written(db, pertama, db`a`)} as a, ${written(db, kedua, db`b`)} as b, coalesce(n, 0) as n from kasar
    ), pertama as (${ranked(db`a`, asked.menurut)}), kedua as (${ranked(db`b`, asked.kedua)}), tampil as (
      select case when p.ke <= ${MOST_PERTAMA} then p.kunci end as a, case when q.ke <= ${MOST_KEDUA} then q.kunci end as b,
        least(p.ke, ${MOST_PERTAMA + 1}) as ke_a, least(q.ke, ${MOST_KEDUA + 1}) as ke_b, sum(s.n)::bigint as n
      from sel s join pertama p on p.kunci = s.a join kedua q on q.kunci = s.b group by 1, 2, 3, 4
    )
    select a, b, ke_a::int, ke_b::int, n, ${named(db, pertama, db`nullif(a, '')`)} as nama_a, ${named(db, kedua, db`nullif(b, '')`)} as nama_b
    from tampil`;
  return arrange(of, asked, await read(db, statement, mostTime));
}

async function read(db: Sql, statement: Fragment, mostTime: string): Promise<Sel[]> {
  try {
    return await db.begin("read only", async (tx) => {
      // The groups of a large list fit into this memory; without it they would be written to the disk.
      await tx`select set_config('statement_timeout', ${mostTime}, true), set_config('work_mem', '64MB', true)`;
      return [...(await tx<Sel[]>`${statement}`)];
    });
  } catch (error) {
    throw isStopped(error) ? conflict(TERLALU_BANYAK) : error;
  }
}

/** Measures and groups that tell purchase prices are refused to whoever does not see those. */
function refuseHidden(of: Grafik, used: readonly (Ukuran | Menurut | undefined)[], user: Actor): void {
  const hidden = used.find((satu) => satu !== undefined && !seesGrafik(satu, user));
  if (hidden) throw notAllowed(`melihat ${hidden.label} ${of.judul}`);
}

function arrange(of: Grafik, { menurut, kedua }: Diminta, rows: readonly Sel[]): HasilGrafik {
  const groups = (by: string, key: "a" | "b", name: "namaA" | "namaB", rank: "keA" | "keB"): Kelompok[] => {
    const found = new Map<string | null, Kelompok>();
    for (const row of rows.toSorted((one, other) => one[rank] - other[rank])) {
      const known = found.get(row[key]);
      if (known) known.jumlah += row.n;
      else found.set(row[key], { ...nameOf(of, by, row[key], row[name]), jumlah: row.n });
    }
    return inOrder(of, by, [...found.values()]);
  };
  const pertama = groups(menurut, "a", "namaA", "keA");
  const lain = kedua === null ? [] : groups(kedua, "b", "namaB", "keB");
  const at = (list: readonly Kelompok[], kunci: string | null) =>
    list.findIndex((satu) => (kunci === null ? satu.lainnya : !satu.lainnya && satu.kunci === kunci));
  const sel = pertama.map(() => lain.map(() => 0));
  if (kedua !== null) {
    for (const { a, b, n } of rows) {
      const row = sel[at(pertama, a)];
      if (row) row[at(lain, b)] = n;
    }
  }
  return { pertama, kedua: lain, sel, total: rows.reduce((sum, { n }) => sum + n, 0) };
}

function nameOf(of: Grafik, by: string, kunci: string | null, nama: string): Omit<Kelompok, "jumlah"> {
  if (kunci === null) return { kunci: "", nama: LAINNYA, lainnya: true };
  const { bulan, sebut = bulan ? monthName : undefined, kosong = "-" } = of.menurut[by] ?? {};
  return { kunci, nama: kunci === "" ? kosong : (sebut?.(kunci) ?? (nama || kunci)), lainnya: false };
}

const MONTH = new Intl.DateTimeFormat("id-ID", { month: "long", year: "numeric", timeZone: "UTC" });
const monthName = (bulan: string): string => MONTH.format(new Date(`${bulan}-01`));

/** Months stand in their order, each of them, also one in which there was nothing; other groups as they come, the largest first. */
function inOrder(of: Grafik, by: string, groups: readonly Kelompok[]): Kelompok[] {
  if (!of.menurut[by]?.bulan) return [...groups];
  const rest = groups.filter(({ lainnya, kunci }) => lainnya || kunci === "");
  const months = groups.filter((satu) => !rest.includes(satu)).sort((a, b) => (a.kunci < b.kunci ? -1 : 1));
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return rest;
  const every = monthsBetween(first.kunci, last.kunci);
  if (every.length > MOST_PERTAMA) return [...rest, ...months];
  const known = new Map(months.map((satu) => [satu.kunci, satu]));
  return [...rest, ...every.map((kunci) => known.get(kunci) ?? { ...nameOf(of, by, kunci, ""), jumlah: 0 })];
}

function monthsBetween(first: string, last: string): string[] {
  const number = (bulan: string) => Number(bulan.slice(0, 4)) * 12 + Number(bulan.slice(5, 7)) - 1;
  const from = number(first);
  return Array.from({ length: Math.max(0, number(last) - from) + 1 }, (_, at) => {
    const month = from + at;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`;
  });
}

/** The month of a day, as "2026-11". */
export const perBulan = (db: Db, day: Fragment): Sumbu => ({
  kunci: db`date_trunc('month', ${day}::timestamp)`,
  tulis: (kunci) => db`left(${kunci}::text, 7)`,
});
