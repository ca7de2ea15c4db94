import { randomUUID } from "node:crypto";
import { seesHargaBeli } from "#kernel/permission.ts";
import type { Waktu } from "#kernel/types.ts";
import type { Db, Sql, Tx } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { HARI_TAUTAN, type JenisTautan } from "../contract.ts";

type Dokumen = { jenis: JenisTautan; id: string };
const SEHARI_MS = 24 * 3_600_000;

/** The order of a paper, null where it belongs to none; undefined where there is no such paper. */
export async function orderDokumen(db: Db, { jenis, id }: Dokumen): Promise<string | null | undefined> {
  const dari = {
    order: db`select id_so from so where id_so = ${id}`,
    invoice: db`select id_so from invoice where id_invoice = ${id} and dihapus is null`,
    suratJalan: db`select id_so from surat_jalan where id_surat_jalan = ${id}`,
    retur: db`select id_so from retur where id_retur = ${id}`,
    penawaran: db`select null as id_so from penawaran where id_penawaran = ${id}`,
    po: db`select null as id_so from po where id_po = ${id} and dibatalkan is null`,
  };
  const [row] = await db<{ idSo: string | null }[]>`${dari[jenis]}`;
  return row?.idSo;
}

export type TautanRow = {
  idTautan: string;
  idUser: number;
  oleh: string;
  /** Whether its maker saw purchase prices when it was made. */
  melihatHarga: boolean;
  dibuat: Waktu;
  sampai: Waktu;
  dibuka: number;
  terakhir: Waktu | null;
};

/** The links that still open a paper, newest first. */
export const tautanDokumen = (db: Db, { jenis, id }: Dokumen, now: Date) => db<TautanRow[]>`
  select t.id_tautan::text, t.id_user, k.nama_lengkap as oleh, t.melihat_harga, t.dibuat, t.sampai, t.dibuka, t.terakhir
  from tautan t join karyawan k using (id_user)
  where t.jenis = ${jenis} and t.id_dokumen = ${id} and t.sampai > ${now} and t.dicabut is null
  order by t.dibuat desc, t.id_tautan limit 50`;

export async function insertTautan({ tx, user, now }: Deed, { jenis, id }: Dokumen): Promise<string> {
  const idTautan = randomUUID();
  const sampai = new Date(now.getTime() + HARI_TAUTAN * SEHARI_MS);
  const { idUser } = user;
  const melihatHarga = seesHargaBeli(user);
  await tx`insert into tautan ${tx({ idTautan, jenis, idDokumen: id, idUser, melihatHarga, dibuat: now, sampai })}`;
  return idTautan;
}

type Terkunci = { idUser: number; jenis: JenisTautan; idDokumen: string; dicabut: Waktu | null };

export async function lockTautan(tx: Tx, idTautan: string): Promise<Terkunci | undefined> {
  const [row] = await tx<Terkunci[]>`
    select id_user, jenis, id_dokumen, dicabut from tautan where id_tautan::text = ${idTautan} for update`;
  return row;
}

export async function withdrawTautan({ tx, now }: Deed, idTautan: string): Promise<void> {
  await tx`update tautan set dicabut = ${now} where id_tautan = ${idTautan}`;
}

export type Dibuka = Dokumen & Pick<TautanRow, "melihatHarga">;

/** Notes that a link is opened; answers its paper and what its maker saw of it, or nothing if it does not open any more. */
export async function openTautan(sql: Sql, idTautan: string, now: Date): Promise<Dibuka | undefined> {
  const [row] = await sql<Dibuka[]>`
    update tautan set dibuka = dibuka + 1, terakhir = ${now}
    where id_tautan = ${idTautan} and dicabut is null and sampai > ${now}
    returning jenis, id_dokumen as id, melihat_harga`;
  return row;
}

/** Forgets links that open nothing since as long as they opened something; the history of the document names them. */
export async function tidyTautan(sql: Sql, now: Date): Promise<void> {
  await sql`delete from tautan where sampai < ${new Date(now.getTime() - HARI_TAUTAN * SEHARI_MS)}`;
}
