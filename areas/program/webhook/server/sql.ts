import type { Id } from "#kernel/types.ts";
import type { Db, Sql, Tx } from "#platform/db/database.ts";
import type { Kiriman, PeristiwaWebhook, Webhook } from "../contract.ts";

export const allWebhook = (db: Db): Promise<Webhook[]> => db<Webhook[]>`
  select w.id_webhook, w.url, w.peristiwa, w.dibuat,
    (select count(*)::int from webhook_kiriman k where k.id_webhook = w.id_webhook and k.status in ('Antri', 'Mengirim')) as menunggu,
    (select count(*)::int from webhook_kiriman k where k.id_webhook = w.id_webhook and k.status = 'Gagal') as gagal
  from webhook w where w.dihapus is null order by w.id_webhook`;

type Baru = { url: string; peristiwa: readonly PeristiwaWebhook[]; rahasia: string; dibuat: Date; dibuatOleh: number };

export async function insertWebhook(
  tx: Tx,
  { url, peristiwa, rahasia, dibuat, dibuatOleh }: Baru,
): Promise<Id<"webhook">> {
  const [row] = await tx<{ idWebhook: Id<"webhook"> }[]>`
    insert into webhook (url, peristiwa, rahasia, dibuat, dibuat_oleh)
    values (${url}, ${[...peristiwa]}, ${rahasia}, ${dibuat}, ${dibuatOleh}) returning id_webhook`;
  if (!row) throw new Error("insert answered no row");
  return row.idWebhook;
}

/** Takes a webhook away; answers its address. */
export async function endWebhook(tx: Tx, idWebhook: number, now: Date): Promise<string | undefined> {
  const [row] = await tx<{ url: string }[]>`
    update webhook set dihapus = ${now} where id_webhook = ${idWebhook} and dihapus is null returning url`;
  return row?.url;
}

export const lastKiriman = (db: Db, idWebhook: number): Promise<Omit<Kiriman, "aksi">[]> => db<Omit<Kiriman, "aksi">[]>`
  select id_kiriman, waktu, peristiwa, dokumen, status, percobaan, coba_lagi, jawaban
  from webhook_kiriman where id_webhook = ${idWebhook} order by id_kiriman desc limit 100`;

/** Lets a delivery that came to its end wait again; answers whether there was one. */
export async function waitAgain(tx: Tx, idKiriman: number, now: Date): Promise<boolean> {
  const { count } = await tx`
    update webhook_kiriman k set status = 'Antri', percobaan = 0, coba_lagi = ${now}, selesai = null
    from webhook w where w.id_webhook = k.id_webhook and w.dihapus is null and k.id_kiriman = ${idKiriman}
      and k.status in ('Terkirim', 'Gagal')`;
  return count === 1;
}

export type Diambil = {
  idKiriman: string | number;
  url: string;
  rahasia: string;
  peristiwa: string;
  jenis: string;
  dokumen: string;
  idSo: string | null;
  panggilan: string;
  waktu: Date | string;
  percobaan: number;
};

/** Deliveries that one receiver may hold at a time, so that a slow one leaves the others their turn. */
const SEKALIGUS = 2;
/** Longer than a try may last. */
const TERPUTUS_MS = 60_000;

/** Takes the next delivery, so that this process alone has it: of a document the oldest that is not yet delivered. */
export async function takeKiriman(sql: Sql, now: Date): Promise<Diambil | null> {
  const [row] = await sql<Diambil[]>`
    update webhook_kiriman k set status = 'Mengirim', mulai = ${now}, coba_lagi = null, percobaan = percobaan + 1
    from webhook w
    where w.id_webhook = k.id_webhook and k.id_kiriman = (
      select a.id_kiriman from webhook_kiriman a join webhook v using (id_webhook)
      where a.status = 'Antri' and a.coba_lagi <= ${now} and v.dihapus is null
        and not exists (select from webhook_kiriman d where d.id_webhook = a.id_webhook and d.jenis = a.jenis
          and d.dokumen = a.dokumen and d.status in ('Antri', 'Mengirim') and d.id_kiriman < a.id_kiriman)
        and (select count(*) from webhook_kiriman s where s.id_webhook = a.id_webhook and s.status = 'Mengirim') < ${SEKALIGUS}
      order by a.coba_lagi, a.id_kiriman limit 1 for update of a skip locked)
    returning k.id_kiriman, w.url, w.rahasia, k.peristiwa, k.jenis, k.dokumen, k.id_so, k.panggilan, k.waktu, k.percobaan`;
  return row ?? null;
}

type Hasil = { status: "Terkirim" | "Gagal" | "Antri"; jawaban: string; lagi: Date | null };

export async function noteHasil(sql: Sql, idKiriman: string | number, hasil: Hasil, now: Date): Promise<void> {
  const selesai = hasil.status === "Antri" ? null : now;
  await sql`
    update webhook_kiriman set status = ${hasil.status}, jawaban = ${hasil.jawaban.slice(0, 300)}, coba_lagi = ${hasil.lagi},
      selesai = ${selesai}
    where id_kiriman = ${idKiriman} and status = 'Mengirim'`;
}

/** How long a delivery that came to its end is listed. */
const HARI_KIRIMAN = 90;

export async function sweepKiriman(sql: Sql, now: Date): Promise<void> {
  await sql`delete from webhook_kiriman where selesai < ${now}::timestamptz - make_interval(days => ${HARI_KIRIMAN}::int)`;
}

/** What a process held that ended waits again: it may arrive twice, but it arrives. */
export async function releaseTerputus(sql: Sql, now: Date): Promise<void> {
  await sql`
    update webhook_kiriman set status = 'Antri', coba_lagi = ${now}
    where status = 'Mengirim' and mulai < ${new Date(now.getTime() - TERPUTUS_MS)}`;
}
