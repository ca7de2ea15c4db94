import type { JenisRiwayat } from "#areas/sistem/riwayat/contract.ts";
import { waktu } from "#kernel/format.ts";
import type { Waktu } from "#kernel/types.ts";
import type { Db, Tx } from "#platform/db/database.ts";
import { conflict } from "#platform/http/refusal.ts";

type Stale = { jenis: JenisRiwayat; id: string | number; stored: number; seen: number | null };

/**
 * Refuses an edit of a document that somebody else changed after the form was filled, and says who. A client that sends
 * no `versi` is not checked.
 */
export async function assertVersion(tx: Tx, { jenis, id, stored, seen }: Stale): Promise<void> {
  if (seen === null || seen === stored) return;
  const who = await pelakuTerakhir(tx, jenis, id);
  throw conflict(`Data ini sudah diubah ${who}. Isian Anda belum disimpan, periksa data terbaru lalu simpan kembali`);
}

/** Who changed the document last, for the sentence of a refusal. */
export async function pelakuTerakhir(db: Db, jenis: JenisRiwayat, id: string | number): Promise<string> {
  const [last] = await riwayatOf(db, jenis, String(id), 1);
  return last ? `oleh ${last.namaUser} pada ${waktu(last.waktu)}` : "orang lain";
}

export type RiwayatRow = {
  idRiwayat: number;
  waktu: Waktu;
  namaUser: string;
  panggilan: string;
  jenis: JenisRiwayat;
  idDokumen: string;
  idSo: string | null;
  sebelum: Record<string, unknown> | null;
  sesudah: Record<string, unknown> | null;
};

/** The history of a document, newest first; that of an order includes its lines, invoices and delivery notes. */
export function riwayatOf(db: Db, jenis: JenisRiwayat, id: string, limit: number): Promise<RiwayatRow[]> {
  const ownOnly = db`jenis = ${jenis} and id_dokumen = ${id}`;
  const columns = db`id_riwayat, waktu, nama_user, panggilan, jenis, id_dokumen, id_so, sebelum, sesudah`;
  if (jenis !== "order") {
    return db<RiwayatRow[]>`select ${columns} from riwayat where ${ownOnly} order by id_riwayat desc limit ${limit}`;
  }
  return db<RiwayatRow[]>`
    select ${columns} from (
      (select * from riwayat where ${ownOnly} order by id_riwayat desc limit ${limit})
      union
      (select * from riwayat where id_so = ${id} order by id_riwayat desc limit ${limit})
    ) r order by id_riwayat desc limit ${limit}`;
}
