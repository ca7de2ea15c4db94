import { melihatPembelian, pengajuanPembelian } from "#company/pembelian.ts";
import type { Rentang } from "#kernel/range.ts";
import type { ValuesOf } from "#kernel/record.ts";
import type { Id, Rupiah, Tanggal, Waktu } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import type { User } from "#platform/http/context.ts";
import { offsetOf } from "#platform/list/paging.ts";
import { contains } from "#platform/list/search.ts";
import {
  type PengajuanRow,
  type PengajuanTerkirim,
  readPengajuan,
  selectPengajuan,
} from "../../pengajuan/server/sql.ts";
import type { BulanSimpanan, gerakSimpanan } from "../contract.ts";

/** Rows of an account's book in a range of days: those at the places after `sebelum` up to `sampai`. */
export type Bagian = {
  rentang: Rentang;
  namaRekening: string;
  saldoSekarang: Rupiah;
  sebelum: number;
  saldoAwal: Rupiah;
  sampai: number;
  saldoAkhir: Rupiah;
  /** How many rows of the whole book are dated back. */
  mundur: number;
};

/**
 * A book is shown by days, and within a day in the order of writing. `kas_pada` finds how many rows stand up to a day, so
 * that both ends of a range are found by an index, however long the book is.
 */
export async function bagianSimpanan(
  db: Db,
  idRekening: Id<"rekening">,
  { tglAwal, tglAkhir }: Rentang,
): Promise<Bagian | undefined> {
  const [row] = await db<Omit<Bagian, "rentang">[]>`
    select n.nama_rekening, r.saldo as saldo_sekarang,
      ${tglAwal ? db`mula.baris` : db`0`} as sebelum, ${tglAwal ? db`mula.saldo` : db`0::bigint`} as saldo_awal,
      ${tglAkhir ? db`akhir.baris` : db`r.buku_urut`} as sampai, ${tglAkhir ? db`akhir.saldo` : db`r.saldo`} as saldo_akhir,
      (select count(*)::int from kas where id_rekening = ${idRekening} and mundur) as mundur
    from rekening r join rekening_pada(${tglAkhir ?? "infinity"}) n using (id_rekening)
    ${tglAwal ? db`cross join lateral kas_pada(r.id_rekening, ${tglAwal}::date - 1) mula` : db``}
    ${tglAkhir ? db`cross join lateral kas_pada(r.id_rekening, ${tglAkhir}::date) akhir` : db``}
    where r.id_rekening = ${idRekening}`;
  return row && { ...row, rentang: { tglAwal, tglAkhir } };
}

/**
 * The months of a range in which money moved, newest first: opening balance, in, out and closing balance. From the sums
 * per account and day, which hold what kas holds (the books check compares them).
 */
export const bulanSimpanan = (db: Db, idRekening: Id<"rekening">, saldoAwal: Rupiah, rentang: Rentang) => {
  const { tglAwal, tglAkhir } = rentang;
  return db<BulanSimpanan[]>`
    select to_char(bulan, 'YYYY-MM') as bulan, masuk, keluar,
      (${saldoAwal}::bigint + sum(masuk - keluar) over w - (masuk - keluar))::bigint as saldo_awal,
      (${saldoAwal}::bigint + sum(masuk - keluar) over w)::bigint as saldo_akhir
    from (
      select date_trunc('month', h.tanggal::timestamp) as bulan, sum(h.debit)::bigint as masuk, sum(h.kredit)::bigint as keluar
      from jurnal_harian h
      where h.id_akun = (select id_akun from akun where id_rekening = ${idRekening})
        ${tglAwal ? db`and h.tanggal >= ${tglAwal}` : db``} ${tglAkhir ? db`and h.tanggal <= ${tglAkhir}` : db``}
      group by 1 having sum(h.debit) <> 0 or sum(h.kredit) <> 0) b
    window w as (order by bulan) order by b.bulan desc`;
};

type Gerak = ValuesOf<typeof gerakSimpanan> & { urutKas: number; tglDebitKredit: Tanggal; waktu: Waktu };
/** A row of kas with its request. */
export type KasRow = PengajuanRow & Gerak;
type KasTerkirim = PengajuanTerkirim & Gerak;

const bacaKas = ({ urutKas, debit, kredit, saldoAkhir, tglDebitKredit, waktu, ...pengajuan }: KasTerkirim): KasRow => ({
  ...readPengajuan(pengajuan),
  ...{ urutKas, debit, kredit, saldoAkhir, tglDebitKredit, waktu },
});

/**
 * Rows `b` of kas with their requests; `saldo` is the balance after each, in the order in which the book is shown. offset 0:
 * the requests are looked up for these rows, however many there are.
 */
const baris = (db: Db, kas: Fragment, saldo: Fragment) => db`
  select p.*, b.debit, b.kredit, ${saldo} as saldo_akhir, b.urut as urut_kas, b.tanggal as tgl_debit_kredit, b.waktu
  from ${kas} join lateral (${selectPengajuan(db)} where p.id_pengajuan = b.id_pengajuan offset 0) p on true`;

