import type { Db, Fragment, Sql } from "#platform/db/database.ts";
import type { Services } from "#platform/http/context.ts";
import { MENIT_MS } from "./jeda.ts";
import { ambil, sendWaiting } from "./kotakKeluar.ts";

const KUNCI = 7_251_835;
const PUTARAN_MS = 50_000;

/** Sends what is due, one after the other and by one process at a time. Answers how many mails were taken. */
export async function sendAntrean(services: Services, now: Date): Promise<number> {
  const { sql, mailer } = services;
  const [antre] = await sql`select from email where status in ('Antri', 'Mengirim') limit 1`;
  if (!antre) return 0;
  return sql.begin(async (tx) => {
    const [kunci] = await tx<{ dapat: boolean }[]>`select pg_try_advisory_xact_lock(${KUNCI}) as dapat`;
    if (!kunci?.dapat) return 0;
    await sapuTerputus(sql, now);
    if (!mailer.configured) return 0;
    let terkirim = 0;
    for (const mulai = Date.now(); Date.now() - mulai < PUTARAN_MS; ) {
      const surat = await ambil(sql, jatuhTempo(sql, now), now);
      if (!surat) break;
      terkirim += 1;
      const { outcome } = await sendWaiting(services, surat);
      // A server that is not there is asked again in the next minute, and not once for every mail.
      if (!outcome.ok && outcome.server) break;
    }
    return terkirim;
  });
}

const jatuhTempo = (db: Db, now: Date): Fragment => db`
  select id_email from email where status = 'Antri' and coba_lagi <= ${now} order by coba_lagi, id_email
  limit 1 for update skip locked`;

/** Longer than one try may last. */
const TERPUTUS_MS = 5 * MENIT_MS;
const SEHARI_MS = 24 * 60 * MENIT_MS;

const TERPUTUS =
  "Pengiriman terputus setelah isi mulai diserahkan ke server email, sehingga tidak diketahui apakah email diterima";
const TERTINGGAL =
  "Tertinggal lebih dari sehari, karena aplikasi mati atau datanya dipulihkan dari backup. Periksa apakah masih perlu, lalu kirim ulang";

/**
 * Mails whose process ended: without a byte handed over they wait again, otherwise nobody knows. What waited for more than
 * a day is left to a person: it is old, or was sent before the data went back to a backup.
 */
async function sapuTerputus(sql: Sql, now: Date): Promise<void> {
  const lama = (ms: number) => new Date(now.getTime() - ms);
  await sql`
    update email set coba_lagi = case when isi_diserahkan is null then ${now}::timestamptz end,
      status = case when isi_diserahkan is null then 'Antri' else 'Tidak Pasti' end,
      alasan = case when isi_diserahkan is null then alasan else ${TERPUTUS} end,
      selesai = case when isi_diserahkan is null then null else ${now}::timestamptz end
    where status = 'Mengirim' and coalesce(mulai, waktu) < ${lama(TERPUTUS_MS)}`;
  await sql`
    update email set status = 'Gagal', alasan = ${TERTINGGAL}, coba_lagi = null, selesai = ${now}
    where status = 'Antri' and coba_lagi < ${lama(SEHARI_MS)}`;
}

const SEBULAN_MS = 30 * SEHARI_MS;

/** Forgets what would have been sent of mails that nobody sent again within a month. */
export async function sweepEmailContent(sql: Sql, now: Date): Promise<void> {
  await sql`
    delete from email_isi i using email e where e.id_email = i.id_email and e.status in ('Gagal', 'Tidak Pasti', 'Terkirim')
      and e.waktu < ${new Date(now.getTime() - SEBULAN_MS)}`;
}
