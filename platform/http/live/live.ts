import type { Topic } from "#kernel/topics.ts";
import { TOPICS } from "#kernel/topics.ts";
import type { Sql } from "../../db/database.ts";
import type { Reads } from "../../db/reads.ts";
import type { Log } from "../../ops/log/log.ts";

const CHANNEL = "kantor_live";
/** PostgreSQL channel on which every process hears the numbers of ended sessions. */
export const ENDED_CHANNEL = "kantor_sesi";
const COLLECT_MS = 100;

export type Live = {
  /** Call after the commit, with the topics that changed. */
  announce(topics: readonly Topic[]): void;
  /** Calls back with topics announced by any process on this database; answers how to stop. */
  subscribe(hear: (topics: readonly Topic[]) => void): () => void;
  /** Topics announced within the last milliseconds: all of them, where this process has not listened for so long. */
  changedWithin(milliseconds: number): Topic[];
  /** How many hear announcements in this process: open streams, mostly. */
  listeners(): number;
  /** Calls back with the number of every session that ends, in any process; answers how to stop. */
  onSessionEnd(hear: (idSesi: number) => void): () => void;
  close(): Promise<void>;
};

/** When each topic was last announced, as far as this process has listened. */
class Recent {
  readonly #opened = performance.now();
  readonly #last = new Map<Topic, number>();

  note(topics: readonly Topic[]): void {
    for (const topic of topics) this.#last.set(topic, performance.now());
  }

  within(milliseconds: number): Topic[] {
    const since = performance.now() - milliseconds;
    return TOPICS.filter((topic) => since < this.#opened || (this.#last.get(topic) ?? 0) >= since);
  }
}

/**
 * Sends announcements through PostgreSQL to every process. They are collected for a moment and sent after the commit:
 * NOTIFY inside a transaction takes a lock for which all commits would queue.
 */
export async function openLive(sql: Sql, log: Log, reads: Pick<Reads, "hasReplica" | "reached">): Promise<Live> {
  const hearers = new Set<(topics: readonly Topic[]) => void>();
  const waiting = new Set<Topic>();
  let timer: NodeJS.Timeout | undefined;

  const send = () => {
    timer = undefined;
    const topics = [...waiting];
    waiting.clear();
    // Where lists are read from a replica, the notice says how far it must have come for them.
    const place = reads.hasReplica ? sql`|| ',@' || pg_current_wal_lsn()` : sql``;
    sql`select pg_notify(${CHANNEL}, ${topics.join(",")}::text ${place})`
      .execute()
      .catch((error: unknown) => log.warn({ err: error }, "live notice not sent"));
  };
  const recent = new Recent();
  const heard = async (payload: string) => {
    const names = payload.split(",");
    const topics = TOPICS.filter((topic) => names.includes(topic));
    const place = names.find((name) => name.startsWith("@"));
    if (place) await reads.reached(place.slice(1));
    recent.note(topics);
    for (const hear of hearers) hear(topics);
  };
  const enders = new Set<(idSesi: number) => void>();
  const heardEnd = (payload: string) => {
    for (const hear of enders) hear(Number(payload));
  };
  // While the database was away anything may have changed; sessions are looked at again by their streams.
  const again = () => void heard(TOPICS.join(","));
  const listening = [
    await sql.listen(CHANNEL, { hear: heard, again }),
    await sql.listen(ENDED_CHANNEL, { hear: heardEnd }),
  ];

  return {
    announce(topics) {
      if (topics.length === 0) return;
      for (const topic of topics) waiting.add(topic);
      timer ??= setTimeout(send, COLLECT_MS);
    },
    subscribe(hear) {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    changedWithin: (milliseconds) => recent.within(milliseconds),
    listeners: () => hearers.size,
    onSessionEnd(hear) {
      enders.add(hear);
      return () => enders.delete(hear);
    },
    async close() {
      clearTimeout(timer);
      if (waiting.size > 0) send();
      await Promise.all(listening.map((one) => one.unlisten()));
    },
  };
}
