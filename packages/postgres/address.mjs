// @ts-check
// Plain JavaScript for Node 20.19 and newer: settings are judged before anything is installed.
import { readFileSync } from "node:fs";

/**
 * @typedef {object} Address
 * @property {string} host
 * @property {number} port
 * @property {boolean} isPrimary only a server that can be written to will do: no replica, and none that was set to read only
 * @property {string} user
 * @property {string} password
 * @property {string} database
 * @property {Tls} tls
 * @property {string | null} ca the certificate of the authority, where it is not a public one
 * @property {number} timeout milliseconds for connecting and logging in together
 * @property {boolean} isPooled behind a pooler that gives every transaction another server: prepared statements cannot be kept
 * @property {Readonly<Record<string, string>>} settings settings of the session, as with SET
 */
/**
 * verify: a certificate of a known authority for any host; verify-host: for this host.
 * @typedef {"disable" | "prefer" | "require" | "verify" | "verify-host"} Tls
 */

const CONNECT_TIMEOUT = 10;
/** Of several servers the next one is tried sooner. */
const NEXT_TIMEOUT = 3;

/** @type {Readonly<Record<string, Tls>>} */
const MODES = {
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

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new RangeError("A % in the address of the database stands for itself only when it is written %25");
  }
}

/**
 * Whether the server is on this machine, where nobody can listen in.
 * @param {string} host
 */
export const isHere = (host) => host.startsWith("/") || /^(localhost|127\..*|::1)$/.test(host);

/**
 * @param {string} host
 * @param {Readonly<Record<string, string>>} given
 * @returns {Pick<Address, "tls" | "ca">}
 */
function readTls(host, given) {
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

/** @type {Readonly<Record<string, boolean>>} */
const TARGETS = { "read-write": true, primary: true, any: false };

/**
 * An address with several servers, host:port,host:port, as one address for each of them.
 * @param {string} url
 */
export function singly(url) {
  const [, before = "", hosts = "", after = ""] = /^([^/]*\/\/(?:[^/?]*@)?)([^/?]*)(.*)$/s.exec(url) ?? ["", url];
  return hosts.split(",").map((host) => `${before}${host}${after}`);
}

/**
 * Reads postgres://user:password@host:port,host:port/database?sslmode=…&setting=… and the parameters that managed
 * databases add. Those for other clients are left out; an unknown one is refused by the server.
 * @param {string} url
 * @param {Given} [given]
 * @returns {Address[]}
 */
export function readAddresses(url, { settings = {}, isPrimary = true } = {}) {
  const urls = singly(url);
  const timeout = urls.length > 1 ? NEXT_TIMEOUT : CONNECT_TIMEOUT;
  return urls.map((one) => readAddress(one, { settings, isPrimary, timeout }));
}

/** @typedef {{ settings?: Readonly<Record<string, string>>, isPrimary?: boolean, timeout?: number }} Given */

/**
 * One of them.
 * @param {string} url
 * @param {Given} [given]
 * @returns {Address}
 */
export function readAddress(url, { settings = {}, isPrimary = true, timeout = CONNECT_TIMEOUT } = {}) {
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

/**
 * Why an address cannot be used; null if it can. It is not quoted, because it contains a password.
 * @param {string} url
 */
export function addressProblem(url) {
  try {
    readAddresses(url);
    return null;
  } catch (error) {
    return error instanceof RangeError ? error.message : "It is no address";
  }
}
