import { PUTUSAN_KOREKSI } from "#areas/sistem/persetujuan/contract.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import type { User } from "#platform/http/context.ts";
import { dalamBatas } from "./batas.ts";
import { putusanKoreksi } from "./koreksi.ts";
import { type Aturan, harusOrangLain } from "./putusan.ts";

/** Everything that waits, whoever may decide it; `otomatis` is nobody's own request. */
const semuaMenunggu = (db: Db): Fragment => db`
  select 'pengajuan' as jenis, id_pengajuan as id, versi, dibuat, id_user, otomatis, id_kebutuhan,
    nominal_pengajuan as nominal
  from pengajuan where status_pengajuan = 'Menunggu'
  union all
  select 'pengajuanAsset', id_pengajuan_asset, versi, dibuat, id_user, false, ${bawaan(db, "pembelian-asset")}, harga
  from pengajuan_asset where status_pengajuan = 'Menunggu'
  union all
  select 'pelepasanAsset', p.id_pelepasan_asset, 1, p.dibuat, p.id_user, false, ${bawaan(db, "pelepasan-asset")},
    greatest(p.harga_jual, a.harga)
  from pelepasan_asset p join asset a using (id_asset) where p.status_pengajuan = 'Menunggu'
  union all
  select 'jurnalUmum', id_jurnal_umum, 1, dibuat, id_user, false, null, coalesce(jumlah, nominal)
  from jurnal_umum where status = 'Menunggu'
  union all
  select ${putusanKoreksi(db, db`jenis`)}, id_koreksi, 1, dibuat, id_user, false, case jenis when 'batal-invoice' then ${bawaan(db, "penjualan")} end, nominal
  from koreksi where status = 'Menunggu'
  union all
  select 'opname', id_opname, versi, dikirim, id_user, false, null, taruhan from opname where status = 'Menunggu'
  union all
  select 'invoice', p.id_invoice, p.versi, p.dibuat, p.id_user, true, ${bawaan(db, "penjualan")}, ${uangInvoice(db)}
  from invoice p join so s using (id_so) where p.status_approve = 'Menunggu' and p.dihapus is null`;

const bawaan = (db: Db, nama: string): Fragment => db`(select id_kebutuhan from kebutuhan where bawaan = ${nama})`;

/** An amount in words of a sentence. */
export const rupiahTeks = (db: Db, nominal: Fragment): Fragment =>
  db`'Rp ' || replace(to_char(${nominal}, 'FM999,999,999,999,999'), ',', '.')`;

/** What the account receives for the invoice `p` of the order `s`, as `uangDiterima` says. */
export const uangInvoice = (db: Db): Fragment => db`
  p.nominal_bayar - p.nominal_sisa_bayar
    + case s.tipe_so when 'Online' then s.total_tambahan_online - p.jasa_online else 0 end`;

/**
 * The rows (jenis, id, versi, dibuat and so on) that wait for this person's decision: without one's own requests, and
 * what the limits leave to others.
 */
export function menungguPutusan(db: Db, user: User, aturan: Pick<Aturan, "pengajuanSendiriOlehOrangLain">): Fragment {
  const milikku = harusOrangLain(user, aturan) ? db`(w.otomatis or w.id_user <> ${user.idUser})` : db`true`;
  // Whoever asked for a correction never decides it, whatever the company's rule for requests.
  const bukanKoreksiku = db`(w.jenis <> all(${[...PUTUSAN_KOREKSI]}::text[]) or w.id_user <> ${user.idUser})`;
  return db`
    select w.* from (${semuaMenunggu(db)}) w
    where ${milikku} and ${bukanKoreksiku} and ${bukanHitunganku(db, user)}
      and ${bukanBebanku(db, user)} and ${dalamBatas(db, user)}`;
}

/** Who began, counted or sent an opname never decides it. */
const bukanHitunganku = (db: Db, { idUser }: User): Fragment => db`
  (w.jenis <> 'opname' or w.id_user <> ${idUser}
    and not exists (select from opname o where o.id_opname = w.id and o.id_user_kirim = ${idUser})
    and not exists (select from opname_hitung h where h.id_opname = w.id and h.id_user = ${idUser}))`;

/** Whoever asked for production costs to be cleared, or for that to be taken back, never decides it. */
const bukanBebanku = (db: Db, { idUser }: User): Fragment => db`
  (w.jenis <> 'jurnalUmum' or w.id_user <> ${idUser} or not exists (
    select from jurnal_umum u join pembebanan p on p.id_jurnal_umum in (u.id_jurnal_umum, u.membalik)
    where u.id_jurnal_umum = w.id and u.id_user = ${idUser}))`;
