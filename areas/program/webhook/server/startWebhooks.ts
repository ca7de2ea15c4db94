import { Cron } from "croner";
import type { Services } from "#platform/http/context.ts";
import { type Jalan, sendWebhooks } from "./kirim.ts";

/**
 * Sends what is due every two seconds, in every process; a round does not wait for the one before, which may wait for a slow
 * receiver. Answers how to stop.
 */
export function startWebhooks(services: Services): () => Promise<void> {
  const rounds = new Set<Promise<unknown>>();
  const jalan: Jalan = { kini: 0 };
  const often = new Cron("*/2 * * * * *", () => {
    const round = sendWebhooks(services, jalan)
      .catch((error: unknown) => services.log.error({ err: error }, "webhooks not sent"))
      .finally(() => rounds.delete(round));
    rounds.add(round);
  });
  return async () => {
    often.stop();
    await Promise.all(rounds);
  };
}
