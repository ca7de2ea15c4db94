import { createTransport } from "nodemailer";
import { reasonOf } from "./reason.ts";

export type MailConfig = {
  smtp: {
    /** smtp://user:password@host:587 or smtps://… */
    url: string;
    /** "Nama Perusahaan <alamat@contoh.id>" */
    from: string;
  } | null;
};

export type Attachment = { filename: string; content: Buffer; contentType?: string };
export type Mail = { to: string; subject: string; text: string; html?: string; attachments?: readonly Attachment[] };

/** `ok`: the mail server accepted the mail. `alasan`: why not and what to do, in Indonesian. */
export type MailOutcome = { ok: true } | { ok: false; alasan: string };

export type Mailer = { readonly configured: boolean; send(mail: Mail): Promise<MailOutcome> };

const NOT_CONFIGURED =
  "Email belum dikonfigurasi. Minta administrator mengisi SMTP_URL dan SMTP_FROM, lalu kirim ulang.";

/** Timeouts are short, because somebody waits at the screen. */
const CONNECT_MS = 10_000;
const IDLE_MS = 20_000;

export function openMailer(config: MailConfig): Mailer {
  const { smtp } = config;
  if (!smtp) return { configured: false, send: async () => ({ ok: false, alasan: NOT_CONFIGURED }) };
  const transport = createTransport({
    url: smtp.url,
    dnsTimeout: CONNECT_MS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: IDLE_MS,
    // Attachments are bytes only: a file or address named in the text is never read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    configured: true,
    async send({ to, subject, text, html, attachments }) {
      try {
        await transport.sendMail({
          from: smtp.from,
          // Given as an object, so that commas or line breaks cannot add another recipient.
          to: { name: "", address: to },
          subject,
          text,
          html,
          attachments: attachments?.map((attachment) => ({ ...attachment })),
        });
        return { ok: true };
      } catch (error) {
        return { ok: false, alasan: reasonOf(error, to) };
      }
    },
  };
}
