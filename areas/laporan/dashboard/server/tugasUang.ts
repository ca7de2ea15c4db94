import { pengajuanAsset } from "#areas/asset/pengajuan-asset/contract.ts";
import { hutang } from "#areas/pembelian/hutang/contract.ts";
import { TANPA_PEMASOK } from "#areas/pembelian/pemasok/isiPemasok.ts";
import { tagihan } from "#areas/pembelian/tagihan/contract.ts";
import { piutang } from "#areas/penjualan/piutang/contract.ts";
import { hutangBertempo } from "#books/pembelian/hutang.ts";
import { allPiutangTerbuka } from "#books/piutang/terbuka.ts";
import { hanyaMilik, milikSaja } from "#company/pelanggan.ts";
import { jakartaToday, waktu } from "#kernel/format.ts";
import { seesHargaBeli, withRole } from "#kernel/permission.ts";
import { backupState } from "#platform/ops/backup/record.ts";
import { pelaksana } from "./rules.ts";
import type { Sumber } from "./sumberTugas.ts";

/** Money that is overdue, what was bought and is no asset yet, and the backup. */
export const UANG: readonly Sumber[] = [
  {
    jenis: "assetBelumMasuk",
    milik: [pengajuanAsset.approveMasukAsset.permission],
    untuk: pelaksana,
    isi: ({ db }, baca) =>
      baca(db`
      select id_pengajuan_asset as id, id_pengajuan_asset as kunci, nama_barang as keterangan, tgl_approve as tanggal,
        harga as nominal, row_number() over (order by tgl_approve, urut) as urut
      from pengajuan_asset where status_pengajuan = 'Disetujui' and tgl_masuk is null`),
  },
  {
    jenis: "hutangLewat",
    milik: [hutang.getHutangPo.permission],
    isi: ({ db, user, today }, baca) =>
      baca(db`
      select kloter as id, id_po as kunci, coalesce(nama, ${TANPA_PEMASOK}) as keterangan, jatuh_tempo as tanggal,
        ${seesHargaBeli(user) ? db`sisa` : db`null::bigint`} as nominal, -hari as urut
      from (${hutangBertempo(db, today)}) h where hari > 0 and id_tagihan is null`),
  },
  {
    jenis: "tagihanLewat",
    milik: [tagihan.getTagihan.permission],
    isi: ({ db, today }, baca) =>
      baca(db`
      select id_tagihan as id, id_tagihan as kunci, nama_pemasok || ', ' || nomor as keterangan, jatuh_tempo as tanggal,
        sisa as nominal, jatuh_tempo - date '2000-01-01' as urut
      from tagihan where sisa > 0 and jatuh_tempo < ${today}`),
  },
  {
    jenis: "piutangTerlambat",
    milik: [piutang.getPiutang.permission],
    isi: async ({ db, user, today }, baca) =>
      baca(db`
      select nama as id, id_pelanggan::text as kunci, banyak || ' order' || case when instansi <> '' then ', ' || instansi else '' end
        as keterangan, tempo as tanggal, sisa as nominal, tempo - date '2000-01-01' as urut
      from (
        select id_pelanggan, sum(sisa)::bigint as sisa, count(*) as banyak, min(tempo) as tempo
        from (${allPiutangTerbuka(db, { pada: today, today })}) b where hari > 0 group by 1) t
      join pelanggan p using (id_pelanggan) where true ${milikSaja(db, "p", await hanyaMilik(db, user))}`),
  },
  {
    jenis: "backupGagal",
    milik: [withRole(["Super Admin"])],
    isi: async ({ db }, baca) => {
      const { gagalSejak, alasan, terakhir } = await backupState(db);
      const sebelumnya = terakhir ? `backup baik terakhir ${waktu(terakhir)}` : "belum pernah ada backup yang baik";
      const keterangan = gagalSejak === null ? "" : `Backup gagal sejak ${waktu(gagalSejak)}: ${alasan}; ${sebelumnya}`;
      const tanggal = gagalSejak === null ? null : jakartaToday(new Date(gagalSejak));
      return baca(db`
        select 'Backup' as id, 'backup' as kunci, ${keterangan}::text as keterangan, ${tanggal}::date as tanggal,
          null::bigint as nominal, 1 as urut
        where ${gagalSejak !== null}::boolean`);
    },
  },
];
