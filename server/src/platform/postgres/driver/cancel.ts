import type { Address } from "./address.ts";
import { Outbox } from "./outbox.ts";
import { openSocket } from "./socket.ts";

const CANCEL = 80_877_102;

/** Asks the server, on a connection of its own, to give up what another one is doing. */
export async function sendCancel(address: Address, of: { process: number; secret: number }): Promise<void> {
  const socket = await openSocket(address);
  const out = new Outbox().begin().int32(CANCEL).int32(of.process).int32(of.secret).end();
  // Closed by the server as soon as it has passed the request on.
  await new Promise<void>((resolve) => {
    socket.on("error", () => {}).on("close", () => resolve());
    // Nothing more is sent to the one that is cancelled until then: that must not be for ever.
    socket.setTimeout(address.timeout, () => socket.destroy());
    socket.resume().write(out.take());
  });
}
