import { ketentuanPpn } from "#company/pajak.ts";
import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import { momentText } from "#platform/db/columns.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import { offsetOf } from "#platform/list/paging.ts";
import { contains } from "#platform/list/search.ts";
import type {
  BahanTagihan,
  BayarTagihan,
  PoTertagih,
  StatusTagihan,
  Tagihan,
  TagihanLengkap,
  UangMuka,
} from "../isiTagihan.ts";

import { bahanPph } from "./potong.ts";
import { dibayarUntuk } from "./sql.ts";

export type TagihanRow = Omit<Tagihan, "aksi" | "status"> & {
  batal: boolean;
  dibayar: Rupiah;
  adaUangMuka: boolean;
  ppnBerfaktur: Rupiah;
};
type BayarRow = Omit<BayarTagihan, "batal" | "bukti"> & { bukti: string[]; kembali: boolean };
export type TagihanLengkapRow = TagihanRow &
  Pick<TagihanLengkap, "baris" | "nilai"> & { bayar: BayarRow[]; bukti: string[] };

/** A state as the database has it: an open bill has something left. */
const berstatus = (db: Db, status: StatusTagihan): Fragment =>
  ({
    Dibatalkan: db`t.dibatalkan is not null`,
    Lunas: db`t.sisa = 0 and t.dibatalkan is null`,
    "Belum Lunas": db`t.sisa > 0`,
  })[status];

const kolom = (db: Db): Fragment => db`
  t.id_tagihan, t.id_pemasok, t.nama_pemasok, t.nomor, t.tgl_tagihan, t.jatuh_tempo, t.keterangan, t.ppn, t.nomor_faktur,
  t.tgl_faktur, t.ppn_berfaktur, t.total, t.sisa,
  t.dibatalkan is not null as batal, k.nama_lengkap as dibuat_oleh, t.alasan_batal,
  ${dibayarUntuk(db, db`t.id_tagihan`)} as dibayar,
  exists (select from uang_muka_beli u join pemasok m on m.id_pemasok = u.id_pemasok
    where u.sisa > 0 and m.pokok = (select pokok from pemasok where id_pemasok = t.id_pemasok)) as ada_uang_muka`;

type Dicari = { page: number; limit: number; cari: string; idPemasok: Id<"pemasok"> | null };

/** The newest bills first. */
export async function pageOfTagihan(db: Db, dicari: Dicari & { status: StatusTagihan | null }) {
  const { cari, status, idPemasok } = dicari;
  const yang = db`true ${status ? db`and ${berstatus(db, status)}` : db``} ${milik(db, idPemasok)} ${contains(db, "t.teksCari", cari)}`;
  const [rows, [jumlah]] = await Promise.all([
    db<TagihanRow[]>`
      select ${kolom(db)} from tagihan t join karyawan k using (id_user) where ${yang}
      order by t.tgl_tagihan desc, t.urut desc limit ${dicari.limit} offset ${offsetOf(dicari)}`,
    db<{ total: number }[]>`select count(*)::int as total from tagihan t where ${yang}`,
  ]);
  return { rows, total: jumlah?.total ?? 0 };
}

/** `and` it is of a supplier, or of one that was merged into it. */
const milik = (db: Db, idPemasok: Id<"pemasok"> | null): Fragment =>
  idPemasok ? db`and id_pemasok in (select id_pemasok from pemasok where pokok = ${idPemasok})` : db``;

const bukti = (db: Db, idPengajuan: Fragment): Fragment => db`
  coalesce((select jsonb_agg(f.id_berkas::text order by f.tahap, f.urutan) from pengajuan_bukti f
    where f.id_pengajuan = ${idPengajuan}), '[]')`;

/** A bill with everything about it, as JSON inside its row. */
export async function findTagihan(db: Db, idTagihan: string): Promise<TagihanLengkapRow | undefined> {
  const [row] = await db<TagihanLengkapRow[]>`
    select ${kolom(db)}, ${baris(db)} as baris, ${bayar(db)} as bayar, ${nilai(db)} as nilai,
      array(select f.id_berkas::text from tagihan_bukti f where f.id_tagihan = t.id_tagihan order by f.urutan) as bukti
    from tagihan t join karyawan k using (id_user) where t.id_tagihan = ${idTagihan}`;
  return row;
}

const baris = (db: Db): Fragment => db`
  array(
    select jsonb_build_object('jenis', b.jenis, 'keterangan', b.keterangan, 'idPo', b.id_po, 'kloter', p.kloter,
      'namaProduk', p.nama_produk, 'unit', b.unit, 'harga', b.harga, 'hargaPo', b.harga_po, 'dasar', b.dasar,
      'nominal', b.nominal, 'sebaran', coalesce((
        select jsonb_agg(jsonb_build_object('idPo', s.id_po, 'kloter', o.kloter, 'namaProduk', o.nama_produk, 'unit', s.unit,
          'nominal', s.nominal) order by s.id_po)
        from tagihan_sebaran s join po o using (id_po) where s.id_tagihan = b.id_tagihan and s.urutan = b.urutan), '[]'))
    from tagihan_baris b left join po p using (id_po) where b.id_tagihan = t.id_tagihan order by b.urutan)`;

const bayar = (db: Db): Fragment => db`
  array(
    select jsonb_build_object('kunci', b.id_tagihan_buku::text, 'tanggal', b.tanggal, 'waktu', ${momentText(db, db`b.waktu`)},
      'nominal', -b.hutang, 'pph', b.pph, 'idPengajuan', b.id_pengajuan, 'namaRekening', r.nama_rekening, 'idUangMuka', b.id_uang_muka,
      'nama', u.nama_lengkap, 'bukti', ${bukti(db, db`b.id_pengajuan`)},
      'kembali', exists (select from pengajuan m where m.membatalkan = b.id_pengajuan))
    from tagihan_buku b join karyawan u using (id_user)
    left join pengajuan p using (id_pengajuan)
    left join rekening r on r.id_rekening = coalesce(p.id_rekening_asal, p.id_rekening_tujuan)
    where b.id_tagihan = t.id_tagihan and b.jenis in ('bayar', 'uang-muka') order by b.id_tagihan_buku)`;

