import { Cron } from "croner";
import type { Services } from "#platform/http/context.ts";
import { type Jalan, sendWebhooks } from "./kirim.ts";
import { releaseTerputus, sweepKiriman } from "./sql.ts";

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
  const minutely = new Cron("* * * * *", { protect: true }, () =>
    releaseTerputus(services.sql, services.clock()).catch((error: unknown) =>
      services.log.error({ err: error }, "interrupted deliveries not released"),
    ),
  );
  const hourly = new Cron("29 * * * *", { protect: true }, () =>
    sweepKiriman(services.sql, services.clock()).catch((error: unknown) =>
      services.log.error({ err: error }, "old deliveries not cleared"),
    ),
  );
  return async () => {
    often.stop();
    minutely.stop();
    hourly.stop();
    await Promise.all(rounds);
  };
}
