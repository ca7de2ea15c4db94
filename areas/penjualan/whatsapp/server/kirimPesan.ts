import { Cron } from "croner";
import { JEDA_MENIT, MENIT_MS } from "#company/jeda.ts";
import type { WhatsAppConfig } from "#platform/config.ts";
import { documentPdf } from "#platform/documents/pdf/documents.ts";
import type { Services } from "#platform/http/context.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { kertasPenjualan } from "../../tautan/server/kertas.ts";
import { type Hasil, sendPaper } from "./meta.ts";
import { type Diambil, type HasilKirim, markHandedOver, noteHasil, releaseTerputus, takePesan } from "./sql.ts";

/** Sends what is due, one after the other; answers how many were tried. */
export async function sendPesan(services: Services): Promise<number> {
  const { config, sql, clock, live } = services;
  if (config.whatsapp === null) return 0;
  let tried = 0;
  for (;;) {
    const pesan = await takePesan(sql, clock());
    if (pesan === null) return tried;
    tried += 1;
    const hasil = await deliver(services, config.whatsapp, pesan);
    if (hasil === null) continue;
    await noteHasil(sql, pesan, resultOf(pesan, hasil, clock()), clock());
    live.announce(["whatsapp"]);
  }
}

/** The paper goes out as it is printed now; one that is gone meanwhile does not. */
async function deliver(services: Services, config: WhatsAppConfig, pesan: Diambil): Promise<Hasil | null> {
  const { sql, clock } = services;
  const { jenis, idDokumen, idPesan, nomor, teks } = pesan;
  try {
    const { nama, kertas } = await kertasPenjualan[jenis]({ db: sql, services }, idDokumen);
    const pdf = await documentPdf(kertas());
    return await sendPaper(config, { idPesan, nomor, teks, nama, pdf }, () => markHandedOver(sql, pesan, clock()));
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, alasan: error.message, pasti: true, lagi: false };
    // Nothing was handed over yet: a paper that cannot be drawn now does not keep others from going out.
    services.log.error({ err: error }, "a paper for WhatsApp was not made");
    return { ok: false, alasan: "Dokumen belum dapat dibuat", pasti: true, lagi: true };
  }
}

function resultOf({ percobaan }: Diambil, hasil: Hasil, now: Date): HasilKirim {
  if (hasil.ok) return { status: "Terkirim", alasan: "", idWa: hasil.idWa, lagi: null };
  const { alasan, pasti, lagi } = hasil;
  const jeda = lagi ? JEDA_MENIT[percobaan - 1] : undefined;
  if (jeda !== undefined) {
    return { status: "Antri", alasan, idWa: null, lagi: new Date(now.getTime() + jeda * MENIT_MS) };
  }
  return { status: pasti ? "Gagal" : "Tidak Pasti", alasan, idWa: null, lagi: null };
}

/** Sends what is due every two seconds, in every process, where the company has a number at WhatsApp. Answers how to stop. */
export function startPesanWa(services: Services): () => Promise<void> {
  if (services.config.whatsapp === null) return async () => undefined;
  const failed = (error: unknown) => services.log.error({ err: error }, "WhatsApp messages not sent");
  let round: Promise<void> = Promise.resolve();
  const often = new Cron("*/2 * * * * *", { protect: true }, () => {
    round = sendPesan(services).then(() => undefined, failed);
    return round;
  });
  const minutely = new Cron("* * * * *", { protect: true }, () =>
    releaseTerputus(services.sql, services.clock()).catch(failed),
  );
  return async () => {
    often.stop();
    minutely.stop();
    await round;
  };
}
