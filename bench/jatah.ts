import { existsSync, mkdirSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The kernel lets a group of processes run for so much of each period: cgroups, first or second version, for who may make them. */
const PERIOD_US = 50_000;
const KINDS = [
  {
    root: "/sys/fs/cgroup/cpu",
    limits: (us: number) => ({ "cpu.cfs_period_us": PERIOD_US, "cpu.cfs_quota_us": us }),
  },
  { root: "/sys/fs/cgroup", limits: (us: number) => ({ "cpu.max": `${us} ${PERIOD_US}` }) },
];

/**
 * Lets a process have no more than this share of one core; answers how to take that back once it has ended. Null where the
 * kernel does not do it, or not for us.
 */
export function grantJatah(pid: number, share: number): (() => void) | null {
  for (const { root, limits } of KINDS) {
    const group = join(root, `kantor-bench-${pid}`);
    const files = Object.entries(limits(Math.round(share * PERIOD_US)));
    try {
      mkdirSync(group);
    } catch {
      continue;
    }
    if (files.every(([name]) => existsSync(join(group, name)))) {
      for (const [name, text] of [...files, ["cgroup.procs", pid]]) writeFileSync(join(group, `${name}`), `${text}`);
      return () => rmdirSync(group);
    }
    rmdirSync(group);
  }
  return null;
}
