import type { HasilAturan } from "#contract/sistem/pemeriksaan-buku.ts";
import type { Db, Fragment } from "#server/platform/postgres/database.ts";

export type { HasilAturan } from "#contract/sistem/pemeriksaan-buku.ts";

/**
 * One rule that must always be true of the books. `temuan` selects a row `(dokumen, keterangan)` for every document
 * that breaks it, `diperiksa` counts what was looked at. Rules are written from the documents up, not with the code
 * that keeps the books.
 */
export type Aturan = {
  aturan: string;
  diperiksa: (db: Db) => Fragment;
  temuan: (db: Db) => Fragment;
};

/** Findings shown per rule: a broken rule is told by its first documents, not by all of them. */
export const MAX_TEMUAN = 100;

export const hasilDari = (aturan: string, diperiksa: number, temuan: readonly string[]): HasilAturan => ({
  aturan,
  lolos: temuan.length === 0,
  diperiksa,
  temuan: temuan.slice(0, MAX_TEMUAN),
});
