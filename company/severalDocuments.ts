import { tanggal } from "#kernel/format.ts";
import { BERHASIL, type HasilSatu, MENYUSUL } from "#kernel/several.ts";
import { MAIL_NOT_CONFIGURED } from "#platform/documents/mail/mailer.ts";
import { documentsPdf } from "#platform/documents/pdf/documents.ts";
import type { OwnCtx, ReadCtx } from "#platform/http/context.ts";
import { failureOf } from "#platform/http/failure.ts";
import { conflict } from "#platform/http/refusal.ts";
import { dalamBahasa } from "./dwibahasa.ts";
import { type Kiriman, type Lampiran, queueEmail } from "./kirimEmail.ts";
import { type Hasil, sendFromOutbox } from "./kotakKeluar.ts";

type Kunci = string | number;

/** Does something with one row after the other: what is refused is noted and does not stop the others. */
async function satuPerSatu<K extends Kunci, Jadi>(
  { requestId, call, services }: ReadCtx,
  kunci: readonly K[],
  kerjakan: (kunci: K) => Promise<Jadi>,
): Promise<{ id: string; jadi: Jadi | null; gagal: Pick<HasilSatu, "status" | "message"> | null }[]> {
  const semua = [];
  for (const satu of kunci) {
    const id = String(satu);
    try {
      semua.push({ id, jadi: await kerjakan(satu), gagal: null });
    } catch (error) {
      const { status, message } = failureOf(error, { id: requestId, call }, services.log);
      semua.push({ id, jadi: null, gagal: { status, message } });
    }
  }
  return semua;
}

/** Prints several papers as one PDF, and says of each why it could not be printed. */
export async function printSeveral<K extends Kunci>(
  context: ReadCtx,
  judul: string,
  kunci: readonly K[],
  lampiran: (kunci: K) => Promise<Lampiran>,
  dwibahasa = false,
) {
  const semua = await satuPerSatu(context, kunci, async (satu) =>
    dalamBahasa(await lampiran(satu), dwibahasa).kertas(),
  );
  const kertas = semua.flatMap(({ jadi }) => (jadi === null ? [] : [jadi]));
  const nama = `${judul} (${kertas.length}) ${tanggal(context.today)}`;
  const pdf = kertas.length === 0 ? null : (await documentsPdf(kertas, nama)).toString("base64");
  const hasil = semua.map(({ id, gagal }) => ({ id, ...(gagal ?? { status: BERHASIL, message: "Dicetak" }) }));
  return { data: { pdf: pdf === null ? null : { base64: pdf, nama: `${nama}.pdf` }, hasil } };
}

/** The paper of each mail. */
export const lampiranDari =
  <K extends Kunci>(surat: (kunci: K) => Promise<Kiriman>) =>
  async (kunci: K): Promise<Lampiran> =>
    (await surat(kunci)).lampiran;

/** How long somebody waits for the mail server; what it has not taken by then follows by itself. */
const SABAR_MS = 20_000;

/**
 * Mails several documents. Each is written into the outbox in a transaction of its own, and then handed over, one after the
 * other, until the mail server is away or it takes too long: the outbox sends the rest by itself.
 */
export async function mailSeveral<K extends Kunci>(
  context: OwnCtx,
  kunci: readonly K[],
  surat: (kunci: K) => Promise<Kiriman>,
): Promise<{ message: string; data: HasilSatu[] }> {
  // Said once, before anything is written that could only fail.
  if (!context.services.mailer.configured) throw conflict(MAIL_NOT_CONFIGURED);
  const semua = await satuPerSatu(context, kunci, async (satu) =>
    queueEmail(context, await surat(satu), (tx, masukkan) => context.once(tx, String(satu), masukkan)),
  );
  const data: HasilSatu[] = [];
  let sabar = Date.now() + SABAR_MS;
  for (const { id, jadi: idEmail, gagal } of semua) {
    const menyerah = Date.now() > sabar;
    const hasil = gagal || menyerah || idEmail === null ? null : await sendFromOutbox(context.services, idEmail);
    if (hasil?.status === "Antri") sabar = 0;
    data.push({ id, ...(gagal ?? kabarDari(hasil)) });
  }
  const terkirim = data.filter(({ status }) => status === BERHASIL).length;
  return { message: `${terkirim} dari ${data.length} email terkirim`, data };
}

function kabarDari(hasil: Hasil | null): Pick<HasilSatu, "status" | "message"> {
  if (hasil === null) return { status: MENYUSUL, message: "Di kotak keluar, terkirim sendiri sebentar lagi" };
  switch (hasil.status) {
    case "Terkirim":
      return { status: BERHASIL, message: `Terkirim ke ${hasil.alamat}` };
    case "Antri":
      return { status: MENYUSUL, message: `Di kotak keluar, dicoba lagi sendiri. ${hasil.alasan}` };
    default:
      return { status: 503, message: hasil.alasan };
  }
}
