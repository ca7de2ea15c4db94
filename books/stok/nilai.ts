import type { Db, Fragment } from "#platform/db/database.ts";

/**
 * What goods are worth. A row `t` of stok moves `nilai`; rows from before goods were valued by what was paid for them
 * have none, and moved the purchase price of their time.
 */
export const nilaiBergerak = (db: Db): Fragment => db`coalesce(t.nilai, t.qty * t.harga_beli)`;

/** What the stock was worth after a row. `alias` names the row. */
export const nilaiSetelah = (db: Db, alias: string): Fragment => {
  const row = db(alias);
  return db`coalesce(${row}.nilai_saldo, ${row}.saldo * ${row}.harga_beli)`;
};

/**
 * What goods bring that come in from a document, and what its undoing takes out again; `r` is a movement, `r.sampai` the
 * sum of its units and of those before it in the same action. The database values all other movements at the average.
 */
export const nilaiDokumen = (db: Db): Fragment => db`
  case
    when r.jenis = 'po' and (r.qty > 0 or r.unit is not null)
      then coalesce(r.unit, r.qty) * coalesce((select harga_satuan from po where id_po = r.sumber), ${standar(db)})
    when r.jenis = 'produksi' and r."idProduksi" is not null
      then (select sign(r.qty) * (p.bahan + p.upah) from produksi p where p.id_produksi = r."idProduksi")::bigint
    when r.jenis = 'produksi' and r.qty > 0 then r.qty * ${standar(db)}
    when r.jenis in ('po', 'produksi') then ${kembali(db, db`array[r.sumber]`, db`array[r.jenis]`)}
    when r.jenis = 'batal-pakai' then ${terpakai(db)}
    when r.jenis = 'batal-servis' then ${kembali(db, db`array[r.sumber]`, db`array['servis', 'batal-servis']`)}
    when r.jenis = 'batal-kirim' then ${kembali(db, db`array[r.sumber]`, db`array['kirim', 'batal-kirim']`)}
    when r.jenis = 'retur' then ${kembali(
      db,
      db`array(select s.id_retur from retur k join retur s using (id_surat_jalan) where k.id_retur = r.sumber)
         || (select id_surat_jalan from retur where id_retur = r.sumber)`,
      db`array['kirim', 'batal-kirim', 'retur']`,
    )}
    else 0 end`;

/** What a production took of a material. */
const terpakai = (db: Db): Fragment => db`
  (select -sum(t.nilai)::bigint from stok t
   where t.id_produksi = r."idProduksi" and t.id_produk = r.id and t.jenis = 'pakai')`;

const standar = (db: Db): Fragment => db`(select harga_beli from produk where id_produk = r.id)`;

/** What a unit had cost that left with a note of a return; `r` is a row of retur, `o` one of orderan. */
export const biayaTerkirim = (db: Db): Fragment => db`
  (select coalesce(div(sum(${nilaiBergerak(db)})::numeric, nullif(sum(t.qty), 0)), 0)::bigint from stok t
   where t.sumber = r.id_surat_jalan and t.id_produk = o.id_produk and t.jenis in ('kirim', 'batal-kirim'))`;

/**
 * The share of the units in the value that the rows of their documents moved so far: all units together take it back to
 * the rupiah, in any number of steps.
 */
const kembali = (db: Db, sumber: Fragment, jenis: Fragment): Fragment => db`
  (select coalesce(round(sum(${nilaiBergerak(db)})::numeric * r.sampai / nullif(sum(t.qty), 0))
      - round(sum(${nilaiBergerak(db)})::numeric * (r.sampai - r.qty) / nullif(sum(t.qty), 0)), 0)::bigint
   from stok t where t.sumber = any(${sumber}) and t.id_produk = r.id and t.jenis = any(${jenis}) and t.id_produksi is null)`;

/**
 * What a correction by `qty` units would move now; `p` is a product and `t` the last row of its book, or null. The database
 * values the correction in the same way when it is booked.
 */
export const nilaiKoreksi = (db: Db, qty: Fragment): Fragment => {
  const dasar = db`coalesce(case when t.nilai is null then t.saldo * t.harga_beli else t.nilai_saldo end, 0)`;
  return db`
  (case when p.jumlah_stock + ${qty} = 0 then -${dasar}
    when p.jumlah_stock > 0 and (${qty} < 0 or ${dasar} > 0)
      then round(${dasar}::numeric * ${qty} / p.jumlah_stock)
    when ${qty} < 0 then 0 else round(${qty}::numeric * p.harga_beli / p.isi_beli) end)::bigint`;
};

/** What the parts of a visit had cost that left and did not come back, by the code of the visit. */
export const nilaiServis = (db: Db, idKunjungan: Fragment): Fragment => db`
  (select coalesce(-sum(${nilaiBergerak(db)}), 0)::bigint from stok t
   where t.sumber = ${idKunjungan} and t.jenis in ('servis', 'batal-servis'))`;
