import { connect as connectPlain, isIP, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import type { Address } from "./address.mjs";
import { ConnectionError, connectionClosed } from "./errors.ts";

const KEEP_ALIVE = 60_000;
const TLS_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

const insecure = (message: string) => new ConnectionError("CONNECTION_INSECURE", message);

export const connectTimeout = ({ host, port, timeout }: Address) =>
  new ConnectionError("CONNECT_TIMEOUT", `The database at ${host}:${port} did not answer in ${timeout / 1000} s`);

/** Opens a socket to the server, with TLS as the address says. */
export async function openSocket(address: Address): Promise<Socket> {
  const { host, port, tls } = address;
  const isPath = host.startsWith("/");
  const plain = isPath ? connectPlain(`${host}/.s.PGSQL.${port}`) : connectPlain(port, host);
  await opened(plain, "connect", address);
  plain.setNoDelay(true).setKeepAlive(true, KEEP_ALIVE);
  if (tls === "disable" || isPath) return plain;
  plain.write(TLS_REQUEST);
  const [answer] = await opened(plain, "data", address);
  const word = answer instanceof Uint8Array ? Buffer.from(answer).toString("latin1") : "";
  if (word === "N" && tls === "prefer") return plain;
  if (word !== "S") {
    plain.on("error", () => {}).destroy();
    throw word === "N"
      ? insecure("The database does not offer TLS, which sslmode asks for")
      : // Also when more follows the S: what somebody on the way slipped in must not be taken for the server's word.
        insecure("What answers at the address of the database does not speak as PostgreSQL does");
  }
  return encrypted(plain, address);
}

async function encrypted(plain: Socket, address: Address): Promise<Socket> {
  const { host, tls, ca } = address;
  const secure = connectTls({
    socket: plain,
    host,
    // The host name is sent to the server (SNI); an IP address must not be.
    servername: isIP(host) ? "" : host,
    rejectUnauthorized: tls === "verify" || tls === "verify-host",
    ...(ca === null ? {} : { ca }),
    ...(tls === "verify-host" ? {} : { checkServerIdentity: () => undefined }),
  });
  await opened(secure, "secureConnect", address);
  return secure;
}

/** Waits for an event of an opening socket; fails if the socket closes first. */
function opened(socket: Socket, event: string, address: Address): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => end(connectTimeout(address)), address.timeout);
    const closed = () => end(connectionClosed());
    const end = (error: Error) => {
      release();
      // A broken socket may emit more than one error.
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
