import { PostgresError, singly } from "#postgres";
import { StartProblem } from "../startProblem.ts";

const UNREACHABLE =
  /^(ECONN|ETIMEDOUT$|EHOSTUNREACH$|ENETUNREACH$|ENOTFOUND$|EAI_|CONNECT_TIMEOUT$|CONNECTION_(?!READ_ONLY))/;

const UNTRUSTED = /^(ERR_TLS_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|CERT_)/;

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

/** Why the database cannot be used, as a sentence without passwords for the operator; null for an unexpected error. */
export function databaseProblem(error: unknown, url: string): StartProblem | null {
  const servers = singly(url).map((one) => new URL(one));
  const host = servers.map((one) => one.host).join(", ");
  const { username = "", pathname = "" } = servers[0] ?? {};
  const database = pathname.slice(1);
  const told = (sentence: string) => new StartProblem(sentence, { cause: error });
  const code = codeOf(error);
  if (UNREACHABLE.test(code)) {
    return told(
      `The database at ${host} can not be reached (${code}): check DATABASE_URL and that PostgreSQL runs there.`,
    );
  }
  if (UNTRUSTED.test(code)) {
    return told(
      `The certificate of the database at ${host} is not to be trusted (${code}): name its authority's file in ` +
        "DATABASE_URL (sslrootcert=…), or ask for encryption alone (sslmode=require).",
    );
  }
  switch (code) {
    case "25006":
    case "CONNECTION_READ_ONLY":
      return told(`The database at ${host} can only be read: DATABASE_URL must lead to the primary, not to a replica.`);
    case "LOGIN_FAILED":
      return told(`${error instanceof Error ? error.message : code} (DATABASE_URL, ${host}).`);
    case "42704":
    case "22023":
    case "08P01":
      // After the login the same codes have other causes.
      if (!(error instanceof PostgresError && error.severity === "FATAL")) return null;
      return told(
        `The database at ${host} does not take a parameter of DATABASE_URL ` +
          `(${error instanceof Error ? error.message : code}): correct what stands behind its question mark.`,
      );
    case "28P01":
    case "28000":
      return told(`The database at ${host} does not let the user ${username} in: check the password in DATABASE_URL.`);
    case "3D000":
      return told(`The database ${database} does not exist at ${host}: create it, or correct DATABASE_URL.`);
    case "53100":
      return told("The disk of the database is full: make room, then start again.");
    case "42501":
      return told(
        `The user ${username} lacks a right in the database ${database} (${error instanceof Error ? error.message : code}): ` +
          `make it the owner (ALTER DATABASE ${database} OWNER TO ${username}), then start again.`,
      );
    default:
      return null;
  }
}
