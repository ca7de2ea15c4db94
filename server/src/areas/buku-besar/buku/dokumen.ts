import type { Db, Fragment } from "#server/platform/postgres/database.ts";

/** What a person calls the document of an entry `j`: a product by its code, a depreciation by its category. */
export const dokumen = (db: Db): Fragment => db`
  case when j.peristiwa like 'stok-%' and j.dokumen ~ '^[0-9]{1,9}$'
      then coalesce((select p.kode_produk from produk p where p.id_produk = j.dokumen::integer), j.dokumen)
    when j.peristiwa = 'susut'
      then coalesce((select k.nama_kategori from kategori_asset k where k.id_kategori_asset = j.dokumen::integer), j.dokumen)
    else j.dokumen end`;

/** What its screen finds it by: a delivery note stands with its order. */
export const kunciDokumen = (db: Db): Fragment => db`
  case when j.dokumen like 'SJ-%' then (select s.id_so from surat_jalan s where s.id_surat_jalan = j.dokumen)
    when j.peristiwa = 'susut' then null
    else ${dokumen(db)} end`;

/** The accounts on the other side of the entry of a line `b`. */
export const lawan = (db: Db): Fragment => db`
  coalesce((
    select string_agg(distinct g.nama, ', ') from jurnal_baris l join bagan_akun g using (id_akun)
    where l.id_jurnal = b.id_jurnal and (l.debit = 0) <> (b.debit = 0)), '')`;
