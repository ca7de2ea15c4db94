import { listAsset } from "#contract/asset/list-asset.ts";
import { pelepasanAsset } from "#contract/asset/pelepasan-asset.ts";
import { pengajuanAsset } from "#contract/asset/pengajuan-asset.ts";
import { jurnalUmum } from "#contract/buku-besar/jurnal-umum.ts";
import { tutupBuku } from "#contract/buku-besar/tutup-buku.ts";
import { jakartaToday, waktu } from "#contract/format.ts";
import { mayCall, type Permission, withRole } from "#contract/kernel/permission.ts";
import { pengajuan } from "#contract/keuangan/pengajuan.ts";
import { type JenisTugas, MAX_CONTOH, type Tugas } from "#contract/laporan/dashboard.ts";
import { hutang } from "#contract/pembelian/hutang.ts";
import { TANPA_PEMASOK } from "#contract/pembelian/isiPemasok.ts";
import { pemasok } from "#contract/pembelian/pemasok.ts";
import { po } from "#contract/pembelian/po.ts";
import { invoice } from "#contract/penjualan/invoice.ts";
import { pelanggan } from "#contract/penjualan/pelanggan.ts";
import { pesanLangsung } from "#contract/penjualan/pesan-langsung.ts";
import { piutang } from "#contract/penjualan/piutang.ts";
import { retur } from "#contract/penjualan/retur.ts";
import type { JenisPutusan } from "#contract/sistem/persetujuan.ts";
import { hutangBertempo } from "#server/books/pembelian/hutang.ts";
import { piutangTerbuka } from "#server/books/piutang/terbuka.ts";
import { menungguPutusan } from "#server/company/menunggu.ts";
import { hanyaMilik, milikSaja } from "#server/company/pelanggan.ts";
import { setelan } from "#server/company/perusahaan.ts";
import { backupState } from "#server/platform/backup/record.ts";
import type { ReadCtx } from "#server/platform/http/context.ts";
import type { Db, Fragment } from "#server/platform/postgres/database.ts";
import { langkahPelanggan, langkahPemasok } from "./langkah.ts";
import { plTerbuka, poTerbuka } from "./tenggat.ts";

/**
 * The tasks of the signed-in person: of each kind their number and the oldest. A kind is shown to those who have
 * permission for the call that deals with it.
 */
type Sumber = {
  jenis: JenisTugas;
  milik: Permission;
  daftar(context: ReadCtx, menunggu: (jenis: JenisPutusan) => Fragment): Promise<Omit<Tugas, "jenis">>;
};
type Baris = Tugas["daftar"][number];

