import type { Fragment } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";

/** Kinds of documents with a readable code. */
export type JenisKode =
  | "SO"
  | "INV"
  | "SJ"
  | "PO"
  | "PB"
  | "PA"
  | "JU"
  | "LA"
  | "RT"
  | "UB"
  | "BI"
  | "NK"
  | "HP"
  | "OP"
  | "TG"
  | "UM"
  | "FK"
  | "PT"
  | "IZ"
  | "SV"
  | "KJ"
  | "PN";

/**
 * The next code of its kind, such as `SO-2611-00001`, without gaps within the month. The counter stays locked until the
 * transaction ends, so take it last.
 */
export async function kodeBaru(deed: Deed, jenis: JenisKode): Promise<string> {
  const [kode] = await kodeBerurutan(deed, jenis, 1);
  if (!kode) throw new Error(`No code for ${jenis}`);
  return kode;
}

export async function kodeBerurutan(deed: Deed, jenis: JenisKode, banyak: number): Promise<string[]> {
  const rows = await deed.tx<{ kode: string }[]>`
    with ${kodeDalam(deed, jenis, banyak)} select kode from kode order by urutan`;
  return rows.map((row) => row.kode);
}

/** The next code as the only row of `kode`, after "with", for a statement that stores it at once. */
export const kodeDalam = (deed: Deed, jenis: JenisKode, banyak = 1): Fragment => deed.tx`
  nomor as (${naikkan(deed, jenis, banyak)}),
  kode as (
    select urutan, ${`${jenis}-${bulanDari(deed)}-`}::text || lpad(urutan::text, greatest(5, length(urutan::text)), '0') as kode
    from nomor cross join generate_series(nomor - ${banyak - 1}, nomor) urutan)`;

/** The code of an asset, `KEN/GDG/2611/001`: numbered within its category, place and month. */
export async function kodeAssetBaru(deed: Deed, { kode, singkatan }: { kode: string; singkatan: string }) {
  const jenis = `${kode}/${singkatan}`;
  const nomor = await hitung(deed, jenis, 1);
  return `${jenis}/${bulanDari(deed)}/${String(nomor).padStart(3, "0")}`;
}

/** The month of a deed as codes name it: "2611". */
export const bulanDari = ({ today }: Pick<Deed, "today">): string => today.slice(2, 4) + today.slice(5, 7);

/** Raises the counter of this month by `banyak` and answers the last number taken. */
async function hitung(deed: Deed, jenis: string, banyak: number): Promise<number> {
  const [row] = await naikkan(deed, jenis, banyak);
  if (!row) throw new Error(`No number for ${jenis}`);
  return row.nomor;
}

const naikkan = (deed: Deed, jenis: string, banyak: number) => deed.tx<{ nomor: number }[]>`
  insert into penomoran (jenis, bulan, nomor) values (${jenis}, ${bulanDari(deed)}, ${banyak})
  on conflict (jenis, bulan) do update set nomor = penomoran.nomor + ${banyak}
  returning nomor`;

/**
 * The text to search for where somebody typed the whole code of a purchase order: its number alone. The list searches
 * numbers only, because with the letters a search for "po" would find every row.
 */
export const nomorPo = (cari: string): string => cari.replace(/^po[ ./-]*(?=\d)/i, "");

/** Locks counters of this month until the transaction ends, and answers the last number of each. */
export async function lockPenomoran(deed: Deed, jenis: readonly string[]): Promise<Map<string, number>> {
  const rows = await deed.tx<{ jenis: string; nomor: number }[]>`
    insert into penomoran (jenis, bulan, nomor)
    select jenis, ${bulanDari(deed)}, 0 from unnest(${[...jenis]}::text[]) j(jenis) order by jenis
    on conflict (jenis, bulan) do update set nomor = penomoran.nomor
    returning jenis, nomor`;
  return new Map(rows.map((row) => [row.jenis, row.nomor]));
}

/** Moves locked counters on to the last number taken. */
export async function advanceNumbering(deed: Deed, sampai: readonly { jenis: string; nomor: number }[]): Promise<void> {
  await deed.tx`
    update penomoran p set nomor = s.nomor from jsonb_to_recordset(${deed.tx.json(sampai)}) as s(jenis text, nomor int)
    where p.jenis = s.jenis and p.bulan = ${bulanDari(deed)}`;
}
