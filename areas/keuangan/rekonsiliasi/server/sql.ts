import type { Id, Rupiah, Tanggal, Waktu } from "#kernel/types.ts";
import { momentText } from "#platform/db/columns.ts";
import type { Db, Fragment, Tx } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import type { KasKoran } from "../../rekening-koran/isiKoran.ts";
import { kasJson } from "../../rekening-koran/server/sql.ts";
import type { Rekonsiliasi } from "../contract.ts";

/** How many are shown. */
const TERBARU = 24;
const CONTOH = 50;

export type RekonsiliasiRow = Omit<Rekonsiliasi, "aksi">;

export const rekonsiliasiTerbaru = (db: Db, idRekening: Id<"rekening">) => db<RekonsiliasiRow[]>`
  select r.id_rekonsiliasi, r.sampai, r.saldo_buku, r.saldo_bank, r.diketik, u.nama_lengkap as oleh, r.waktu,
    case when r.dibatalkan is not null then jsonb_build_object('oleh', b.nama_lengkap, 'alasan', r.alasan_batal,
      'waktu', ${momentText(db, db`r.dibatalkan`)}) end as batal
  from rekonsiliasi r join karyawan u using (id_user) left join karyawan b on b.id_user = r.id_user_batal
  where r.id_rekening = ${idRekening} order by r.id_rekonsiliasi desc limit ${TERBARU}`;

export async function direkonsiliasiSampai(db: Db, idRekening: Id<"rekening">): Promise<Tanggal | null> {
  const [row] = await db<{ sampai: Tanggal | null }[]>`
    select max(sampai) as sampai from rekonsiliasi where id_rekening = ${idRekening} and dibatalkan is null`;
  return row?.sampai ?? null;
}

export type Rentang = { pertama: Tanggal | null; terakhir: Tanggal | null; hariIni: Tanggal | null };

/** The first and the last day with a line, and the last one on or before a day. */
export async function hariBank(db: Db, idRekening: Id<"rekening">, sampai: Tanggal): Promise<Rentang> {
  // Each by itself, because an index tells an end only.
  const lines = db`from rekening_koran where id_rekening = ${idRekening}`;
  const [row] = await db<Rentang[]>`
    select (select min(tanggal) ${lines}) as pertama, (select max(tanggal) ${lines}) as terakhir,
      (select max(tanggal) ${lines} and tanggal <= ${sampai}) as hari_ini`;
  if (!row) throw new Error("select answered no row");
  return row;
}

export async function saldoBukuPada(db: Db, idRekening: Id<"rekening">, hari: Tanggal): Promise<Rupiah> {
  const [row] = await db<{ saldo: Rupiah }[]>`select saldo from kas_pada(${idRekening}::int, ${hari}::date)`;
  if (!row) throw new Error("select answered no row");
  return row.saldo;
}

/** Rows `s` of kas from one day to another that no line is, and nobody explained. */
const sisaKasDalam = (db: Db, idRekening: Id<"rekening">, sejak: Tanggal, sampai: Tanggal): Fragment => db`
  from kas s where s.id_rekening = ${idRekening} and s.tanggal between ${sejak} and ${sampai}
    and not exists (select from koran_kas m where m.id_kas = s.id_kas)`;

export type Sisa = { sisaBank: number; sisaKas: number; kas: KasKoran[] };

/** What is not matched until a day; of kas from the day on that the statement begins with, or is not reconciled. */
export async function sisaPada(db: Db, idRekening: Id<"rekening">, sejak: Tanggal, sampai: Tanggal): Promise<Sisa> {
  const [row] = await db<Sisa[]>`
    select (select count(*)::int from rekening_koran
        where id_rekening = ${idRekening} and status = 'sisa' and tanggal <= ${sampai}) as sisa_bank,
      (select count(*)::int ${sisaKasDalam(db, idRekening, sejak, sampai)}) as sisa_kas,
      coalesce((select jsonb_agg(${kasJson(db)} order by s.tanggal, s.id_kas)
        from (select s.* ${sisaKasDalam(db, idRekening, sejak, sampai)} order by s.tanggal, s.id_kas limit ${CONTOH}) s
        join pengajuan p using (id_pengajuan)), '[]') as kas`;
  if (!row) throw new Error("select answered no row");
  return row;
}

type Dicatat = { idRekening: Id<"rekening">; sampai: Tanggal; saldoBuku: Rupiah; saldoBank: number; diketik: boolean };

export async function insertRekonsiliasi({ tx, user, now }: Deed, dicatat: Dicatat): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    insert into rekonsiliasi ${tx({ ...dicatat, waktu: now, idUser: user.idUser })} returning id_rekonsiliasi as id`;
  if (!row) throw new Error("insert answered no row");
  return row.id;
}

export async function lockRekonsiliasi(tx: Tx, idRekening: Id<"rekening">, id: number) {
  const [row] = await tx<{ sampai: Tanggal; saldoBuku: Rupiah; saldoBank: number; dibatalkan: Waktu | null }[]>`
    select sampai, saldo_buku, saldo_bank, dibatalkan from rekonsiliasi
    where id_rekonsiliasi = ${id} and id_rekening = ${idRekening} for update`;
  return row;
}

export const undoRekonsiliasi = ({ tx, user, now }: Deed, id: number, alasan: string) => tx`
  update rekonsiliasi set dibatalkan = ${now}, id_user_batal = ${user.idUser}, alasan_batal = ${alasan}
  where id_rekonsiliasi = ${id}`;
