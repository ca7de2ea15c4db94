import type { Id, Tanggal } from "#kernel/types.ts";
import { momentText, recordset } from "#platform/db/columns.ts";
import type { Db, Fragment, Tx } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { offsetOf } from "#platform/list/paging.ts";
import type { CocokKoran, MutasiBank, StatusKoran } from "../isiKoran.ts";
import type { BarisBaru, Tersimpan } from "./baca/gabungKoran.ts";
import type { BarisTunda, JudulKolom } from "./baca/koran.ts";

export type Rekening = { namaRekening: string; nomorRekening: string; lainnya: boolean; judul: JudulKolom | null };

export async function findRekening(db: Db, idRekening: Id<"rekening">): Promise<Rekening | undefined> {
  const [row] = await db<Rekening[]>`
    select r.nama_rekening, r.nomor_rekening, r.lainnya, j.judul
    from rekening r left join koran_judul j using (id_rekening) where r.id_rekening = ${idRekening}`;
  return row;
}

/** Whoever writes about the statement of an account waits for the one before: both see what the other did. */
export const lockKoran = (tx: Tx, idRekening: Id<"rekening">) =>
  tx`select pg_advisory_xact_lock(hashtext('rekening koran'), ${idRekening}::integer)`;

/** The stored lines of these days, and of the nearest day before and after with lines. */
export const linesAround = (db: Db, idRekening: Id<"rekening">, awal: Tanggal, akhir: Tanggal) => db<Tersimpan[]>`
  select tanggal, keterangan, sen, saldo from rekening_koran
  where id_rekening = ${idRekening} and tanggal between
    coalesce((select max(tanggal) from rekening_koran where id_rekening = ${idRekening} and tanggal < ${awal}), ${awal}::date)
    and coalesce((select min(tanggal) from rekening_koran where id_rekening = ${idRekening} and tanggal > ${akhir}), ${akhir}::date)
  order by tanggal, id_koran`;

export type Bacaan = {
  berkas: string;
  sidik: string;
  ada: number;
  baru: readonly BarisBaru[];
  tunda: readonly BarisTunda[];
};

/** Adds what is new in a file, and puts its waiting lines in the place of those of the file before. */
export async function insertBacaan({ tx, user, now }: Deed, idRekening: Id<"rekening">, bacaan: Bacaan): Promise<void> {
  const { berkas, sidik, ada, baru, tunda } = bacaan;
  const [row] = await tx<{ idBaca: number }[]>`
    insert into koran_baca (id_rekening, berkas, sidik, baru, ada, tunda, waktu, id_user)
    values (${idRekening}, ${berkas}, ${sidik}, ${baru.length}, ${ada}, ${tunda.length}, ${now}, ${user.idUser})
    returning id_baca`;
  if (!row) throw new Error("insert answered no row");
  const { idBaca } = row;
  await tx`
    insert into rekening_koran (id_rekening, id_baca, tanggal, keterangan, sen, saldo, ke)
    select ${idRekening}, ${idBaca}, tanggal, keterangan, sen, saldo, ke
    from jsonb_populate_recordset(null::rekening_koran,
      ${recordset(tx, baru, ["tanggal", "keterangan", "sen", "saldo", "ke"])}) with ordinality
    order by ordinality`;
  await tx`delete from koran_tunda where id_rekening = ${idRekening}`;
  await tx`
    insert into koran_tunda (id_rekening, id_baca, keterangan, sen)
    select ${idRekening}, ${idBaca}, keterangan, sen
    from jsonb_populate_recordset(null::koran_tunda, ${recordset(tx, tunda, ["keterangan", "sen"])})`;
}

export const setJudul = ({ tx, user, now }: Deed, idRekening: Id<"rekening">, judul: JudulKolom) => tx`
  insert into koran_judul (id_rekening, judul, waktu, id_user)
  values (${idRekening}, ${tx.json(judul)}, ${now}, ${user.idUser})
  on conflict (id_rekening) do update set judul = excluded.judul, waktu = excluded.waktu, id_user = excluded.id_user`;

/** A row of kas `s` with its request `p`, as JSON. */
export const kasJson = (db: Db): Fragment => db`
  jsonb_build_object('idKas', s.id_kas, 'tanggal', s.tanggal, 'nominal', s.debit - s.kredit, 'idPengajuan', s.id_pengajuan,
    'deskripsi', left(p.deskripsi_pengajuan, 200), 'kodeUnik', ${kodeMenunggu(db)})`;

/** The code of the invoice of the request `p` that was not booked yet: a line may be that much more; 0 where there is none. */
const kodeMenunggu = (db: Db): Fragment => db`
  coalesce((select i.kode_unik from invoice i where i.id_invoice = p.id_invoice and i.id_pengajuan_kode is null
    and i.status_approve = 'Disetujui' and p.tipe_pengajuan = 'masuk'), 0)`;

