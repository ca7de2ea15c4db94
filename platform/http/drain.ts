import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as Listener, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

export type Patience = { idle: number; uploads: number; calls: number };
/**
 * At a stop, unfinished uploads and unread answers are cut after ten seconds, calls under way after thirty. Where another
 * process has taken over, a connection kept open may first bring one more call within five seconds.
 */
const PATIENCE: Patience = { idle: 5_000, uploads: 10_000, calls: 30_000 };
const LOOK_MS = 50;

type Exchange = { request: IncomingMessage; response: ServerResponse };

/**
 * The request was received in full and is not answered yet. Cutting it would hide from the user whether it happened.
 */
const atWork = ({ request, response }: Exchange): boolean => request.complete && !response.headersSent;

export type Drain = {
  /** Takes no new connections and lets those that are kept open come to their end: each answer says that it is the last. */
  retire(): Promise<void>;
  /** Closes the server without waiting for endless connections. */
  close(): Promise<void>;
};

/** Watches the server's connections. */
export function drainable(http: FastifyInstance, patience: Patience = PATIENCE): Drain {
  const open = new Map<Socket, Exchange | null>();
  const server: Server = http.server;
  server.on("connection", (socket) => {
    open.set(socket, null);
    socket.once("close", () => open.delete(socket));
  });
  let leaving = false;
  let closing = false;
  server.prependListener("request", (request, response) => {
    open.set(request.socket, { request, response });
    if (leaving) response.shouldKeepAlive = false;
    // A browser keeps its connection open for later requests: close it as soon as it has its answer.
    response.once("close", () => closing && server.closeIdleConnections());
  });

  const cutIdle = () => {
    for (const [socket, exchange] of open) if (!exchange || !atWork(exchange)) socket.destroy();
  };
  return {
    async retire() {
      leaving = true;
      // Only no new connections: http's own close would also end those that wait for their next request.
      Listener.prototype.close.call(server);
      for (const exchange of open.values()) {
        if (exchange && !exchange.response.headersSent) exchange.response.shouldKeepAlive = false;
      }
      const end = performance.now() + patience.idle;
      while (open.size > 0 && performance.now() < end) await sleep(LOOK_MS);
    },
    async close() {
      leaving = true;
      closing = true;
      const timers = [
        setTimeout(cutIdle, patience.uploads),
        setTimeout(() => server.closeAllConnections(), patience.calls),
      ];
      try {
        await http.close();
      } finally {
        for (const timer of timers) clearTimeout(timer);
      }
    },
  };
}