const SUMBER: readonly Sumber[] = [
  {
    jenis: "pengajuan",
    milik: pengajuan.approvePengajuan.permission,
    daftar: ({ db }, menunggu) =>
      tampung(
        db,
        db`select id_pengajuan as id, id_pengajuan as kunci, deskripsi_pengajuan as keterangan, tgl_pengajuan as tanggal, urut
           from pengajuan where id_pengajuan in (${menunggu("pengajuan")})`,
      ),
  },
  {
    jenis: "pengajuanAsset",
    milik: pengajuanAsset.approvePengajuanAsset.permission,
    daftar: ({ db }, menunggu) =>
      tampung(
        db,
        db`select id_pengajuan_asset as id, id_pengajuan_asset as kunci, nama_barang as keterangan,
             tgl_pengajuan as tanggal, urut
           from pengajuan_asset where id_pengajuan_asset in (${menunggu("pengajuanAsset")})`,
      ),
  },
  {
    jenis: "pelepasanAsset",
    milik: pelepasanAsset.approvePelepasanAsset.permission,
    daftar: ({ db }, menunggu) =>
      tampung(
        db,
        db`select p.id_pelepasan_asset as id, p.id_pelepasan_asset as kunci, a.nama_barang || ', ' || p.alasan as keterangan,
             p.tgl_pengajuan as tanggal, p.urut
           from pelepasan_asset p join asset a using (id_asset)
           where p.id_pelepasan_asset in (${menunggu("pelepasanAsset")})`,
      ),
  },
  {
    jenis: "retur",
    milik: retur.putuskanRetur.permission,
    daftar: ({ db }) =>
      tampung(
        db,
        db`select r.id_retur as id, r.id_retur as kunci, s.customer_instansi || ': ' || r.alasan as keterangan,
             r.tgl_retur as tanggal, r.urut
           from retur r join so s using (id_so) where r.keputusan is null`,
      ),
  },
  {
    jenis: "jurnalUmum",
    milik: jurnalUmum.approveJurnalUmum.permission,
    daftar: ({ db }, menunggu) =>
      tampung(
        db,
        db`select id_jurnal_umum as id, id_jurnal_umum as kunci, keterangan, tanggal, urut
           from jurnal_umum where id_jurnal_umum in (${menunggu("jurnalUmum")})`,
      ),
  },
  {
    jenis: "bukaBulan",
    milik: tutupBuku.approveBukaBulan.permission,
    // Whoever asked cannot decide, whatever their role.
    daftar: ({ db, user }) =>
      tampung(
        db,
        db`select nama_bulan(p.bulan) as id, p.id_tutup_buku::text as kunci, p.nama_user || ': ' || p.alasan as keterangan,
             (p.waktu at time zone 'Asia/Jakarta')::date as tanggal, p.id_tutup_buku as urut
           from tutup_buku_peristiwa p
           where p.jenis = 'minta' and p.id_user <> ${user.idUser}
             and not exists (select from tutup_buku_peristiwa k where k.id_permintaan = p.id_tutup_buku)`,
      ),
  },
  {
    jenis: "assetDitinjau",
    milik: listAsset.tinjauAsset.permission,
    daftar: ({ db }) =>
      tampung(
        db,
        db`select a.kode_asset as id, a.kode_asset as kunci, min(h.tanggal) as tanggal, min(h.id_asset_perhatian) as urut,
             a.nama_barang || ', ' || string_agg(case h.jenis when 'tanggal lama' then 'dicatat dengan tanggal lama'
               else 'ditandai ' || h.jenis end || ' oleh ' || u.nama_lengkap, ', ' order by h.id_asset_perhatian) as keterangan
           from asset_perhatian h join asset a using (id_asset) join karyawan u on u.id_user = h.id_user
           where h.ditinjau is null group by a.id_asset`,
      ),
  },
  {
    jenis: "invoice",
    milik: invoice.approveInv.permission,
    daftar: ({ db }, menunggu) =>
      tampung(
        db,
        db`select i.id_invoice as id, i.id_invoice as kunci, s.id_so || ' - ' || s.nama_customer as keterangan, i.tgl_invoice as tanggal, i.urut
           from invoice i join so s using (id_so) where i.id_invoice in (${menunggu("invoice")})`,
      ),
  },
  {
    jenis: "plTerlambat",
    milik: pesanLangsung.getOrderanPl.permission,
    daftar: async ({ db, today }) =>
      semua(await plTerbuka(db, { sebelum: today }), (row) => ({
        id: row.idSo,
        kunci: row.idSo,
        keterangan: `${row.namaProduk} (${row.qty - row.qtySelesai} unit) untuk ${row.namaCustomer}`,
        tanggal: row.tglDeadline,
      })),
  },
  {
    jenis: "poTerlambat",
    milik: po.getPo.permission,
    daftar: async ({ db, today }) =>
      semua(await poTerbuka(db, { sebelum: today }), (row) => ({
        id: row.kloter,
        kunci: row.idPo,
        keterangan: `${row.namaProduk} (${row.qty - row.qtySelesai} unit)`,
        tanggal: row.tglDeadline,
      })),
  },
  {
    jenis: "hutangLewat",
    milik: hutang.getHutangPo.permission,
    daftar: ({ db, today }) =>
      tampung(
        db,
        db`select kloter as id, id_po as kunci, coalesce(nama, ${TANPA_PEMASOK}) || ', lewat ' || hari || ' hari' as keterangan,
             jatuh_tempo as tanggal, -hari as urut
           from (${hutangBertempo(db, today)}) h where hari > 0`,
      ),
  },
  {
    jenis: "piutangTerlambat",
    milik: piutang.getPiutang.permission,
    daftar: async ({ db, user, today }) =>
      tampung(
        db,
        db`select nama as id, id_pelanggan::text as kunci, 'Rp ' || replace(to_char(sisa, 'FM999,999,999,999,999'), ',', '.')
             || ' dari ' || banyak || ' order' || case when instansi <> '' then ', ' || instansi else '' end as keterangan,
             tempo as tanggal, tempo - date '2000-01-01' as urut
           from (
             select id_pelanggan, sum(sisa) as sisa, count(*) as banyak, min(tempo) as tempo
             from (${piutangTerbuka(db, { pada: today, today })}) b where hari > 0 group by 1) t
           join pelanggan p using (id_pelanggan) where true ${milikSaja(db, "p", await hanyaMilik(db, user))}`,
      ),
  },
  {
    jenis: "langkahPelanggan",
    milik: pelanggan.selesaikanLangkah.permission,
    daftar: (context) => tampung(context.db, langkahPelanggan(context)),
  },
  {
    jenis: "langkahPemasok",
    milik: pemasok.selesaikanLangkahPemasok.permission,
    daftar: (context) => tampung(context.db, langkahPemasok(context)),
  },
  {
    jenis: "produkHarusPo",
    milik: po.addPo.permission,
    daftar: ({ db }) =>
      tampung(
        db,
        db`select kode_produk as id, kode_produk as kunci, nama_produk || ' (stock ' || jumlah_stock || ', minimal ' || minimal_stock || ')'
             as keterangan, null::date as tanggal, jumlah_stock - minimal_stock as urut
           from produk where not soft_delete and must_po and jumlah_stock <= minimal_stock and not status_po`,
      ),
  },
  {
    jenis: "backupGagal",
    milik: withRole(["Super Admin"]),
    daftar: async ({ db }) => {
      const { gagalSejak, alasan, terakhir } = await backupState(db);
      if (gagalSejak === null) return { jumlah: 0, daftar: [] };
      const sebelumnya = terakhir ? `backup baik terakhir ${waktu(terakhir)}` : "belum pernah ada backup yang baik";
      const keterangan = `Backup gagal sejak ${waktu(gagalSejak)}: ${alasan}; ${sebelumnya}`;
      return {
        jumlah: 1,
        daftar: [{ id: "Backup", kunci: "backup", keterangan, tanggal: jakartaToday(new Date(gagalSejak)) }],
      };
    },
  },
];

