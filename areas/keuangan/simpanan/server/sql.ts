import { melihatPembelian, pengajuanPembelian } from "#company/pembelian.ts";
import type { Rentang } from "#kernel/range.ts";
import type { ValuesOf } from "#kernel/record.ts";
import type { Id, Rupiah, Tanggal, Waktu } from "#kernel/types.ts";
import { columns } from "#platform/db/columns.ts";
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
import { type BulanSimpanan, gerakSimpanan } from "../contract.ts";

/** Rows of an account's book in a range of days: numbers after `sebelum` up to `sampai`. */
export type Bagian = {
  namaRekening: string;
  saldoSekarang: Rupiah;
  sebelum: number;
  saldoAwal: Rupiah;
  sampai: number;
  saldoAkhir: Rupiah;
};

/**
 * Dates never go back within a book and its rows are numbered without gaps. So a range of days is a range of numbers:
 * its two ends and every page are found by an index, however long the book is.
 */
export async function bagianSimpanan(
  db: Db,
  idRekening: Id<"rekening">,
  rentang: Rentang,
): Promise<Bagian | undefined> {
  const { tglAwal, tglAkhir } = rentang;
  const ujung = (batas: "<" | "<=", hari: Tanggal) => db`
    left join lateral (
      select urut, saldo_akhir from kas
      where kas.id_rekening = r.id_rekening and tanggal ${batas === "<" ? db`<` : db`<=`} ${hari}
      order by tanggal desc, urut desc limit 1
    ) ${batas === "<" ? db`mula` : db`akhir`} on true`;
  const [row] = await db<Bagian[]>`
    select n.nama_rekening, r.saldo as saldo_sekarang,
      ${tglAwal ? db`coalesce(mula.urut, 0)` : db`0`} as sebelum,
      ${tglAwal ? db`coalesce(mula.saldo_akhir, 0)` : db`0::bigint`} as saldo_awal,
      ${tglAkhir ? db`coalesce(akhir.urut, 0)` : db`r.buku_urut`} as sampai,
      ${tglAkhir ? db`coalesce(akhir.saldo_akhir, 0)` : db`r.saldo`} as saldo_akhir
    from rekening r join rekening_pada(${tglAkhir ?? "infinity"}) n using (id_rekening)
    ${tglAwal ? ujung("<", tglAwal) : db``}
    ${tglAkhir ? ujung("<=", tglAkhir) : db``}
    where r.id_rekening = ${idRekening}`;
  return row;
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

const baris = (db: Db, idRekening: Id<"rekening">, dari: number, sampai: number) => db`
  select p.*, ${columns(db, "b", gerakSimpanan)}, b.urut as urut_kas, b.tanggal as tgl_debit_kredit, b.waktu
  from kas b join lateral (${selectPengajuan(db)} where p.id_pengajuan = b.id_pengajuan) p on true
  where b.id_rekening = ${idRekening} and b.urut between ${dari} and ${sampai}`;

/** Rows by their numbers, newest first. */
export const pageOfSimpanan = async (db: Db, idRekening: Id<"rekening">, dari: number, sampai: number) =>
  (await db<KasTerkirim[]>`${baris(db, idRekening, dari, sampai)} order by b.urut desc`).map(bacaKas);

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

/** Rows of the range whose request has this text, newest first. */
export async function searchSimpanan(db: Db, idRekening: Id<"rekening">, buku: Bagian, dicari: Dicari) {
  const cocok = db`
    from kas b join pengajuan p using (id_pengajuan)
    where b.id_rekening = ${idRekening} and b.urut > ${buku.sebelum} and b.urut <= ${buku.sampai}
      ${berteks(db, dicari)}`;
  const [urut, [count]] = await Promise.all([
    db<
      { urut: number }[]
    >`select b.urut ${cocok} order by b.urut desc limit ${dicari.limit} offset ${offsetOf(dicari)}`,
    db<{ total: number }[]>`select count(*)::int as total ${cocok}`,
  ]);
  const rows = await db<KasTerkirim[]>`
    ${baris(db, idRekening, buku.sebelum + 1, buku.sampai)} and b.urut = any(${urut.map((row) => row.urut)}::int[])
    order by b.urut desc`;
  return { rows: rows.map(bacaKas), total: count?.total ?? 0 };
}

/** The row of a request in an account's book; there is at most one. */
export async function findBarisSimpanan(
  db: Db,
  idRekening: Id<"rekening">,
  idPengajuan: string,
): Promise<KasRow | undefined> {
  const [ke] = await db<{ urut: number }[]>`
    select urut from kas where id_pengajuan = ${idPengajuan} and id_rekening = ${idRekening}`;
  const [row] = ke ? await pageOfSimpanan(db, idRekening, ke.urut, ke.urut) : [];
  return row;
}

/** The rows in which this text is found, in batches, oldest first, for a spreadsheet. */
export async function* allSimpanan(
  db: Db,
  idRekening: Id<"rekening">,
  { sebelum, sampai, ...dicari }: Bagian & Pencarian,
  batch: number,
): AsyncGenerator<KasRow[]> {
  const ditemukan =
    dicari.cari === ""
      ? db``
      : db`and b.id_pengajuan in (select id_pengajuan from pengajuan p where true ${berteks(db, dicari)})`;
  const rows = db<KasTerkirim[]>`${baris(db, idRekening, sebelum + 1, sampai)} ${ditemukan} order by b.urut`;
  for await (const some of rows.cursor(batch)) yield some.map(bacaKas);
}
