import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import type { Mailer, MailFailure } from "./mail.ts";
import { failureOf } from "./reason.ts";

export type MailConfig = {
  smtp: {
    /** smtp://user:password@host:587 or smtps://… */
    url: string;
    /** "Nama Perusahaan <alamat@contoh.id>" */
    from: string;
  } | null;
};

export const MAIL_NOT_CONFIGURED = "Email belum dikonfigurasi. Minta administrator mengisi SMTP_URL dan SMTP_FROM";
const NOT_CONFIGURED: MailFailure = {
  ok: false,
  alasan: `${MAIL_NOT_CONFIGURED}, lalu kirim ulang.`,
  next: "never",
  address: false,
  server: true,
};

/** How long a mail server is waited for: somebody may wait at the screen. `wholeMs` ends one that answers drop by drop. */
export type Patience = { connectMs: number; idleMs: number; wholeMs: number };
const PATIENCE: Patience = { connectMs: 10_000, idleMs: 30_000, wholeMs: 120_000 };

export function openMailer(config: MailConfig, { connectMs, idleMs, wholeMs }: Patience = PATIENCE): Mailer {
  const { smtp } = config;
  if (!smtp) return { configured: false, send: async () => NOT_CONFIGURED };
  const transport = createTransport({
    url: smtp.url,
    dnsTimeout: connectMs,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: idleMs,
    // Attachments are bytes only: a file or address named in the text is never read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // The library asks for the message before it knows whether the server wants it. Here it is read only when the server
  // has said "go ahead", and the last byte is noted: until then a lost connection means that nothing was accepted.
  transport.use("stream", ({ message, data }, done) => {
    const read = message.createReadStream.bind(message);
    const { watch } = data as { watch?: Watch };
    if (watch) message.createReadStream = () => watched(read, watch) as ReturnType<typeof read>;
    done();
  });
  const domain = /@([^\s@>]+)>?$/.exec(smtp.from)?.[1] ?? "localhost";
  return {
    configured: true,
    async send({ to, subject, text, html, attachments, id }, handingOver = async () => {}) {
      const watch: Watch = { begin: handingOver, handedOver: false };
      try {
        const sent: { response?: string } = await transport.sendMail({
          from: smtp.from,
          // Given as an object, so that commas or line breaks cannot add another recipient.
          to: { name: "", address: to },
          subject,
          text,
          html,
          attachments: attachments?.map((attachment) => ({ ...attachment })),
          ...(id ? { messageId: `<${id}@${domain}>` } : {}),
          ...{ watch, signal: AbortSignal.timeout(wholeMs) },
        });
        return { ok: true, jawaban: (sent.response ?? "").slice(0, 300) };
      } catch (error) {
        return failureOf(error, to, watch.handedOver);
      }
    },
  };
}

type Watch = { begin: () => Promise<void>; handedOver: boolean };

function watched(read: () => NodeJS.ReadableStream, watch: Watch): Readable {
  async function* chunks() {
    // The library changes errors that it meets, and the database gives the same one to all who wait for a connection.
    await watch.begin().catch((cause) => {
      throw new Error("The text may not be handed over", { cause });
    });
    yield* read();
    watch.handedOver = true;
  }
  return Readable.from(chunks(), { objectMode: false, highWaterMark: 1 });
}