const semua = <Row>(rows: readonly Row[], baris: (row: Row) => Baris) => ({
  jumlah: rows.length,
  daftar: rows.slice(0, MAX_CONTOH).map(baris),
});

/** The number of waiting documents, and the oldest of them. */
async function tampung(db: Db, yang: Fragment): Promise<Omit<Tugas, "jenis">> {
  const rows = await db<(Baris & { jumlah: number })[]>`
    select id, kunci, keterangan, tanggal, count(*) over ()::int as jumlah from (${yang}) t order by urut limit ${MAX_CONTOH}`;
  return { jumlah: rows[0]?.jumlah ?? 0, daftar: rows.map(({ jumlah: _, ...row }) => row) };
}

export async function tugasSaya(context: ReadCtx): Promise<Tugas[]> {
  const { db, user } = context;
  const aturan = await setelan(db);
  // What somebody may not decide is no task: one's own requests, and what the limits leave to others.
  const menunggu = (jenis: JenisPutusan) =>
    db`select m.id from (${menungguPutusan(db, user, aturan)}) m where m.jenis = ${jenis}`;
  const milikku = SUMBER.filter(({ milik }) => mayCall(milik, user));
  const tugas = await Promise.all(
    milikku.map(async ({ jenis, daftar }) => ({
      jenis,
      ...(await daftar(context, menunggu)),
    })),
  );
  return tugas.filter(({ jumlah }) => jumlah > 0);
}
