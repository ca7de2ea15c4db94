import type { PosNeraca } from "#areas/keuangan/rekening/contract.ts";
import { urungSemua } from "#books/pembelian/hutang.ts";
import type { Id, Rupiah, Tanggal, Waktu } from "#kernel/types.ts";
import { columns } from "#platform/db/columns.ts";
import type { Db, Fragment, Tx } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { isianNeraca, type PosManual } from "../contract.ts";

/** The parts of Neraca, each for several days at once. Only the entered figures are stored. */
const hari = (db: Db, days: readonly Tanggal[]): Fragment => db`unnest(${[...days]}::date[]) h(hari)`;

export type SaldoKas = {
  hari: Tanggal;
  posNeraca: PosNeraca | null;
  idRekening: Id<"rekening">;
  namaRekening: string;
  saldo: Rupiah;
};

export const saldoKas = (db: Db, days: readonly Tanggal[]) => db<SaldoKas[]>`
  select h.hari, m.pos_neraca, r.id_rekening, n.nama_rekening, k.saldo
  from ${hari(db, days)} cross join rekening r join lateral rekening_pada(h.hari) n using (id_rekening)
  join rekening_masa m on m.id_rekening = r.id_rekening and m.mulai <= h.hari and h.hari < m.sampai
  cross join lateral kas_pada(r.id_rekening, h.hari) k
  where not r.lainnya and k.saldo <> 0 order by h.hari, r.id_rekening`;

export type NilaiHari = { hari: Tanggal; nilai: Rupiah };

/** The value of the stock: the sum of its changes until each day. */
export const persediaan = (db: Db, days: readonly Tanggal[]) => db<NilaiHari[]>`
  with perubahan as materialized (
    -- The number of given days before this one.
    select width_bucket(tanggal - 1, ${[...days].sort()}::date[]) as sebelum, sum(nilai) as nilai from stok_harian group by 1)
  select h.hari, coalesce(sum(p.nilai), 0)::bigint as nilai
  from (select hari, row_number() over (order by hari) as ke from ${hari(db, days)}) h
  join perubahan p on p.sebelum < h.ke group by 1`;

/** What had arrived on purchase orders that were not paid yet, and what is billed of it; what was taken back stands below zero. */
export const hutang = (db: Db, days: readonly Tanggal[]) => db<NilaiHari[]>`
  with datang as materialized (
    select (r.tgl_update at time zone 'Asia/Jakarta')::date as sejak, p.tgl_lunas, r.selesai * p.harga_satuan as nilai
    from (
      select id_po, tgl_lunas, harga_satuan from po
      where dibatalkan is null and qty_selesai > 0 and (tgl_lunas is null or tgl_lunas > ${days[0] ?? null}::date)
      union all select id_po, tgl_lunas, harga_satuan from po where ${urungSemua(db)}) p
    join po_riwayat r using (id_po) where r.selesai <> 0
    union all
    select b.tanggal, p.tgl_lunas, b.hutang_po from tagihan_buku b join po p using (id_po)
    where p.tgl_lunas is null or p.tgl_lunas > ${days[0] ?? null}::date
    union all
    select tanggal, null, hutang from tagihan_buku
  )
  select h.hari, coalesce(sum(d.nilai), 0)::bigint as nilai
  from ${hari(db, days)} join datang d on d.sejak <= h.hari and (d.tgl_lunas is null or d.tgl_lunas > h.hari)
  group by 1`;

export type Entri = Record<PosManual, Rupiah> & {
  hari: Tanggal;
  /** The figures that follow Buku Besar. */
  mengikuti: PosManual[];
  idNeracaManual: number;
  tanggal: Tanggal;
  waktu: Waktu;
  namaUser: string;
};

/**
 * The latest entry on or before each day; none before the first entry. With Buku Besar only what was typed since it was
 * chosen, unless `semua` are asked for.
 */
export const entriManual = (db: Db, days: readonly Tanggal[], semua = false) => db<Entri[]>`
  select h.hari, m.* from ${hari(db, days)} join dasar_neraca_masa d on d.mulai <= h.hari and h.hari < d.sampai
  cross join lateral (
    select ${columns(db, "n", isianNeraca)}, id_neraca_manual, tanggal, waktu, nama_user, mengikuti from neraca_manual n
    where n.tanggal <= h.hari and (${semua} or d.dasar <> 'Buku Besar' or n.id_neraca_manual > d.isian_setelah) order by tanggal desc, id_neraca_manual desc limit 1) m`;

/** Entries are written one after the other, so that the second person sees what the first one entered. */
export async function lockEntri(tx: Tx): Promise<void> {
  await tx`lock table neraca_manual in share row exclusive mode`;
}

type Isian = Record<PosManual, Rupiah> & { mengikuti: readonly PosManual[] };

export async function insertEntry({ tx, user, now }: Deed, tanggal: Tanggal, isi: Isian) {
  const row = { tanggal, waktu: now, idUser: user.idUser, namaUser: user.nama, ...isi };
  await tx`insert into neraca_manual ${tx(row)}`;
}
