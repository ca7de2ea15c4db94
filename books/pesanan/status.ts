import { STATUS_BARANG } from "#areas/penjualan/order/label.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import { selisihTagihan } from "./selisih.ts";

/** The facts of these orders from which their state follows. */
const fakta = (db: Db, ids: readonly string[]): Fragment => db`
  select s.id_so, s.dibatalkan is not null as dibatalkan, j.barang, i.semua > 0 as ada_invoice,
    i.disetujui > 0 as ada_disetujui, i.sisa + ${selisihTagihan(db, db`s.id_so`)} as sisa,
    exists (select 1 from orderan o where o.id_so = s.id_so and o.dibatalkan is null and o.status_produk = 'Progress')
      as ada_progress
  from so s
  -- The least advanced note, once all units of the order stand on notes.
  left join lateral (
    select n.status_barang as barang from surat_jalan n
    where n.id_so = s.id_so and not exists (select 1 from orderan o
      where o.id_so = s.id_so and o.dibatalkan is null and o.qty_bersurat < o.qty + o.qty_ganti)
    order by array_position(${[...STATUS_BARANG]}::text[], n.status_barang) limit 1
  ) j on true
  -- sisa: what the last approved invoice left; what was changed of it since is added above.
  cross join lateral (
    select count(*) as semua, count(*) filter (where status_approve = 'Disetujui') as disetujui,
      (array_agg(nominal_sisa_bayar order by ke desc) filter (where status_approve = 'Disetujui'))[1] as sisa
    from invoice where invoice.id_so = s.id_so and dihapus is null
  ) i
  where s.id_so = any(${[...ids]})`;

const statusPembayaran = (db: Db): Fragment => db`
  case when not ada_invoice then '' when not ada_disetujui then 'Pending' when sisa = 0 then 'Lunas' else 'Proses' end`;

/** The first condition that holds decides. Nothing else sets `status_so`. */
const statusSo = (db: Db): Fragment => db`
  case
    when dibatalkan then 'Cancel'
    when barang in ('Kirim', 'Diambil') and sisa = 0 then 'Selesai'
    when barang is not null then barang
    when not ada_disetujui then 'Ajukan'
    when ada_progress then 'Proses'
    else 'Belum'
  end`;

/** The states of these orders as they follow from their facts: id_so, status, pembayaran. */
export const keadaan = (db: Db, ids: readonly string[]): Fragment => db`
  select id_so, ${statusSo(db)} as status, ${statusPembayaran(db)} as pembayaran from (${fakta(db, ids)}) fakta`;
