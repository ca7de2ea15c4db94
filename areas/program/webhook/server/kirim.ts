import { createHmac } from "node:crypto";
import type { Sql } from "#platform/db/database.ts";
import type { Services } from "#platform/http/context.ts";
import { post } from "./post.ts";
import { type Diambil, noteHasil, releaseTerputus, takeKiriman } from "./sql.ts";

/** The pauses between tries, in minutes: a whole day. */
const JEDA_MENIT = [1, 2, 5, 10, 15, 30, 60, 120, 240, 240, 240, 240, 240];
const MENIT_MS = 60_000;
/** Deliveries that a process has on their way at a time. */
const SEKALIGUS = 16;

type Pengirim = Pick<Services, "sql" | "clock" | "config">;

/** Deliveries of this process that are on their way, over all rounds. */
export type Jalan = { kini: number };

/** Sends what is due, several at a time; any process may do so beside others. Answers how many were tried. */
export async function sendWebhooks({ sql, clock, config }: Pengirim, jalan: Jalan = { kini: 0 }): Promise<number> {
  await releaseTerputus(sql, clock());
  let tried = 0;
  // One after the other, so that each sees what those before it have taken of a receiver.
  let turn: Promise<unknown> = Promise.resolve();
  const take = () => {
    const taken = turn.then(() => takeKiriman(sql, clock()));
    turn = taken.catch(() => {});
    return taken;
  };
  const one = async () => {
    jalan.kini += 1;
    try {
      for (let kiriman = await take(); kiriman; kiriman = await take()) {
        tried += 1;
        await deliver(sql, kiriman, { clock, bolehDekat: config.webhookPrivate });
      }
    } finally {
      jalan.kini -= 1;
    }
  };
  await Promise.all(Array.from({ length: Math.max(0, SEKALIGUS - jalan.kini) }, one));
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
