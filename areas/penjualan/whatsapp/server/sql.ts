import { MENIT_MS } from "#company/jeda.ts";
import type { Id } from "#kernel/types.ts";
import { columns } from "#platform/db/columns.ts";
import type { Db, Fragment, Sql } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { PESAN_TERAKHIR, type PesanWa } from "../contract.ts";
import { isiPesanWa, type JenisWa, type StatusWa } from "../isiWa.ts";

const pesan = (db: Db, mana: Fragment) => db<PesanWa[]>`
  select p.id_pesan::int, p.jenis, ${columns(db, "p", isiPesanWa)}, jsonb_build_object('namaLengkap', k.nama_lengkap) as "user"
  from pesan_wa p join karyawan k using (id_user) ${mana}`;

/** The messages with a paper, newest first. */
export const pesanDokumen = (db: Db, { jenis, id }: { jenis: JenisWa; id: string }) =>
  pesan(db, db`where p.jenis = ${jenis} and p.id_dokumen = ${id} order by p.id_pesan desc limit 20`);

export const lastPesan = (db: Db) => pesan(db, db`order by p.id_pesan desc limit ${PESAN_TERAKHIR}`);

type Baru = { jenis: JenisWa; id: string; nomor: string; teks: string };

export async function insertPesan({ tx, user, now }: Deed, { id, ...baru }: Baru): Promise<Id<"pesanWa">> {
  const isi = { ...baru, idDokumen: id, status: "Antri", cobaLagi: now, waktu: now, sejak: now, idUser: user.idUser };
  const [row] = await tx<{ idPesan: Id<"pesanWa"> }[]>`
    insert into pesan_wa ${tx(isi)} returning id_pesan::int`;
  if (!row) throw new Error("insert answered no row");
  return row.idPesan;
}

export type Diambil = {
  idPesan: number;
  jenis: JenisWa;
  idDokumen: string;
  nomor: string;
  teks: string;
  percobaan: number;
};

/** Takes a message that is due, so that this process alone has it. */
export async function takePesan(sql: Sql, now: Date): Promise<Diambil | null> {
  const [row] = await sql<Diambil[]>`
    update pesan_wa p set status = 'Mengirim', mulai = ${now}, sejak = ${now}, diserahkan = null, coba_lagi = null,
      percobaan = percobaan + 1
    where p.id_pesan = (select id_pesan from pesan_wa where status = 'Antri' and coba_lagi <= ${now}
      order by coba_lagi, id_pesan limit 1 for update skip locked)
    returning p.id_pesan::int, p.jenis, p.id_dokumen, p.nomor, p.teks, p.percobaan`;
  return row ?? null;
}

/** Notes that the message itself is handed over from now on; false where another process has it meanwhile. */
export async function markHandedOver(sql: Sql, { idPesan, percobaan }: Diambil, now: Date): Promise<boolean> {
  const { count } = await sql`
    update pesan_wa set diserahkan = ${now}
    where id_pesan = ${idPesan} and percobaan = ${percobaan} and status = 'Mengirim'`;
  return count > 0;
}

export type HasilKirim = { status: StatusWa; alasan: string; idWa: string | null; lagi: Date | null };

/** Notes what became of a try. What WhatsApp itself said meanwhile is nearer to the truth and stays. */
export async function noteHasil(
  sql: Sql,
  { idPesan, percobaan }: Diambil,
  hasil: HasilKirim,
  now: Date,
): Promise<void> {
  const { status, alasan, idWa, lagi } = hasil;
  await sql`
    update pesan_wa set id_wa = coalesce(${idWa}, id_wa),
      status = case when status in ('Mengirim', 'Tidak Pasti') then ${status} else status end,
      alasan = case when status in ('Mengirim', 'Tidak Pasti') then ${alasan} else alasan end,
      coba_lagi = case when status in ('Mengirim', 'Tidak Pasti') then ${lagi}::timestamptz end,
      sejak = case when status in ('Mengirim', 'Tidak Pasti') then ${now} else sejak end
    where id_pesan = ${idPesan} and percobaan = ${percobaan}`;
}

/** A process gives up long before. */
const TERPUTUS_MS = 5 * MENIT_MS;
const SEHARI_MS = 24 * 60 * MENIT_MS;
const TERPUTUS =
  "Pengiriman terputus setelah pesan mulai diserahkan, sehingga tidak diketahui apakah WhatsApp menerimanya";

const TERTINGGAL =
  "Tertinggal lebih dari sehari, karena aplikasi mati atau datanya dipulihkan dari backup. Periksa apakah masih perlu, lalu kirim lagi";

/**
 * Messages whose process ended: without anything handed over they wait again, otherwise nobody knows. What waited for more than a day
 * is left to a person: it is old, or went out before the data were brought back to a backup.
 */
export async function releaseTerputus(sql: Sql, now: Date): Promise<void> {
  await sql`
    update pesan_wa set status = case when diserahkan is null then 'Antri' else 'Tidak Pasti' end, sejak = ${now},
      coba_lagi = case when diserahkan is null then ${now}::timestamptz end,
      alasan = case when diserahkan is null then '' else ${TERPUTUS} end
    where status = 'Mengirim' and mulai < ${new Date(now.getTime() - TERPUTUS_MS)}`;
  await sql`
    update pesan_wa set status = 'Gagal', sejak = ${now}, coba_lagi = null, alasan = ${TERTINGGAL}
    where status = 'Antri' and coba_lagi < ${new Date(now.getTime() - SEHARI_MS)}`;
}

/** What WhatsApp says of a message: by its number there, or by ours where its number was never heard. */
export type KabarWa = { idWa: string; idPesan: number | null; status: StatusWa; alasan: string };

/** Notes what WhatsApp says, several at once and in whatever order; answers whether anything is new. */
export async function noteKabar(sql: Sql, kabar: readonly KabarWa[], now: Date): Promise<boolean> {
  const { count } = await sql`
    with kabar as (
      select distinct on (p.id_pesan) p.id_pesan, k."idWa", k.status, k.alasan
      from jsonb_to_recordset(${sql.json(kabar)}) as k("idWa" text, "idPesan" bigint, status text, alasan text)
      join pesan_wa p on p.id_wa = k."idWa" or (p.id_wa is null and p.id_pesan = k."idPesan")
      order by p.id_pesan, pesan_wa_maju(k.status) desc)
    update pesan_wa p set id_wa = k."idWa", status = k.status, alasan = k.alasan, coba_lagi = null, sejak = ${now}
    from kabar k where p.id_pesan = k.id_pesan and pesan_wa_maju(k.status) > pesan_wa_maju(p.status)`;
  return count > 0;
}
