import type { JenisImpor } from "#areas/pindah/impor/isiImpor.ts";
import type { UntukKolom } from "#areas/sistem/kolom-sendiri/isiKolom.ts";
import type { Problem } from "#kernel/problem.ts";
import type { Tx } from "#platform/db/database.ts";
import { violation } from "#platform/db/database.ts";
import type { ImportColumn } from "#platform/documents/xlsx/read.ts";
import type { SheetRow } from "#platform/documents/xlsx/sheets.ts";
import type { Deed } from "#platform/http/context.ts";
import { conflict } from "#platform/http/refusal.ts";

/**
 * What a room says of the import of its records (`server/impor.ts`): their columns, and how rows are added and taken back. Reading
 * files and finding columns is done once for all of them, in areas/pindah/impor.
 */
export type Pengimpor = {
  readonly columns: readonly ImportColumn[];
  /** Further headings, by the column: those of other programs, the likeliest first, with ` | ` between them. */
  readonly words: Readonly<Record<string, string>>;
  /** What a column holds in all rows of a file that does not have it. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** Amounts of whole rupiah, which other programs keep with decimals. */
  readonly rounded?: readonly string[];
  /** Whose own fields are columns too. */
  readonly kolomSendiri?: UntukKolom;
  /** Adds all rows, or refuses them all with a problem for each wrong cell. */
  add(deed: Deed, read: { rows: SheetRow[]; problems: Problem[] }): Promise<Ditambah>;
  /** Takes back what was added; refuses where something depends on it. */
  remove(deed: Deed, ids: readonly number[]): Promise<void>;
};
export type Ditambah = {
  ids: readonly number[];
  /** How many rows of the file they hold, where that is not one each. */
  banyak?: number;
  /** How they are told, where a number and the kind do not say it. */
  sebutan?: string;
  /** First passwords, which are shown once. */
  sandi?: readonly { noKaryawan: string; namaLengkap: string; passwordAwal: string | null }[];
};

const PENGIMPOR = new Map<JenisImpor, Pengimpor>();
export const offerImpor = (jenis: JenisImpor, pengimpor: Pengimpor): void => {
  PENGIMPOR.set(jenis, pengimpor);
};
export function pengimporOf(jenis: JenisImpor): Pengimpor {
  const pengimpor = PENGIMPOR.get(jenis);
  if (!pengimpor) throw new Error(`no room offers the import of ${jenis}`);
  return pengimpor;
}

type Asal = { table: "pelanggan" | "pemasok" | "produk" | "karyawan"; id: string; nama: string };
type Dirujuk = Asal["table"] | "asset";

/** Refuses where one of these records was changed, or talked about, since it was added. */
export async function refuseChanged(tx: Tx, { table, id, nama }: Asal, ids: readonly number[]): Promise<void> {
  const [berubah] = await tx<{ nama: string; alasan: string }[]>`
    select t.nama, t.alasan from (
      select x.${tx(id)} as id, x.${tx(nama)} as nama, 'sudah diubah sejak diimpor' as alasan from ${tx(table)} x
      where x.${tx(id)} = any(${[...ids]}::int[]) and x.versi > 1
      union all
      select x.${tx(id)}, x.${tx(nama)}, 'sudah dikomentari sejak diimpor' from ${tx(table)} x
      join komentar k on k.jenis = ${table} and k.id_dokumen = x.${tx(id)}::text
      where x.${tx(id)} = any(${[...ids]}::int[])) t
    order by t.id limit 1`;
  if (berubah) throw conflict(`${berubah.nama} ${berubah.alasan}, impor ini tidak dapat dibatalkan lagi`);
}

const DIPAKAI = "Sebagian data impor ini sudah dipakai di dokumen lain, impor ini tidak dapat dibatalkan lagi";

/** Refuses where another table than these refers to one of the records. */
export async function refuseReferred(tx: Tx, table: Dirujuk, ids: readonly number[], kecuali: readonly string[]) {
  const [row] = await tx<{ ada: boolean }[]>`
    select dirujuk(${table}::regclass, ${[...ids]}::bigint[], ${[...kecuali]}::text[]::regclass[]) as ada`;
  if (row?.ada) throw conflict(DIPAKAI);
}

/** Says in words that another record refers to one that was to go. */
export async function refusingUsed<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (violation(error)?.kind !== "foreign") throw error;
    throw conflict(DIPAKAI);
  }
}