export type BarisRow = Omit<MutasiBank, "usulan">;
type Diminta = { idRekening: Id<"rekening">; status: StatusKoran; page: number; limit: number };

/** The lines of a page, newest first, with what they were found to be. */
export const pageOfKoran = (db: Db, diminta: Diminta) => db<BarisRow[]>`
  select k.id_koran, k.tanggal, k.keterangan, k.sen, k.saldo, k.status, case when k.id_cocok is not null then (${cocokJson(db)}) end as cocok
  from (
    select id_koran from rekening_koran where id_rekening = ${diminta.idRekening} and status = ${diminta.status}
    order by tanggal desc, id_koran desc limit ${diminta.limit} offset ${offsetOf(diminta)}) h
  join rekening_koran k using (id_koran) order by k.tanggal desc, k.id_koran desc`;

const cocokJson = (db: Db): Fragment => db`
  select jsonb_build_object('idCocok', c.id_cocok, 'jenis', c.jenis, 'alasan', c.alasan, 'oleh', o.nama_lengkap,
    'waktu', ${momentText(db, db`c.waktu`)},
    'baris', (select count(*) from rekening_koran n where n.id_cocok = c.id_cocok),
    'kas', coalesce((select jsonb_agg(${kasJson(db)} order by s.id_kas) from koran_kas m
      join kas s using (id_kas) join pengajuan p on p.id_pengajuan = s.id_pengajuan
      where m.id_cocok = c.id_cocok), '[]'))
  from koran_cocok c join karyawan o on o.id_user = c.id_user where c.id_cocok = k.id_cocok`;

export type Jumlah = { sisa: number; cocok: number; jelas: number; tunda: number; sampai: Tanggal | null };

export async function summaryOfKoran(db: Db, idRekening: Id<"rekening">): Promise<Jumlah> {
  const banyak = (status: StatusKoran) => db`
    coalesce((select jumlah from koran_jumlah where id_rekening = ${idRekening} and status = ${status}), 0)`;
  const [row] = await db<Jumlah[]>`
    select ${banyak("sisa")} as sisa, ${banyak("cocok")} as cocok, ${banyak("jelas")} as jelas,
      (select count(*) from koran_tunda where id_rekening = ${idRekening}) as tunda,
      (select max(tanggal) from rekening_koran where id_rekening = ${idRekening}) as sampai`;
  if (!row) throw new Error("select answered no row");
  return row;
}

/** Accounts that have lines, those with most to do first. */
export const sisaKoran = (db: Db) => db<{ idRekening: Id<"rekening">; sisa: number }[]>`
  select id_rekening, coalesce(sum(jumlah) filter (where status = 'sisa'), 0)::int as sisa
  from koran_jumlah group by 1 order by 2 desc, 1`;

/** So many lines are matched at a time. */
const SEBAGIAN = 2_000;

export type Portion = { awal: Tanggal; akhir: Tanggal; berikut: Tanggal | null; lagi: number };

/** The next days with some lines that are left, from a day on; null where there is none. */
export async function nextPortion(tx: Tx, idRekening: Id<"rekening">, sejak: Tanggal | null): Promise<Portion | null> {
  const [row] = await tx<Portion[]>`
    with per as (
      select tanggal, sum(count(*)) over (order by tanggal) as sampai, count(*) as n from rekening_koran
      where id_rekening = ${idRekening} and status = 'sisa' and tanggal >= ${sejak ?? "0001-01-01"}::date group by 1),
    batas as (select coalesce(min(tanggal) filter (where sampai >= ${SEBAGIAN}), max(tanggal)) as akhir from per)
    select min(tanggal) as awal, akhir, min(tanggal) filter (where tanggal > akhir) as berikut,
      coalesce(sum(n) filter (where tanggal > akhir), 0)::integer as lagi
    from per cross join batas group by akhir`;
  return row ?? null;
}

export type Mutasi = { idKoran: number; tanggal: Tanggal; keterangan: string; sen: number; status: StatusKoran };
export type Kas = {
  idKas: number;
  tanggal: Tanggal;
  nominal: number;
  idPengajuan: string;
  terpakai: boolean;
  /** What the line may be more, of which invoice; 0 where none. */
  kodeUnik: number;
  idInvoice: string | null;
};

/** Lines to look at, not locked. */
export const readMutasi = (db: Db, idRekening: Id<"rekening">, idKoran: readonly number[]) => db<Mutasi[]>`
  select id_koran, tanggal, keterangan, sen, status from rekening_koran
  where id_rekening = ${idRekening} and id_koran = any(${idKoran}::bigint[]) order by id_koran`;

