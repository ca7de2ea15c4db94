import * as z from "zod/mini";
import type { WhatsAppConfig } from "#platform/config.ts";

/** The Cloud API of WhatsApp: a paper is uploaded first, because addresses that Meta must fetch itself often fail. */
export type Kiriman = { idPesan: number; nomor: string; teks: string; nama: string; pdf: Buffer };

export type Hasil =
  | { ok: true; idWa: string }
  /** `lagi`: nothing went out and it may be tried again. `pasti`: nothing went out. */
  | { ok: false; alasan: string; pasti: boolean; lagi: boolean };

const MOST_MS = 30_000;

const Salah = z.object({
  error: z.object({
    code: z.number(),
    message: z.string(),
    error_data: z.optional(z.object({ details: z.optional(z.string()) })),
  }),
});
const Media = z.object({ id: z.string() });
const Diterima = z.object({ messages: z.array(z.object({ id: z.string() })).check(z.minLength(1)) });

/** Refusals of too much at once, or of a service that is away for a while. */
const SEMENTARA: readonly number[] = [2, 4, 80_007, 130_429, 131_016, 131_048, 131_056, 133_004];
/** A request that never left. */
const TAK_SAMPAI = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"];

/** Sends a paper; `handOver` is asked right before the message itself goes out, and false keeps it. */
export async function sendPaper(
  config: WhatsAppConfig,
  kiriman: Kiriman,
  handOver: () => Promise<boolean>,
): Promise<Hasil | null> {
  const berkas = new FormData();
  berkas.set("messaging_product", "whatsapp");
  berkas.set("type", "application/pdf");
  berkas.set("file", new Blob([new Uint8Array(kiriman.pdf)], { type: "application/pdf" }), kiriman.nama);
  const unggahan = await ask(config, "media", berkas);
  // An upload alone sends nothing to anybody.
  if (!unggahan.ok) return { ...unggahan, pasti: true, lagi: unggahan.lagi || !unggahan.pasti };
  const media = Media.safeParse(unggahan.isi);
  if (!media.success) return { ok: false, alasan: "Jawaban WhatsApp tidak dapat dibaca", pasti: true, lagi: true };
  if (!(await handOver())) return null;
  const pesan = await ask(config, "messages", JSON.stringify(messageOf(config, kiriman, media.data.id)));
  if (!pesan.ok) return pesan;
  const diterima = Diterima.safeParse(pesan.isi);
  const [satu] = diterima.data?.messages ?? [];
  return satu ? { ok: true, idWa: satu.id } : { ok: false, alasan: "Jawaban WhatsApp tidak dapat dibaca", ...GELAP };
}

const messageOf = ({ template }: WhatsAppConfig, { idPesan, nomor, teks, nama }: Kiriman, idMedia: string) => ({
  messaging_product: "whatsapp",
  to: nomor,
  type: "template",
  // What WhatsApp says of the message later carries it, also where its answer to us was lost.
  biz_opaque_callback_data: rujukanOf(idPesan),
  template: {
    name: template,
    language: { code: "id" },
    components: [
      { type: "header", parameters: [{ type: "document", document: { id: idMedia, filename: nama } }] },
      { type: "body", parameters: [{ type: "text", text: teks }] },
    ],
  },
});

export const rujukanOf = (idPesan: number): string => `kantor-${idPesan}`;

const GELAP = { pasti: false, lagi: false } as const;
type Jawaban = { ok: true; isi: unknown } | Extract<Hasil, { ok: false }>;

async function ask({ url, phoneId, token }: WhatsAppConfig, apa: string, body: FormData | string): Promise<Jawaban> {
  try {
    const answer = await fetch(`${url}/${phoneId}/${apa}`, {
      method: "POST",
      body,
      headers: {
        authorization: `Bearer ${token}`,
        ...(typeof body === "string" ? { "content-type": "application/json" } : {}),
      },
      redirect: "error",
      signal: AbortSignal.timeout(MOST_MS),
    });
    const isi: unknown = await answer.json().catch(() => null);
    return answer.ok ? { ok: true, isi } : refusalOf(answer.status, isi);
  } catch (error) {
    return { ok: false, ...unreachable(error) };
  }
}

function refusalOf(status: number, isi: unknown): Jawaban {
  const { data } = Salah.safeParse(isi);
  if (data) {
    const { code, message, error_data } = data.error;
    const alasan = `WhatsApp menolak: ${error_data?.details ?? message} (${code})`;
    return { ok: false, alasan, pasti: true, lagi: status === 429 || SEMENTARA.includes(code) };
  }
  // An answer that is not of WhatsApp itself says nothing of what came before it.
  const alasan = `WhatsApp menjawab HTTP ${status}`;
  return status < 500 ? { ok: false, alasan, pasti: true, lagi: status === 429 } : { ok: false, alasan, ...GELAP };
}

function unreachable(error: unknown): { alasan: string; pasti: boolean; lagi: boolean } {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  const pasti = TAK_SAMPAI.includes(code);
  const late = error instanceof Error && error.name === "TimeoutError";
  const alasan = late ? `WhatsApp tidak menjawab dalam ${MOST_MS / 1000} detik` : `WhatsApp tidak terhubung (${code})`;
  return { alasan, pasti, lagi: pasti };
}
