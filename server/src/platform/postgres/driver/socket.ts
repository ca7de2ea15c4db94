import { connect as connectPlain, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import { ConnectionError, connectionClosed } from "./errors.ts";

export type Address = {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
  tls: "disable" | "prefer" | "require" | "verify";
  /** Settings of the session, as in SET. */
  settings: Readonly<Record<string, string>>;
};

const CONNECT_TIMEOUT = 10_000;
const KEEP_ALIVE = 60_000;
const TLS_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

const MODES: Readonly<Record<string, Address["tls"]>> = {
  disable: "disable",
  false: "disable",
  allow: "prefer",
  prefer: "prefer",
  require: "require",
  true: "require",
  "verify-ca": "verify",
  "verify-full": "verify",
};

/** Reads postgres://user:password@host:port/database?sslmode=…&setting=… */
export function readAddress(url: string, settings: Readonly<Record<string, string>> = {}): Address {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const { host, sslmode = "disable", ssl = sslmode, ...others } = Object.fromEntries(searchParams);
  const tls = MODES[ssl];
  if (!tls) throw new RangeError(`sslmode=${ssl} is unknown: ${Object.keys(MODES).join(", ")}`);
  const user = decodeURIComponent(username) || process.env.PGUSER || "postgres";
  return {
    host: host ?? (hostname.replace(/^\[|\]$/g, "") || "localhost"),
    port: Number(port) || 5432,
    user,
    password: decodeURIComponent(password) || process.env.PGPASSWORD || "",
    database: decodeURIComponent(pathname.slice(1)) || user,
    tls,
    settings: { ...settings, ...others },
  };
}

/** A socket to the server, encrypted as the address says, within ten seconds. */
export async function openSocket(address: Address): Promise<Socket> {
  const { host, port, tls } = address;
  const isPath = host.startsWith("/");
  const plain = isPath ? connectPlain(`${host}/.s.PGSQL.${port}`) : connectPlain(port, host);
  await opened(plain, "connect", address);
  plain.setNoDelay(true).setKeepAlive(true, KEEP_ALIVE);
  if (tls === "disable" || isPath) return plain;
  plain.write(TLS_REQUEST);
  const [answer] = await opened(plain, "data", address);
  if (!(answer instanceof Uint8Array) || answer[0] !== "S".charCodeAt(0)) {
    if (tls === "prefer") return plain;
    plain.destroy();
    throw new ConnectionError("CONNECTION_INSECURE", "The database does not offer TLS, which sslmode asks for");
  }
  const secure = connectTls({ socket: plain, servername: host, rejectUnauthorized: tls === "verify" });
  await opened(secure, "secureConnect", address);
  return secure;
}

/** Waits for one event of a socket that is being opened; a socket without it is gone. */
function opened(socket: Socket, event: string, { host, port }: Address): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const late = () =>
      end(new ConnectionError("CONNECT_TIMEOUT", `The database at ${host}:${port} did not answer in 10 s`));
    const timer = setTimeout(late, CONNECT_TIMEOUT);
    const closed = () => end(connectionClosed());
    const end = (error: Error) => {
      release();
      // A broken socket may report more than once.
      socket.on("error", () => {});
      socket.destroy();
      reject(error);
    };
    const happened = (...what: unknown[]) => {
      release();
      resolve(what);
    };
    const release = () => {
      clearTimeout(timer);
      socket.off(event, happened).off("error", end).off("close", closed);
      if (event === "data") socket.pause();
    };
    socket.on("error", end).on("close", closed).once(event, happened);
  });
}
