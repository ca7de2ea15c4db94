import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type { Sql } from "#platform/db/database.ts";
import { holdStatements, type Job, PostgresError } from "#postgres";

/** A statement that was asked for, or is under way. */
type Langkah = { readonly job: Job; readonly process: number; send(): void };
type Pelaku = {
  readonly huruf: string;
  readonly antre: Langkah[];
  berjalan: Langkah | null;
  isBlocked: boolean;
  isOver: boolean;
};

/** Says who goes on: one of those that can, by its letter. */
export type Pilihan = (siap: readonly string[]) => string;

export type Jadwal<T> = {
  /** Who went on at each step: enough to repeat it. */
  readonly huruf: string;
  /** Each step with its statement, and who waits for a lock after it. */
  readonly jejak: readonly string[];
  readonly hasil: readonly T[];
  /** How often the server ended a transaction because two waited for each other. */
  readonly deadlocks: number;
};

const siapa = new AsyncLocalStorage<Pelaku>();
/** A statement that is not over by then may be waiting for a lock. */
const SOON_MS = 2;
/** An action that asks for nothing in this time waits for something that no schedule can give it. */
const STALLED_MS = 20_000;

/**
 * Runs actions side by side on the real database, one statement at a time. After each, when every action has asked for its
 * next statement, is over, or waits for a lock of another, `pilih` says who goes on. So a schedule is a word of letters.
 * `ubah` may change a statement before it is sent, to plant a mistake.
 */
export async function jadwalkan<T>(
  admin: Sql,
  tindakan: readonly (() => Promise<T>)[],
  pilih: Pilihan,
  ubah: (job: Job) => void = () => {},
): Promise<Jadwal<T>> {
  const semua = tindakan.map((_, at): Pelaku => {
    return { huruf: String.fromCharCode(65 + at), antre: [], berjalan: null, isBlocked: false, isOver: false };
  });
  const perubahan = notices();
  let deadlocks = 0;
  holdStatements((process, job, send) => {
    const pelaku = siapa.getStore();
    // News for other windows go out a moment after the commit, together with other news: when, no schedule says.
    if (pelaku === undefined || job.text.startsWith("select pg_notify(")) return send();
    ubah(job);
    const before = job.onEnd;
    const langkah: Langkah = { job, process, send };
    job.onEnd = () => {
      before?.();
      if (job.error instanceof PostgresError && job.error.code === "40P01") deadlocks += 1;
      if (pelaku.berjalan === langkah) pelaku.berjalan = null;
      perubahan.tell();
    };
    pelaku.antre.push(langkah);
    perubahan.tell();
  });
  try {
    const berjalan = tindakan.map((act, at) => {
      const pelaku = semua[at] as Pelaku;
      return siapa.run(pelaku, act).finally(() => {
        pelaku.isOver = true;
        perubahan.tell();
      });
    });
    const [jejak, hasil] = await Promise.all([lead(admin, semua, pilih, perubahan), Promise.all(berjalan)]);
    return { huruf: jejak.map(([huruf]) => huruf).join(""), jejak, hasil, deadlocks };
  } finally {
    holdStatements(null);
  }
}

async function lead(admin: Sql, semua: readonly Pelaku[], pilih: Pilihan, perubahan: Notices): Promise<string[]> {
  const jejak: string[] = [];
  for (;;) {
    await settle(admin, semua, perubahan);
    const siap = semua.filter(({ antre, berjalan }) => antre.length > 0 && berjalan === null);
    if (siap.length === 0) {
      if (semua.every(({ isOver }) => isOver)) return jejak;
      // All wait for locks of each other: the server finds the deadlock and ends one of them.
      await perubahan.next(STALLED_MS);
      continue;
    }
    const huruf = pilih(siap.map((pelaku) => pelaku.huruf));
    const pelaku = siap.find((one) => one.huruf === huruf);
    const langkah = pelaku?.antre.shift();
    if (!pelaku || !langkah) throw new Error(`${huruf} cannot go on`);
    pelaku.berjalan = langkah;
    langkah.send();
    await settle(admin, semua, perubahan);
    const menunggu = semua.filter(({ isBlocked }) => isBlocked).map((one) => one.huruf);
    const waits = menunggu.length > 0 ? ` (${menunggu.join("")} menunggu)` : "";
    jejak.push(`${huruf} ${firstWords(langkah.job.text)}${waits}`);
  }
}

const firstWords = (text: string): string => text.replace(/\s+/g, " ").trim().slice(0, 90);

/** Until everybody has asked for a statement, is over, or waits for a lock. */
async function settle(admin: Sql, semua: readonly Pelaku[], perubahan: Notices): Promise<void> {
  for (;;) {
    const isThinking = ({ isOver, antre, berjalan }: Pelaku) => !isOver && antre.length === 0 && berjalan === null;
    if (semua.some(isThinking)) {
      await perubahan.next(STALLED_MS);
      continue;
    }
    for (const pelaku of semua) pelaku.isBlocked &&= pelaku.berjalan !== null;
    if (semua.every(({ berjalan }) => berjalan === null)) return;
    await Promise.race([perubahan.next(STALLED_MS), sleep(SOON_MS)]);
    const terbang = semua.flatMap((pelaku) => (pelaku.berjalan ? [{ pelaku, langkah: pelaku.berjalan }] : []));
    if (terbang.length === 0) continue;
    const nomor = terbang.map(({ langkah }) => langkah.process);
    const lain = semua.flatMap(({ antre }) => antre.map(({ process }) => process));
    const before = perubahan.count();
    const blocked = await blockedOf(admin, nomor, [...processes, ...nomor, ...lain]);
    // What ended meanwhile may have let another one go on: the answer is old.
    if (perubahan.count() !== before) continue;
    for (const [at, { pelaku, langkah }] of terbang.entries()) {
      pelaku.isBlocked = pelaku.berjalan === langkah && blocked[at] === true;
    }
    if (semua.every((pelaku) => pelaku.berjalan === null || pelaku.isBlocked) && !semua.some(isThinking)) return;
  }
}

const processes = new Set<number>();

/** Which of these processes of the server wait for a lock that one of the others holds. */
async function blockedOf(admin: Sql, nomor: readonly number[], lain: readonly number[]): Promise<boolean[]> {
  for (const one of lain) processes.add(one);
  const rows = await admin<{ blocked: boolean }[]>`
    select pg_catalog.pg_isolation_test_session_is_blocked(pid, ${[...processes]}::int[]) as blocked
    from unnest(${[...nomor]}::int[]) with ordinality as asked (pid, at) order by at`;
  return rows.map(({ blocked }) => blocked);
}

type Notices = ReturnType<typeof notices>;

/** Tells one that waits that something has changed, also what changed while nobody waited. */
function notices() {
  let isNew = false;
  let count = 0;
  let wake: (() => void) | null = null;
  return {
    /** How much has changed so far. */
    count: () => count,
    tell(): void {
      isNew = true;
      count += 1;
      wake?.();
    },
    async next(patience: number): Promise<void> {
      if (!isNew) {
        let timer: NodeJS.Timeout | undefined;
        await new Promise<void>((done, failed) => {
          wake = done;
          timer = setTimeout(
            () => failed(new Error("An action waits for something outside of the database")),
            patience,
          );
        }).finally(() => clearTimeout(timer));
        wake = null;
      }
      isNew = false;
    },
  };
}