/** The same of a few rows, each with its balance looked up. */
const sampaiBaris = (db: Db, kas: Fragment) =>
  baris(db, db`${kas} cross join lateral kas_pada(b.id_rekening, b.tanggal, b.urut) s`, db`s.saldo`);

/**
 * Rows of a book at places `dari` to `sampai`, newest first. A row that is not dated back is at most as far from its place as
 * there are rows that are: only so many around are looked at, with all of those.
 */
export async function pageOfSimpanan(
  db: Db,
  idRekening: Id<"rekening">,
  { mundur }: Pick<Bagian, "mundur">,
  { dari, sampai }: { dari: number; sampai: number },
): Promise<KasRow[]> {
  const ini = db`id_rekening = ${idRekening}`;
  const awal = Math.max(1, dari - mundur);
  // What is written before `awal` and not dated back stands before all that is looked at.
  const sebelum = db`(${awal} - 1 - (select count(*) from kas where ${ini} and mundur and urut < ${awal}))`;
  const tempat = db`
    select id_kas, ${sebelum} + row_number() over (order by tanggal, urut) as ke from (
      select id_kas, tanggal, urut from kas where ${ini} and not mundur and urut between ${awal} and ${sampai + mundur}
      union all select id_kas, tanggal, urut from kas where ${ini} and mundur) dekat`;
  const rows = await db<KasTerkirim[]>`
    ${sampaiBaris(db, db`(${tempat}) t join kas b using (id_kas)`)}
    where t.ke between ${dari} and ${sampai} order by b.tanggal desc, b.urut desc`;
  return rows.map(bacaKas);
}

type Pencarian = { cari: string; user: User };
type Dicari = Pencarian & { page: number; limit: number };

/**
 * `and` the request `p` has this text. Where a row does not name its purchase, searching the purchase may not find the row: the
 * balances beside it tell the amount. Its number is shown, and finds it.
 */
function berteks(db: Db, { cari, user }: Pencarian): Fragment {
  const teks = contains(db, "p.teksCari", cari);
  if (cari === "" || melihatPembelian(user)) return teks;
  return db`${teks} and (not ${pengajuanPembelian(db)} or strpos(lower(p.id_pengajuan), ${cari.toLowerCase()}) > 0)`;
}

/** Rows of these days, of an account's book. */
const dalam = (db: Db, idRekening: Id<"rekening">, { tglAwal, tglAkhir }: Rentang): Fragment => db`
  b.id_rekening = ${idRekening} and b.tanggal between ${tglAwal ?? "-infinity"} and ${tglAkhir ?? "infinity"}`;

/** Rows of the range whose request has this text, newest first. */
export async function searchSimpanan(db: Db, idRekening: Id<"rekening">, buku: Bagian, dicari: Dicari) {
  const cocok = db`
    from kas b join pengajuan p using (id_pengajuan)
    where ${dalam(db, idRekening, buku.rentang)} ${berteks(db, dicari)}`;
  const [ids, [count]] = await Promise.all([
    db<{ idKas: number }[]>`
      select b.id_kas ${cocok} order by b.tanggal desc, b.urut desc limit ${dicari.limit} offset ${offsetOf(dicari)}`,
    db<{ total: number }[]>`select count(*)::int as total ${cocok}`,
  ]);
  const rows = await db<KasTerkirim[]>`
    ${sampaiBaris(db, db`kas b`)} where b.id_kas = any(${ids.map((row) => row.idKas)}::bigint[])
    order by b.tanggal desc, b.urut desc`;
  return { rows: rows.map(bacaKas), total: count?.total ?? 0 };
}

/** The row of a request in an account's book; there is at most one. */
export async function findBarisSimpanan(
  db: Db,
  idRekening: Id<"rekening">,
  idPengajuan: string,
): Promise<KasRow | undefined> {
  const [row] = await db<KasTerkirim[]>`
    ${sampaiBaris(db, db`kas b`)} where b.id_pengajuan = ${idPengajuan} and b.id_rekening = ${idRekening}`;
  return row && bacaKas(row);
}

/** The rows in which this text is found, in batches, oldest first, for a spreadsheet. */
export async function* allSimpanan(
  db: Db,
  idRekening: Id<"rekening">,
  { rentang, saldoAwal, ...dicari }: Bagian & Pencarian,
  batch: number,
): AsyncGenerator<KasRow[]> {
  const ditemukan =
    dicari.cari === ""
      ? db``
      : db`where b.id_pengajuan in (select id_pengajuan from pengajuan p where true ${berteks(db, dicari)})`;
  const buku = db`
    select b.*, ${saldoAwal}::bigint + sum(b.debit - b.kredit) over (order by b.tanggal, b.urut) as saldo
    from kas b where ${dalam(db, idRekening, rentang)}`;
  const rows = db<KasTerkirim[]>`
    ${baris(db, db`(${buku}) b`, db`b.saldo::bigint`)} ${ditemukan} order by b.tanggal, b.urut`;
  for await (const some of rows.cursor(batch)) yield some.map(bacaKas);
}
