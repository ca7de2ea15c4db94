import { connect, type Socket } from "node:net";

/** What a number of connections got from a server within a few seconds. */
export type Muatan = { calls: number; perSecond: number; p50: number; p95: number; bytes: number };

const HEADER_END = Buffer.from("\r\n\r\n");

/** One keep-alive connection that asks again as soon as it has its answer. Written on sockets: fetch costs more than the app. */
class Asker {
  readonly times: number[] = [];
  bytes = 0;
  readonly #socket: Socket;
  #parts: Buffer[] = [];
  #have = 0;
  #need = 0;
  #since = 0;
  #done: (() => void) | null = null;
  #failed: ((error: Error) => void) | null = null;

  private constructor(socket: Socket) {
    this.#socket = socket.setNoDelay(true);
    socket.on("data", (piece) => this.#take(piece));
    socket.on("error", (error) => this.#failed?.(error));
    socket.on("close", () => this.#failed?.(new Error("The server closed the connection")));
  }

  static open(port: number): Promise<Asker> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, "127.0.0.1", () => resolve(new Asker(socket)));
      socket.once("error", reject);
    });
  }

  ask(request: Buffer): Promise<void> {
    this.#since = performance.now();
    this.#socket.write(request);
    return new Promise((resolve, reject) => {
      this.#done = resolve;
      this.#failed = reject;
    });
  }

  #take(piece: Buffer): void {
    this.#parts.push(piece);
    this.#have += piece.length;
    if (this.#need === 0) {
      const head = Buffer.concat(this.#parts);
      const end = head.indexOf(HEADER_END);
      if (end < 0) return;
      const header = head.toString("latin1", 0, end);
      if (!header.startsWith("HTTP/1.1 200")) {
        this.#failed?.(new Error(`${header.split("\r\n")[0]}: ${head.toString("utf8", end, end + 300)}`));
        return;
      }
      this.#need = end + 4 + Number(/content-length: *(\d+)/i.exec(header)?.[1] ?? Number.NaN);
    }
    if (this.#have < this.#need) return;
    this.times.push(performance.now() - this.#since);
    this.bytes = this.#need;
    this.#parts = [];
    this.#have = 0;
    this.#need = 0;
    this.#done?.();
  }

  close(): void {
    this.#failed = null;
    this.#socket.destroy();
  }
}

export const asBytes = (path: string, token: string): Buffer =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept: application/json\r\ntoken: ${token}\r\n\r\n`);

/** Asks on every connection until the time is over: each its own of the requests, all the same where there is one. */
export async function muat(
  port: number,
  requests: Buffer | readonly [Buffer, ...Buffer[]],
  connections: number,
  seconds: number,
): Promise<Muatan> {
  const askers = await Promise.all(Array.from({ length: connections }, () => Asker.open(port)));
  const start = performance.now();
  await Promise.all(
    askers.map(async (asker, at) => {
      const request = Buffer.isBuffer(requests) ? requests : (requests[at % requests.length] ?? requests[0]);
      while (performance.now() - start < seconds * 1000) await asker.ask(request);
    }),
  );
  const duration = (performance.now() - start) / 1000;
  const times = askers.flatMap((asker) => asker.times);
  for (const asker of askers) asker.close();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return {
    calls: times.length,
    perSecond: times.length / duration,
    p50: at(0.5),
    p95: at(0.95),
    bytes: askers[0]?.bytes ?? 0,
  };
}
