import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

export type Patience = { uploads: number; calls: number };
/** At a stop, unfinished uploads and unread answers are cut after ten seconds, calls under way after thirty. */
const PATIENCE: Patience = { uploads: 10_000, calls: 30_000 };

type Exchange = { request: IncomingMessage; response: ServerResponse };

/**
 * The request was received in full and is not answered yet. Cutting it would hide from the user whether it happened.
 */
const atWork = ({ request, response }: Exchange): boolean => request.complete && !response.headersSent;

/**
 * Watches the server's connections. Answers a function that closes the server without waiting for endless connections.
 */
export function drainable(http: FastifyInstance, patience: Patience = PATIENCE): () => Promise<void> {
  const open = new Map<Socket, Exchange | null>();
  const server: Server = http.server;
  server.on("connection", (socket) => {
    open.set(socket, null);
    socket.once("close", () => open.delete(socket));
  });
  let closing = false;
  server.on("request", (request, response) => {
    open.set(request.socket, { request, response });
    // A browser keeps its connection open for later requests: close it as soon as it has its answer.
    response.once("close", () => closing && server.closeIdleConnections());
  });

  const cutIdle = () => {
    for (const [socket, exchange] of open) if (!exchange || !atWork(exchange)) socket.destroy();
  };
  return async () => {
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
  };
}