/** Where its differences and costs went, summed over what was taken back. */
const nilai = (db: Db): Fragment => db`
  array(
    select jsonb_build_object('kunci', s.id_produk || ' ' || s.keterangan, 'namaProduk', p.nama_produk, 'keterangan', s.keterangan,
      'persediaan', s.persediaan, 'hpp', s.hpp)
    from (select id_produk, keterangan, sum(nilai)::bigint as persediaan, sum(selisih)::bigint as hpp, min(id_stok) as ke
          from stok where jenis = 'biaya' and sumber = t.id_tagihan group by 1, 2) s
    join produk p using (id_produk) order by s.ke)`;

/** Purchase orders of a supplier with units that no bill has, oldest first, and its uang muka. */
export async function bahanTagihan(
  db: Db,
  idPemasok: Id<"pemasok">,
  today: Tanggal,
): Promise<Omit<BahanTagihan, "termin">> {
  const [ketentuan, pph, [terakhir], po, uangMuka] = await Promise.all([
    ketentuanPpn(db, today),
    bahanPph(db, idPemasok, today),
    // A supplier is taken to collect PPN as he did on his last bill since the company is PKP, and the first time where he has a number.
    db<{ memungut: boolean }[]>`
      select coalesce((select t.ppn > 0 from tagihan t cross join pajak_perusahaan c
        where t.dibatalkan is null and t.tgl_buku >= c.pkp_sejak ${milik(db, idPemasok)}
        order by t.urut desc limit 1), coalesce(m.npwp, '') <> '') as memungut from pemasok m where m.id_pemasok = ${idPemasok}`,
    db<PoTertagih[]>`
      select ${kolomPo(db)} from po p
      where dibatalkan is null and not status_pembayaran and qty_selesai > qty_ditagih ${milik(db, idPemasok)}
      order by p.urut limit 500`,
    db<BahanTagihan["uangMuka"]>`
      select u.id_uang_muka, u.sisa, u.keterangan, p.kloter from uang_muka_beli u left join po p using (id_po)
      where u.sisa > 0 and u.id_pemasok in (select id_pemasok from pemasok where pokok = ${idPemasok}) order by u.urut`,
  ]);
  const { ppnAtas: atas, ppnBawah: bawah } = ketentuan;
  const ppn = atas === null || bawah === null ? null : { atas, bawah, memungut: terakhir?.memungut ?? false };
  return { po, uangMuka, ppn, pph };
}

const kolomPo = (db: Db): Fragment => db`
  p.id_po, p.kloter, p.nama_produk, p.qty_selesai - p.qty_ditagih as belum_ditagih, p.qty_selesai as datang, p.harga_satuan`;

/** Purchase orders with units that arrived, the newest first: a cost is mostly of what came last. */
export async function pageOfPoBiaya(db: Db, dicari: Omit<Dicari, "idPemasok">) {
  const yang = db`p.dibatalkan is null and p.qty_selesai > 0 ${contains(db, "teksCari", dicari.cari)}`;
  const [rows, [jumlah]] = await Promise.all([
    db<PoTertagih[]>`
      select ${kolomPo(db)} from po p where ${yang} order by p.urut desc limit ${dicari.limit} offset ${offsetOf(dicari)}`,
    db<{ total: number }[]>`select count(*)::int as total from po p where ${yang}`,
  ]);
  return { rows, total: jumlah?.total ?? 0 };
}

export type UangMukaRow = Omit<UangMuka, "aksi">;

/** The newest uang muka first. */
export async function pageOfUangMuka(db: Db, dicari: Dicari) {
  const yang = db`true ${milik(db, dicari.idPemasok)} ${contains(db, "teksCari", dicari.cari)}`;
  const [rows, [jumlah]] = await Promise.all([
    db<UangMukaRow[]>`
      select u.id_uang_muka, u.id_pemasok, u.nama_pemasok, u.id_po, p.kloter, u.tanggal, u.keterangan, u.nominal, u.sisa,
        k.nama_lengkap as dibuat_oleh, ${pemakaian(db)} as pemakaian
      from (select * from uang_muka_beli where ${yang} order by urut desc limit ${dicari.limit} offset ${offsetOf(dicari)}) u
      join karyawan k using (id_user) left join po p using (id_po) order by u.urut desc`,
    db<{ total: number }[]>`select count(*)::int as total from uang_muka_beli where ${yang}`,
  ]);
  return { rows, total: jumlah?.total ?? 0 };
}

const pemakaian = (db: Db): Fragment => db`
  array(
    select jsonb_build_object('kunci', x.kunci, 'tanggal', x.tanggal, 'nominal', x.nominal, 'idTagihan', x.id_tagihan,
      'idPengajuan', x.id_pengajuan)
    from (
      select 'b' || id_tagihan_buku as kunci, waktu, tanggal, -hutang as nominal, id_tagihan, null as id_pengajuan
      from tagihan_buku b where b.id_uang_muka = u.id_uang_muka
      union all
      select g.id_pengajuan, g.dibuat, g.tgl_approve, g.nominal_pengajuan, null, g.id_pengajuan
      from pengajuan g where g.id_uang_muka = u.id_uang_muka and g.tipe_pengajuan = 'masuk') x order by x.waktu)`;
