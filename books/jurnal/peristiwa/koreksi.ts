import type { Db, Fragment } from "#platform/db/database.ts";
import { akun } from "../akun.ts";
import { barisan } from "./barisan.ts";
import { diganti, ditetapkan, type Saat, sampaiSaat, semuaUnit } from "./nilai.ts";
import { ketentuanPpn, ppnDari } from "./ppn.ts";

/** What corrections of orders do to the books besides the money that moves for them. */

/**
 * Invoices that were cancelled after goods had left: what they added to the value of these goods is taken back, for
 * `barisNilai`. It is the counterpart of `faktaTambahan`; `yang` selects rows `x` of invoice.
 */
export const faktaBatalInvoice = (db: Db, yang: Fragment, saat: Saat): Fragment => {
  const disetujui = sampaiSaat(db, saat, db`p.dibuat <= x.dibatalkan`);
  const tetap = saat === "kini" ? db`i.dihapus is null` : db`(i.dihapus is null or i.dibatalkan > x.dibatalkan)`;
  return db`
  select x.dibatalkan as waktu, ${hariBatalInvoice(db)} as tanggal, 'nilai-invoice' as peristiwa, x.id_invoice as dokumen,
    '' as keterangan, s.id_so, s.total_pembelian as penjualan0, s.total_pembelian as penjualan1,
    s.total_tambahan_online as tambahan0, s.total_tambahan_online as tambahan1, c0.admin as admin0, c1.admin as admin1,
    c0.diskon as diskon0, c1.diskon as diskon1, c0.ongkir_peti as ongkir0, c1.ongkir_peti as ongkir1, k.unit as unit0,
    k.unit as unit1, ${semuaUnit(db)}, ${ketentuanPpn(db)}
  from invoice x join so s using (id_so)
  cross join lateral (
    select -sum(t.qty) - ${diganti(db, sampaiSaat(db, saat, db`r.waktu_putus < x.dibatalkan`))} as unit
    from surat_jalan n join stok t on t.sumber = n.id_surat_jalan
    where n.id_so = s.id_so and t.jenis in ('kirim', 'batal-kirim')
      and ${sampaiSaat(db, saat, db`t.waktu < x.dibatalkan`)}) k
  cross join lateral (${ditetapkan(db, db`${disetujui} and (${tetap} or i.id_invoice = x.id_invoice)`)}) c0
  cross join lateral (${ditetapkan(db, db`${disetujui} and ${tetap} and i.id_invoice <> x.id_invoice`)}) c1
  where k.unit > 0 and ${yang}`;
};

/** The day on which an invoice `x` was cancelled. */
export const hariBatalInvoice = (db: Db): Fragment => db`(x.dibatalkan at time zone 'Asia/Jakarta')::date`;

/** The money of an invoice going back, as a fact of `barisUang`; `yang` selects rows `i` of invoice. */
export const faktaUangBatal = (db: Db, yang: Fragment): Fragment => db`
  select null::timestamptz as waktu, null::date as tanggal, 'invoice' as peristiwa, i.id_invoice as dokumen,
    '' as keterangan, a.id_akun, -p.nominal_pengajuan as nominal, ${akun(db, "piutang")} as id_akun_lawan,
    i.id_so as sub_lawan, case s.tipe_so when 'Online' then -i.jasa_online else 0 end as jasa,
    -i.pph_dipotong as pph
  from invoice i join so s using (id_so)
  join pengajuan p on p.id_invoice = i.id_invoice and p.tipe_pengajuan = 'masuk'
  join akun a on a.id_rekening = p.id_rekening_tujuan
  where ${yang}`;

/** Approved credit notes and debts that are written off; `yang` selects rows `r` of koreksi. */
export const faktaPotongan = (db: Db, yang: Fragment): Fragment =>
  faktaDipotong(db, db`r.jenis in ('nota-kredit', 'hapus-piutang') and r.status = 'Disetujui' and ${yang}`);

/** The same of one that waits: what it would book. */
export const faktaDipotong = (db: Db, yang: Fragment): Fragment => db`
  select r.waktu_approve as waktu, r.tgl_approve as tanggal, r.jenis as peristiwa, r.id_koreksi as dokumen,
    r.alasan as keterangan, r.id_so, r.nominal,
    case when r.jenis = 'hapus-piutang' then ${akun(db, "piutang-tak-tertagih")}
      when r.id_retur is not null then ${akun(db, "retur-penjualan")} else ${akun(db, "potongan-penjualan")} end as id_akun,
    case r.jenis when 'nota-kredit' then ${ppnDari(db, db`r.nominal`)} else 0 end as ppn
  from koreksi r join so s using (id_so) where ${yang}`;

/** The customer owes that much less, or has it good until the request for it is paid. A debt that is written off keeps its PPN. */
export const barisPotongan = (db: Db, fakta: Fragment): Fragment =>
  barisan(
    db,
    fakta,
    "sedikit",
    [db`f.id_akun`, null, db`f.nominal - f.ppn`],
    [akun(db, "ppn-belum"), db`f.id_so`, db`f.ppn`],
    [akun(db, "piutang"), db`f.id_so`, db`-f.nominal`],
  );

/** Refunds of cancelled orders that the company keeps; `yang` selects rows `h` of dp_hangus. */
export const faktaHangus = (db: Db, yang: Fragment): Fragment => db`
  select h.waktu, h.tanggal, 'dp-hangus' as peristiwa, h.id_pengajuan as dokumen, '' as keterangan, h.id_so, h.nominal
  from dp_hangus h where ${yang}`;

/** What the customer had good with us is an income. */
export const barisHangus = (db: Db, fakta: Fragment): Fragment =>
  barisan(
    db,
    fakta,
    "sedikit",
    [akun(db, "piutang"), db`f.id_so`, db`f.nominal`],
    [akun(db, "pendapatan-lain"), null, db`-f.nominal`],
  );
