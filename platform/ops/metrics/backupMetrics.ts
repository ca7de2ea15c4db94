import { Counter, Gauge, type Registry } from "prom-client";
import type { Services } from "../../http/context.ts";
import { backupFigures } from "../backup/record.ts";

/** Metrics of the backups. Read from the database, so that every process reports the same. */
export function backupMetrics({ sql, clock }: Pick<Services, "sql" | "clock">): (registry: Registry) => void {
  return (registry) => {
    // Without a database these metrics are missing; the others are still reported.
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
