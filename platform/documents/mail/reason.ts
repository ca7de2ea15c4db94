import type { MailFailure } from "./mail.ts";

const TERPUTUS =
  "Sambungan ke server email terputus setelah seluruh isi diserahkan dan sebelum dijawab, sehingga tidak diketahui apakah email diterima.";

/**
 * Why a mail was not accepted, from the error codes of the mail library; its English messages are not for users.
 * `handedOver`: the server had been given the whole text.
 */
export function failureOf(error: unknown, to: string, handedOver: boolean): MailFailure {
  const { code, responseCode, response } = facts(error);
  const failure = (alasan: string, rest: Partial<MailFailure> = {}): MailFailure => ({
    ...{ ok: false, alasan, next: "retry", address: false, server: false },
    ...rest,
  });
  const isTemporary = responseCode >= 400 && responseCode < 500;
  // An answer of the server, even a refusal, says what became of the text; only silence does not.
  if (handedOver && responseCode === 0) return failure(TERPUTUS, { next: "unknown", server: true });
  switch (code) {
    case "EAUTH":
    case "ENOAUTH":
      return failure(
        `Server email menolak login${said(response)}. Minta administrator memeriksa nama pengguna dan password SMTP.`,
        { server: true },
      );
    case "EENVELOPE":
      if (isTemporary) return failure(`Server email belum dapat menerima email untuk ${to}${said(response)}.`);
      return of(error, "command") === "MAIL FROM"
        ? failure(`Server email menolak pengirimnya${said(response)}. Minta administrator memeriksa SMTP_FROM.`, {
            next: "never",
          })
        : failure(`Alamat ${to} ditolak server email${said(response)}. Periksa alamat email lalu kirim ulang.`, {
            next: "never",
            address: true,
          });
    case "ETLS":
    case "EREQUIRETLS":
      return failure(
        "Sambungan aman ke server email gagal. Minta administrator memeriksa SMTP_URL dan sertifikatnya.",
        {
          server: true,
        },
      );
    case "EMESSAGE":
    case "EPROTOCOL":
      return responseCode < 500
        ? failure(`Server email sedang tidak dapat menerima email${said(response)}.`)
        : failure(`Server email menolak isi email${said(response)}. Periksa alamat dan lampiran, lalu kirim ulang.`, {
            next: "never",
          });
    case "EDNS":
    case "ECONNECTION":
    case "ETIMEDOUT":
    case "ESOCKET":
    case "ECONNREFUSED":
    case "ECONNRESET":
    case "ABORT_ERR":
    case "EABORT":
      return failure(`Server email tidak dapat dihubungi atau tidak menjawab${said(response)}.`, { server: true });
    default:
      return failure(`Email belum diterima server email${said(response)}.`, { server: true });
  }
}

type Facts = { code: string; responseCode: number; response: string };

const of = (error: unknown, name: string): unknown =>
  typeof error === "object" && error !== null ? Reflect.get(error, name) : undefined;

function facts(error: unknown): Facts {
  const [code, responseCode, response] = [of(error, "code"), of(error, "responseCode"), of(error, "response")];
  return {
    code: typeof code === "string" ? code : of(error, "name") === "AbortError" ? "EABORT" : "",
    responseCode: typeof responseCode === "number" ? responseCode : 0,
    response: typeof response === "string" ? response : "",
  };
}

/** The first line of the server's own message, shortened, to pass on to whoever helps. */
function said(response: string): string {
  const line = response.replace(/\p{Cc}+/gu, " ").trim();
  return line ? ` ("${line.slice(0, 150)}")` : "";
}
