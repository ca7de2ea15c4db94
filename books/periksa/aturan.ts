import type { HasilAturan } from "#areas/sistem/pemeriksaan-buku/contract.ts";
import type { Db, Fragment } from "#platform/db/database.ts";

export type { HasilAturan } from "#areas/sistem/pemeriksaan-buku/contract.ts";

/**
 * A rule that must always be true of the books. `temuan` selects a row `(dokumen, keterangan)` for every document that
 * breaks it, `diperiksa` counts the documents looked at. Rules compute from the documents and share no code with the
 * books.
 */
export type Aturan = {
  aturan: string;
  diperiksa: (db: Db) => Fragment;
  temuan: (db: Db) => Fragment;
  /** What `temuan` reads beside the tables. */
  dari?: Sumber;
  /** Takes long in large books: it begins before the others, so that both connections end at about the same time. */
  lama?: true;
};

/**
 * What several rules compute from the same large tables, "name as materialized (…)": the rules that name it are asked in
 * one statement, which reads those tables once.
 */
export type Sumber = (db: Db) => Fragment;

/** The most documents that are reported for one rule. */
export const MAX_TEMUAN = 100;

export const hasilDari = (aturan: string, diperiksa: number, temuan: readonly string[]): HasilAturan => ({
  aturan,
  lolos: temuan.length === 0,
  diperiksa,
  temuan: temuan.slice(0, MAX_TEMUAN),
});
