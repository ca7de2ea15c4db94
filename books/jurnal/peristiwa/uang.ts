import type { Db, Fragment } from "#platform/db/database.ts";
import { akun, akunAsset } from "../akun.ts";
import { type Berapa, barisan } from "./barisan.ts";
import { hariBatal } from "./nilai.ts";

/**
 * Money that moved: one fact for each row of kas, with its account `id_akun`, the amount `nominal` (positive: in) and
 * the opposite account `id_akun_lawan`. A move between two accounts of the company has no opposite account, because it
 * has two rows in kas.
 */
export const faktaUang = (db: Db, yang: Fragment): Fragment => db`
  select k.waktu, k.tanggal, d.peristiwa, d.dokumen, p.deskripsi_pengajuan as keterangan, a.id_akun,
    k.debit - k.kredit as nominal, l.id_akun as id_akun_lawan, l.sub as sub_lawan,
    coalesce(i.jasa, 0) * case when k.debit > 0 then 1 else -1 end as jasa,
    coalesce(i.pph_dipotong, 0) * case when k.debit > 0 then 1 else -1 end as pph
  from kas k
  join pengajuan p using (id_pengajuan)
  join kebutuhan b on b.id_kebutuhan = p.id_kebutuhan
  join akun a on a.id_rekening = k.id_rekening
  left join (
    select i.id_invoice, case s.tipe_so when 'Online' then i.jasa_online else 0 end as jasa, i.pph_dipotong
    from invoice i join so s using (id_so) where i.jasa_online > 0 and s.tipe_so = 'Online' or i.pph_dipotong > 0
  ) i on i.id_invoice = p.id_invoice
  left join pelepasan_asset t on t.id_pelepasan_asset = p.id_pelepasan_asset
  cross join lateral (select
    p.id_so is not null and (p.id_invoice is not null or b.bawaan = 'pengembalian-dana') as milik_order) m
  cross join lateral (select
    case when p.id_invoice is not null then 'invoice' when p.id_po is not null then 'po-bayar' when p.id_tagihan is not null then 'tagihan-bayar'
      when p.id_piutang_awal is not null then 'piutang-awal-bayar'
      when p.id_uang_muka is not null then 'uang-muka-beli'
      when p.id_pengajuan_asset is not null then 'asset-beli' when t.id_asset is not null then 'asset-jual' when p.tipe_pengajuan = 'pindah' then 'pindah'
      when milik_order then 'pengembalian' else 'pengajuan' end as peristiwa,
    coalesce(p.id_invoice, p.id_po, p.id_tagihan, p.id_piutang_awal, p.id_uang_muka, p.id_pengajuan_asset, p.id_pelepasan_asset, p.id_pengajuan) as dokumen) d
  cross join lateral (select
    case when p.tipe_pengajuan = 'pindah' then null
      when milik_order or p.id_piutang_awal is not null then ${akun(db, "piutang")}
      when p.id_po is not null or p.id_tagihan is not null then ${akun(db, "hutang-usaha")}
      when p.id_uang_muka is not null then ${akun(db, "uang-muka-beli")}
      when p.id_pengajuan_asset is not null then (
        select ${akunAsset(db, db`r.id_kategori_asset`, "Aset Tetap")} from pengajuan_asset r
        where r.id_pengajuan_asset = p.id_pengajuan_asset)
      when t.harga_jual > t.nilai_buku then ${akun(db, "laba-pelepasan")}
      when t.id_asset is not null then ${akun(db, "rugi-pelepasan")}
      else (select id_akun from akun where id_kebutuhan = p.id_kebutuhan) end as id_akun,
    case when milik_order then p.id_so else coalesce(p.id_po, p.id_tagihan, p.id_piutang_awal, p.id_uang_muka, p.id_pengajuan_asset) end as sub) l
  where ${yang}`;

/**
 * The fee that a marketplace kept (`jasa`) never reached our account, but the customer has paid it: it is booked as a
 * cost, until the invoice is cancelled and its money paid back. PPh 23 that the customer kept (`pph`) is a tax that we paid
 * beforehand.
 */
export const barisUang = (db: Db, fakta: Fragment, berapa: Berapa = "sedikit"): Fragment =>
  barisan(
    db,
    fakta,
    berapa,
    [db`f.id_akun`, null, db`f.nominal`],
    [akun(db, "jasa-online"), null, db`f.jasa`],
    [akun(db, "pph23-dimuka"), null, db`f.pph`],
    [
      db`f.id_akun_lawan`,
      db`f.sub_lawan`,
      db`case when f.id_akun_lawan is null then 0 else -f.nominal - f.jasa - f.pph end`,
    ],
  );

/** Cancelled orders of which a marketplace had kept a fee, or the customer PPh 23; `yang` selects rows `s` of so. */
export const faktaJasaBatal = (db: Db, yang: Fragment): Fragment => db`
  select s.dibatalkan as waktu, ${hariBatal(db)} as tanggal, 'jasa-batal' as peristiwa, s.id_so as dokumen, '' as keterangan,
    s.id_so, s.jasa_batal as jasa, s.pph_batal as pph
  from so s where s.jasa_batal + s.pph_batal > 0 and ${yang}`;

/** What was kept is given back with the customer's money: it is no cost or tax of ours, and we owe the customer only what reached us. */
export const barisJasaBatal = (db: Db, fakta: Fragment): Fragment =>
  barisan(
    db,
    fakta,
    "sedikit",
    [akun(db, "piutang"), db`f.id_so`, db`f.jasa + f.pph`],
    [akun(db, "jasa-online"), null, db`-f.jasa`],
    [akun(db, "pph23-dimuka"), null, db`-f.pph`],
  );
