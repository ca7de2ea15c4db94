import type { Db, Fragment } from "#platform/db/database.ts";
import { akun } from "../akun.ts";
import { barisan } from "./barisan.ts";

/**
 * Bills of suppliers, one fact for each row of tagihan_buku that more than money moved for: units that are owed by their bill from
 * now on (`pindah`, at the price of their purchase order), its PPN, what was paid before it (`uang_muka`), PPh that was kept of a
 * payment, and bills of the old program (`awal`). What a bill adds to the value of
 * goods are rows of stok (`faktaBarang`), and payments are rows of kas (`faktaUang`). `yang` selects rows `g`.
 */
export const faktaTagihan = (db: Db, yang: Fragment): Fragment => db`
  select g.waktu, g.tanggal,
    case g.jenis when 'tagih' then 'tagihan' when 'batal' then 'tagihan-batal' when 'bayar' then 'pph-potong'
      when 'awal' then case when g.hutang > 0 then 'tagihan-awal' else 'tagihan-awal-batal' end else 'uang-muka-pakai' end as peristiwa,
    g.id_tagihan as dokumen, '' as keterangan, g.id_tagihan, g.id_po, g.id_uang_muka, -g.hutang_po as pindah,
    case g.jenis when 'uang-muka' then -g.hutang else 0 end as uang_muka, case g.jenis when 'awal' then g.hutang else 0 end as awal,
    g.ppn, g.pph
  from tagihan_buku g where (g.jenis <> 'bayar' or g.pph <> 0) and ${yang}`;

export const barisTagihan = (db: Db, fakta: Fragment): Fragment =>
  barisan(
    db,
    fakta,
    "sedikit",
    [akun(db, "hutang-usaha"), db`f.id_po`, db`f.pindah`],
    [akun(db, "hutang-usaha"), db`f.id_tagihan`, db`f.uang_muka - f.pindah - f.awal - f.ppn + f.pph`],
    [akun(db, "ppn-masukan-belum"), db`f.id_tagihan`, db`f.ppn`],
    [akun(db, "hutang-pph23"), null, db`-f.pph`],
    [akun(db, "uang-muka-beli"), db`f.id_uang_muka`, db`-f.uang_muka`],
    [akun(db, "saldo-awal"), null, db`f.awal`],
  );
