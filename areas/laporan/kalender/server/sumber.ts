import { hutang } from "#areas/pembelian/hutang/contract.ts";
import { pemasok } from "#areas/pembelian/pemasok/contract.ts";
import { po } from "#areas/pembelian/po/contract.ts";
import { pelanggan } from "#areas/penjualan/pelanggan/contract.ts";
import { penawaran } from "#areas/penjualan/penawaran/contract.ts";
import { pesanLangsung } from "#areas/penjualan/pesan-langsung/contract.ts";
import { piutang } from "#areas/penjualan/piutang/contract.ts";
import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { kunjungan } from "#areas/servis/kunjungan/contract.ts";
import { allPiutangTerbuka } from "#books/piutang/terbuka.ts";
import { type Milik, orderSaja, penawaranSaja } from "#company/orderMilik.ts";
import { milikSaja } from "#company/pelanggan.ts";
import type { Call } from "#kernel/call.ts";
import type { Permission } from "#kernel/permission.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import type { JenisAcara } from "../contract.ts";

/** The days that are asked for, and whose orders and customers alone the person sees. */
export type Dicari = { dari: Tanggal; sampai: Tanggal; today: Tanggal; milik: { order: Milik; pelanggan: Milik } };

/**
 * A kind of entry: who sees it, its rows `(id, kunci, tanggal, judul, id_user, selesai, geser)`, the call that moves those with
 * `geser`, and why the others keep their day.
 */
export type Sumber = {
  jenis: JenisAcara;
  permission: Permission;
  isi: (db: Db, dicari: Dicari) => Fragment;
  penggeser?: Call;
  tetap: string;
};

const customer = (db: Db): Fragment =>
  db`s.nama_customer || case when s.customer_instansi <> '' then ', ' || s.customer_instansi else '' end`;

