import type { ValuesOf } from "#kernel/record.ts";
import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import { placeOf } from "#platform/list/countedPage.ts";
import type { Place } from "#platform/list/counts.ts";
import type { JenisAkun } from "../../akun/contract.ts";
import type { AkunBuku, BarisBuku, IsiJurnal, isiJurnalSemua } from "../contract.ts";
import { akunLawan, lockDokumen, namaDokumen } from "./dokumen.ts";

export type Masa = { dari: Tanggal | null; sampai: Tanggal | null };

export type Buku = AkunBuku & {
  /** The account and the accounts of needs that are mapped to it. */
  ids: number[];
  /** The accounts of needs that were mapped to it on some of the days: from `mulai` until before `sampai`. */
  bagian: { idAkun: number; mulai: string; sampai: string }[];
  /** 1 if it grows by debit, otherwise -1. */
  arah: number;
};

export async function bukuDari(db: Db, idAkun: Id<"akun">, sampai: Tanggal): Promise<Buku | undefined> {
  const [row] = await db<Buku[]>`
    with anak as (
      select id_akun, mulai, sampai, mulai = '-infinity' and sampai > ${sampai} as selalu from akun_masa
      where id_akun_laporan = ${idAkun} and id_akun <> ${idAkun} and mulai <= ${sampai})
    select b.id_akun, b.kode, b.nama, m.jenis, (select k.id_rekening from akun k where k.id_akun = b.id_akun), case when m.jenis in ('Aset', 'Beban') then 1 else -1 end as arah,
      array(select b.id_akun union all select id_akun from anak where selalu) as ids,
      coalesce((select jsonb_agg(jsonb_build_object('idAkun', id_akun, 'mulai', mulai::text, 'sampai', sampai::text))
        from anak where not selalu), '[]') as bagian,
      case when b.bawaan in ('piutang', 'uang-muka') then (
        select jsonb_build_object('idPiutang', p.id_akun,
          'piutang', coalesce(sum(h.saldo) filter (where h.id_akun = p.id_akun), 0),
          'uangMuka', -coalesce(sum(h.saldo) filter (where h.id_akun = u.id_akun), 0))
        from akun p join akun u on u.bawaan = 'uang-muka'
        left join jurnal_harian h on h.id_akun in (p.id_akun, u.id_akun) and h.tanggal <= ${sampai}
        where p.bawaan = 'piutang' group by p.id_akun) end as piutang
    from bagan_pada(${sampai}) b join bagan_masa m on m.id_akun = b.id_akun and m.mulai <= ${sampai} and ${sampai} < m.sampai
    where b.id_akun = ${idAkun}`;
  return row;
}

function milik(db: Db, { ids, bagian }: Pick<Buku, "ids" | "bagian">): Fragment {
  const [first, ...rest] = [...new Set([...ids, ...bagian.map(({ idAkun }) => idAkun)])];
  if (rest.length === 0) return db`id_akun = ${first ?? 0}`;
  const semua = db`id_akun = any(${[first ?? 0, ...rest]})`;
  if (bagian.length === 0) return semua;
  return db`${semua} and (id_akun = any(${ids}) or exists (
    select from unnest(${bagian.map(({ idAkun }) => idAkun)}::int[], ${bagian.map(({ mulai }) => mulai)}::date[],
      ${bagian.map(({ sampai }) => sampai)}::date[]) as masa(anak, awal, akhir)
    where anak = id_akun and awal <= tanggal and tanggal < akhir))`;
}

const dalam = (db: Db, { dari, sampai }: Masa): Fragment => db`
  ${dari ? db`and tanggal >= ${dari}` : db``} ${sampai ? db`and tanggal <= ${sampai}` : db``}`;

type Jumlah = { saldoAwal: Rupiah; debit: Rupiah; kredit: Rupiah };

