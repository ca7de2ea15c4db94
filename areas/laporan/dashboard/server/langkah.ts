import type { Fragment } from "#platform/db/database.ts";
import type { ReadCtx } from "#platform/http/context.ts";

/**
 * Next steps that are due and not done. Those with a customer belong to the sales person in charge, and to who wrote the
 * note where there is none any more.
 */
export const langkahPelanggan = ({ db, user, today }: ReadCtx): Fragment => db`
  select u.nama as id, u.id_pelanggan::text as kunci, concat_ws(', ', c.langkah, nullif(u.instansi, '')) as keterangan,
    c.tgl_langkah as tanggal, null::bigint as nominal, c.tgl_langkah - date '2000-01-01' as urut
  from pelanggan_catatan c join pelanggan p using (id_pelanggan) join pelanggan u on u.id_pelanggan = p.id_utama
  left join karyawan s on s.id_user = u.id_sales and not s.dihapus and not s.resign
  where c.selesai is null and c.langkah <> '' and c.tgl_langkah <= ${today}
    and coalesce(s.id_user, c.id_user) = ${user.idUser}`;

/** Those with a supplier belong to who wrote the note. */
export const langkahPemasok = ({ db, user, today }: ReadCtx): Fragment => db`
  select k.nama as id, k.id_pemasok::text as kunci, c.langkah as keterangan, c.tgl_langkah as tanggal, null::bigint as nominal,
    c.tgl_langkah - date '2000-01-01' as urut
  from pemasok_catatan c join pemasok p using (id_pemasok) join pemasok k on k.id_pemasok = p.pokok
  where c.selesai is null and c.langkah <> '' and c.tgl_langkah <= ${today} and c.id_user = ${user.idUser}`;
