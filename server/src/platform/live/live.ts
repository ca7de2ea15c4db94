import type { Topic } from "#contract/kernel/topics.ts";
import { TOPICS } from "#contract/kernel/topics.ts";
import type { Log } from "../log/log.ts";
import type { Sql } from "../postgres/database.ts";

const CHANNEL = "kantor_live";
/** Every process hears here of a session that ended, by its number. */
export const ENDED_CHANNEL = "kantor_sesi";
const COLLECT_MS = 100;

export type Live = {
  /** To be called after the commit: the lists that changed. */
  announce(topics: readonly Topic[]): void;
  /** Hears what any process on this database announces; answers how to stop hearing. */
  subscribe(hear: (topics: readonly Topic[]) => void): () => void;
  /** Hears the number of every session that was ended, at whatever process; answers how to stop hearing. */
  onSessionEnd(hear: (idSesi: number) => void): () => void;
  close(): Promise<void>;
};

/**
 * Announcements travel through PostgreSQL, so that every process hears them. They are sent after the commit and
 * collected for a moment: a NOTIFY inside each transaction would make commits queue behind one lock.
 */
export async function openLive(sql: Sql, log: Log): Promise<Live> {
  const hearers = new Set<(topics: readonly Topic[]) => void>();
  const waiting = new Set<Topic>();
  let timer: NodeJS.Timeout | undefined;

  const send = () => {
    timer = undefined;
    const topics = [...waiting];
    waiting.clear();
    sql.notify(CHANNEL, topics.join(",")).catch((error: unknown) => log.warn({ err: error }, "live notice not sent"));
  };
  const heard = (payload: string) => {
    const names = payload.split(",");
    const topics = TOPICS.filter((topic) => names.includes(topic));
    for (const hear of hearers) hear(topics);
  };
  const enders = new Set<(idSesi: number) => void>();
  const heardEnd = (payload: string) => {
    for (const hear of enders) hear(Number(payload));
  };
  const listening = [await sql.listen(CHANNEL, heard), await sql.listen(ENDED_CHANNEL, heardEnd)];

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
