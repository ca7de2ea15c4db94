import { Counter, Gauge, type Registry } from "prom-client";
import { backupFigures } from "../backup/record.ts";
import type { Services } from "../http/context.ts";

/** How the backups fare. From the database, so that every process tells the same, whichever made them. */
export function backupMetrics({ sql, clock }: Pick<Services, "sql" | "clock">): (registry: Registry) => void {
  return (registry) => {
    // Without a database there is no figure, and the others are still told.
    const figures = () => backupFigures(sql, clock()).catch(() => null);
    new Counter({
      name: "kantor_backup_failures_total",
      help: "Backups that failed",
      registers: [registry],
      async collect() {
        const failures = (await figures())?.failures;
        if (failures === undefined) return;
        this.reset();
        this.inc(failures);
      },
    });
    new Gauge({
      name: "kantor_backup_age_seconds",
      help: "Age of the last good backup; endless where there is none",
      registers: [registry],
      async collect() {
        const age = (await figures())?.age;
        if (age !== undefined) this.set(age);
      },
    });
  };
}
