import type { Db, Fragment } from "#platform/db/database.ts";
import { nilaiBergerak, nilaiSetelah } from "../../stok/nilai.ts";
import { akun } from "../akun.ts";
import { type Berapa, barisan } from "./barisan.ts";

/**
 * Goods that moved: one fact for each row of stok. `nilai` is what the row added to the value of the stock,
 * `hutang` what its document charges, and `selisih` the part of it that belongs to goods which have left. `biaya` is what a
 * production cost, with the `upah` in it where there is a recipe. `perubahan_harga` is the change of value that a new purchase price caused for
 * goods which were there already, in the rows from before goods were valued by what was paid for them.
 */
export const faktaBarang = (db: Db, yang: Fragment): Fragment => db`
  select t.waktu, t.tanggal,
    case t.jenis when 'kirim' then 'kirim' when 'batal-kirim' then 'batal-kirim' when 'po' then 'po-terima'
      when 'produksi' then 'produksi' when 'retur' then 'retur'
      when 'biaya' then case when ${dariProduksi(db, "t")} then 'produksi-selisih' else 'tagihan-nilai' end
      when 'servis' then 'servis-part' when 'batal-servis' then 'servis-batal' when 'pakai' then 'produksi-bahan'
      when 'batal-pakai' then 'produksi-bahan' else 'stok-' || t.jenis end as peristiwa,
    coalesce(nullif(t.sumber, ''), t.id_produk::text) as dokumen,
    case when t.jenis in ('po', 'produksi') and t.qty < 0 or t.jenis = 'batal-pakai' then 'Diurungkan'
      when t.jenis in ('kirim', 'batal-kirim', 'po', 'produksi', 'retur', 'pakai') then '' else t.keterangan end as keterangan,
    t.jenis, t.sumber, ${nilaiBergerak(db)} as nilai,
    case when t.nilai is null then coalesce(s.saldo * (t.harga_beli - s.harga_beli), 0)
      else t.nilai_saldo - t.nilai - coalesce(${nilaiSetelah(db, "s")}, 0) end as perubahan_harga,
    case t.jenis when 'biaya' then t.nilai + t.selisih else coalesce(t.unit, t.qty) * coalesce(po.harga_satuan, 0) end as hutang,
    t.selisih, sign(t.qty)::integer * pr.upah as upah,
    case when t.jenis = 'produksi' then coalesce(sign(t.qty)::integer * (pr.bahan + pr.upah), ${nilaiBergerak(db)}) else 0 end as biaya
  from stok t
  left join stok s on s.id_produk = t.id_produk and s.urut = t.urut - 1
  left join po on t.jenis = 'po' and po.id_po = t.sumber
  left join produksi pr on t.jenis = 'produksi' and pr.id_produksi = t.id_produksi
  where ${yang}`;

/** Whether a cost that was added to goods comes from an entry that clears production costs, not from a supplier. */
const dariProduksi = (db: Db, alias: string): Fragment => db`(${db(alias)}.sumber like 'JU-%')`;

/**
 * The stock account changes by the cost of the goods; the other account follows from the kind of movement (`jenis`).
 */
export const barisBarang = (db: Db, fakta: Fragment, berapa: Berapa = "sedikit"): Fragment =>
  barisan(
    db,
    fakta,
    berapa,
    [akun(db, "persediaan"), null, db`f.nilai + f.perubahan_harga`],
    [
      akun(db, "penyesuaian-persediaan"),
      null,
      db`-f.perubahan_harga - case when f.jenis in ('tambah', 'koreksi', 'perbaikan') then f.nilai else 0 end`,
    ],
    [
      akun(db, "hpp"),
      null,
      db`case when f.jenis in ('kirim', 'batal-kirim', 'retur') then -f.nilai else f.selisih end`,
    ],
    [akun(db, "beban-servis"), null, db`case when f.jenis in ('servis', 'batal-servis') then -f.nilai else 0 end`],
    [
      akun(db, "barang-dalam-proses"),
      null,
      db`case when f.jenis = 'produksi' then coalesce(f.upah, 0) - f.biaya when f.jenis in ('pakai', 'batal-pakai') then -f.nilai
        when f.jenis = 'biaya' and ${dariProduksi(db, "f")} then -f.hutang else 0 end`,
    ],
    [akun(db, "upah-produksi"), null, db`-coalesce(f.upah, 0)`],
    [akun(db, "saldo-awal"), null, db`case f.jenis when 'awal' then -f.nilai else 0 end`],
    [
      akun(db, "hutang-usaha"),
      db`f.sumber`,
      db`case when f.jenis = 'po' or f.jenis = 'biaya' and not ${dariProduksi(db, "f")} then -f.hutang else 0 end`,
    ],
    [
      akun(db, "selisih-harga-beli"),
      null,
      db`case f.jenis when 'po' then f.hutang - f.nilai when 'produksi' then f.biaya - f.nilai else 0 end`,
    ],
  );
