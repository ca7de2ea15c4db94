import { type LookupAddress, lookup } from "node:dns";
import { type ClientRequest, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";

const MOST_MS = 10_000;

/** Addresses of this machine and of networks behind it: whoever types an address would reach them through us. */
const DEKAT = new BlockList();
for (const [net, bits] of [
  ...[
    ["0.0.0.0", 8],
    ["10.0.0.0", 8],
    ["100.64.0.0", 10],
    ["127.0.0.0", 8],
    ["169.254.0.0", 16],
    ["172.16.0.0", 12],
  ],
  ...[
    ["192.0.0.0", 24],
    ["192.168.0.0", 16],
    ["198.18.0.0", 15],
    ["224.0.0.0", 4],
    ["240.0.0.0", 4],
  ],
] as [string, number][])
  DEKAT.addSubnet(net, bits, "ipv4");
for (const [net, bits] of [
  ...[
    ["::", 96],
    ["64:ff9b::", 96],
    ["2002::", 16],
    ["fc00::", 7],
    ["fe80::", 10],
    ["ff00::", 8],
  ],
] as [string, number][])
  DEKAT.addSubnet(net, bits, "ipv6");

export const isDekat = (address: string): boolean => DEKAT.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

const TERTUTUP = "Alamat di jaringan sendiri tidak dikirimi (WEBHOOK_PRIVATE)";

/** Looks a name up and refuses it if any of its addresses is near: the connection goes to what was judged. */
const lookupJauh: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error || !first) return done(error ?? new Error(`${hostname} tidak dikenal`), "", 0);
    if (addresses.some(({ address }) => isDekat(address))) return done(new Error(TERTUTUP), "", 0);
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
};

type Jawaban = { ok: boolean; jawaban: string };

/** Hands a body to an address. A redirect is not followed: it is an answer other than yes. */
export async function post(
  url: string,
  isi: string,
  headers: Record<string, string>,
  bolehDekat: boolean,
): Promise<Jawaban> {
  const to = URL.parse(url);
  if (!to) return { ok: false, jawaban: "Alamat tidak dapat dibaca" };
  const literal = to.hostname.replace(/^\[|\]$/g, "");
  if (!bolehDekat && isIP(literal) && isDekat(literal)) return { ok: false, jawaban: TERTUTUP };
  const make = to.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve) => {
    const sent = make(to, {
      method: "POST",
      headers: {
        ...headers,
        "content-type": "application/json",
        "content-length": Buffer.byteLength(isi),
        "user-agent": "Kantor",
      },
      signal: AbortSignal.timeout(MOST_MS),
      agent: false,
      ...(bolehDekat ? {} : { lookup: lookupJauh }),
    });
    heard(sent, resolve);
    sent.end(isi);
  });
}

function heard(sent: ClientRequest, resolve: (jawaban: Jawaban) => void): void {
  sent.on("response", (answer) => {
    const status = answer.statusCode ?? 0;
    // Only the status is an answer; whatever else comes is not waited for.
    answer.destroy();
    resolve({ ok: status >= 200 && status < 300, jawaban: `HTTP ${status}` });
  });
  sent.on("error", (error) => {
    const late = error.name === "AbortError" || error.name === "TimeoutError";
    resolve({ ok: false, jawaban: late ? `Tidak menjawab dalam ${MOST_MS / 1000} detik` : error.message });
  });
}
