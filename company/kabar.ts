import type { JenisKabar } from "#areas/sistem/kabar/contract.ts";
import { JENIS_KOMENTAR, type JenisKomentar } from "#areas/sistem/komentar/jenisKomentar.ts";
import { RIWAYAT } from "#areas/sistem/riwayat/contract.ts";
import { type Menu, PRIVILEGED } from "#kernel/permission.ts";
import type { Db, Fragment, Sql, Tx } from "#platform/db/database.ts";

/** The menus that show a kind of document. */
export const menuDokumen = (jenis: JenisKomentar): readonly Menu[] => RIWAYAT[jenis];

/** Of the employees `k` with role `r` those who work here and have one of the menus. */
export const yangMelihat = (db: Db, menus: readonly Menu[]): Fragment => db`
  not k.dihapus and not k.resign and (r.nama_role = any(${[...PRIVILEGED]}) or k.menu && ${[...menus]}::text[])`;

/** The kinds of documents that the menus of the employee `k` with role `r` show now. */
export const jenisTerlihat = (db: Db): Fragment => db`
  array(select d.jenis
    from jsonb_to_recordset(${db.json(JENIS_KOMENTAR.map((jenis) => ({ jenis, menu: menuDokumen(jenis) })))})
      as d(jenis text, menu text[])
    where r.nama_role = any(${[...PRIVILEGED]}) or k.menu && d.menu)`;

export type KabarBaru = {
  jenis: JenisKabar;
  /** Told once to each person under this name. */
  kunci: string;
  pesan: string;
  untuk: readonly number[];
  dokumen: { jenis: JenisKomentar; kunci: string };
};

/** Tells news in the transaction of what it is about: to those of the people who may see the document, each once. */
export async function notify(
  { tx, now }: { tx: Tx; now: Date },
  { dokumen, untuk, ...kabar }: KabarBaru,
): Promise<void> {
  if (untuk.length === 0) return;
  await tx`
    insert into kabar (id_user, jenis, kunci, pesan, jenis_dokumen, id_dokumen, waktu)
    select k.id_user, ${kabar.jenis}, ${kabar.kunci}, ${kabar.pesan}, ${dokumen.jenis}, ${dokumen.kunci}, ${now}
    from karyawan k join role r using (id_role)
    where k.id_user = any(${[...untuk]}::integer[]) and ${yangMelihat(tx, menuDokumen(dokumen.jenis))}
    on conflict do nothing`;
}

const SEHARI_MS = 24 * 3_600_000;
const HARI_DIBACA = 90;
const HARI_BELUM = 365;

/** Forgets news that was read months ago, or not within a year; but not that of stock that still must be bought, which would be told again. */
export async function tidyKabar(sql: Sql, now: Date): Promise<void> {
  const sebelum = (hari: number) => new Date(now.getTime() - hari * SEHARI_MS);
  await sql`
    delete from kabar b
    where waktu < ${sebelum(HARI_DIBACA)} and (dibaca < ${sebelum(HARI_DIBACA)} or waktu < ${sebelum(HARI_BELUM)})
      and not (jenis = 'stok' and exists (
        select from produk p where p.kode_produk = b.id_dokumen and p.jumlah_stock <= p.minimal_stock))`;
}