/** Sums from `jurnal_harian`, so that the number of lines does not matter. */
export async function jumlahBuku(db: Db, buku: Buku, { dari, sampai }: Masa): Promise<Jumlah> {
  const sejak = dari ? db`tanggal >= ${dari}` : db`true`;
  const [row] = await db<Jumlah[]>`
    select ${buku.arah}::integer * coalesce(sum(debit - kredit) filter (where not (${sejak})), 0)::bigint as saldo_awal,
      coalesce(sum(debit) filter (where ${sejak}), 0)::bigint as debit,
      coalesce(sum(kredit) filter (where ${sejak}), 0)::bigint as kredit
    from jurnal_harian where ${milik(db, buku)} ${sampai ? db`and tanggal <= ${sampai}` : db``}`;
  if (!row) throw new Error("a sum answered no row");
  return row;
}

type Diminta = Masa & { page: number; limit: number };

/**
 * A page of the book, newest first. The number of lines per day tells on which days the page is: only lines of its
 * first day are skipped, and balances are computed back from the end of that day.
 */
export async function pageOfBuku(db: Db, buku: Buku, diminta: Diminta): Promise<{ rows: BarisBuku[]; total: number }> {
  const place = await placeOf(
    db,
    db`select hari_ke(tanggal) as ember, sum(jumlah) as jumlah from jurnal_harian
       where ${milik(db, buku)} ${dalam(db, diminta)} group by 1`,
    diminta,
  );
  if (place.newest === null) return { rows: [], total: place.total };
  return { rows: await barisHalaman(db, buku, { ...place, limit: diminta.limit }), total: place.total };
}

const hari = (db: Db, ember: number | null): Fragment => db`(date '2000-01-01' + ${ember ?? 0}::integer)`;

const barisHalaman = (db: Db, buku: Buku, { newest, oldest, skip, limit }: Place & { limit: number }) => db<
  BarisBuku[]
>`
  with baris as materialized (
    select id_jurnal, urutan, id_akun, debit, kredit,
      coalesce(sum(debit - kredit) over (order by tanggal desc, id_jurnal desc, urutan desc
        rows between unbounded preceding and 1 preceding), 0) as lebih_baru
    from (
      select * from jurnal_baris
      where ${milik(db, buku)} and tanggal between ${hari(db, oldest)} and ${hari(db, newest)}
      order by tanggal desc, id_jurnal desc, urutan desc limit ${skip + limit}) b
    order by tanggal desc, id_jurnal desc, urutan desc offset ${skip}),
  akhir as (
    select coalesce(sum(debit - kredit), 0) as saldo from jurnal_harian
    where ${milik(db, buku)} and tanggal <= ${hari(db, newest)})
  ${isiBaris(db, buku, db`${buku.arah}::integer * (akhir.saldo - b.lebih_baru)::bigint`)} cross join akhir ${terbaru(db)}`;

const terbaru = (db: Db): Fragment => db`order by j.tanggal desc, b.id_jurnal desc, b.urutan desc`;

const isiBaris = (db: Db, buku: Buku, saldo: Fragment): Fragment => db`
  select b.id_jurnal, b.urutan, j.tanggal, j.peristiwa, ${namaDokumen(db)} as dokumen, ${lockDokumen(db)} as kunci, j.keterangan,
    ${akunLawan(db)} as lawan, b.debit, b.kredit, ${saldo} as saldo,
    case when b.id_akun <> ${buku.idAkun} then (select g.nama from bagan_pada(j.tanggal) g where g.id_akun = b.id_akun) end as lewat
  from baris b join jurnal j using (id_jurnal)`;

