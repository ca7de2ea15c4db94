export type Attachment = { filename: string; content: Buffer; contentType?: string };
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: readonly Attachment[];
  /** The part of the Message-ID before the @. */
  id?: string;
};

/** What is known of a mail that was not accepted. */
export type MailFailure = {
  ok: false;
  /** Why, in Indonesian, with the server's own words. */
  alasan: string;
  /**
   * `retry`: it was not accepted, and may be later. `never`: it was refused for good. `unknown`: the connection was lost
   * after everything had been handed over, so that it may have been accepted: a second one could arrive.
   */
  next: "retry" | "never" | "unknown";
  /** It is the address that the server refuses for good. */
  address: boolean;
  /** The server itself was not reached, so that no other mail would be either. */
  server: boolean;
};
/** `ok`: the mail server accepted the mail, and said so in these words. */
export type MailOutcome = { ok: true; jawaban: string } | MailFailure;

export type Mailer = {
  readonly configured: boolean;
  /**
   * `handingOver` is waited for when the server has taken the addresses and before the first byte of the text: if it fails
   * nothing is sent.
   */
  send(mail: Mail, handingOver?: () => Promise<void>): Promise<MailOutcome>;
};
