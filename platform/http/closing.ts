import { asOne } from "../db/asOne.ts";
import type { Fragment, Tx } from "../db/database.ts";

/** The fields of a document that a reader may see, as they were or became. */
export type Snapshot = Readonly<Record<string, unknown>> | null;

/** A row of riwayat. */
export type HistoryRow = {
  waktu: Date;
  /** Null for who is no employee: the customer who agrees to an offer. */
  idUser: number | null;
  namaUser: string;
  panggilan: string;
  jenis: string;
  id: string;
  idSo: string | null;
  sebelum: Snapshot;
  sesudah: Snapshot;
};

/**
 * What nothing else in a transaction waits for, such as its history and the pictures of a new record. The kernel sends it
 * as one statement, together with the commit.
 */
export type Closing = { readonly history: HistoryRow[]; readonly statements: Fragment[] };

/** That statement, or null where there is nothing to write. */
export const closingStatement = (tx: Tx, { history, statements }: Closing): Fragment | null =>
  asOne(tx, [...(history.length > 0 ? [insertHistory(tx, history)] : []), ...statements]);

export const insertHistory = (tx: Tx, rows: readonly HistoryRow[]): Fragment => tx`
  insert into riwayat (waktu, id_user, nama_user, panggilan, jenis, id_dokumen, id_so, sebelum, sesudah)
  select waktu, "idUser", "namaUser", panggilan, jenis, id, "idSo", sebelum, sesudah
  from jsonb_to_recordset(${tx.json(rows)}) as r(waktu timestamptz, "idUser" int, "namaUser" text, panggilan text,
    jenis text, id text, "idSo" text, sebelum jsonb, sesudah jsonb)`;