/** The lines of a document, found by its whole code or by that of their order, purchase order or asset. */
export async function searchBuku(db: Db, buku: Buku, { cari, page, limit, ...masa }: Diminta & { cari: string }) {
  const kode = cari.toUpperCase();
  const rows = await db<(BarisBuku & { total: number })[]>`
    with ini as materialized (
      select id_jurnal from jurnal where dokumen = ${kode}
      union select j.id_jurnal from produk p join jurnal j on j.dokumen = p.id_produk::text and j.peristiwa like 'stok-%'
      where upper(p.kode_produk) = ${kode}),
    disebut as materialized (
      select * from jurnal_baris where id_jurnal = any(array(select id_jurnal from ini))
      union select * from jurnal_baris where sub = ${kode}),
    baris as materialized (
      select id_jurnal, urutan, id_akun, debit, kredit, count(*) over () as total
      from disebut where ${milik(db, buku)} ${dalam(db, masa)}
      order by tanggal desc, id_jurnal desc, urutan desc limit ${limit} offset ${(page - 1) * limit})
    select t.*, b.total from (${isiBaris(db, buku, db`null::bigint`)}) t join baris b using (id_jurnal, urutan)
    order by t.tanggal desc, id_jurnal desc, urutan desc`;
  return { rows: rows.map(({ total, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/**
 * All lines of a range of days in batches, oldest first, for a spreadsheet; balances start from the one before the
 * first day.
 */
export async function* allBaris(db: Db, buku: Buku, masa: Masa & { saldoAwal: number }, batch: number) {
  yield* db<BarisBuku[]>`
    with baris as (
      select id_jurnal, urutan, id_akun, debit, kredit, sum(debit - kredit) over (order by tanggal, id_jurnal, urutan) as sampai_ini
      from jurnal_baris where ${milik(db, buku)} ${dalam(db, masa)})
    ${isiBaris(db, buku, db`(${masa.saldoAwal}::bigint + ${buku.arah}::integer * b.sampai_ini)::bigint`)}
    order by j.tanggal, b.id_jurnal, b.urutan`.cursor(batch);
}

export type BarisSemua = ValuesOf<typeof isiJurnalSemua> & { jenis: string };
export type Hari = { dari: Tanggal | null; sampai: Tanggal };

/** The lines of all entries of a range of days in batches, oldest first, with accounts as they are called on the last day. */
export async function* allJurnal(db: Db, { dari, sampai }: Hari, batch: number): AsyncGenerator<BarisSemua[]> {
  yield* db<BarisSemua[]>`
    select j.id_jurnal, j.tanggal, j.peristiwa, ${namaDokumen(db)} as dokumen, j.keterangan, g.kode, g.nama, a.jenis, b.sub,
      b.debit, b.kredit
    from jurnal j join jurnal_baris b using (id_jurnal) join akun a using (id_akun) join bagan_pada(${sampai}) g using (id_akun)
    where j.tanggal <= ${sampai} ${dari ? db`and j.tanggal >= ${dari}` : db``}
    order by j.tanggal, j.id_jurnal, b.urutan`.cursor(batch);
}

/** The accounts by code, as they are called on a day. */
export const akunPada = (db: Db, hari: Tanggal) => db<{ kode: string; nama: string; jenis: JenisAkun }[]>`
  select g.kode, g.nama, a.jenis from bagan_pada(${hari}) g join akun a using (id_akun) order by g.kode`;

export async function isiJurnal(db: Db, idJurnal: Id<"jurnal">): Promise<IsiJurnal | undefined> {
  const [row] = await db<IsiJurnal[]>`
    select j.id_jurnal, ${lockDokumen(db)} as kunci, j.tanggal, j.waktu, j.peristiwa, ${namaDokumen(db)} as dokumen, j.keterangan,
      (select jsonb_agg(jsonb_build_object('idAkun', b.id_akun, 'kode', g.kode, 'nama', g.nama, 'sub', b.sub,
          'debit', b.debit, 'kredit', b.kredit) order by b.urutan)
        from jurnal_baris b join bagan_pada(j.tanggal) g using (id_akun) where b.id_jurnal = j.id_jurnal) as baris
    from jurnal j where j.id_jurnal = ${idJurnal}`;
  return row;
}