export const findMutasi = (tx: Tx, idRekening: Id<"rekening">, idKoran: readonly number[]) => tx<Mutasi[]>`
  select id_koran, tanggal, keterangan, sen, status from rekening_koran
  where id_rekening = ${idRekening} and id_koran = any(${idKoran}::bigint[]) order by id_koran for update`;

export const findKas = (tx: Tx, idRekening: Id<"rekening">, idKas: readonly number[]) => tx<Kas[]>`
  select s.id_kas, s.tanggal, s.debit - s.kredit as nominal, s.id_pengajuan, p.id_invoice, ${kodeMenunggu(tx)} as kode_unik,
    exists (select from koran_kas m where m.id_kas = s.id_kas) as terpakai
  from kas s join pengajuan p using (id_pengajuan)
  where s.id_rekening = ${idRekening} and s.id_kas = any(${idKas}::bigint[]) order by s.id_kas`;

type Cocok = { idRekening: Id<"rekening">; jenis: CocokKoran["jenis"]; alasan: string };

/** Puts lines and rows of kas together; lines alone are explained. */
export async function insertCocok(deed: Deed, cocok: Cocok, idKoran: readonly number[], idKas: readonly number[]) {
  const { tx, user, now } = deed;
  const [row] = await tx<{ idCocok: number }[]>`
    insert into koran_cocok (id_rekening, jenis, alasan, waktu, id_user)
    values (${cocok.idRekening}, ${cocok.jenis}, ${cocok.alasan}, ${now}, ${user.idUser}) returning id_cocok`;
  if (!row) throw new Error("insert answered no row");
  const { idCocok } = row;
  await tx`insert into koran_kas (id_kas, id_cocok) select unnest(${idKas}::bigint[]), ${idCocok}`;
  const status: StatusKoran = cocok.jenis === "jelas" ? "jelas" : "cocok";
  await tx`
    update rekening_koran set status = ${status}, id_cocok = ${idCocok}
    where id_rekening = ${cocok.idRekening} and id_koran = any(${idKoran}::bigint[])`;
  return idCocok;
}

type Sepasang = { alasan: string; idKoran: number; idKas: readonly number[] };

/** Several that the program is sure of: a line each. */
export async function insertCocokBanyak(
  { tx, user, now }: Deed,
  idRekening: Id<"rekening">,
  rows: readonly Sepasang[],
) {
  await tx`
    with baru as materialized (
      select nextval('koran_cocok_id_cocok_seq') as id_cocok, s.* from jsonb_to_recordset(${tx.json(rows)})
        as s("idKoran" bigint, "idKas" bigint[], alasan text)
    ), cocok as (
      insert into koran_cocok (id_cocok, id_rekening, jenis, alasan, waktu, id_user)
      select id_cocok, ${idRekening}, 'sendiri', alasan, ${now}, ${user.idUser} from baru
    ), terpakai as (
      insert into koran_kas (id_kas, id_cocok) select unnest("idKas"), id_cocok from baru
    )
    update rekening_koran k set status = 'cocok', id_cocok = b.id_cocok from baru b where k.id_koran = b."idKoran"`;
}

export type CocokRow = { alasan: string; dibatalkan: string | null; mutasi: Mutasi[]; kas: string[] };

export async function findCocok(tx: Tx, idRekening: Id<"rekening">, idCocok: number): Promise<CocokRow | undefined> {
  const [row] = await tx<Omit<CocokRow, "mutasi" | "kas">[]>`
    select alasan, dibatalkan from koran_cocok where id_cocok = ${idCocok} and id_rekening = ${idRekening} for update`;
  if (!row) return undefined;
  const mutasi = await tx<Mutasi[]>`
    select id_koran, tanggal, keterangan, sen, status from rekening_koran where id_cocok = ${idCocok} order by id_koran for update`;
  const kas = await tx<{ id: string }[]>`
    select s.id_pengajuan as id from koran_kas m join kas s using (id_kas) where m.id_cocok = ${idCocok} order by 1`;
  return { ...row, mutasi, kas: kas.map(({ id }) => id) };
}

/** Takes lines and rows of kas apart again. The program does not put them together by itself once more. */
export async function undoCocok({ tx, user, now }: Deed, idCocok: number): Promise<void> {
  await tx`update koran_cocok set dibatalkan = ${now}, id_user_batal = ${user.idUser} where id_cocok = ${idCocok}`;
  await tx`delete from koran_kas where id_cocok = ${idCocok}`;
  await tx`update rekening_koran set status = 'sisa', id_cocok = null, dilepas = true where id_cocok = ${idCocok}`;
}
