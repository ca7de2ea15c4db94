import { createServer, type Socket } from "node:net";
import { Outbox } from "./outbox.ts";

/** A message of the server: its letter and its body. */
export const said = (kind: string, ...body: (number | string | Uint8Array)[]): Buffer => {
  const out = new Outbox().begin(kind);
  for (const part of body) {
    if (typeof part === "number") out.int32(part);
    else out.raw(Buffer.from(part));
  }
  return out.end().take();
};

export type FakeServer = { port: number; pieces: Buffer[]; close(): void };

/**
 * A server that answers as `hear` says, for behaviour that a real PostgreSQL does not show. `pieces` is what it
 * received.
 */
export async function fakeServer(hear: (socket: Socket, piece: Buffer, at: number) => void): Promise<FakeServer> {
  const pieces: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let at = 0;
    socket
      .on("error", () => {})
      .on("data", (piece) => {
        pieces.push(piece);
        hear(socket, piece, at);
        at += 1;
      });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    port: typeof address === "object" ? (address?.port ?? 0) : 0,
    pieces,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
