import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

export type Patience = { uploads: number; calls: number };
/** An upload that is still on its way, or an answer nobody reads, gets ten seconds; a call under way three times that. */
const PATIENCE: Patience = { uploads: 10_000, calls: 30_000 };

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** Received in full and not answered yet: the call is at work, and cutting it would hide from the user whether it happened. */
const atWork = ({ request, response }: Exchange): boolean => request.complete && !response.headersSent;

/** Follows the server's connections from now on. Answers how to close it without waiting for those that never end. */
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
    // A browser keeps its connection for later; one that was answered during the close has no later.
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
