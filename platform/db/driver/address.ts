import { readFileSync } from "node:fs";

export type Address = {
  host: string;
  port: number;
  /** Only a server that can be written to will do: no replica, and none that was set to read only. */
  isPrimary: boolean;
  user: string;
  password: string;
  database: string;
  /** verify: a certificate of a known authority for any host; verify-host: for this host. */
  tls: "disable" | "prefer" | "require" | "verify" | "verify-host";
  /** The certificate of the authority, where it is not a public one. */
  ca: string | null;
  /** Milliseconds for connecting and logging in together. */
  timeout: number;
  /** Behind a pooler that gives every transaction another server: prepared statements cannot be kept. */
  isPooled: boolean;
  /** Settings of the session, as with SET. */
  settings: Readonly<Record<string, string>>;
};

const CONNECT_TIMEOUT = 10;
/** Of several servers the next one is tried sooner. */
const NEXT_TIMEOUT = 3;

const MODES: Readonly<Record<string, Address["tls"]>> = {
  disable: "disable",
  false: "disable",
  allow: "prefer",
  prefer: "prefer",
  require: "require",
  true: "require",
  "no-verify": "require",
  "verify-ca": "verify",
  "verify-full": "verify-host",
};

/** Parameters of other clients that the server does not know as settings: they are left out. */
const OF_OTHER_CLIENTS = new Set(
  (
    "channel_binding load_balance_hosts fallback_application_name keepalives keepalives_idle " +
    "keepalives_interval keepalives_count tcp_user_timeout gssencmode gssdelegation krbsrvname sslcompression " +
    "sslnegotiation sslsni ssl_min_protocol_version ssl_max_protocol_version uselibpqcompat sslaccept " +
    "connection_limit pool_timeout pool_mode max_conns prepared_statements prepare statement_cache_size supa"
  ).split(" "),
);
// The driver depends on these settings to read values.
const OUR_OWN = new Set(["client_encoding", "datestyle", "timezone", "bytea_output"]);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new RangeError("A % in the address of the database stands for itself only when it is written %25");
  }
}

/** Whether the server is on this machine, where nobody can listen in. */
export const isHere = (host: string): boolean => host.startsWith("/") || /^(localhost|127\..*|::1)$/.test(host);

function readTls(host: string, given: Readonly<Record<string, string>>): Pick<Address, "tls" | "ca"> {
  const { sslmode, ssl, sslrootcert, channel_binding } = given;
  const word = sslmode ?? ssl ?? (isHere(host) ? "disable" : "prefer");
  const mode = MODES[word];
  if (!mode) throw new RangeError(`sslmode=${word} is unknown: ${Object.keys(MODES).join(", ")}`);
  const isWanted = channel_binding === "require" && (mode === "prefer" || mode === "disable");
  const tls = isWanted ? "require" : mode;
  if (!sslrootcert) return { tls, ca: null };
  if (sslrootcert === "system") return { tls: "verify-host", ca: null };
  try {
    // As in libpq: naming a root certificate means that it is checked.
    return { tls: tls === "require" ? "verify" : tls, ca: readFileSync(sslrootcert, "utf8") };
  } catch {
    throw new RangeError(`sslrootcert=${sslrootcert} can not be read`);
  }
}

const TARGETS: Readonly<Record<string, boolean>> = { "read-write": true, primary: true, any: false };

/** An address with several servers, host:port,host:port, as one address for each of them. */
export function singly(url: string): string[] {
  const [, before = "", hosts = "", after = ""] = /^([^/]*\/\/(?:[^/?]*@)?)([^/?]*)(.*)$/s.exec(url) ?? ["", url];
  return hosts.split(",").map((host) => `${before}${host}${after}`);
}

/**
 * Reads postgres://user:password@host:port,host:port/database?sslmode=…&setting=… and the parameters that managed
 * databases add. Those for other clients are left out; an unknown one is refused by the server.
 */
export function readAddresses(url: string, { settings = {}, isPrimary = true }: Given = {}): Address[] {
  const urls = singly(url);
  const timeout = urls.length > 1 ? NEXT_TIMEOUT : CONNECT_TIMEOUT;
  return urls.map((one) => readAddress(one, { settings, isPrimary, timeout }));
}

type Given = { settings?: Readonly<Record<string, string>>; isPrimary?: boolean; timeout?: number };

/** One of them. */
export function readAddress(
  url: string,
  { settings = {}, isPrimary = true, timeout = CONNECT_TIMEOUT }: Given = {},
): Address {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const {
    host = decoded(hostname).replace(/^\[|\]$/g, "") || "localhost",
    port: givenPort = port,
    user = decoded(username) || process.env.PGUSER || "postgres",
    password: givenPassword = decoded(password) || process.env.PGPASSWORD || "",
    dbname = decoded(pathname.slice(1)) || user,
    sslmode: _mode,
    ssl: _ssl,
    sslrootcert: _ca,
    connect_timeout = String(timeout),
    target_session_attrs: target = isPrimary ? "primary" : "any",
    pgbouncer,
    ...others
  } = Object.fromEntries(searchParams);
  const mustWrite = TARGETS[target];
  if (mustWrite === undefined) {
    throw new RangeError(`target_session_attrs=${target} is unknown: ${Object.keys(TARGETS).join(", ")}`);
  }
  if (host.includes(","))
    throw new RangeError("Several hosts of the database stand before the /: host:port,host:port/");
  const kept = Object.entries(others).filter(
    ([name]) => !OF_OTHER_CLIENTS.has(name) && !OUR_OWN.has(name.toLowerCase()),
  );
  return {
    host,
    port: Number(givenPort) || 5432,
    isPrimary: mustWrite,
    user,
    password: givenPassword,
    database: dbname,
    ...readTls(host, Object.fromEntries(searchParams)),
    timeout: (Number(connect_timeout) > 0 ? Number(connect_timeout) : timeout) * 1000,
    isPooled: pgbouncer === "true" || pgbouncer === "1",
    settings: { DateStyle: "ISO", ...settings, ...Object.fromEntries(kept) },
  };
}

/** Why an address cannot be used. It is not quoted, because it contains a password. */
export function addressProblem(url: string): string | null {
  try {
    readAddresses(url);
    return null;
  } catch (error) {
    return error instanceof RangeError ? error.message : "It is no address";
  }
}
