import type { Db, Fragment } from "#platform/db/database.ts";

/** The name of the document of an entry `j` on its day: for a product its code, for depreciation the category. */
export const namaDokumen = (db: Db): Fragment => db`
  case when j.peristiwa like 'stok-%' and j.dokumen ~ '^[0-9]{1,9}$'
      then coalesce((select p.kode_produk from produk_pada(j.tanggal) p where p.id_produk = j.dokumen::integer), j.dokumen)
    when j.peristiwa = 'susut'
      then coalesce((select k.nama_kategori from kategori_asset k where k.id_kategori_asset = j.dokumen::integer), j.dokumen)
    else j.dokumen end`;

/** The key by which a screen finds the document: a product by its present code, a delivery note by its order. */
export const lockDokumen = (db: Db): Fragment => db`
  case when j.dokumen like 'SJ-%' then (select s.id_so from surat_jalan s where s.id_surat_jalan = j.dokumen)
    when j.peristiwa = 'susut' then null
    when j.peristiwa like 'stok-%' and j.dokumen ~ '^[0-9]{1,9}$'
      then (select p.kode_produk from produk p where p.id_produk = j.dokumen::integer)
    else j.dokumen end`;

/** The accounts on the other side of a line `b` of the entry `j`. */
export const akunLawan = (db: Db): Fragment => db`
  coalesce((
    select string_agg(distinct g.nama, ', ') from jurnal_baris l join bagan_pada(j.tanggal) g using (id_akun)
    where l.id_jurnal = b.id_jurnal and (l.debit = 0) <> (b.debit = 0)), '')`;