export const SUMBER: readonly Sumber[] = [
  {
    jenis: "deadlinePl",
    tetap: "Deadline dihitung sejak invoice pertama ordernya disetujui",
    permission: pesanLangsung.getOrderanPl.permission,
    isi: (db, { dari, sampai, milik }) => db`
      select o.id_so as id, o.id_so as kunci, o.tgl_deadline as tanggal,
        o.qty || ' ' || o.nama_produk || ' untuk ' || s.nama_customer as judul, s.id_user,
        o.status_produk = 'Selesai' as selesai, false as geser
      from orderan o join so s using (id_so)
      where o.sumber_produk = 'PL' and o.dibatalkan is null and o.tgl_deadline between ${dari} and ${sampai}
        ${orderSaja(db, "o.idSo", milik.order)}`,
  },
  {
    jenis: "deadlinePo",
    tetap: "Deadline PO diubah di layar PO, dengan alasannya",
    permission: po.getPo.permission,
    isi: (db, { dari, sampai }) => db`
      select kloter as id, id_po as kunci, tgl_deadline as tanggal, qty || ' ' || nama_produk as judul, id_user,
        status_po <> 'Proses' as selesai, false as geser
      from po where dibatalkan is null and tgl_deadline between ${dari} and ${sampai}`,
  },
  {
    jenis: "suratJalan",
    tetap: "Tanggal surat jalan ikut dokumennya dan tidak dipindahkan",
    permission: suratJalan.getInvoiceForSj.permission,
    isi: (db, { dari, sampai, milik }) => db`
      select j.id_surat_jalan as id, j.id_so as kunci, j.tgl_surat as tanggal, ${customer(db)} as judul, j.id_user,
        j.status_barang in ('Kirim', 'Diambil') as selesai, false as geser
      from surat_jalan j join so s on s.id_so = j.id_so
      where j.tgl_surat between ${dari} and ${sampai} ${orderSaja(db, "j.idSo", milik.order)}`,
  },
  {
    jenis: "kunjungan",
    tetap: "Kunjungan ini sudah dikerjakan, harinya tidak berubah lagi",
    penggeser: kunjungan.geserKunjungan,
    permission: kunjungan.getKunjungan.permission,
    isi: (db, { dari, sampai, milik }) => db`
      select j.id_kunjungan as id, j.id_kunjungan as kunci, coalesce(j.tgl_kerja, j.rencana) as tanggal,
        k.customer || ': ' || k.keluhan as judul, j.id_teknisi as id_user, j.tgl_kerja is not null as selesai, j.tgl_kerja is null as geser
      from kunjungan j join keluhan k using (id_keluhan)
      where j.diurungkan is null and (j.tgl_kerja between ${dari} and ${sampai}
        or j.tgl_kerja is null and j.rencana between ${dari} and ${sampai})
        and (k.id_so is null or true ${orderSaja(db, "k.idSo", milik.order)})`,
  },
  {
    jenis: "penawaran",
    tetap: "Penawaran ini sudah menjadi order atau kalah",
    penggeser: penawaran.geserTindakLanjut,
    permission: penawaran.getPenawaran.permission,
    isi: (db, { dari, sampai, milik }) => db`
      select p.id_penawaran as id, p.id_penawaran as kunci, p.tindak_lanjut as tanggal, r.nama_customer || ', ' || p.id_penawaran as judul,
        p.id_user, p.id_so is not null or p.kalah is not null as selesai,
        p.id_so is null and p.kalah is null as geser
      from penawaran p join penawaran_revisi r using (id_penawaran, revisi)
      where p.tindak_lanjut between ${dari} and ${sampai} ${penawaranSaja(db, "p", milik.order)}`,
  },
  {
    jenis: "langkahPelanggan",
    tetap: "Langkah ini sudah selesai",
    penggeser: pelanggan.geserLangkah,
    permission: pelanggan.geserLangkah.permission,
    // The sales person in charge follows up, and who wrote the note where there is none any more.
    isi: (db, { dari, sampai, milik }) => db`
      select c.id_catatan::text as id, u.id_pelanggan::text as kunci, c.tgl_langkah as tanggal, c.langkah || ': ' || u.nama as judul,
        coalesce(k.id_user, c.id_user) as id_user, c.selesai is not null as selesai, c.selesai is null as geser
      from pelanggan_catatan c join pelanggan p using (id_pelanggan) join pelanggan u on u.id_pelanggan = p.id_utama
      left join karyawan k on k.id_user = u.id_sales and not k.dihapus and not k.resign
      where c.langkah <> '' and c.tgl_langkah between ${dari} and ${sampai} ${milikSaja(db, "u", milik.pelanggan)}`,
  },
  {
    jenis: "langkahPemasok",
    tetap: "Catat langkah baru dengan tanggalnya di layar Pemasok",
    permission: pemasok.selesaikanLangkahPemasok.permission,
    isi: (db, { dari, sampai }) => db`
      select c.id_pemasok_catatan::text as id, k.id_pemasok::text as kunci, c.tgl_langkah as tanggal,
        c.langkah || ': ' || k.nama as judul, c.id_user, c.selesai is not null as selesai, false as geser
      from pemasok_catatan c join pemasok p using (id_pemasok) join pemasok k on k.id_pemasok = p.pokok
      where c.langkah <> '' and c.tgl_langkah between ${dari} and ${sampai}`,
  },
  {
    jenis: "piutang",
    tetap: "Jatuh tempo piutang dihitung dari invoice dan tempo pelanggannya",
    permission: piutang.getPiutang.permission,
    isi: (db, { dari, sampai, today, milik }) => db`
      select b.id_so as id, b.id_pelanggan::text as kunci, b.tempo as tanggal, 'Piutang ' || p.nama as judul,
        p.id_sales as id_user, false as selesai, false as geser
      from (${allPiutangTerbuka(db, { pada: today, today })}) b join pelanggan p using (id_pelanggan)
      where b.tempo between ${dari} and ${sampai} ${milikSaja(db, "p", milik.pelanggan)}`,
  },
  {
    jenis: "tagihan",
    tetap: "Jatuh tempo ikut tagihan pemasoknya",
    permission: hutang.getHutangPo.permission,
    isi: (db, { dari, sampai }) => db`
      select id_tagihan as id, id_tagihan as kunci, jatuh_tempo as tanggal, nama_pemasok || ', ' || nomor as judul, id_user,
        sisa = 0 as selesai, false as geser
      from tagihan where dibatalkan is null and jatuh_tempo between ${dari} and ${sampai}`,
  },
];
