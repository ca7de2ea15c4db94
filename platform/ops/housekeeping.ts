import { join } from "node:path";
import { Cron } from "croner";
import type { Sql } from "../db/database.ts";
import { sweepOrphans } from "../files/berkas.ts";
import { sweepFormer } from "../files/former.ts";
import { sweepStaged } from "../files/staged.ts";
import { storageTime } from "../files/storage.ts";
import type { Services } from "../http/context.ts";
import { sweepKeys } from "../http/idempotency/idempotency.ts";
import { sweepJejak } from "../http/jejak/jejak.ts";
import { sweepSessions } from "../http/sessions/sessions.ts";
import { sweepTries } from "../http/sessions/throttle.ts";
import { foldCounters } from "../list/countedPage.ts";
import { backUp, dropOldBackups } from "./backup/backup.ts";
import { isRestoreTestDue } from "./backup/guards.ts";
import { BackupBusy, isBackupMissed, noteRefused, reasonOf } from "./backup/record.ts";

const DAY_MS = 86_400_000;

type Chores = {
  /** How many days a backup is kept; 0 makes no backups. */
  backupDays: (sql: Sql) => Promise<number>;
  /** Tries whether the newest backup, and the archive, can be restored; once a week. */
  restoreTest: (services: Services) => Promise<void>;
  /** Housekeeping of the business (books). */
  tidy: (sql: Sql, now: Date) => Promise<void>;
  /** News of the business that nobody's action brings, once a minute. */
  news: (services: Services, now: Date) => Promise<void>;
};

/** Starts the hourly cleaning and the nightly backup. Answers how to stop them. */
export function startHousekeeping(
  services: Services,
  { backupDays, restoreTest, tidy, news }: Chores,
): () => Promise<void> {
  const { sql, log, clock, config } = services;
  const hourly = new Cron("17 * * * *", { protect: true }, async () => {
    const now = clock();
    try {
      await sweep(services, now);
      await foldCounters(sql);
      await tidy(sql, now);
    } catch (error) {
      log.error({ err: error }, "housekeeping failed");
    }
  });
  const minutely = new Cron("* * * * *", { protect: true }, () =>
    news(services, clock()).catch((error: unknown) => log.error({ err: error }, "news not told")),
  );
  const nightly = async (reason: string) => {
    const folder = join(config.dataDir, "backup");
    try {
      const days = await backupDays(sql);
      if (days === 0) return;
      log.info({ backup: await backUp(services, folder, config.backupMinutes), reason }, "backed up");
      await dropOldBackups(folder, days, clock());
    } catch (error) {
      log.error({ err: error, reason }, "backup failed");
    }
  };
  const nights = new Cron("30 2 * * *", { protect: skipped(services), timezone: "Asia/Jakarta" }, () =>
    nightly("night"),
  );
  // A machine that was off at night makes that night's backup when it is on again.
  const missed = new Cron("47 * * * *", { protect: true }, async () => {
    const isMissed = await isBackupMissed(sql, clock()).catch(() => false);
    if (isMissed) await nightly("missed");
  });
  let tried = Number.NEGATIVE_INFINITY;
  const weekly = new Cron("53 * * * *", { protect: true }, async () => {
    const now = clock();
    try {
      if (now.getTime() - tried < DAY_MS || !(await isRestoreTestDue(sql, now))) return;
      tried = now.getTime();
      await restoreTest(services);
    } catch (error) {
      log.error({ err: error }, "restore test failed");
    }
  });
  return async () => {
    weekly.stop();
    hourly.stop();
    minutely.stop();
    nights.stop();
    missed.stop();
  };
}

/** Removes what has expired. */
async function sweep({ sql, storage }: Services, now: Date): Promise<void> {
  await sweepKeys(sql);
  await sweepSessions(sql, now);
  await sweepTries(sql, now);
  await sweepJejak(sql);
  await sweepFormer(sql, now);
  // A picture on its way must not look old because our clock jumped: its age is told by the clock that stamped it.
  const stamped = new Date(Math.min(now.getTime(), (await storageTime(storage)).getTime()));
  await sweepOrphans(sql, storage, stamped);
  await sweepStaged(storage, stamped);
}

/** A nightly backup that is due while the last one still runs counts as a failure and is reported. */
const skipped =
  ({ sql, log, clock }: Services) =>
  (): void => {
    const busy = new BackupBusy("The backup of the night before is still at work");
    log.error({ err: busy }, "backup failed");
    noteRefused(sql, clock(), reasonOf(busy)).catch((error: unknown) => log.error({ err: error }, "backup not noted"));
  };
