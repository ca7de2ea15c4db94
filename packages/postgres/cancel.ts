import type { Address } from "./address.mjs";
import { Outbox } from "./outbox.ts";
import { openSocket } from "./socket.ts";

const CANCEL = 80_877_102;

/** Asks the server, on a connection of its own, to cancel the statement of another connection. */
export async function sendCancel(address: Address, of: { process: number; secret: number }): Promise<void> {
  const socket = await openSocket(address);
  const out = new Outbox().begin().int32(CANCEL).int32(of.process).int32(of.secret).end();
  // The server closes the connection when it has passed the request on.
  await new Promise<void>((resolve) => {
    socket.on("error", () => {}).on("close", () => resolve());
    // The cancelled connection sends nothing until then, so this must not wait for ever.
    socket.setTimeout(address.timeout, () => socket.destroy());
    socket.resume().write(out.take());
  });
}
