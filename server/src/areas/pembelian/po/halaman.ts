import type { StatusPo } from "#contract/pembelian/po.ts";
import { nomorPo } from "#server/books/kode.ts";
import type { Db, Fragment } from "#server/platform/postgres/database.ts";
import { offsetOf, reach } from "#server/platform/postgres/paging.ts";
import { contains } from "#server/platform/postgres/search.ts";

type Dicari = { statusPo: StatusPo; cari: string; page: number; limit: number };
type Halaman = { ids: string[]; total: number };

/** The codes of one page, newest first. Only an index is walked; rows are read for the page alone. */
export const halamanPo = (db: Db, dicari: Dicari): Promise<Halaman> =>
  dicari.cari === "" ? halamanSemua(db, dicari) : halamanCocok(db, { ...dicari, cari: nomorPo(dicari.cari) });

/** Any page of everything is found through the counts per 1024 numbers: at most that many are walked. */
async function halamanSemua(db: Db, dicari: Dicari): Promise<Halaman> {
  const { statusPo, limit } = dicari;
  const offset = offsetOf(dicari);
  const [place] = await db<{ total: number; blok: number | null; sebelum: number | null }[]>`
    with sampai as (
      select blok, banyak, sum(banyak) over (order by blok desc)::int as sampai
      from po_banyak where status_po = ${statusPo}
    )
    select coalesce((select max(sampai) from sampai), 0) as total, mulai.blok, mulai.sebelum
    from (select) satu left join (
      select blok, sampai - banyak as sebelum from sampai where sampai > ${offset} order by blok desc limit 1
    ) mulai on true`;
  if (!place || place.blok === null || place.sebelum === null) return { ids: [], total: place?.total ?? 0 };
  const nomor = db`
    select urut from po
    where status_po = ${statusPo} and dibatalkan is null and urut < ${(place.blok + 1) * 1024}
    order by urut desc limit ${limit} offset ${offset - place.sebelum}`;
  return { ids: await kode(db, nomor), total: place.total };
}

/** So many rows are walked sooner, newest first, than all that hold a text are gathered and sorted. */
const JALAN = 20_000;

async function halamanCocok(db: Db, dicari: Dicari): Promise<Halaman> {
  const { statusPo, cari } = dicari;
  const terbuka = db`status_po = ${statusPo} and dibatalkan is null`;
  const { total, semua } = await (hanyaMesin(cari) ? perMesin(db, dicari) : satuSatu(db, terbuka, cari));
  const { backwards, skip, take } = reach(total, dicari);
  const dekat = ((skip + take) * semua) / Math.max(1, total) < JALAN;
  const nomor = db`
    select urut from po where ${terbuka} ${contains(db, "teksCari", cari, dekat ? "row by row" : undefined)}
    order by urut ${backwards ? db`asc` : db`desc`} limit ${take} offset ${skip}`;
  return { ids: await kode(db, nomor), total };
}

/** Batches and codes add digits, dashes and slashes alone: other words are in the machine's name and code, or nowhere. */
const hanyaMesin = (cari: string): boolean => /[^0-9/-]/.test(cari) && !cari.includes("/");

/** How many hold the text, of how many there are. */
type Banyak = { total: number; semua: number };

async function perMesin(db: Db, { statusPo, cari }: Dicari): Promise<Banyak> {
  const [count] = await db<Banyak[]>`
    select coalesce(sum(banyak) filter (where true ${contains(db, "teksCari", cari)}), 0)::int as total,
      coalesce(sum(banyak), 0)::int as semua
    from po_mesin where status_po = ${statusPo}`;
  return count ?? { total: 0, semua: 0 };
}

/** A number is in few: nothing is said of how many there are beside them. */
async function satuSatu(db: Db, terbuka: Fragment, cari: string): Promise<Banyak> {
  const [count] = await db<{ total: number }[]>`
    select count(*) as total from po where ${terbuka} ${contains(db, "teksCari", cari)}`;
  return { total: count?.total ?? 0, semua: Number.POSITIVE_INFINITY };
}

async function kode(db: Db, nomor: Fragment): Promise<string[]> {
  const rows = await db<{ idPo: string }[]>`
    select id_po from po join (${nomor}) halaman using (urut) order by urut desc`;
  return rows.map((row) => row.idPo);
}
