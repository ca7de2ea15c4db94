import { createHmac } from "node:crypto";
import { JEDA_MENIT, MENIT_MS } from "#company/jeda.ts";
import type { Sql } from "#platform/db/database.ts";
import type { Services } from "#platform/http/context.ts";
import { post } from "./post.ts";
import { type Diambil, noteHasil, takeKiriman } from "./sql.ts";

/** Deliveries that a process has on their way at a time. */
const SEKALIGUS = 16;

type Pengirim = Pick<Services, "sql" | "clock" | "config">;

/** Deliveries of this process that are on their way, over all rounds. */
export type Jalan = { kini: number };

/**
 * Sends what is due, several at a time; any process may do so beside others. Where nothing is due it asks once. Answers how
 * many were tried.
 */
export async function sendWebhooks({ sql, clock, config }: Pengirim, jalan: Jalan = { kini: 0 }): Promise<number> {
  const sending = new Set<Promise<void>>();
  const failures: unknown[] = [];
  let ended = 0;
  const start = (kiriman: Diambil) => {
    jalan.kini += 1;
    const sent = deliver(sql, kiriman, { clock, bolehDekat: config.webhookPrivate })
      .catch((error: unknown) => void failures.push(error))
      .finally(() => {
        jalan.kini -= 1;
        ended += 1;
        sending.delete(sent);
      });
    sending.add(sent);
  };
  let tried = 0;
  for (;;) {
    const before = ended;
    const kiriman = jalan.kini < SEKALIGUS ? await takeKiriman(sql, clock()) : null;
    if (kiriman) {
      start(kiriman);
      tried += 1;
      // What ended lets the next of its document, or of its receiver, go out; also what ended while this was asked.
    } else if (ended !== before) continue;
    else if (sending.size === 0) break;
    else await Promise.race(sending);
  }
  if (failures.length > 0) throw failures[0];
  return tried;
}

type Cara = { clock: () => Date; bolehDekat: boolean };

async function deliver(sql: Sql, kiriman: Diambil, { clock, bolehDekat }: Cara): Promise<void> {
  const { idKiriman, url, rahasia, percobaan } = kiriman;
  const isi = isiKiriman(kiriman);
  const detik = String(Math.floor(clock().getTime() / 1000));
  const headers = {
    "kantor-waktu": detik,
    "kantor-tanda": tanda(rahasia, detik, isi),
    "kantor-kiriman": String(idKiriman),
  };
  const { ok, jawaban } = await post(url, isi, headers, bolehDekat);
  const now = clock();
  const jeda = JEDA_MENIT[percobaan - 1];
  if (ok) await noteHasil(sql, idKiriman, { status: "Terkirim", jawaban, lagi: null }, now);
  else if (jeda === undefined) await noteHasil(sql, idKiriman, { status: "Gagal", jawaban, lagi: null }, now);
  else
    await noteHasil(sql, idKiriman, { status: "Antri", jawaban, lagi: new Date(now.getTime() + jeda * MENIT_MS) }, now);
}

const isiKiriman = ({ idKiriman, peristiwa, waktu, jenis, dokumen, idSo, panggilan }: Diambil): string =>
  JSON.stringify({
    idKiriman: Number(idKiriman),
    peristiwa,
    waktu: new Date(waktu).toISOString(),
    dokumen: { jenis, id: dokumen },
    idSo,
    panggilan,
  });

/** The signature over moment and body, so that neither can be changed nor sent again later. */
export const tanda = (rahasia: string, detik: string, isi: string): string =>
  createHmac("sha256", rahasia).update(`${detik}.${isi}`).digest("hex");
