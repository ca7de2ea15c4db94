import { once } from "node:events";
import { createServer } from "node:net";
import type { Config } from "../config.ts";
import { StartProblem } from "../startProblem.ts";

type Address = Pick<Config, "host" | "port">;

/** Tries to listen before the slow steps of a start, and answers in a sentence why the address cannot be used. */
export async function expectFree({ host, port }: Address): Promise<void> {
  const trial = createServer();
  try {
    await listening({ host, port }, async () => {
      const up = once(trial, "listening");
      trial.listen({ host, port });
      await up;
    });
  } finally {
    trial.close();
  }
}

/** Listens, or answers in a sentence why it cannot: another program may have taken the address during the start. */
export async function listening({ host, port }: Address, listen: () => Promise<unknown>): Promise<void> {
  try {
    await listen();
  } catch (error) {
    throw addressProblem(error, host, port) ?? error;
  }
}

function addressProblem(error: unknown, host: string, port: number): StartProblem | null {
  switch (error instanceof Error && "code" in error ? error.code : "") {
    case "EADDRINUSE":
      return new StartProblem(`PORT ${port} is in use by another program on ${host}: stop it, or choose another PORT.`);
    case "EACCES":
      return new StartProblem(
        `This user may not listen on PORT ${port}: choose a PORT from 1024 on and put a reverse proxy in front.`,
      );
    case "EADDRNOTAVAIL":
    case "EINVAL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return new StartProblem(
        `HOST ${host} is no address of this machine: set HOST to 127.0.0.1 for this machine only, or to 0.0.0.0 for every network.`,
      );
    default:
      return null;
  }
}
