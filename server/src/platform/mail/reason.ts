/** Why a mail was not accepted, from the error codes of the mail library; its English messages are not for users. */
export function reasonOf(error: unknown, to: string): string {
  const { code, responseCode, response } = facts(error);
  switch (code) {
    case "EAUTH":
    case "ENOAUTH":
      return "Server email menolak login. Minta administrator memeriksa nama pengguna dan password SMTP.";
    case "EENVELOPE":
      return isTemporary(responseCode)
        ? `Server email belum dapat menerima email untuk ${to}${said(response)}. Coba lagi beberapa menit lagi.`
        : `Alamat ${to} ditolak server email${said(response)}. Periksa alamat email lalu kirim ulang.`;
    case "ETLS":
    case "EREQUIRETLS":
      return "Sambungan aman ke server email gagal. Minta administrator memeriksa SMTP_URL dan sertifikat server.";
    case "EMESSAGE":
    case "EPROTOCOL":
      return isTemporary(responseCode)
        ? `Server email sedang tidak dapat menerima email${said(response)}. Coba lagi beberapa menit lagi.`
        : `Server email menolak isi email${said(response)}. Periksa alamat dan lampiran, lalu kirim ulang.`;
    case "EDNS":
    case "ECONNECTION":
    case "ETIMEDOUT":
    case "ESOCKET":
    case "ECONNREFUSED":
    case "ECONNRESET":
      return "Server email tidak dapat dihubungi. Periksa koneksi atau coba lagi beberapa menit lagi.";
    default:
      return `Email gagal dikirim${said(response)}. Coba lagi, atau hubungi administrator bila terus terjadi.`;
  }
}

type Facts = { code: string; responseCode: number; response: string };

function facts(error: unknown): Facts {
  const of = (name: string): unknown =>
    typeof error === "object" && error !== null ? Reflect.get(error, name) : undefined;
  const code = of("code");
  const responseCode = of("responseCode");
  const response = of("response");
  return {
    code: typeof code === "string" ? code : "",
    responseCode: typeof responseCode === "number" ? responseCode : 0,
    response: typeof response === "string" ? response : "",
  };
}

/** 4xx codes: the server asks to try again later. */
const isTemporary = (responseCode: number) => responseCode >= 400 && responseCode < 500;

/** The first line of the server's own message, shortened, to pass on to whoever helps. */
function said(response: string): string {
  const line = response.replace(/\p{Cc}+/gu, " ").trim();
  return line ? ` ("${line.slice(0, 150)}")` : "";
}
